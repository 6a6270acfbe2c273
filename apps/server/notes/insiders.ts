import { Inject, Injectable } from '@nestjs/common';
import { type ActorId, type StreamId, streamId } from '#kernel';
import type { Arbiter } from '#log';
import { type MatchRules, seatOf } from '#match';
import type { Moderator } from '#notes';
import { rolesOf, tournamentDecider } from '#tournament';
import { Matches } from '../match/matches.js';
import { MatchStaff } from '../match/staff.js';
import { isAdmin } from '../people/access.js';
import type { Principal } from '../principal.js';
import { ARBITER, MATCH_RULES } from '../tokens.js';

/** Who is more to a match than a spectator. */
@Injectable()
export class Insiders {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(MATCH_RULES) private readonly matchRules: MatchRules,
    private readonly matches: Matches,
    private readonly staff: MatchStaff,
  ) {}

  /** In which role somebody may hide notes on a match; whoever plays it leaves that to others. */
  async moderatorOf(stream: StreamId, principal: Principal): Promise<Moderator | null> {
    if (principal.is === 'nobody' || (await this.isSeated(stream, principal.id))) return null;
    const origin = await this.matches.originOf(stream);
    const staff = origin === null ? null : await this.staff.roleFor('hide a note', origin, principal);
    if (staff !== null && 'role' in staff && isModerator(staff.role)) return staff.role;
    return isAdmin(principal) ? 'admin' : null;
  }

  /** Whether somebody knows, or may come to know, more of a match than the public does. */
  async knowsMore(stream: StreamId, who: ActorId): Promise<boolean> {
    if (await this.isSeated(stream, who)) return true;
    const origin = await this.matches.originOf(stream);
    if (origin === null) return false;
    const roles = await this.arbiter.look(tournamentDecider, streamId('tournament', origin.tournament), ({ state }) =>
      state.phase === 'none' ? [] : rolesOf(state, who).filter((role) => role !== 'player'),
    );
    return roles === null || roles.length > 0;
  }

  private async isSeated(stream: StreamId, who: ActorId): Promise<boolean> {
    const seated = await this.arbiter.look(
      this.matchRules,
      stream,
      ({ state }) => state.phase !== 'none' && seatOf(state.plan, who) !== null,
    );
    return seated ?? true;
  }
}

const isModerator = (role: string): role is Moderator =>
  role === 'head-judge' || role === 'judge' || role === 'organiser';
