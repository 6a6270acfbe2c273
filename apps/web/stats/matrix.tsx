import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TakeCsv } from '../parts/take-csv.js';
import type { Figure } from './figures.js';
import type { GamesFilter } from './filter.js';
import { Least, useLeast } from './least.js';
import { Nothing } from './nothing.js';
import { sayCount, sayInterval, sayShare } from './words.js';
import { say, sayMany } from '../say/index.js';

interface MatrixProps {
  /** What was counted. */
  readonly filter: GamesFilter;
  readonly cells: readonly Figure[];
  readonly nameOf: (key: string) => string;
  /** Where the games of a pair are listed. */
  readonly games: (one: string, other: string) => string;
  /** Whether each game is counted from both sides: then one against its like is always even. */
  readonly bothSides: boolean;
}

/** Who does how against whom: rows against columns, the most played first. */
export function Matrix({ filter, cells, nameOf, games, bothSides }: MatrixProps): ReactNode {
  const most = Math.max(1, ...cells.map(({ rate }) => rate.n));
  const [least, set] = useLeast(most);
  if (cells.length === 0) return <Nothing filter={filter} />;
  const byPair = new Map(cells.map((cell) => [cell.keys.join(' '), cell]));
  const played = new Map<string, number>();
  for (const { keys, rate } of cells) for (const key of keys) played.set(key, (played.get(key) ?? 0) + rate.n);
  const sides = [...played].sort((a, b) => b[1] - a[1]).map(([key]) => key);
  return (
    <>
      <div className="row stats-tools">
        <Least least={least} most={most} set={set} />
        <TakeCsv name={say('Match-ups')} rows={() => table(cells, nameOf)} />
      </div>
      <div className="scroll" tabIndex={0} role="region" aria-label={say('Match-ups')}>
        <table className="matrix">
          <thead>
            <tr>
              <th scope="col">{say('Row against column')}</th>
              {sides.map((side) => (
                <th key={side} scope="col">
                  {nameOf(side)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sides.map((one) => (
              <tr key={one}>
                <th scope="row">{nameOf(one)}</th>
                {sides.map((other) => (
                  <Cell
                    key={other}
                    cell={byPair.get(`${one} ${other}`)}
                    isEven={bothSides && one === other}
                    least={least}
                    to={games(one, other)}
                    label={say('{name} against {name2}', { name: nameOf(one), name2: nameOf(other) })}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface CellProps {
  readonly cell: Figure | undefined;
  readonly isEven: boolean;
  /** With fewer games than this it steps back. */
  readonly least: number;
  readonly to: string;
  readonly label: string;
}

function Cell({ cell, isEven, least, to, label }: CellProps): ReactNode {
  if (cell === undefined || cell.rate.n === 0) return <td className="dim">–</td>;
  const { rate } = cell;
  if (isEven)
    return (
      <td className="few">
        <Link
          href={to}
          aria-label={sayMany(rate.n / 2, { one: '{label}: {n} game', other: '{label}: {n} games' }, { label })}
        >
          <small>{sayMany(rate.n / 2, { one: '{n} game', other: '{n} games' })}</small>
        </Link>
      </td>
    );
  if (rate.n < least)
    return (
      <td className="few">
        <Link href={to} aria-label={say('{label}: too few, n {n}', { label, n: sayCount(rate.n) })}>
          <small>{`n ${sayCount(rate.n)}`}</small>
        </Link>
      </td>
    );
  const sure = rate.low > 0.5 ? 'good' : rate.high < 0.5 ? 'bad' : 'unsure';
  return (
    <td className={sure}>
      <Link
        href={to}
        title={sayInterval(rate)}
        aria-label={`${label}: ${sayShare(rate.share)}, n ${sayCount(rate.n)}; ${sayInterval(rate)}`}
      >
        <b>
          {sayShare(rate.share)}
          {sure === 'unsure' ? '' : sure === 'good' ? ' ▲' : ' ▼'}
        </b>
        <small>{`n ${sayCount(rate.n)}`}</small>
      </Link>
    </td>
  );
}

const table = (
  cells: readonly Figure[],
  nameOf: (key: string) => string,
): readonly (readonly (string | number | null)[])[] => [
  ['row', 'against', 'n', 'won', 'drawn', 'lost', 'rate', 'low', 'high'],
  ...cells.map(({ keys: [one = '', other = ''], rate, won, drawn, lost }) => [
    nameOf(one),
    nameOf(other),
    rate.n,
    won,
    drawn,
    lost,
    rate.share,
    rate.low,
    rate.high,
  ]),
];
