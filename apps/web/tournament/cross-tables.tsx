import type { ReactNode } from 'react';
import { graphql, type ResultOf } from '../api/graphql.js';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { say } from '../say/index.js';
import { useLiveQuery } from './live.js';
import type { PartProps } from './part.js';
import { nameOf } from './words.js';

const CROSS_TABLES = graphql(`
  query CrossTables($id: ID!) {
    tournament(id: $id) {
      id
      crossTables {
        stage
        group
        rows {
          points
          entrant {
            id
            name
            number
            isYou
          }
          cells {
            round
            ended
            won
            lost
            drawn
          }
        }
      }
    }
  }
`);

type Group = NonNullable<ResultOf<typeof CROSS_TABLES>['tournament']>['crossTables'][number];
type Cell = Group['rows'][number]['cells'][number];

/** Everybody against everybody, group by group. */
export function CrossTables({ tournament: { id }, pulse }: PartProps): ReactNode {
  const [{ data, error }] = useLiveQuery(CROSS_TABLES, { id }, pulse);
  const groups = data?.tournament?.crossTables ?? null;
  if (groups === null)
    return error === undefined ? (
      <Waiting for={say('the cross-tables')} />
    ) : (
      <Failed what={say('The cross-tables')} error={error} />
    );
  if (groups.length === 0) return <Empty what={say('The round robin has not begun')} />;
  return (
    <section aria-labelledby="cross-title">
      <div className="sec">
        <h2 id="cross-title">{say('Cross-table')}</h2>
        <div className="end">
          <a className="button quiet" href={`/export/tournaments/${id}/cross-table.csv`} download>
            <Sign name="download" /> {say('CSV')}
          </a>
        </div>
      </div>
      {groups.map((group) => (
        <CrossTable key={`${group.stage} ${group.group}`} group={group} isOnly={groups.length === 1} />
      ))}
    </section>
  );
}

function CrossTable({ group, isOnly }: { readonly group: Group; readonly isOnly: boolean }): ReactNode {
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={say('Group {group}', { group: group.group })}>
      <table className="margined cross-table">
        <caption className={isOnly ? 'unseen' : ''}>{say('Group {group}', { group: group.group })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={say('Place in the group')}>{say('No.')}</abbr>
            </th>
            <th scope="col">{say('Player')}</th>
            <th scope="col" className="num">
              {say('Points')}
            </th>
            {group.rows.map(({ entrant }, nth) => (
              <th key={entrant.id} scope="col" className="num">
                <abbr title={nameOf(entrant)}>{nth + 1}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map(({ entrant, points, cells }, nth) => (
            <tr key={entrant.id} data-mine={entrant.isYou}>
              <td>{nth + 1}</td>
              <th scope="row">{nameOf(entrant)}</th>
              <td className="num points">{points}</td>
              {cells.map((cell, other) => (
                <td key={other} className={`num${cell?.ended === 'WON' ? ' won' : ''}`}>
                  {nth === other ? <span className="dim">–</span> : scoreOf(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function scoreOf(cell: Cell): string {
  const { won = null, lost = 0, drawn = 0 } = cell ?? {};
  return won === null ? '' : [won, lost, drawn].slice(0, drawn === 0 ? 2 : 3).join(':');
}
