import type { Json, JsonObject, Upcast } from '#kernel';

/** The first matches had one game, free seats and no clock, and ended only when their game did. */
export const UPCASTS: readonly Upcast[] = [
  { type: 'MatchCreated', from: 1, up: (data, secret) => ({ data: { ...data, ...firstTerms(data) }, secret }) },
  {
    type: 'MatchCreated',
    from: 2,
    up: (data, secret) => ({ data: { ...data, listed: true, rematchOf: null }, secret }),
  },
  { type: 'MatchCreated', from: 3, up: (data, secret) => ({ data: { ...data, delay: null }, secret }) },
  ...['SeedBroken', 'SeedsMissing', 'SeedPutIn'].map((type): Upcast => ({
    type,
    from: 1,
    up: (data, secret) => ({ data: { ...data, attempt: null }, secret }),
  })),
  { type: 'GameStarted', from: 1, up: (data, secret) => ({ data: { ...data, game: 1 }, secret }) },
  { type: 'GameFinished', from: 1, up: (data, secret) => ({ data: { ...data, game: 1 }, secret }) },
  { type: 'ResultEntered', from: 1, up: (data, secret) => ({ data: { ...data, notPlayed: false }, secret }) },
  { type: 'MatchFinished', from: 1, up: (data, secret) => ({ data: { ...data, ...ofOneGame(data) }, secret }) },
];

const firstTerms = ({ seats }: JsonObject): JsonObject => ({
  bestOf: 1,
  drawsAllowed: false,
  clock: null,
  origin: null,
  players: new Array<null>(Number(seats)).fill(null),
  confirmAfter: null,
});

function ofOneGame({ places }: JsonObject): JsonObject {
  const firsts = (places as readonly Json[]).map((place) => (place === 1 ? 1 : 0));
  const isWon = firsts.filter((first) => first === 1).length === 1;
  const isDrawn = firsts.filter((first) => first === 1).length > 1;
  const games = { won: isWon ? firsts : firsts.map(() => 0), drawn: isDrawn ? 1 : 0 };
  return { games, how: 'played', bothLost: false };
}
