import type { StreamId } from '#kernel';
import { Feed } from '../graphql/feed.js';
import type { Principal } from '../principal.js';
import type { SeenTournament, Tournaments } from './tournaments.js';

/** So long a viewer has rest between two looks, however much happens; each a little longer or shorter, so that not all look at once. */
const REST_MS = 500;
const SPREAD_MS = 200;

/** A tournament whenever it changed. */
export class TournamentFeed extends Feed<SeenTournament> {
  protected readonly leave: () => void;
  private readonly restMs = REST_MS + Math.random() * SPREAD_MS;
  private changedAt = 1;
  private lastSeq = 0;
  private hasLooked = false;

  constructor(
    private readonly tournaments: Tournaments,
    private readonly stream: StreamId,
    private readonly principal: Principal,
  ) {
    super();
    this.leave = tournaments.watch(stream, (seq) => {
      this.changedAt = seq;
      this.stir();
    });
  }

  protected async look(): Promise<SeenTournament | null> {
    if (this.hasLooked) await this.rest(this.restMs);
    this.hasLooked = true;
    const seen = this.isOver ? null : await this.tournaments.seeRecent(this.stream, this.principal);
    const seq = seen?.seq ?? 0;
    if (seq < this.changedAt) this.stir();
    if (seq <= this.lastSeq) return null;
    this.lastSeq = seq;
    return seen;
  }
}
