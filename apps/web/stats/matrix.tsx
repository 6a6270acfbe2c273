import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Empty } from '../parts/empty.js';
import type { Figure } from './figures.js';
import { sayCount, sayInterval, sayShare } from './words.js';

interface MatrixProps {
  readonly cells: readonly Figure[];
  readonly nameOf: (key: string) => string;
  /** Where the games of a pair are listed. */
  readonly games: (one: string, other: string) => string;
}

/** Who does how against whom: rows against columns, the most played first. */
export function Matrix({ cells, nameOf, games }: MatrixProps): ReactNode {
  if (cells.length === 0)
    return (
      <Empty what="Nobody has met anybody here yet">
        <p>Games count once they are over, and decks once their lists are open.</p>
      </Empty>
    );
  const byPair = new Map(cells.map((cell) => [cell.keys.join(' '), cell]));
  const played = new Map<string, number>();
  for (const { keys, rate } of cells) for (const key of keys) played.set(key, (played.get(key) ?? 0) + rate.n);
  const sides = [...played].sort((a, b) => b[1] - a[1]).map(([key]) => key);
  return (
    <div className="scroll">
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">Row against column</th>
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
                <Cell key={other} cell={byPair.get(`${one} ${other}`)} to={games(one, other)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ cell, to }: { readonly cell: Figure | undefined; readonly to: string }): ReactNode {
  if (cell === undefined || cell.rate.n === 0) return <td className="dim">–</td>;
  const { rate } = cell;
  const sure = rate.low > 0.5 ? 'good' : rate.high < 0.5 ? 'bad' : 'unsure';
  return (
    <td className={sure}>
      <Link href={to} title={sayInterval(rate)}>
        <b>
          {sayShare(rate.share)}
          {sure === 'unsure' ? '' : sure === 'good' ? ' ▲' : ' ▼'}
        </b>
        <small>{`n ${sayCount(rate.n)}`}</small>
      </Link>
    </td>
  );
}
