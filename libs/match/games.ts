import {
  type Answer,
  type Chance,
  type DecisionRequest,
  type Dice,
  type Fact,
  Fault,
  type Game,
  type GameResult,
  type GameSetup,
  type Json,
  type JsonObject,
  type Leaving,
  type Offer,
  type Refusal,
  type Seat,
  type Tell,
  type Trace,
  type Viewer,
} from '#kernel';

/** A game in progress with its chance; the state inside is seen by nobody but its engine. */
export interface Table {
  requests(): readonly DecisionRequest[];
  check(seat: Seat, answer: Answer): Refusal | null;
  apply(seat: Seat, answer: Answer, tell: Tell): void;
  leave(seat: Seat, why: Leaving, tell: Tell): void;
  result(): GameResult | null;
  view(viewer: Viewer): JsonObject;
  encode(): Json;
  trace(seat: Seat, answer: Answer): readonly Trace[];
  learned(facts: readonly Fact[], seat: Seat): readonly Fact[];
  reshuffle(knowers: readonly Seat[], dice: Dice): void;
  repairs(): readonly Offer[];
  repair(answer: Answer, tell: Tell): void;
}

/** A game as a match sees it: what it is, and how to lay a table of it. */
export interface HostedGame extends Pick<
  Game<never>,
  | 'id'
  | 'title'
  | 'engine'
  | 'cards'
  | 'seats'
  | 'rulings'
  | 'landmarks'
  | 'decks'
  | 'sentence'
  | 'problems'
  | 'seatProblems'
> {
  start(setup: GameSetup, chance: Chance, tell: Tell): Table;
  resume(encoded: Json, chance: Chance): Table;
}

export function host<State>(game: Game<State>): HostedGame {
  const lay = (state: State, chance: Chance): Table => ({
    requests: () => game.requests(state),
    check: (seat, answer) => game.check(state, seat, answer),
    apply: (seat, answer, tell) => {
      game.apply(state, seat, answer, chance, tell);
    },
    leave: (seat, why, tell) => {
      game.leave(state, seat, why, chance, tell);
    },
    result: () => game.result(state),
    view: (viewer) => game.view(state, viewer),
    encode: () => game.encode(state),
    trace: (seat, answer) => game.trace(state, seat, answer),
    learned: (facts, seat) => game.learned(facts, seat),
    reshuffle: (knowers, dice) => {
      game.reshuffle(state, knowers, dice);
    },
    repairs: () => game.repairs(state),
    repair: (answer, tell) => {
      game.repair(state, answer, chance, tell);
    },
  });
  return {
    id: game.id,
    title: game.title,
    engine: game.engine,
    cards: game.cards,
    seats: game.seats,
    rulings: game.rulings,
    landmarks: game.landmarks,
    decks: game.decks,
    ...(game.sentence === undefined ? {} : { sentence: game.sentence }),
    problems: (terms, players) => game.problems(terms, players),
    seatProblems: (terms, brings) => game.seatProblems(terms, brings),
    start: (setup, chance, tell) => lay(game.start(setup, chance, tell), chance),
    resume: (encoded, chance) => lay(game.decode(encoded), chance),
  };
}

export const canSeat = ({ seats: { least, most } }: HostedGame, players: number): boolean =>
  Number.isInteger(players) && players >= least && players <= most;

/** The games a program knows: of each the engine that new matches get, and the older ones that old matches need. */
export interface GameRegistry {
  readonly newest: readonly HostedGame[];
  readonly find: FindGame;
}

/** The engine that a match is pinned to, with its cards; null when it is not at hand. */
export type FindGame = (game: string, engine: string, cards: string | null) => HostedGame | null;

export function gameRegistry(
  newest: readonly HostedGame[],
  older: readonly HostedGame[] = [],
  kept: FindGame = () => null,
): GameRegistry {
  const all = [...newest, ...older];
  const find: FindGame = (id, engine, cards) =>
    all.find((game) => game.id === id && game.engine === engine && game.cards === cards) ?? kept(id, engine, cards);
  return { newest, find };
}

/** A match goes on with the very engine and cards that it began with, or not at all. */
export function pinnedGame(games: GameRegistry, game: string, engine: string, cards: string | null): HostedGame {
  const found = games.find(game, engine, cards);
  if (found !== null) return found;
  const played = cards === null ? '' : ` with the cards ${cards}`;
  throw new Fault(`The engine "${engine}" of the game "${game}"${played} is not at hand (docs/ENGINES.md).`);
}

/** What the file of a published engine gives, with the cards of this text; null when it is no such file. */
export const hostPublished = (exported: object, name: string, cards: string): HostedGame | null =>
  isPublished(exported) ? host(exported.engine(cards, name)) : null;

interface Published {
  engine(cards: string, name: string): Game<unknown>;
}

const isPublished = (exported: object): exported is Published =>
  'engine' in exported && typeof exported.engine === 'function';
