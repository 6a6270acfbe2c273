/** The scores of a conflict, and what each is made of. */
import type { ReactNode } from 'react';
import { cardOf } from '../cards/index.js';
import { say } from '../say/index.js';
import { SeatSign } from '../parts/sign.js';
import { cardIn, type Scored, type ScorePart, type TableView } from './view.js';

export function Score({ table, scored, near }: ScoreProps): ReactNode {
  return (
    <ol className="score" aria-label={say('The score')}>
      {[1 - near, near].map((seat) => (
        <li key={seat}>
          <SeatSign seat={seat} />
          <b className={scored.leads === seat ? `leads seat-${seat}` : ''}>{signed(scored.totals[seat] ?? 0)}</b>
          <span className="made-of">
            {(scored.parts[seat] ?? []).map((part, i) => (
              <span key={i}>
                <b>{part.from === 'effect' && part.adds > 0 ? `+${part.adds}` : signed(part.adds)}</b>{' '}
                {sourceOf(part, table)}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface ScoreProps {
  readonly table: TableView;
  readonly scored: Scored;
  readonly near: number;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

function sourceOf(part: ScorePart, table: TableView): string {
  switch (part.from) {
    case 'depth':
      return say('depth');
    case 'effect':
      return cardOf(part.card)?.title ?? part.card;
    case 'participant':
      return titleOf(table, part.card);
    case 'dread':
      return say('Dread of {card}', { card: titleOf(table, part.card) });
  }
}

function titleOf(table: TableView, handle: string): string {
  const slug = cardIn(table, handle)?.card ?? handle;
  return cardOf(slug)?.title ?? slug;
}
