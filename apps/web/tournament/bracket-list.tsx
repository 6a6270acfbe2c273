import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Drawn } from './bracket-shape.js';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';

/** The same matches one under the other, for reading aloud and for print. */
export function BracketList({ bracket }: { readonly bracket: readonly Drawn[] }): ReactNode {
  return (
    <ol className="ledger" aria-label={say('Matches of the bracket')}>
      {bracket.map(({ match, title, sides, table }) => (
        <li key={match}>
          <span>{match}</span>
          <div className="bracket-line">
            <span className="dim">{title}</span>
            <span>
              <Say
                text="{one} against {other}"
                with={{ one: <Side side={sides[0]} />, other: <Side side={sides[1]} /> }}
              />
            </span>
            <span className="num">
              {table === null ? (
                say('not paired')
              ) : sides[0].games === null ? (
                <Link href={`/g/${table.matchId}`}>{say('table {number}', { number: table.number })}</Link>
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

function Side({ side: { name, seed, won, isKnown } }: { readonly side: Drawn['sides'][number] }): ReactNode {
  return (
    <span className={won === false ? 'lost' : won === true ? 'won' : ''}>
      {name}
      {seed === null || !isKnown ? '' : ` (${seed})`}
    </span>
  );
}
