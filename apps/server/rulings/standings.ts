import { Inject, Injectable } from '@nestjs/common';
import { type ActorId, streamId } from '#kernel';
import type { Arbiter } from '#log';
import type { JudgingRole, Standing } from '#rulings';
import { type OpenTournament, plays, rolesOf, tournamentDecider } from '#tournament';
import type { Principal } from '../principal.js';
import { ARBITER } from '../tokens.js';

const ROLES: readonly JudgingRole[] = ['head-judge', 'judge', 'organiser'];

/** How people stand in a tournament: in which role they judge, and whether they play. */
@Injectable()
export class Standings {
  constructor(@Inject(ARBITER) private readonly arbiter: Arbiter) {}

  /** Null for who judges nothing there. */
  async of(tournament: string, who: ActorId): Promise<Standing | null> {
    return this.look(tournament, (state, seq) => {
      const held = rolesOf(state, who);
      const role = ROLES.find((each) => held.includes(each));
      return role === undefined ? null : { role, seq, plays: plays(state, who) };
    });
  }

  /** That of somebody who asks, as far as their token lets them act as staff. */
  async ofAsker(tournament: string, principal: Principal): Promise<Standing | null> {
    if (principal.is === 'nobody' || !principal.scopes.includes('tournament:organise')) return null;
    return this.of(tournament, principal.id);
  }

  async look<Seen>(
    tournament: string,
    look: (state: OpenTournament, seq: number) => Seen | null,
  ): Promise<Seen | null> {
    return this.arbiter.look(tournamentDecider, streamId('tournament', tournament), ({ state, seq }) =>
      state.phase === 'none' ? null : look(state, seq),
    );
  }
}
