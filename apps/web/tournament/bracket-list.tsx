import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Drawn } from './bracket-shape.js';

/** The same matches one under the other, for reading aloud and for print. */
export function BracketList({ bracket }: { readonly bracket: readonly Drawn[] }): ReactNode {
  return (
    <ol className="ledger" aria-label="Matches of the bracket">
      {bracket.map(({ match, title, sides, table }) => (
        <li key={match}>
          <span>{match}</span>
          <div className="bracket-line">
            <span className="dim">{title}</span>
            <span>
              {sides.map(({ name, seed, won, isKnown }, nth) => (
                <span key={nth} className={won === false ? 'lost' : won === true ? 'won' : ''}>
                  {nth === 0 ? '' : ' against '}
                  {name}
                  {seed === null || !isKnown ? '' : ` (${seed})`}
                </span>
              ))}
            </span>
            <span className="num">
              {table === null ? (
                'not paired'
              ) : sides[0].games === null ? (
                <Link href={`/g/${table.matchId}`}>table {table.number}</Link>
              ) : table.isPlayed ? (
                <Link href={`/g/${table.matchId}`}>
                  {sides[0].games}–{sides[1].games}
                </Link>
              ) : (
                `${sides[0].games}–${sides[1].games ?? 0}`
              )}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}
