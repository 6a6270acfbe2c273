import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { Failed } from '../parts/problem.js';
import { type StandingRow, WHY_HERE } from './queries.js';
import { nameOf, ordinal } from './words.js';

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
  if (error !== undefined) return <Failed what="The reason" error={error} />;
  if (found === null) return <span className="dim">Working it out</span>;
  const tieBreaks = found.standings.rows[0]?.tieBreaks ?? [];
  return (
    <div className="why-here">
      <p>
        <b>Why {ordinal(row.rank)}?</b>{' '}
        {other === null || found.whyAbove === null ? null : (
          <>
            {found.whyAbove.by === 'nothing' ? 'Beside' : above === null ? 'Above' : 'Below'} {nameOf(other.entrant)}.{' '}
            {found.whyAbove.says}
          </>
        )}
      </p>
      <div className="parts">
        {tieBreaks.map(({ id: short, value, exact, parts }) => (
          <table key={short}>
            <caption>
              <b>{short}</b> {value} <span className="dim">exactly {exact}</span>
            </caption>
            <thead className="unseen">
              <tr>
                <th scope="col">Round</th>
                <th scope="col">Opponent</th>
                <th scope="col">Part</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ round, opponent, exact: part, counted }) => (
                <tr key={round} className={counted ? '' : 'struck'}>
                  <td>{round}</td>
                  <td>{opponent === null ? 'no opponent' : nameOf(opponent)}</td>
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

interface WhyHereProps {
  readonly id: string;
  readonly asOf: number | null;
  readonly row: StandingRow;
  readonly nth: number;
  readonly above: StandingRow | null;
  readonly below: StandingRow | null;
}
