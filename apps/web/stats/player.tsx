import './stats.css';
import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { Link, useParams, useSearchParams } from 'wouter';
import { Empty } from '../parts/empty.js';
import { NotFound } from '../parts/not-found.js';
import { Failed } from '../parts/problem.js';
import { TakeCsv } from '../parts/take-csv.js';
import { OfPlayer } from '../people/of-player.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { PLAYER } from './documents.js';
import { type Figure, Figures } from './figures.js';
import { useNamed } from './named.js';
import { Rating } from './rating.js';
import { RateBar } from './rate-bar.js';
import { gamesOf } from '../tournament/words.js';
import { sayCount, sayInterval, sayShare, sayTime } from './words.js';
import { say, sayAs } from '../say/index.js';

const KINDS = [
  ['OPPONENT', say('Opponents'), 'opponent'],
  ['ARCHETYPE', say('Own decks'), 'archetype'],
  ['OPPONENT_ARCHETYPE', say('Against decks'), 'opponentArchetype'],
  ['FACTION', say('Factions'), 'faction'],
  ['BASTION', say('Bastions'), 'bastion'],
  ['MIND', say('Minds'), 'mind'],
  ['SEAT', say('Seats'), 'seat'],
  ['LENGTH', say('Length'), null],
  ['ENDED', say('Endings'), 'ended'],
] as const;

/** `/p/:id`: what one player has done, told apart by whatever the reader asks. */
export default function Player(): ReactNode {
  const { id } = useParams<{ id: string }>();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('by');
  const [by, what, narrows] = KINDS.find(([name]) => name === asked) ?? KINDS[0];
  const [{ data, error }, again] = useQuery({ query: PLAYER, variables: { id, by } });
  const games = (also: Readonly<Record<string, string>>): string =>
    `/stats/games?${new URLSearchParams({ player: id, ...also }).toString()}`;
  const rows = useNamed(by, data?.statistics.player.figures ?? [], (key) =>
    narrows === null ? null : games({ [narrows]: key }),
  );
  const name = data?.person?.name ?? '';
  useTitle(name);
  if (error !== undefined) return <Failed what={say('The player')} error={error} again={() => again()} />;
  if (data === undefined) return <Waiting for={say('the player')} />;
  if (data.person === null) return <NotFound />;
  const { overall, months, form } = data.statistics.player;
  return (
    <div className="page stats-page">
      <div className="head">
        <h1>{data.person.erased ? say('An erased player') : name}</h1>
        <Link href={games({})}>{gamesOf(overall.rate.n)}</Link>
      </div>
      {overall.rate.n === 0 ? (
        <Empty what={say('No game of this player is over yet')} />
      ) : (
        <>
          <section className="row" aria-label={say('All games')}>
            <b>{sayShare(overall.rate.share)}</b>
            <RateBar rate={overall.rate} />
            <span className="dim">
              {say('{won} won, {drawn} drawn, {lost} lost. {interval}.', {
                won: sayCount(overall.won),
                drawn: sayCount(overall.drawn),
                lost: sayCount(overall.lost),
                interval: sayInterval(overall.rate),
              })}
            </span>
          </section>
          <section>
            <div className="head">
              <h2>{say('Form')}</h2>
              <span className="end">
                <TakeCsv
                  name="form"
                  rows={() => [
                    ['match', 'ended', 'ending'],
                    ...form.map(({ ending, game }) => [game.matchId, game.endedAt, ending]),
                  ]}
                />
              </span>
            </div>
            <p className="dim">{say('The last games, the latest first.')}</p>
            <p className="form-strip">
              {form.map(({ ending, game }, nth) => (
                <Link
                  key={nth}
                  href={`/g/${game.matchId}`}
                  className={ending.toLowerCase()}
                  title={sayTime(game.endedAt)}
                  aria-label={`${ENDED[ending]}, ${sayTime(game.endedAt)}`}
                >
                  {LETTER[ending]}
                </Link>
              ))}
            </p>
          </section>
          <Rating id={id} />
          {months.length > 1 ? (
            <section>
              <h2>{say('Month by month')}</h2>
              <Months months={months} />
            </section>
          ) : null}
          <section>
            <div className="head">
              <h2>{say('Told apart by')}</h2>
              <select
                className="input"
                style={{ width: 'auto' }}
                aria-label={say('Told apart by')}
                value={by}
                onChange={(event) => setSearch({ by: event.currentTarget.value }, { replace: true })}
              >
                {KINDS.map(([kind, title]) => (
                  <option key={kind} value={kind}>
                    {title}
                  </option>
                ))}
              </select>
            </div>
            <Figures what={what} rows={rows} filter={{ player: id }} />
          </section>
        </>
      )}
      <OfPlayer id={id} isErased={data.person.erased} />
    </div>
  );
}

const LETTER = {
  WON: sayAs('won, in one letter', 'W'),
  DRAWN: sayAs('drawn, in one letter', 'D'),
  LOST: sayAs('lost, in one letter', 'L'),
} as const;
const ENDED = { WON: say('Won'), DRAWN: say('Drawn'), LOST: say('Lost') } as const;

const WIDTH = 720;
const HEIGHT = 180;
/** More would lie on each other. */
const MOST_MONTHS = 6;

/** The rate of each month with its interval, oldest first. */
function Months({ months }: { readonly months: readonly Figure[] }): ReactNode {
  const inOrder = [...months].sort((a, b) => ((a.keys[0] ?? '') < (b.keys[0] ?? '') ? -1 : 1));
  const x = scalePoint(
    inOrder.map(({ keys }) => keys[0] ?? ''),
    [40, WIDTH - 20],
  );
  const y = scaleLinear([0, 1], [HEIGHT - 24, 8]);
  const at = (figure: Figure): number => x(figure.keys[0] ?? '') ?? 0;
  const every = Math.ceil(inOrder.length / MOST_MONTHS);
  const path = line<Figure>(at, ({ rate }) => y(rate.share ?? 0.5))(inOrder) ?? '';
  return (
    <svg
      className="months"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say('Rate of wins, month by month')}
    >
      <line className="half" x1={40} x2={WIDTH - 20} y1={y(0.5)} y2={y(0.5)} />
      <text x={0} y={y(0.5) + 4}>
        {say('even')}
      </text>
      <path d={path} />
      {inOrder.map((figure, nth) => (
        <g key={figure.keys[0]}>
          <title>
            {say('{key}: {share} of {n}; {interval}', {
              key: figure.keys[0] ?? '',
              share: sayShare(figure.rate.share),
              n: sayCount(figure.rate.n),
              interval: sayInterval(figure.rate),
            })}
          </title>
          <line className="reach" x1={at(figure)} x2={at(figure)} y1={y(figure.rate.low)} y2={y(figure.rate.high)} />
          <circle cx={at(figure)} cy={y(figure.rate.share ?? 0.5)} r={4} />
          {nth % every === 0 ? (
            <text x={at(figure)} y={HEIGHT - 6} textAnchor="middle">
              {figure.keys[0]}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
