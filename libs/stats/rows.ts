import { dayOf, type Dimension } from './dimensions.js';
import { appearancesIn, endingOf, type GameFact } from './facts.js';
import type { Cell } from './table.js';
import { rateOf } from './tally.js';

/** A line of an export; all rows of one have the same columns. */
export type Row = Readonly<Record<string, string | number | null>>;

type RowOf<Columns extends readonly string[]> = Readonly<Record<Columns[number], Row[string]>>;

export const GAME_COLUMNS = [
  'game',
  'of',
  'set',
  'match',
  'tournament',
  'day',
  'at',
  'seat',
  'player',
  'opponents',
  'result',
  'place',
  'ended',
  'rounds',
  'decisions',
  'duration',
  'rating',
  'deck',
  'archetype',
  'factions',
  'bastion',
  'mind',
] as const;

/** A row a seat of each game: everything else can be counted from these. */
export function* gameRows(facts: Iterable<GameFact>): Iterable<RowOf<typeof GAME_COLUMNS>> {
  for (const fact of facts) {
    for (const appearance of appearancesIn(fact)) {
      const { own, others, seat } = appearance;
      yield {
        game: fact.id,
        of: fact.game,
        set: fact.set,
        match: fact.match,
        tournament: fact.tournament,
        day: dayOf(fact.at),
        at: fact.at,
        seat: seat + 1,
        player: own.player,
        opponents: others.map(({ player }) => player).join(' '),
        result: endingOf(appearance),
        place: own.place,
        ended: fact.ended,
        rounds: fact.rounds,
        decisions: fact.decisions,
        duration: fact.duration,
        rating: own.rating === null ? null : own.rating / 10_000,
        deck: own.deck,
        archetype: own.archetype,
        factions: own.factions.join(' '),
        bastion: own.bastion,
        mind: own.mind,
      };
    }
  }
}

export const CARD_COLUMNS = ['game', 'seat', 'player', 'result', 'card', 'copies', 'drawn', 'played'] as const;

/** A row a card of each deck of each game. */
export function* cardRows(facts: Iterable<GameFact>): Iterable<RowOf<typeof CARD_COLUMNS>> {
  for (const fact of facts) {
    for (const appearance of appearancesIn(fact)) {
      const { own, seat } = appearance;
      for (const { card, copies, drawn, played } of own.cards)
        yield {
          game: fact.id,
          seat: seat + 1,
          player: own.player,
          result: endingOf(appearance),
          card,
          copies,
          drawn,
          played,
        };
    }
  }
}

export const cellColumns = (by: readonly Dimension[]): readonly string[] => [
  ...by,
  ...['n', 'won', 'drawn', 'lost', 'share', 'low', 'high'],
];

/** A row a cell of a table, with its rate and the interval. */
export function* cellRows(by: readonly Dimension[], cells: Iterable<Cell>): Iterable<Row> {
  for (const { keys, tally } of cells) {
    const { n, share, low, high } = rateOf(tally);
    const named = Object.fromEntries(by.map((dimension, nth) => [dimension, keys[nth] ?? '']));
    yield { ...named, n, won: tally.won, drawn: tally.drawn, lost: tally.lost, share, low, high };
  }
}
