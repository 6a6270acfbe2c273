import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { Link, useParams } from 'wouter';
import { useCommand } from '../api/command.js';
import type { ResultOf } from '../api/graphql.js';
import { useSession } from '../api/session.js';
import { textOf } from '../parts/form.js';
import { NotFound } from '../parts/not-found.js';
import { Failed, Refused } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { isBot } from './bots.js';
import { CHANGE_BRANCH, STORED_BRANCH } from './branch-documents.js';
import { BranchTable } from './branch-table.js';
import { sayStored } from './branch-words.js';
import { type BranchTerms, useBranch } from './use-branch.js';
import { useStored } from './use-stored.js';

type Branch = NonNullable<NonNullable<ResultOf<typeof STORED_BRANCH>['match']>['branchOf']>;

const branchIn = (data: ResultOf<typeof STORED_BRANCH> | undefined): Branch | null => data?.match?.branchOf ?? null;

/** `/play/branch/ID`: a branch of one's own, stored move by move. */
export default function BranchPage(): ReactNode {
  const { id } = useParams<{ id: string }>();
  const session = useSession();
  const [{ data, error }, again] = useQuery({
    query: STORED_BRANCH,
    variables: { id },
    requestPolicy: 'network-only',
    pause: session.is === 'unknown',
  });
  const [first, setFirst] = useState<Branch | null>(null);
  const branch = first ?? branchIn(data);
  if (first === null && branch !== null) setFirst(branch);
  useTitle(branch?.name ?? 'A branch');
  if (error !== undefined && branch === null) return <Failed what="The branch" error={error} again={() => again()} />;
  if (branch === null) return data === undefined ? <Waiting for="the branch" /> : <NotFound />;
  const isYours = session.is === 'somebody' && session.person.id === branch.by?.id;
  return isYours ? <Stored key={id} id={id} branch={branch} /> : <Others id={id} name={branch.name} />;
}

function Others({ id, name }: { readonly id: string; readonly name: string | null }): ReactNode {
  return (
    <div className="page">
      <h1>{name ?? 'A branch'}</h1>
      <p>Somebody else plays it. You can look at it, and play on from any ply of it yourself.</p>
      <Link className="button main" href={`/g/${id}`}>
        Watch
      </Link>
    </div>
  );
}

function Stored({ id, branch }: { readonly id: string; readonly branch: Branch }): ReactNode {
  const terms = useMemo<BranchTerms>(() => {
    const name = branch.bot?.name ?? null;
    const bot = branch.bot !== null && isBot(name) ? { seat: branch.bot.seat, name } : null;
    return { point: branch.from, given: branch.answers, bot };
  }, [branch]);
  const { take, ...stored } = useStored(id, branch.from.ply, branch.answers.length);
  const [shown, setShown] = useState<Pick<Branch, 'name' | 'public'>>(branch);
  const now = useBranch(terms, useCallback(take, [take]));
  return (
    <BranchTable
      terms={terms}
      now={now}
      name={shown.name}
      canUndo={false}
      keeping={
        <div className="row">
          {stored.trouble === null ? (
            <span role="status">{sayStored(stored.count, now.given.length)}</span>
          ) : (
            <span className="problem" role="alert">
              {stored.trouble}{' '}
              <button className="button" type="button" onClick={stored.again}>
                Send again
              </button>
            </span>
          )}
          <Showing id={id} shown={shown} onShown={setShown} />
        </div>
      }
    />
  );
}

interface ShowingProps {
  readonly id: string;
  readonly shown: Pick<Branch, 'name' | 'public'>;
  readonly onShown: (shown: Pick<Branch, 'name' | 'public'>) => void;
}

/** What it is called, and who may see it. */
function Showing({ id, shown, onShown }: ShowingProps): ReactNode {
  const change = useCommand(CHANGE_BRANCH);
  async function send(typed: FormData): Promise<void> {
    const name = textOf(typed, 'name').trim() || null;
    const sent = await change.send({ matchId: id, name, public: typed.get('public') === 'on' });
    const branch = sent.is === 'done' ? sent.payload.match?.branchOf : null;
    if (branch) onShown(branch);
  }
  return (
    <details className="branch-showing">
      <summary>{shown.public ? 'Everybody may see it' : 'You alone see it'}</summary>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <label className="field">
          <span>Name</span>
          <input className="input" name="name" maxLength={80} defaultValue={shown.name ?? ''} />
        </label>
        <label className="row">
          <input type="checkbox" name="public" defaultChecked={shown.public} />
          Everybody may see it
        </label>
        <button className="button" disabled={change.busy}>
          Save
        </button>
        <Refused errors={change.errors} />
      </form>
    </details>
  );
}
