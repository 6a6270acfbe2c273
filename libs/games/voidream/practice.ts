import type { Answer, Chance, DecisionRequest, Fact, Game, GameSetup, Refusal, Seat, Sha256 } from '#kernel';
import { chanceFrom, packMoves, type Recording, seedFrom, withHashes } from '#scenario';
import { voidream } from './game.js';
import type { CardSet } from './set/compiled.js';
import type { VoidreamState } from './state.js';

/** A game for practice: it can be taken back to any ply, and played on from there. */
export class Practice {
  readonly game: Game<VoidreamState>;
  private readonly chance: Chance;
  private answers: Answer[] = [];
  private at: VoidreamState;
  /** What the last answer brought about. */
  facts: readonly Fact[] = [];

  constructor(
    readonly set: CardSet,
    private readonly setup: GameSetup,
    private readonly seed: string,
  ) {
    this.game = voidream(set);
    this.chance = chanceFrom(seedFrom(seed));
    this.at = this.begin();
  }

  private begin(): VoidreamState {
    const facts: Fact[] = [];
    this.facts = facts;
    return this.game.start(this.setup, this.chance, (fact) => facts.push(fact));
  }

  get state(): VoidreamState {
    return this.at;
  }

  get ply(): number {
    return this.answers.length;
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
    this.game.apply(this.at, seat, answer, this.chance, (fact) => facts.push(fact));
    this.answers.push(answer);
    return null;
  }

  /** Back to how it stood after so many answers. */
  undo(ply: number): void {
    const again = this.answers.slice(0, ply);
    this.answers = [];
    this.at = this.begin();
    for (const answer of again) this.answer(answer);
  }

  /** The ply at which this seat answered last; null when it has not yet. */
  lastOf(seat: Seat): number | null {
    const state = this.game.start(this.setup, this.chance, null);
    let last: number | null = null;
    this.answers.forEach((answer, ply) => {
      const asked = this.game.requests(state)[0]?.seat ?? seat;
      if (asked === seat) last = ply;
      this.game.apply(state, asked, answer, this.chance, null);
    });
    return last;
  }

  recording(about: string, sha256: Sha256): Recording {
    const result = this.game.result(this.at);
    return withHashes(sha256, this.game, {
      format: 'dreamledger-game-1',
      game: this.game.id,
      engine: this.game.engine,
      cards: this.game.cards,
      about,
      seed: seedFrom(this.seed),
      setup: this.setup,
      answers: packMoves(this.answers),
      hashes: {},
      result: result === null ? null : { ...result },
      failure: null,
    });
  }
}
