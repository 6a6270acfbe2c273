import type { ReactNode } from 'react';
import type { Checked } from './check.js';
import { sayCards } from './words.js';

const VALUES = [1, 2, 3, 4] as const;

/** How many Dream cards there are of each value, the deep ones first; entities apart from the rest. */
export function Curve({ cards }: { readonly cards: Checked['cards'] }): ReactNode {
  const dream = cards.filter(({ card }) => card.kind !== 'arcanum');
  const count = (value: number, isEntity: boolean): number =>
    dream
      .filter(({ card }) => card.value === value && (card.kind === 'entity') === isEntity)
      .reduce((sum, { copies }) => sum + copies, 0);
  const most = Math.max(1, ...VALUES.map((value) => count(value, true) + count(value, false)));
  return (
    <dl className="curve">
      {VALUES.map((value) => {
        const entities = count(value, true);
        const others = count(value, false);
        return (
          <div key={value}>
            <dt>
              <span className={`depth depth-${value}`}>{value}</span>
            </dt>
            <dd>
              <span className="bar entities" style={{ width: `${(entities / most) * 100}%` }} />
              <span className="bar others" style={{ width: `${(others / most) * 100}%` }} />
              <span className="said">{sayCards(entities, others)}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
