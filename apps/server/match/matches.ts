import { Inject, Injectable } from '@nestjs/common';
import { Fault, type StreamId, streamId } from '#kernel';
import type { Arbiter } from '#log';
import { type Delay, deskView, type MatchRules, matchView, type Origin } from '#match';
import type { Principal } from '../principal.js';
import type { Vault } from '#vault';
import { ARBITER, MATCH_RULES, VAULT } from '../tokens.js';
import { ownSeat, viewerOf } from './access.js';
import { Delays } from './delays.js';
import { type Seen, type ShownMatch, shownMatch, type ShownPly, shownPly } from './match-shape.js';
import { MatchStaff } from './staff.js';
import { seatedIn, teller } from './telling.js';

const NO_FACTS = Number.MAX_SAFE_INTEGER;

/** The matches as the arbiter has them now, seen through the eyes of whoever asks. */
@Injectable()
export class Matches {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(MATCH_RULES) readonly decider: MatchRules,
    @Inject(VAULT) private readonly vault: Vault,
    private readonly staff: MatchStaff,
    private readonly delays: Delays,
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

  /** The match with what happened after the ply `since`, both of the same moment, and in how long time alone shows more. */
  async showSince(
    stream: StreamId,
    principal: Principal,
    since: number,
  ): Promise<{ readonly match: ShownMatch; readonly plies: readonly ShownPly[]; readonly inMs: number | null } | null> {
    const seen = await this.see(stream, principal, since);
    if (seen === null || seen === 'behind') return null;
    const tell = teller(this.vault, () =>
      this.arbiter.look(this.decider, stream, ({ state }) => (state.phase === 'none' ? null : seatedIn(state))),
    );
    const facts = seen.view.play?.facts ?? [];
    return { match: shownMatch(seen), plies: facts.map((ply) => shownPly(ply, tell)), inMs: seen.inMs };
  }

  /** The pairing that opened it; null when none did, or when there is no such match. */
  async originOf(stream: StreamId): Promise<Origin | null> {
    return this.arbiter.look(this.decider, stream, ({ state }) => (state.phase === 'none' ? null : state.plan.origin));
  }

  /** How many records of the match this person may read now; null for all. */
  async readableThrough(stream: StreamId, principal: Principal): Promise<number | null> {
    const shown = await this.show(stream, principal);
    return shown === null || shown === 'behind' || !shown.delayed ? null : shown.seq;
  }

  /** Whether this person only watches a game that has begun, with a delay: then refusals, too, must not tell how it goes. */
  async watchesBehind(stream: StreamId, principal: Principal): Promise<boolean> {
    const origin = await this.arbiter.look(this.decider, stream, ({ state }) =>
      state.phase === 'none' ||
      state.phase === 'open' ||
      state.plan.delay === null ||
      ownSeat(state, principal) !== null
        ? 'nothing is held back'
        : state.plan.origin,
    );
    return origin !== 'nothing is held back' && !(await this.isStaff(origin, principal));
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
    const isStaff = await this.isStaff(view.origin, principal);
    if (view.delay !== null && rest.ownSeat === null && !isStaff)
      return this.seeBehind(stream, view.delay, rest.seq, since);
    const desk = view.desk ?? (isStaff ? forStaff : null);
    return { stream, ...rest, view, desk, inMs: null, delayed: false };
  }

  private async seeBehind(stream: StreamId, delay: Delay, now: number, since: number): Promise<Seen> {
    const { seen, inMs } = await this.delays.look(stream, delay, now, ({ state, seq, hash }) => ({
      seq,
      hash,
      view: matchView(state, { as: 'public' }, since),
    }));
    if (seen.view === null) throw new Fault(`${stream} begins with records that do not create it.`);
    return { stream, ...seen, view: seen.view, ownSeat: null, desk: null, inMs, delayed: true };
  }

  private async isStaff(origin: Origin | null, principal: Principal): Promise<boolean> {
    if (origin === null || principal.is === 'nobody') return false;
    return 'role' in (await this.staff.roleFor('read reports', origin, principal));
  }
}
