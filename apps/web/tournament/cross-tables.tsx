import type { ReactNode } from 'react';
import { graphql, type ResultOf } from '../api/graphql.js';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { say, sayAs } from '../say/index.js';
import { useLiveQuery } from './live.js';
import { goingOn, lastOnward } from './going-on.js';
import type { PartProps } from './part.js';
import { figure, nameOf } from './words.js';

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
            status
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
type Row = Group['rows'][number];
type Cell = Group['rows'][number]['cells'][number];

/** Everybody against everybody, group by group. */
export function CrossTables({ tournament, pulse }: PartProps): ReactNode {
  const { id, plan, rounds } = tournament;
  const [{ data, error }] = useLiveQuery(CROSS_TABLES, { id }, pulse);
  const groups = data?.tournament?.crossTables ?? null;
  if (groups === null)
    return error === undefined ? (
      <Waiting for={say('the cross-tables')} />
    ) : (
      <Failed what={say('The cross-tables')} error={error} />
    );
  const lastOf = (group: Group): Row | null => {
    const onward = goingOn(plan.stages, group.stage - 1);
    const hasBegun = rounds.some(({ stage }) => stage > group.stage);
    return onward === null ? null : lastOnward(group.rows, onward.each ?? onward.cut, hasBegun);
  };
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
        <CrossTable
          key={`${group.stage} ${group.group}`}
          group={group}
          isOnly={groups.length === 1}
          last={lastOf(group)}
        />
      ))}
    </section>
  );
}

function CrossTable({ group, isOnly, last }: CrossTableProps): ReactNode {
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={say('Group {group}', { group: group.group })}>
      <table className="margined cross-table">
        <caption className={isOnly ? 'unseen' : ''}>{say('Group {group}', { group: group.group })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={say('Place in the group')}>{sayAs('number', 'No.')}</abbr>
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
          {group.rows.map((row, nth) => (
            <tr key={row.entrant.id} data-mine={row.entrant.isYou} className={row === last ? 'cut' : ''}>
              <td>{nth + 1}</td>
              <th scope="row">{nameOf(row.entrant)}</th>
              <td className="num points">{figure(row.points)}</td>
              {row.cells.map((cell, other) => (
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

interface CrossTableProps {
  readonly group: Group;
  readonly isOnly: boolean;
  /** The last who goes on. */
  readonly last: Row | null;
}
