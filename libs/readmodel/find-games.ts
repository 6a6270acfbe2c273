import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { appearancesIn, type CardFact, type Condition, type Filter, type GameFact, selects } from '#stats';
import { GameFactRows } from './game-facts.js';

type Query = SelectQueryBuilder<{ readonly fact: GameFact; readonly cards?: readonly (readonly CardFact[])[] }>;

/** A place in the list of games, which begins with the latest. */
export interface GamePlace {
  readonly at: number;
  readonly id: string;
}

interface GamesFrom {
  readonly from: 'start' | 'end';
  /** Null is the list's own start or end. */
  readonly beyond: GamePlace | null;
}

/** What is read of each game besides what always is: the cards are many, and ratings stand elsewhere. */
export interface GameParts {
  readonly cards: boolean;
  readonly ratings: boolean;
}

/** So much is read at once at most. */
const PART = 500;
const NO_PARTS: GameParts = { cards: false, ratings: false };
const ALL: GamesFrom & { readonly few: number; readonly parts: GameParts } = {
  from: 'start',
  beyond: null,
  few: PART,
  parts: NO_PARTS,
};

/** What one query brought: how many games it looked at, and those of them that the filter selects. */
interface GamesPart {
  readonly looked: number;
  readonly games: readonly GameFact[];
}

/**
 * Games that the filter selects for one seat at least, part by part, so that few are in memory at once.
 * Each part is a query of its own; whoever wants few begins with few.
 */
async function* eachPart(
  source: DataSource,
  filter: Filter,
  { from, beyond, few, parts }: typeof ALL,
): AsyncGenerator<GamesPart, void> {
  const [order, further] = from === 'start' ? (['DESC', '<'] as const) : (['ASC', '>'] as const);
  for (let place = beyond, part = Math.min(few, PART), last = false; !last; part = Math.min(2 * part, PART)) {
    const query = source
      .createQueryBuilder(GameFactRows, 'g')
      .orderBy('g.finished_at', order)
      .addOrderBy('g.id', order);
    if (parts.cards || filter.some(({ on }) => CARDS.has(on))) query.addSelect('g.cards');
    for (const [nth, condition] of filter.entries()) narrow(query, condition, nth);
    if (place !== null) query.andWhere(`(g.finished_at, g.id) ${further} (:at, :id)`, place);
    const plain = (await query.limit(part).getMany()).map(withCards);
    const isRated = parts.ratings || filter.some(({ on }) => on === 'rating-from' || on === 'rating-below');
    const facts = isRated ? await withRatings(source, plain) : plain;
    last = facts.length < part;
    place = facts.at(-1) ?? place;
    const games = facts.filter((fact) => appearancesIn(fact).some((appearance) => selects(filter, appearance)));
    yield { looked: facts.length, games };
  }
}

/** All games that a filter selects, with these parts of each, and how many were looked at for them. */
export const eachPartWith = (
  source: DataSource,
  filter: Filter,
  parts: Partial<GameParts>,
): AsyncGenerator<GamesPart, void> => eachPart(source, filter, { ...ALL, parts: { ...NO_PARTS, ...parts } });

/** How many games are looked at for a filter. */
export async function countGames(source: DataSource, filter: Filter): Promise<number> {
  const query = source.createQueryBuilder(GameFactRows, 'g');
  for (const [nth, condition] of filter.entries()) narrow(query, condition, nth);
  return query.getCount();
}

const CARDS: ReadonlySet<string> = new Set<Condition['on']>(['card', 'card-drawn', 'card-played']);

const withCards = ({
  fact,
  cards,
}: {
  readonly fact: GameFact;
  readonly cards?: readonly (readonly CardFact[])[];
}): GameFact =>
  cards === undefined
    ? fact
    : { ...fact, seats: fact.seats.map((seat, nth) => ({ ...seat, cards: cards[nth] ?? [] })) };

interface RatingThen {
  readonly n: number;
  readonly rating: number;
}

/** Each seat with the rating that its player had when the game ended, before any later correction. */
async function withRatings(source: DataSource, facts: readonly GameFact[]): Promise<readonly GameFact[]> {
  const seats = facts.flatMap(({ game, at, seats: all }) => all.map(({ player }) => ({ game, at, player })));
  const found = await source.query<RatingThen[]>(
    `SELECT asked.n::int AS n, rated.rating
     FROM unnest($1::text[], $2::text[], $3::bigint[]) WITH ORDINALITY AS asked (game, player, at, n)
     CROSS JOIN LATERAL (
       SELECT rating FROM rating_change c WHERE c.game = asked.game AND c.player = asked.player AND c.at <= asked.at
       ORDER BY c.at DESC, c.seq DESC LIMIT 1) AS rated`,
    [seats.map(({ game }) => game), seats.map(({ player }) => player), seats.map(({ at }) => at)],
  );
  const ratings = new Map(found.map(({ n, rating }) => [n, rating]));
  let nth = 0;
  return facts.map((fact) => ({
    ...fact,
    seats: fact.seats.map((seat) => ({ ...seat, rating: ratings.get(++nth) ?? null })),
  }));
}

/** At most so many of them, in the order of the list. */
export async function findGames(
  source: DataSource,
  filter: Filter,
  { take, ...from }: GamesFrom & { readonly take: number },
): Promise<readonly GameFact[]> {
  const found: GameFact[] = [];
  for await (const { games } of eachPart(source, filter, { ...from, few: take, parts: NO_PARTS })) {
    found.push(...games);
    if (found.length >= take) break;
  }
  const taken = found.slice(0, take);
  return from.from === 'start' ? taken : taken.reverse();
}

/** Leaves out what can't be selected; whatever no index helps to find is looked at game by game. */
function narrow(query: Query, condition: Condition, nth: number): void {
  const name = `is${nth}`;
  switch (condition.on) {
    case 'game':
    case 'tournament':
      query.andWhere(`g.${condition.on} = :${name}`, { [name]: condition.is });
      return;
    case 'player':
    case 'opponent':
      query.andWhere(`g.players @> :${name}`, { [name]: JSON.stringify([condition.is]) });
      return;
    case 'since':
      query.andWhere(`g.finished_at >= :${name}`, { [name]: condition.at });
      return;
    case 'before':
      query.andWhere(`g.finished_at < :${name}`, { [name]: condition.at });
      return;
    default:
  }
}
