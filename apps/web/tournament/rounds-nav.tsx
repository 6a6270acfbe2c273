import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { Head } from './queries.js';
import { say } from '../say/index.js';

/** The round that the address asks for, or the last one. */
export function useRound({ rounds }: Head): number {
  const [search] = useSearchParams();
  const asked = Number(search.get('round'));
  return rounds.some(({ number }) => number === asked) ? asked : (rounds.at(-1)?.number ?? 0);
}

export function RoundsNav({ tournament, shown, label }: RoundsNavProps): ReactNode {
  const [path] = useLocation();
  const [search] = useSearchParams();
  if (tournament.rounds.length < 2) return null;
  const as = search.get('as');
  const others = as === null ? '' : `&as=${as}`;
  return (
    <nav className="segments" aria-label={label}>
      {tournament.rounds.map(({ number }) => (
        <Link
          key={number}
          href={`${path}?round=${number}${others}`}
          aria-current={number === shown ? 'page' : undefined}
        >
          <span className="unseen">{say('Round')}</span> {number}
        </Link>
      ))}
    </nav>
  );
}

/** What it chooses is said beside it, since nothing else on the page does. */
export function AsOfNav({ tournament, shown }: Omit<RoundsNavProps, 'label'>): ReactNode {
  if (tournament.rounds.length < 2) return null;
  return (
    <>
      <span className="dim" aria-hidden="true">
        {say('As of the end of round')} <b className="on-paper">{shown}</b>
      </span>
      <RoundsNav tournament={tournament} shown={shown} label={say('As of the end of round')} />
    </>
  );
}

interface RoundsNavProps {
  readonly tournament: Head;
  readonly shown: number;
  readonly label: string;
}
