import type { Answer, Chance, DecisionRequest, Fact, Game, GameSetup, Refusal, Seat, Sha256 } from '#kernel';
import { chanceFrom, packMoves, type Recording, seedFrom, unpackMoves, withHashes } from '#scenario';
import { voidream } from './game.js';
import type { CardSet } from './set/compiled.js';
import type { VoidreamState } from './state.js';

/** Where a game begins or is taken up, and what it goes on to draw from. */
export interface Point {
  readonly game: Game<VoidreamState>;
  readonly set: CardSet;
  readonly ply: number;
  readonly chance: Chance;
  readonly state: VoidreamState;
  /** The game that it belongs to; null where it can't be written down as a recorded one. */
  readonly of: Recording | null;
  /** What brought it about. */
  readonly facts: readonly Fact[];
}

/** Where a new game begins. */
export function newGame(set: CardSet, setup: GameSetup, seed: string): Point {
  const game = voidream(set);
  const chance = chanceFrom(seedFrom(seed));
  const facts: Fact[] = [];
  const state = game.start(setup, chance, (fact) => facts.push(fact));
  const of: Recording = {
    format: 'dreamledger-game-1',
    game: game.id,
    engine: game.engine,
    cards: game.cards,
    about: '',
    seed: seedFrom(seed),
    setup,
    answers: packMoves([]),
    hashes: {},
    result: null,
    failure: null,
  };
  return { game, set, ply: 0, chance, state, of, facts };
}

/** A game for practice, from some point on: it can be taken back to any ply since, and played on from there. */
export class Practice {
  readonly game: Game<VoidreamState>;
  readonly set: CardSet;
  /** The ply that it was taken up at. */
  readonly first: number;
  /** What the last answer brought about. */
  facts: readonly Fact[];
  private at: VoidreamState;
  private given: { readonly seat: Seat; readonly answer: Answer }[] = [];

  constructor(private readonly point: Point) {
    this.game = point.game;
    this.set = point.set;
    this.first = point.ply;
    this.facts = point.facts;
    this.at = this.begin();
  }

  private begin(): VoidreamState {
    return this.game.decode(this.game.encode(this.point.state));
  }

  get state(): VoidreamState {
    return this.at;
  }

  get ply(): number {
    return this.first + this.given.length;
  }

  get asked(): DecisionRequest | null {
    return this.game.requests(this.at)[0] ?? null;
  }

  /** Null when the answer was given. */
  answer(answer: Answer): Refusal | null {
    const seat = this.asked?.seat;
    if (seat === undefined) return null;
    const refusal = this.game.check(this.at, seat, answer);
    if (refusal !== null) return refusal;
    const facts: Fact[] = [];
    this.facts = facts;
    this.game.apply(this.at, seat, answer, this.point.chance, (fact) => facts.push(fact));
    this.given.push({ seat, answer });
    return null;
  }

  /** Back to how it stood at this ply. */
  undo(ply: number): void {
    const again = this.given.slice(0, ply - this.first);
    this.given = [];
    this.facts = this.point.facts;
    this.at = this.begin();
    for (const { answer } of again) this.answer(answer);
  }

  /** The ply at which this seat answered last; null when it has not yet. */
  lastOf(seat: Seat): number | null {
    const nth = this.given.findLastIndex((each) => each.seat === seat);
    return nth < 0 ? null : this.first + nth;
  }

  /** Null when it can't be written down as a recorded game. */
  recording(about: string, sha256: Sha256): Recording | null {
    const { of } = this.point;
    if (of === null) return null;
    const result = this.game.result(this.at);
    const before = unpackMoves(of.answers).slice(0, this.first);
    const answers = packMoves([...before, ...this.given.map(({ answer }) => answer)]);
    return withHashes(sha256, this.game, {
      ...of,
      about,
      answers,
      hashes: {},
      result: result === null ? null : { ...result },
      failure: null,
    });
  }
}
