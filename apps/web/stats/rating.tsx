import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { graphql, type ResultOf } from '../api/graphql.js';
import { TakeCsv } from '../parts/take-csv.js';
import { sayTime } from './words.js';
import { LOCALE, say } from '../say/index.js';

const RATING = graphql(`
  query PlayerRating($game: ID!, $id: ID!) {
    ratings(game: $game) {
      player(id: $id) {
        rank
        rating
        deviation
        low
        high
        isProvisional
        won
        drawn
        lost
        history {
          period
          season
          until
          rating
          deviation
          low
          high
          change
          won
          drawn
          lost
        }
      }
    }
  }
`);
type Rated = NonNullable<ResultOf<typeof RATING>['ratings']['player']>;
type Step = Rated['history'][number];

const GAMES = graphql(`
  query RatedGames {
    server {
      games {
        id
        title
      }
    }
  }
`);

/** How strong a player is held to be in each game that rated them, with how uncertain that is. */
export function Rating({ id }: { readonly id: string }): ReactNode {
  const [{ data }] = useQuery({ query: GAMES });
  return (data?.server.games ?? []).map(({ id: game, title }) => (
    <InGame key={game} game={game} name={title} id={id} />
  ));
}

const figure = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0, useGrouping: false });
const signed = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });

function InGame({ game, name, id }: { readonly game: string; readonly name: string; readonly id: string }): ReactNode {
  const [{ data }] = useQuery({ query: RATING, variables: { game, id } });
  const rated = data?.ratings.player ?? null;
  if (rated === null) return null;
  const { rank, rating, deviation, low, high, isProvisional, won, drawn, lost, history } = rated;
  return (
    <section>
      <div className="head">
        <h2>{say('Rating in {game}', { game: name })}</h2>
        <span className="end">
          <TakeCsv
            name="rating"
            rows={() => [
              ['period', 'season', 'until', 'rating', 'deviation', 'low', 'high', 'change', 'won', 'drawn', 'lost'],
              ...history.map((step) => [
                step.period,
                step.season,
                step.until,
                step.rating,
                step.deviation,
                step.low,
                step.high,
                step.change,
                step.won,
                step.drawn,
                step.lost,
              ]),
            ]}
          />
        </span>
      </div>
      <p>
        <b className="figure">{figure.format(rating)}</b>, {say('deviation {n}', { n: figure.format(deviation) })},{' '}
        {say('95%: {low} to {high}', { low: figure.format(low), high: figure.format(high) })}.{' '}
        {isProvisional ? say('Too little is known yet to rank it.') : say('Rank {rank}.', { rank })}{' '}
        <span className="dim">
          {say('{won} won, {drawn} drawn, {lost} lost in tournaments.', { won, drawn, lost })}{' '}
          {say(
            'Glicko-2: the deviation shrinks with every period that is played, and grows with every one that is not.',
          )}
        </span>
      </p>
      <Graph history={history} />
    </section>
  );
}

const WIDTH = 720;
const HEIGHT = 220;
const [LEFT, RIGHT, TOP, BOTTOM] = [44, 24, 12, 26] as const;
/** More dates would lie on each other. */
const MOST_DATES = 6;

/** The rating after each period and how far the truth may be from it, the oldest first; who rests on one reads it below. */
function Graph({ history }: { readonly history: readonly Step[] }): ReactNode {
  const steps = history.toReversed();
  const [shown, show] = useState<Step | null>(null);
  const read = shown ?? steps.at(-1);
  if (read === undefined || steps.length < 2) return null;
  const x = scalePoint(
    steps.map(({ period }) => period),
    [LEFT + 16, WIDTH - RIGHT],
  );
  const y = scaleLinear(
    [Math.min(...steps.map(({ low }) => low)), Math.max(...steps.map(({ high }) => high))],
    [HEIGHT - BOTTOM, TOP],
  ).nice(4);
  const at = ({ period }: Step): number => x(period) ?? 0;
  const every = Math.ceil(steps.length / MOST_DATES);
  return (
    <figure className="rating">
      <svg
        className="months"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say('Rating after each period')}
      >
        {y.ticks(4).map((tick) => (
          <g key={tick}>
            <line className="half" x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {figure.format(tick)}
            </text>
          </g>
        ))}
        <path d={line<Step>(at, ({ rating }) => y(rating))(steps) ?? ''} />
        {steps.map((step, nth) => (
          <g key={step.period} onPointerEnter={() => show(step)}>
            <title>{stepSays(step)}</title>
            <rect className="touched" x={at(step) - x.step() / 2} width={x.step()} y={TOP} height={HEIGHT - TOP} />
            <line className="reach" x1={at(step)} x2={at(step)} y1={y(step.low)} y2={y(step.high)} />
            <circle cx={at(step)} cy={y(step.rating)} r={4} />
            {nth % every === 0 ? (
              <text x={at(step)} y={HEIGHT - 6} textAnchor="middle">
                {sayDay(step.until)}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <figcaption className="dim">{stepSays(read)}</figcaption>
    </figure>
  );
}

const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
const sayDay = (at: string): string => day.format(new Date(at));

const stepSays = ({ season, until, rating, deviation, change, won, drawn, lost }: Step): string =>
  say('{season}, until {until}: {rating}, deviation {deviation} ({change}); {won} won, {drawn} drawn, {lost} lost.', {
    season,
    until: sayTime(until),
    rating: figure.format(rating),
    deviation: figure.format(deviation),
    change: signed.format(change),
    won,
    drawn,
    lost,
  });
