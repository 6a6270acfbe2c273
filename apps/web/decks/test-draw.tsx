import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { type Checked, testDraw } from './check.js';
import { say } from '../say/index.js';

const DRAWN = 8;

/** The first cards of the Dream deck, as often as somebody wants to see it shuffled. */
export function TestDraw({ cards }: Pick<Checked, 'cards'>): ReactNode {
  const [seed, setSeed] = useState(0);
  const drawn = useMemo(() => testDraw(cards, String(seed), DRAWN), [cards, seed]);
  return (
    <>
      <div className="head">
        <h2>{say('Top of the deck')}</h2>
        {drawn.length === 0 ? null : (
          <button className="button quiet end" type="button" onClick={() => setSeed(seed + 1)}>
            {say('Shuffle again')}
          </button>
        )}
      </div>
      {drawn.length === 0 ? (
        <p className="dim">{say('A deck with Dream cards shows its first {drawn} here.', { drawn: DRAWN })}</p>
      ) : (
        <ol className="ledger" aria-label={say('Top of the deck')}>
          {drawn.map((card, nth) => (
            <li key={nth}>
              <span>{card.value}</span>
              <Link href={`/cards/${card.slug}`}>{card.title}</Link>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
