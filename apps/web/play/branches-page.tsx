import './branch.css';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { useSession } from '../api/session.js';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { SignInFirst } from '../parts/sign-in-first.js';
import { TakeCsv } from '../parts/take-csv.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { say } from '../say/index.js';
import { momentOf } from '../tournament/words.js';
import { OWN_BRANCHES } from './branch-documents.js';
import { Showing, type ShownAs } from './branch-showing.js';

/** `/play/branches`: the games that somebody played on from others', to go on with, to show, or to name anew. */
export default function BranchesPage(): ReactNode {
  const session = useSession();
  useTitle(say('Your branches'));
  return (
    <div className="page">
      {session.is === 'nobody' ? <SignInFirst what={say('Whose branches?')} to="/play/branches" /> : <Branches />}
    </div>
  );
}

function Branches(): ReactNode {
  const [after, setAfter] = useState<string | null>(null);
  const [{ data, error }, again] = useQuery({
    query: OWN_BRANCHES,
    variables: { after },
    requestPolicy: 'cache-and-network',
  });
  if (error !== undefined) return <Failed what={say('Your branches')} error={error} again={() => again()} />;
  if (data === undefined) return <Waiting for={say('your branches')} />;
  const { nodes, pageInfo } = data.branches;
  const { endCursor, hasNextPage } = pageInfo;
  return (
    <>
      <div className="head">
        <h1>{say('Your branches')}</h1>
        {nodes.length === 0 ? null : (
          <span className="end">
            <TakeCsv
              name="branches"
              rows={() => [
                ['branch', 'name', 'of', 'ply', 'begun', 'over', 'public'],
                ...nodes.map((each) => [
                  each.id,
                  each.name,
                  each.ofMatch,
                  each.ply,
                  each.createdAt,
                  String(each.over),
                  String(each.public),
                ]),
              ]}
            />
          </span>
        )}
      </div>
      {nodes.length === 0 ? (
        <Empty what={say('You have no branch yet')}>
          <p>{say('Open the replay of any game whose key is out, and play on from the ply that you look at.')}</p>
        </Empty>
      ) : (
        <ul className="ledger">
          {nodes.map((branch) => (
            <Branch key={branch.id} branch={branch} />
          ))}
        </ul>
      )}
      {hasNextPage || after !== null ? (
        <p className="row">
          {after === null ? null : (
            <button className="button" type="button" onClick={() => setAfter(null)}>
              {say('The newest')}
            </button>
          )}
          {hasNextPage ? (
            <button className="button" type="button" onClick={() => setAfter(endCursor)}>
              {say('Older ones')}
            </button>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

interface BranchProps {
  readonly branch: ShownAs & {
    readonly id: string;
    readonly ofMatch: string;
    readonly ply: number;
    readonly over: boolean;
    readonly createdAt: string;
  };
}

function Branch({ branch }: BranchProps): ReactNode {
  const { id, ofMatch, ply, over, createdAt } = branch;
  const [shown, setShown] = useState<ShownAs>(branch);
  return (
    <li>
      <span>{ply}</span>
      <div>
        <p className="row">
          <Link href={over ? `/g/${id}/${ply}` : `/play/branch/${id}`}>
            {shown.name ?? say('From ply {ply}', { ply })}
          </Link>
          <Link className="dim" href={`/g/${ofMatch}/${ply}`}>
            {say('The game that it leaves')}
          </Link>
          <span className="dim">
            {over
              ? say('Played to its end, begun {when}', { when: momentOf(createdAt) })
              : say('Not over, begun {when}', { when: momentOf(createdAt) })}
          </span>
        </p>
        <Showing id={id} shown={shown} onShown={setShown} />
      </div>
    </li>
  );
}
