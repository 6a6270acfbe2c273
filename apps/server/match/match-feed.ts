import type { StreamId } from '#kernel';
import { Feed } from '../graphql/feed.js';
import type { Principal } from '../principal.js';
import type { ShownMatch, ShownPly } from './match-shape.js';
import type { Matches } from './matches.js';

/** Where a viewer stands in a match: records seen, and plies told; nothing told is -1. */
export interface Place {
  readonly seq: number;
  readonly ply: number;
}

export interface Step {
  readonly place: Place;
  readonly match: ShownMatch;
  readonly plies: readonly ShownPly[];
}

/** So many plies are told at once, so that catching up on a long match takes bounded memory. */
const MOST_PLIES = 50;

/** What happens in a match after a place; a slow viewer gets several plies at once. */
export class MatchFeed extends Feed<Step> {
  private timer: NodeJS.Timeout | null = null;
  private readonly unwatch: () => void;

  constructor(
    private readonly matches: Matches,
    private readonly stream: StreamId,
    private readonly principal: Principal,
    private place: Place,
  ) {
    super();
    this.unwatch = matches.watch(stream, () => {
      this.stir();
    });
  }

  protected leave(): void {
    this.unwatch();
    this.lookAgainIn(null);
  }

  /** What is new since the place, null when nothing is; the last step of a match that is over ends the feed. */
  protected async look(): Promise<Step | null> {
    const now = await this.matches.showSince(this.stream, this.principal, this.place.ply);
    if (now === null || this.isOver) return null;
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
    if (!isAll || isOver) this.stir();
    return { place: this.place, match, plies };
  }

  /** Who looks with a delay is shown more by time alone. */
  private lookAgainIn(ms: number | null): void {
    if (this.timer !== null) clearTimeout(this.timer);
    const again = (): void => {
      this.stir();
    };
    this.timer = ms === null ? null : setTimeout(again, Math.max(1, ms)).unref();
  }
}
