import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useLiveQuery } from './live.js';
import type { PartProps } from './part.js';
import { STANDINGS } from './queries.js';
import { figure, nameOf } from './words.js';
import { say } from '../say/index.js';

const WIDE = matchMedia('(width >= 1000px)');
const SHOWN = 12;

const watch = (tell: () => void): (() => void) => {
  WIDE.addEventListener('change', tell);
  return () => {
    WIDE.removeEventListener('change', tell);
  };
};

/** Beside the pairings, where there is room: who leads. */
export function StandingsAside({ tournament, pulse }: PartProps): ReactNode {
  const isWide = useSyncExternalStore(watch, () => WIDE.matches);
  const { id, plan } = tournament;
  const [{ data }] = useLiveQuery(STANDINGS, { id, first: SHOWN, skip: 0, asOf: null }, pulse, !isWide);
  const standings = data?.tournament?.standings;
  const [first] = plan.ruleSet.tieBreaks;
  if (!isWide || standings === undefined || standings.total === 0) return null;
  return (
    <aside className="beside" aria-labelledby="aside-title">
      <div className="sec">
        <h2 id="aside-title">{say('Standings')}</h2>
        <div className="end">
          <Link className="button quiet" href={`/t/${id}/standings`}>
            {say('All {total}', { total: standings.total })}
          </Link>
        </div>
      </div>
      <table className="margined">
        <thead>
          <tr>
            <th scope="col">{say('Rank')}</th>
            <th scope="col">{say('Player')}</th>
            <th scope="col" className="num">
              {say('Points')}
            </th>
            {first === undefined ? null : (
              <th scope="col" className="num">
                <abbr title={first.title} lang="en">
                  {first.id}
                </abbr>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {standings.rows.map(({ rank, points, entrant, tieBreaks }) => (
            <tr key={entrant.id} data-mine={entrant.isYou}>
              <td>{rank}</td>
              <th scope="row">{nameOf(entrant)}</th>
              <td className="num">
                <b>{figure(points)}</b>
              </td>
              {first === undefined ? null : <td className="num">{figure(tieBreaks[0]?.value ?? '')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </aside>
  );
}
