/** Finished games to count: one as it is told, and any at all. */
import fc from 'fast-check';
import { millis } from '#kernel';
import type { CardFact, GameFact, SeatFact } from '#stats';

export const seatFact = (player: string, place: number, more: Partial<SeatFact> = {}): SeatFact => ({
  player,
  place,
  rating: null,
  deck: null,
  archetype: null,
  factions: [],
  bastion: null,
  mind: null,
  cards: [],
  ...more,
});

export const gameFact = (id: string, seats: readonly SeatFact[], more: Partial<GameFact> = {}): GameFact => ({
  id,
  game: 'voidream',
  set: null,
  match: `match-${id}`,
  tournament: null,
  at: millis(Date.UTC(2026, 10, 21)),
  ended: 'score',
  rounds: 8,
  decisions: 100,
  duration: 600_000,
  seats,
  ...more,
});

const oneOf = (...values: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...values);
const maybe = (...values: readonly string[]): fc.Arbitrary<string | null> => fc.option(oneOf(...values));

const anyCard: fc.Arbitrary<CardFact> = fc.record({
  card: oneOf('ash', 'bell', 'cairn', 'dusk'),
  copies: fc.integer({ min: 1, max: 3 }),
  drawn: fc.nat(2),
  played: fc.nat(2),
});

const anySeat: fc.Arbitrary<Omit<SeatFact, 'player'>> = fc.record({
  place: fc.integer({ min: 1, max: 2 }),
  rating: fc.option(fc.integer({ min: 12_000_000, max: 18_000_000 })),
  deck: maybe('d1', 'd2', 'd3'),
  archetype: maybe('tide', 'forge', 'choir'),
  factions: fc.uniqueArray(oneOf('red', 'blue', 'green'), { maxLength: 2 }),
  bastion: maybe('keep', 'spire'),
  mind: maybe('calm', 'wild'),
  cards: fc.uniqueArray(anyCard, { selector: ({ card }) => card, maxLength: 4 }),
});

/** Two or three players; ids are told apart by `anyFacts`. */
const anyFact: fc.Arbitrary<GameFact> = fc
  .record({
    game: oneOf('voidream', 'ascension'),
    set: maybe('s1', 's2'),
    match: oneOf('m1', 'm2', 'm3'),
    tournament: maybe('t1', 't2'),
    at: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }).map(millis),
    ended: oneOf('score', 'conceded', 'timed-out'),
    rounds: fc.option(fc.integer({ min: 1, max: 30 })),
    decisions: fc.option(fc.nat(500)),
    duration: fc.option(fc.nat(5_000_000)),
    players: fc.uniqueArray(oneOf('anna', 'bert', 'carl', 'dora'), { minLength: 2, maxLength: 3 }),
    seats: fc.array(anySeat, { minLength: 3, maxLength: 3 }),
  })
  .map(({ players, seats, ...fact }) => ({
    ...fact,
    id: '',
    seats: players.map((player, nth) => ({ ...(seats[nth] as Omit<SeatFact, 'player'>), player })),
  }));

export const anyFacts: fc.Arbitrary<readonly GameFact[]> = fc
  .array(anyFact, { maxLength: 25 })
  .map((facts) => facts.map((fact, nth) => ({ ...fact, id: `g${nth}` })));
