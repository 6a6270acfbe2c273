import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../api/graphql.js';
import { TakeCsv } from '../parts/take-csv.js';
import type { PartProps } from './part.js';
import { isElimination } from './tabs.js';
import { say } from '../say/index.js';

const BEST = 8;

const FINAL = graphql(`
  query FinalRanking($id: ID!) {
    tournament(id: $id) {
      ranking {
        id
        name
      }
    }
  }
`);

/** Who won in the end, by the bracket; below it stand the rounds that led there. */
export function FinalRanking({ tournament }: Pick<PartProps, 'tournament'>): ReactNode {
  const { id, phase, cancelled, plan } = tournament;
  const bracket = plan.stages.findLast(isElimination);
  const isDecided = phase === 'OVER' && cancelled === null && bracket !== undefined;
  const [{ data }] = useQuery({ query: FINAL, variables: { id }, pause: !isDecided });
  const first = isDecided ? (data?.tournament?.ranking.slice(0, bracket.cut ?? BEST) ?? []) : [];
  if (first.length === 0) return null;
  return (
    <section className="final" aria-labelledby="final-title">
      <div className="sec">
        <h2 id="final-title">{say('Final ranking')}</h2>
        <div className="end">
          <TakeCsv
            name="final-ranking"
            rows={() => [['rank', 'player'], ...first.map(({ name }, nth) => [nth + 1, name])]}
          />
        </div>
      </div>
      <ol className="ledger">
        {first.map(({ id: entrant, name }, nth) => (
          <li key={entrant}>
            <span>{nth + 1}</span>
            <span>{nth === 0 ? <b>{name ?? say('Erased')}</b> : (name ?? say('Erased'))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
