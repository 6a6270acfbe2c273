import type { ReactNode } from 'react';
import { Card, CardMark } from '../cards/index.js';
import { SeatSign } from '../parts/sign.js';
import type { TableView } from './view.js';
import { meaning, onNow } from './words.js';
import { say } from '../say/index.js';

/** The line between the two: it takes the sky of what is on, and says in one headline what just happened. */
export function Horizon({ table, scores, names, headline }: HorizonProps): ReactNode {
  const { conflict, phase, resolving } = table;
  const sky = conflict?.type ?? (phase === 'nightmare' ? 'mare' : 'calm');
  const better = (seat: number): boolean => {
    const [own, others] = [scores?.[seat] ?? 0, scores?.[1 - seat] ?? 0];
    return conflict?.type === 'dusk' ? own < others : own > others;
  };
  return (
    <section className={`horizon ${sky}`} aria-label={onNow(table)}>
      <div className="on-now">
        <b>
          {sky === 'calm' ? null : <CardMark name={sky === 'mare' ? 'nightmare' : sky} />}
          {onNow(table)}
        </b>
        <span>{meaning(table, (seat) => names[seat] ?? '')}</span>
      </div>
      {scores === null ? null : (
        <ol className="score">
          {[1, 0].map((seat) => (
            <li key={seat}>
              <SeatSign seat={seat} />
              <b className={better(seat) ? `leads seat-${seat}` : ''}>{scores[seat]}</b>
            </li>
          ))}
        </ol>
      )}
      {resolving.length === 0 ? null : (
        <ul className="resolving" aria-label={say('Being carried out')}>
          {resolving.map((slug, i) => (
            <li key={`${slug} ${i}`} data-slug={slug}>
              <Card slug={slug} size="strip" />
            </li>
          ))}
        </ul>
      )}
      <div className="headline">{headline}</div>
    </section>
  );
}

interface HorizonProps {
  readonly table: TableView;
  readonly scores: readonly number[] | null;
  readonly names: readonly string[];
  readonly headline: ReactNode;
}
