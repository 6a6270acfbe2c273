import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { Failed } from '../parts/problem.js';
import { type StandingRow, WHY_HERE } from './queries.js';
import { figure, nameOf, ordinal } from './words.js';
import { say } from '../say/index.js';
import { Phrases } from '../say/phrases.js';
import type { Known } from '../say/told.js';

/** What stands between a row and its neighbours, and the parts of each tie-break. */
export function WhyHere({ id, asOf, row, nth, above, below }: WhyHereProps): ReactNode {
  const other = above ?? below;
  const two = other === null ? [row.entrant.id] : [row.entrant.id, other.entrant.id];
  const [{ data, error }] = useQuery({
    query: WHY_HERE,
    variables: { id, asOf, skip: nth, two },
    pause: other === null,
  });
  const found = data?.tournament ?? null;
  if (error !== undefined) return <Failed what={say('The reason')} error={error} />;
  if (found === null) return <span className="dim">{say('Working it out')}</span>;
  const tieBreaks = found.standings.rows[0]?.tieBreaks ?? [];
  return (
    <div className="why-here">
      <p>
        <b>{say('Why {ordinal}?', { ordinal: ordinal(row.rank) })}</b>{' '}
        {other === null || found.whyAbove === null ? null : (
          <>
            {standsSay(
              found.whyAbove.by === 'nothing' ? 'beside' : above === null ? 'above' : 'below',
              nameOf(other.entrant),
            )}{' '}
            <Phrases {...found.whyAbove} known={figured} />
          </>
        )}
      </p>
      <div className="parts">
        {tieBreaks.map(({ id: short, value, exact, parts }) => (
          <table key={short}>
            <caption>
              <b>{short}</b> {figure(value)} <span className="dim">{say('exactly {exact}', { exact })}</span>
            </caption>
            <thead className="unseen">
              <tr>
                <th scope="col">{say('Round')}</th>
                <th scope="col">{say('Opponent')}</th>
                <th scope="col">{say('Part')}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ round, opponent, exact: part, counted }) => (
                <tr key={round} className={counted ? '' : 'struck'}>
                  <td>{round}</td>
                  <td>{opponent === null ? say('no opponent') : nameOf(opponent)}</td>
                  <td className="num">{part}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </div>
  );
}

function standsSay(where: 'above' | 'below' | 'beside', name: string): string {
  if (where === 'beside') return say('Beside {name}.', { name });
  return where === 'above' ? say('Above {name}.', { name }) : say('Below {name}.', { name });
}

/** Values as the language writes its figures. */
const figured: Known = (name, value) => (name === 'high' || name === 'low' ? figure(String(value)) : null);

interface WhyHereProps {
  readonly id: string;
  readonly asOf: number | null;
  readonly row: StandingRow;
  readonly nth: number;
  readonly above: StandingRow | null;
  readonly below: StandingRow | null;
}
