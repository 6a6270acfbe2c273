import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Empty } from '../parts/empty.js';
import { DraftShown } from './draft.js';
import { Results } from './results.js';
import type { Run } from './tournament.js';
import { say } from '../say/index.js';

/** The rounds, the draft after them; without a number the one that needs somebody. */
export function Rounds({ run, nth, onSeen }: RoundsProps): ReactNode {
  const last = run.rounds.at(-1);
  const at = nth ?? (run.draft === null ? String(last?.number ?? '') : 'draft');
  const round = run.rounds.find(({ number }) => String(number) === at);
  return (
    <>
      {run.rounds.length + (run.draft === null ? 0 : 1) > 1 ? (
        <nav className="segments run-rounds" aria-label={say('Rounds')}>
          {run.rounds.map(({ number, missing }) => (
            <Link
              key={number}
              href={`/t/${run.id}/run/round/${number}`}
              aria-current={at === String(number) ? 'page' : undefined}
            >
              {missing > 0
                ? say('Round {number}, {missing} out', { number, missing })
                : say('Round {number}', { number })}
            </Link>
          ))}
          {run.draft === null ? null : (
            <Link href={`/t/${run.id}/run/round/draft`} aria-current={at === 'draft' ? 'page' : undefined}>
              {say('Draft of round {number}', { number: run.draft.number })}
            </Link>
          )}
        </nav>
      ) : null}
      {at === 'draft' && run.draft !== null ? (
        <DraftShown run={run} onSeen={onSeen} />
      ) : round === undefined ? (
        <Empty what={say('No round yet')}>
          {run.phase === 'REGISTERING'
            ? say('The first is paired after the start.')
            : say('Pair the first: it is the next thing above.')}
        </Empty>
      ) : (
        <Results key={round.number} run={run} round={round} />
      )}
    </>
  );
}

interface RoundsProps {
  readonly run: Run;
  readonly nth: string | undefined;
  readonly onSeen: (position: string | null) => void;
}
