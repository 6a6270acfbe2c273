import './branch.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { originName, sayEnd, seatNames } from './branch-words.js';
import { sayWhyOver } from './ends.js';
import { GameHere } from './game-here.js';
import type { BranchTerms } from './branch-terms.js';
import type { BranchNow } from './use-branch.js';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';

interface BranchTableProps {
  readonly terms: BranchTerms;
  readonly now: BranchNow;
  /** What it is called, where it has a name. */
  readonly name: string | null;
  /** How it is kept, and what can be done about that. */
  readonly keeping: ReactNode;
}

/** A branch as it is played: what it leaves stands above the table all the time. */
export function BranchTable({ terms, now, name, keeping }: BranchTableProps): ReactNode {
  const { matchId, ply } = terms.point;
  const names = seatNames(terms);
  if (now.trouble !== null)
    return (
      <div className="page">
        <h1>{say('This can’t be played on from here')}</h1>
        <p>{now.trouble}</p>
        <Link className="button main" href={`/g/${matchId}/${ply}`}>
          {say('Back to the replay')}
        </Link>
      </div>
    );
  return (
    <>
      <aside className="branch-banner" aria-label={say('What this game is')}>
        <p>
          <Left terms={terms} name={name} /> {say('It counts nowhere. The cards come in the order in which they lay.')}
        </p>
        {keeping}
      </aside>
      <GameHere
        title={name ?? say('A branch of {origin}', { origin: originName(terms.point) })}
        names={names}
        seat={now.seat}
        now={now}
        over={
          now.places === null ? null : (
            <>
              <h2>{sayEnd(now.places, names, terms.bot)}</h2>
              <p>
                {now.reason === null ? null : sayWhyOver(now.reason, terms.bot !== null && now.places[now.seat] !== 1)}
              </p>
              <Link className="button main" href={`/g/${matchId}/${ply}`}>
                {say('Back to the replay')}
              </Link>
            </>
          )
        }
      />
    </>
  );
}

function Left({ terms, name }: Pick<BranchTableProps, 'terms' | 'name'>): ReactNode {
  const { matchId, ply } = terms.point;
  const left = {
    origin: originName(terms.point),
    ply,
    link: (said: ReactNode) => <Link href={`/g/${matchId}/${ply}`}>{said}</Link>,
  };
  return name === null ? (
    <Say text="<b>A branch</b> of <link>{origin}, from ply {ply}</link>." with={left} />
  ) : (
    <Say text="<b>{name}</b>, a branch of <link>{origin}, from ply {ply}</link>." with={{ ...left, name }} />
  );
}
