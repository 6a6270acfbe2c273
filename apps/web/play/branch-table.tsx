import './branch.css';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { originName, sayEnd, seatNames } from './branch-words.js';
import type { No } from './table.js';
import { TableScreen } from './table-screen.js';
import type { BranchNow, BranchTerms } from './use-branch.js';

interface BranchTableProps {
  readonly terms: BranchTerms;
  readonly now: BranchNow;
  /** What it is called, where it has a name. */
  readonly name: string | null;
  /** How it is kept, and what can be done about that. */
  readonly keeping: ReactNode;
  readonly canUndo: boolean;
}

/** A branch as it is played: what it leaves stands above the table all the time. */
export function BranchTable({ terms, now, name, keeping, canUndo }: BranchTableProps): ReactNode {
  const [no, setNo] = useState<No | null>(null);
  const { matchId, ply } = terms.point;
  const names = seatNames(terms);
  if (now.trouble !== null)
    return (
      <div className="page">
        <h1>This can’t be played on from here</h1>
        <p>{now.trouble}</p>
        <Link className="button main" href={`/g/${matchId}/${ply}`}>
          Back to the replay
        </Link>
      </div>
    );
  return (
    <>
      <aside className="branch-banner" aria-label="What this game is">
        <p>
          <b>{name ?? 'A branch'}</b>
          {name === null ? ' of ' : ', a branch of '}
          <Link href={`/g/${matchId}/${ply}`}>{`${originName(terms.point)}, from ply ${ply}`}</Link>
          {'. It counts nowhere. The cards come in the order in which they lay.'}
        </p>
        {keeping}
      </aside>
      <TableScreen
        title={name ?? `A branch of ${originName(terms.point)}`}
        names={names}
        seat={now.seat}
        view={now.view}
        ply={now.ply}
        asked={now.asked}
        acting={now.acting}
        busy={false}
        no={no}
        waiting={now.thinking ? 'The bot is thinking.' : null}
        lines={now.lines}
        onAnswer={(answer) => setNo(now.answer(answer))}
        onWhyNot={(answer) => setNo(now.whyNot(answer))}
        over={
          now.places === null ? null : (
            <>
              <h2>{sayEnd(now.places, names, terms.bot)}</h2>
              <p>{now.reason}</p>
              <Link className="button main" href={`/g/${matchId}/${ply}`}>
                Back to the replay
              </Link>
            </>
          )
        }
        acts={
          !canUndo || now.undo === null ? null : (
            <button
              className="button quiet"
              type="button"
              onClick={() => {
                setNo(null);
                now.undo?.();
              }}
            >
              Take back
            </button>
          )
        }
      />
    </>
  );
}
