import type { Ply } from '#contract';
import type { StreamId } from '#kernel';
import type { Principal } from '../principal.js';
import type { ShownMatch } from './match-shape.js';
import type { Matches } from './matches.js';

/** Where a viewer stands in a match: records seen, and plies told; nothing told is -1. */
export interface Place {
  readonly seq: number;
  readonly ply: number;
}

export interface Step {
  readonly place: Place;
  readonly match: ShownMatch;
  readonly plies: readonly Ply[];
}

/** So many plies are told at once, so that catching up on a long match takes bounded memory. */
const MOST_PLIES = 50;

/**
 * What happens in a match after a place, told when asked for: it keeps a place and a mark that something changed, so a
 * slow viewer costs no memory and gets several plies at once.
 */
export class MatchFeed implements AsyncIterableIterator<Step> {
  private changed = true;
  private ended = false;
  private wake: (() => void) | null = null;
  private timer: NodeJS.Timeout | null = null;
  private readonly unwatch: () => void;

  constructor(
    private readonly matches: Matches,
    private readonly stream: StreamId,
    private readonly principal: Principal,
    private place: Place,
  ) {
    this.unwatch = matches.watch(stream, () => {
      this.stir();
    });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Step, undefined>> {
    while (!this.ended) {
      if (!this.changed) {
        await new Promise<void>((resolve) => (this.wake = resolve));
        this.wake = null;
        continue;
      }
      this.changed = false;
      const step = await this.step();
      if (step !== null) return { done: false, value: step };
    }
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<Step, undefined>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  throw(error: unknown): Promise<IteratorResult<Step, undefined>> {
    this.end();
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }

  private stir(): void {
    this.changed = true;
    this.wake?.();
  }

  private end(): void {
    this.ended = true;
    this.unwatch();
    this.lookAgainIn(null);
    this.wake?.();
  }

  /** Who looks with a delay is shown more by time alone. */
  private lookAgainIn(ms: number | null): void {
    if (this.timer !== null) clearTimeout(this.timer);
    const again = (): void => {
      this.stir();
    };
    this.timer = ms === null ? null : setTimeout(again, Math.max(1, ms)).unref();
  }

  /** What is new since the place, null when nothing is; the last step of a match that is over ends the feed. */
  private async step(): Promise<Step | null> {
    const now = await this.matches.showSince(this.stream, this.principal, this.place.ply);
    if (now === null || this.ended) return null;
    this.lookAgainIn(now.inMs);
    const { match } = now;
    const isOver = match.phase === 'FINISHED' || match.phase === 'CANCELLED';
    if (match.seq <= this.place.seq) {
      if (isOver) this.end();
      return null;
    }
    const plies = now.plies.slice(0, MOST_PLIES);
    const isAll = plies.length === now.plies.length;
    this.place = isAll
      ? { seq: match.seq, ply: match.ply ?? -1 }
      : { seq: this.place.seq, ply: plies.at(-1)?.ply ?? -1 };
    this.changed ||= !isAll || isOver;
    return { place: this.place, match, plies };
  }
}
