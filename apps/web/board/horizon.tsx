import type { ReactNode } from 'react';
import { Card, CardMark } from '../cards/index.js';
import { Score } from './score.js';
import { type Scored, standing, type TableView } from './view.js';
import { meaning, onNow } from './words.js';
import { say } from '../say/index.js';

/** The line between the two: it takes the sky of what is on, and says in one headline what just happened. */
export function Horizon({ table, scored, names, near, headline }: HorizonProps): ReactNode {
  const { conflict, phase, resolving } = table;
  const score = scored ?? standing(table);
  const sky = conflict?.type ?? (phase === 'nightmare' ? 'mare' : 'calm');
  const classes = [
    'horizon',
    sky,
    ...(score === null ? [] : ['scored']),
    ...(resolving.length === 0 ? [] : ['resolves']),
  ];
  return (
    <section className={classes.join(' ')} aria-label={onNow(table)}>
      <div className="on-now">
        <b>
          {sky === 'calm' ? null : <CardMark name={sky === 'mare' ? 'nightmare' : sky} />}
          {onNow(table)}
        </b>
        <span>{meaning(table, (seat) => names[seat] ?? '')}</span>
      </div>
      {score === null ? null : <Score {...{ table, near }} scored={score} />}
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
  readonly scored: Scored | null;
  readonly names: readonly string[];
  readonly near: number;
  readonly headline: ReactNode;
}
