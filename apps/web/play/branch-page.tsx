import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { Link, useParams } from 'wouter';
import type { ResultOf } from '../api/graphql.js';
import { useSession } from '../api/session.js';
import { NotFound } from '../parts/not-found.js';
import { Failed } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import type { BranchStep } from '#match';
import { isBot } from './bots.js';
import { STORED_BRANCH } from './branch-documents.js';
import { Showing } from './branch-showing.js';
import { BranchTable } from './branch-table.js';
import { sayStored } from './branch-words.js';
import type { BranchTerms } from './branch-terms.js';
import { useBranch } from './use-branch.js';
import { useStored } from './use-stored.js';
import { say } from '../say/index.js';

type Branch = NonNullable<NonNullable<ResultOf<typeof STORED_BRANCH>['match']>['branchOf']>;

const branchIn = (data: ResultOf<typeof STORED_BRANCH> | undefined): Branch | null => data?.match?.branchOf ?? null;

const stepIn = ({ ply, seat, answer, backTo }: Branch['steps'][number]): readonly BranchStep[] => {
  if (backTo !== null) return [{ ply, backTo }];
  return seat === null || answer === null ? [] : [{ ply, seat, answer }];
};

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
  useTitle(branch?.name ?? say('A branch'));
  if (error !== undefined && branch === null)
    return (
      <div className="page">
        <h1>{say('A branch')}</h1>
        <Failed what={say('The branch')} error={error} again={() => again()} />
      </div>
    );
  if (branch === null) return data === undefined ? <Waiting for={say('the branch')} /> : <NotFound />;
  const isYours = session.is === 'somebody' && session.person.id === branch.by?.id;
  return isYours ? <Stored key={id} id={id} branch={branch} /> : <Others id={id} name={branch.name} />;
}

function Others({ id, name }: { readonly id: string; readonly name: string | null }): ReactNode {
  return (
    <div className="page">
      <h1>{name ?? say('A branch')}</h1>
      <p>{say('Somebody else plays it. You can look at it, and play on from any ply of it yourself.')}</p>
      <Link className="button main" href={`/g/${id}`}>
        {say('Watch')}
      </Link>
    </div>
  );
}

function Stored({ id, branch }: { readonly id: string; readonly branch: Branch }): ReactNode {
  const terms = useMemo<BranchTerms>(() => {
    const name = branch.bot?.name ?? null;
    const bot = branch.bot !== null && isBot(name) ? { seat: branch.bot.seat, name } : null;
    return { point: branch.from, steps: branch.steps.flatMap(stepIn), bot };
  }, [branch]);
  const { take, ...stored } = useStored(id, branch.steps.length);
  const [shown, setShown] = useState<Pick<Branch, 'name' | 'public'>>(branch);
  const now = useBranch(terms, true, useCallback(take, [take]));
  return (
    <BranchTable
      terms={terms}
      now={now}
      name={shown.name}
      keeping={
        <div className="row">
          {stored.trouble === null ? (
            <span role="status">{sayStored(stored.count, now.steps.length)}</span>
          ) : (
            <span className="problem" role="alert">
              {stored.trouble}{' '}
              <button className="button" type="button" onClick={stored.again}>
                {say('Send again')}
              </button>
            </span>
          )}
          <Showing id={id} shown={shown} onShown={setShown} />
        </div>
      }
    />
  );
}
