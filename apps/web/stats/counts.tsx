import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TakeCsv } from '../parts/take-csv.js';
import { sayCount, sayShare } from './words.js';
import { say, sayMany } from '../say/index.js';

export interface Counted {
  readonly label: string;
  readonly n: number;
  /** Where these games are listed; null where no filter finds them. */
  readonly games: string | null;
}

/** How many games of each kind there are: seen from both sides, every rate would be the even half. */
export function Counts({ what, rows }: { readonly what: string; readonly rows: readonly Counted[] }): ReactNode {
  const all = rows.reduce((sum, { n }) => sum + n, 0);
  return (
    <section aria-label={what}>
      <div className="row stats-tools">
        <span className="dim">
          {sayMany(all, {
            one: '{n} game. Choose a side above to see its rate.',
            other: '{n} games. Choose a side above to see its rate.',
          })}
        </span>
        <TakeCsv
          name={what}
          rows={() => [[what, 'games', 'share'], ...rows.map(({ label, n }) => [label, n, n / all])]}
        />
      </div>
      <table className="figures counts">
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col" className="num">
              {say('Games')}
            </th>
            <th scope="col" className="num">
              {say('Of all')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, n, games }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num">
                {games === null ? (
                  sayCount(n)
                ) : (
                  <Link
                    href={games}
                    aria-label={sayMany(n, { one: '{n} game: {label}', other: '{n} games: {label}' }, { label })}
                  >
                    {sayCount(n)}
                  </Link>
                )}
              </td>
              <td className="num">{sayShare(n / all)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
