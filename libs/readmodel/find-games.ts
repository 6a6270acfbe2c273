import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { appearancesIn, type Condition, type Filter, type GameFact, selects } from '#stats';
import { GameFactRows } from './game-facts.js';

type Query = SelectQueryBuilder<{ readonly fact: GameFact }>;

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

/** So much is read at once at most. */
const PART = 500;
const ALL: GamesFrom & { readonly few: number } = { from: 'start', beyond: null, few: PART };

/**
 * Games that the filter selects for one seat at least, part by part, so that few are in memory at once.
 * Each part is a query of its own; whoever wants few begins with few.
 */
export async function* eachGames(
  source: DataSource,
  filter: Filter,
  { from, beyond, few }: typeof ALL = ALL,
): AsyncGenerator<readonly GameFact[], void> {
  const [order, further] = from === 'start' ? (['DESC', '<'] as const) : (['ASC', '>'] as const);
  for (let place = beyond, part = Math.min(few, PART), last = false; !last; part = Math.min(2 * part, PART)) {
    const query = source
      .createQueryBuilder(GameFactRows, 'g')
      .orderBy('g.finished_at', order)
      .addOrderBy('g.id', order);
    for (const [nth, condition] of filter.entries()) narrow(query, condition, nth);
    if (place !== null) query.andWhere(`(g.finished_at, g.id) ${further} (:at, :id)`, place);
    const facts = (await query.limit(part).getMany()).map(({ fact }) => fact);
    last = facts.length < part;
    place = facts.at(-1) ?? place;
    const selected = facts.filter((fact) => appearancesIn(fact).some((appearance) => selects(filter, appearance)));
    if (selected.length > 0) yield selected;
  }
}

/** At most so many of them, in the order of the list. */
export async function findGames(
  source: DataSource,
  filter: Filter,
  { take, ...from }: GamesFrom & { readonly take: number },
): Promise<readonly GameFact[]> {
  const found: GameFact[] = [];
  for await (const facts of eachGames(source, filter, { ...from, few: take })) {
    found.push(...facts);
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
