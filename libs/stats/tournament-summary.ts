import type { GameFact } from './facts.js';

/** Over the games in which it was counted; null without any. */
class Mean {
  #sum = 0;
  #of = 0;

  add(count: number | null): void {
    if (count === null) return;
    this.#sum += count;
    this.#of += 1;
  }

  get value(): number | null {
    return this.#of === 0 ? null : this.#sum / this.#of;
  }
}

/** What a tournament was as a whole; facts go in one by one. */
export class TournamentSummary {
  readonly #matches = new Set<string>();
  readonly #players = new Set<string>();
  readonly #decisions = new Mean();
  readonly #duration = new Mean();
  games = 0;

  add({ match, seats, decisions, duration }: GameFact): this {
    this.games += 1;
    this.#matches.add(match);
    for (const { player } of seats) this.#players.add(player);
    this.#decisions.add(decisions);
    this.#duration.add(duration);
    return this;
  }

  get matches(): number {
    return this.#matches.size;
  }

  get players(): number {
    return this.#players.size;
  }

  get meanDecisions(): number | null {
    return this.#decisions.value;
  }

  /** In milliseconds. */
  get meanDuration(): number | null {
    return this.#duration.value;
  }
}
