import type { Chance, Dice } from './chance.js';
import type { Answer, DecisionRequest, Offer } from './decision.js';
import type { Fact, SeenFact, Tell, Viewer } from './facts.js';
import type { HouseRuling, Switches } from './house-rulings.js';
import type { RuleId, Seat } from './ids.js';
import type { Json, JsonObject } from './json.js';
import type { Problem, Refusal } from './refusal.js';

/** What is agreed before anybody sits down. */
export type GameTerms = {
  readonly switches: Switches;
  /** What the game itself asks before the start: mode, characters, a profile that outlives one game. */
  readonly options: JsonObject;
};

/** Everything but the seed and the answers: a game is engine + cards + terms + decks + seed + answers. */
export type GameSetup = GameTerms & {
  /** One entry a seat: its deck or whatever else the seat brings; null where a game has none. */
  readonly seats: readonly Json[];
};

/** What somebody typed, as a seat brings it; or what is wrong with it, with the lines where that can be told. */
export type ReadDeck =
  { readonly ok: true; readonly brings: Json } | { readonly ok: false; readonly problems: readonly Problem[] };

/** How people write decks, to type and to paste. Whatever it reads, `seatProblems` has nothing against. */
export interface DeckText {
  read(terms: GameTerms, text: string): ReadDeck;
  print(brings: Json): string;
}

/** How a game ended: the place of each seat counted from 1, equal where they share it; 2 for who lost to the game itself. */
export type GameResult = {
  readonly places: readonly number[];
  readonly scores: readonly number[] | null;
  readonly reason: string;
  readonly rule: RuleId | null;
  /** What outlives the game, for example a campaign's profile; null for most. */
  readonly carries: JsonObject | null;
};

/** Why a seat goes before the end. */
export type Leaving = 'conceded' | 'timed-out' | 'removed';

/** One rule that was looked at for an answer, and what it found. */
export type Trace = {
  readonly rule: RuleId;
  readonly held: boolean;
  readonly facts: JsonObject;
  /** Whether the seat itself may read this line, or judges alone. */
  readonly open: boolean;
};

/**
 * What every game gives. The engine owns its state and changes it in place, in `apply`, `leave`, `reshuffle` and
 * `repair` alone, after all checks; nothing but setup, chance and answers may influence it.
 */
export interface Game<State> {
  readonly id: string;
  readonly title: string;
  /** Changes whenever the same answers could lead elsewhere; the hash of the frozen bundle once published. */
  readonly engine: string;
  /** Content hash of the card set it plays with; null for a game without cards. */
  readonly cards: string | null;
  readonly seats: { readonly least: number; readonly most: number };
  readonly rulings: readonly HouseRuling[];
  /** The kinds of facts that stand out when a game is looked at from afar: where a replay sets its marks. */
  readonly landmarks: readonly string[];
  /** Null for a game to which nobody brings anything. */
  readonly decks: DeckText | null;
  /** What a fact says in English, with the seats called so, or by their numbers; null for a fact without words, which is told as it is. */
  readonly sentence?: (fact: SeenFact, names: readonly string[]) => string | null;

  /** What is wrong with these terms for so many players; asked when a match is made. */
  problems(terms: GameTerms, players: number): readonly Problem[];
  /** What is wrong with what one seat brings; asked when it sits down. `start` takes every setup without a problem. */
  seatProblems(terms: GameTerms, brings: Json): readonly Problem[];
  start(setup: GameSetup, chance: Chance, tell: Tell): State;

  /**
   * Who must decide now; empty when the game is over, and only then. Several at once where seats choose in secret.
   * Who is asked never depends on what somebody else may not know.
   */
  requests(state: State): readonly DecisionRequest[];
  /** Null when the answer is legal; otherwise why not, with the rule, for any answer one can think of. */
  check(state: State, seat: Seat, answer: Answer): Refusal | null;
  /** Carries out an answer that `check` let pass. */
  apply(state: State, seat: Seat, answer: Answer, chance: Chance, tell: Tell): void;
  leave(state: State, seat: Seat, why: Leaving, chance: Chance, tell: Tell): void;
  result(state: State): GameResult | null;
  /** The rules that `check` looks at for this answer, in order. */
  trace(state: State, seat: Seat, answer: Answer): readonly Trace[];

  /** The only way out of a state; denies by default. */
  view(state: State, viewer: Viewer): JsonObject;

  clone(state: State): State;
  encode(state: State): Json;
  decode(encoded: Json): State;

  /** Of these facts, those by which this seat can tell apart positions that it could not before. */
  learned(facts: readonly Fact[], seat: Seat): readonly Fact[];
  /** Deals anew, among themselves, just the cards that none of these seats knows. What they know stays true. */
  reshuffle(state: State, knowers: readonly Seat[], dice: Dice): void;
  /** The corrections a judge may make here, each leading to a legal state. */
  repairs(state: State): readonly Offer[];
  repair(state: State, answer: Answer, chance: Chance, tell: Tell): void;
}
