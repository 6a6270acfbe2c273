import { Inject, Injectable } from '@nestjs/common';
import type { Ply } from '#contract';
import { type StreamId, streamId } from '#kernel';
import type { Arbiter } from '#log';
import { deskView, type MatchRules, matchView, type Origin } from '#match';
import type { Principal } from '../principal.js';
import { ARBITER, MATCH_RULES } from '../tokens.js';
import { ownSeat, viewerOf } from './access.js';
import { type Seen, type ShownMatch, shownMatch, shownPly } from './match-shape.js';
import { MatchStaff } from './staff.js';

const NO_FACTS = Number.MAX_SAFE_INTEGER;

/** The matches as the arbiter has them now, seen through the eyes of whoever asks. */
@Injectable()
export class Matches {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(MATCH_RULES) readonly decider: MatchRules,
    private readonly staff: MatchStaff,
  ) {}

  /** Null when there is no such match; `behind` when this process did not read `atLeast` in two seconds. */
  async show(stream: StreamId, principal: Principal, atLeast?: number): Promise<ShownMatch | null | 'behind'> {
    const seen = await this.see(stream, principal, NO_FACTS, atLeast);
    return seen === null || seen === 'behind' ? seen : shownMatch(seen);
  }

  /** The match as it is now, by its name. */
  async now(name: string, principal: Principal): Promise<ShownMatch | null> {
    const match = await this.show(streamId('match', name), principal);
    return match === 'behind' ? null : match;
  }

  /** The match with what happened after the ply `since`, both of the same moment. */
  async showSince(
    stream: StreamId,
    principal: Principal,
    since: number,
  ): Promise<{ readonly match: ShownMatch; readonly plies: readonly Ply[] } | null> {
    const seen = await this.see(stream, principal, since);
    if (seen === null || seen === 'behind') return null;
    return { match: shownMatch(seen), plies: (seen.view.play?.facts ?? []).map(shownPly) };
  }

  /** The pairing that opened it; null when none did, or when there is no such match. */
  async originOf(stream: StreamId): Promise<Origin | null> {
    return this.arbiter.look(this.decider, stream, ({ state }) => (state.phase === 'none' ? null : state.plan.origin));
  }

  watch(stream: StreamId, changed: () => void): () => void {
    return this.arbiter.watch(stream, changed);
  }

  private async see(
    stream: StreamId,
    principal: Principal,
    since: number,
    atLeast?: number,
  ): Promise<Seen | null | 'behind'> {
    const look = await this.arbiter.look(
      this.decider,
      stream,
      ({ state, seq, hash }) => ({
        seq,
        hash,
        ownSeat: ownSeat(state, principal),
        view: matchView(state, viewerOf(state, principal), since),
        forStaff: deskView(state),
      }),
      atLeast,
    );
    if (look === null) return 'behind';
    const { view, forStaff, ...rest } = look;
    if (view === null) return null;
    const desk = view.desk ?? ((await this.isStaff(view.origin, principal)) ? forStaff : null);
    return { stream, ...rest, view, desk };
  }

  private async isStaff(origin: Origin | null, principal: Principal): Promise<boolean> {
    if (origin === null || principal.is === 'nobody') return false;
    return 'role' in (await this.staff.roleFor('read reports', origin, principal));
  }
}
