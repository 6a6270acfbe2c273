import { type ReactNode, useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { FragmentOf } from '../api/graphql.js';
import { TakeCsv } from '../parts/take-csv.js';
import type { FIGURE } from './documents.js';
import type { GamesFilter } from './filter.js';
import { Least, useLeast } from './least.js';
import { Nothing } from './nothing.js';
import { RateBar } from './rate-bar.js';
import { DEFINITION, sayCount, sayReach, sayShare } from './words.js';
import { say, sayMany } from '../say/index.js';

export type Figure = FragmentOf<typeof FIGURE>;

/** A rate and what it was counted from. */
type Counted = Pick<Figure, 'rate' | 'won' | 'drawn' | 'lost'>;

export interface NamedFigure {
  /** Not all names differ. */
  readonly key: string;
  readonly name: ReactNode;
  readonly label: string;
  readonly figure: Counted;
  /** Where the games that it counts are listed; null where no filter finds them. */
  readonly games: string | null;
}

interface FiguresProps {
  readonly what: string;
  readonly rows: readonly NamedFigure[];
  /** What was counted. */
  readonly filter: GamesFilter;
}

const ORDERS = ['n', 'share', 'name'] as const;
type Order = (typeof ORDERS)[number];
const isOrder = (word: string | null): word is Order => ORDERS.some((order) => order === word);

/** A table of rates: each with its n and interval, each leading to its games. */
export function Figures({ what, rows, filter }: FiguresProps): ReactNode {
  const [search] = useSearchParams();
  const asked = search.get('order');
  const order: Order = isOrder(asked) ? asked : 'n';
  const most = Math.max(1, ...rows.map(({ figure }) => figure.rate.n));
  const [least, set] = useLeast(most);
  const shown = useMemo(() => sorted(rows, order).filter(({ figure }) => figure.rate.n >= least), [rows, order, least]);

  if (rows.length === 0) return <Nothing filter={filter} />;
  return (
    <section aria-label={what}>
      <div className="row stats-tools">
        <Least least={least} most={most} set={set} />
        <TakeCsv name={what} rows={() => table(what, shown)} />
      </div>
      <div className="scroll">
        <table className="figures">
          <thead>
            <tr>
              <Head order={order} is="name" onSort={set} words={what} />
              <Head order={order} is="n" onSort={set} words={say('Games')} />
              <th scope="col" className="num in-full">
                {say('Won, drawn, lost')}
              </th>
              <Head order={order} is="share" onSort={set} words={say('Rate')} />
              <th scope="col" className="in-full">
                {say('0%, even, 100%')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, name, label, figure, games }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className="num">
                  <Games n={figure.rate.n} label={label} to={games} />
                </td>
                <td className="num in-full">{`${sayCount(figure.won)} – ${sayCount(figure.drawn)} – ${sayCount(figure.lost)}`}</td>
                <td className="num">
                  <b>{sayShare(figure.rate.share)}</b>
                  {figure.rate.share === null ? null : <small className="interval">{sayReach(figure.rate)}</small>}
                </td>
                <td className="in-full">
                  <RateBar rate={figure.rate} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length ? (
        <p className="dim">{say('{rows} more have fewer games.', { rows: sayCount(rows.length - shown.length) })}</p>
      ) : null}
      <p className="dim definition">{DEFINITION}</p>
    </section>
  );
}

function Games({
  n,
  label,
  to,
}: {
  readonly n: number;
  readonly label: string;
  readonly to: string | null;
}): ReactNode {
  if (to === null) return sayCount(n);
  return (
    <Link href={to} aria-label={sayMany(n, { one: '{n} game: {label}', other: '{n} games: {label}' }, { label })}>
      {sayCount(n)}
    </Link>
  );
}

function Head({ order, is, words, onSort }: HeadProps): ReactNode {
  const isOn = order === is;
  return (
    <th scope="col" className={is === 'name' ? undefined : 'num'} aria-sort={isOn ? ariaSort(is) : undefined}>
      <button className="sort" type="button" onClick={() => onSort('order', is)}>
        {words}
        {isOn ? <span aria-hidden="true">{is === 'name' ? ' ↑' : ' ↓'}</span> : null}
      </button>
    </th>
  );
}

interface HeadProps {
  readonly order: Order;
  readonly is: Order;
  readonly words: string;
  readonly onSort: (name: string, value: string) => void;
}

const ariaSort = (order: Order): 'ascending' | 'descending' => (order === 'name' ? 'ascending' : 'descending');

function sorted(rows: readonly NamedFigure[], order: Order): readonly NamedFigure[] {
  const key = ({ figure }: NamedFigure): number => (order === 'share' ? (figure.rate.share ?? -1) : figure.rate.n);
  return [...rows].sort((a, b) => (order === 'name' ? 0 : key(b) - key(a)) || a.label.localeCompare(b.label));
}

const table = (what: string, rows: readonly NamedFigure[]): readonly (readonly (string | number | null)[])[] => [
  [what, 'n', 'won', 'drawn', 'lost', 'rate', 'low', 'high'],
  ...rows.map(({ label, figure: { rate, won, drawn, lost } }) => [
    label,
    rate.n,
    won,
    drawn,
    lost,
    rate.share,
    rate.low,
    rate.high,
  ]),
];
