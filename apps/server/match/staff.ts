import { Inject, Injectable } from '@nestjs/common';
import type { TournamentRole } from '#contract';
import { Fault, type Phrase, streamId } from '#kernel';
import type { Arbiter } from '#log';
import type { Origin } from '#match';
import {
  type MatchOperation,
  mayStaff,
  resultProblem,
  type Score,
  STAFF_ACCESS,
  type StaffRole,
  tournamentDecider,
} from '#tournament';
import type { Principal } from '../principal.js';
import { ARBITER } from '../tokens.js';

const WRITTEN: Readonly<Record<StaffRole, TournamentRole>> = {
  organiser: 'ORGANISER',
  'head-judge': 'HEAD_JUDGE',
  judge: 'JUDGE',
  scorekeeper: 'SCOREKEEPER',
  player: 'PLAYER',
};

/** The staff of the tournaments that matches come from. */
@Injectable()
export class MatchStaff {
  constructor(@Inject(ARBITER) private readonly arbiter: Arbiter) {}

  /** The role in which somebody may do this; or else a sentence that says why not. */
  async roleFor(
    act: MatchOperation,
    { tournament }: Origin,
    principal: Principal,
  ): Promise<{ readonly role: StaffRole } | { readonly says: string | readonly Phrase[] }> {
    if (principal.is === 'nobody') return { says: `Sign in first: only staff of the tournament ${act}.` };
    if (!principal.scopes.includes('tournament:organise')) {
      return { says: `This token may not ${act}: it lacks the scope TOURNAMENT_ORGANISE. Make one that has it.` };
    }
    const held = await this.arbiter.look(tournamentDecider, streamId('tournament', tournament), ({ state }) =>
      state.phase === 'none' ? [] : [...(state.staff.get(principal.id) ?? [])],
    );
    const role = STAFF_ACCESS[act].find((each) => held?.includes(each));
    if (role !== undefined) return { role };
    return { says: mayStaff({ roles: held ?? [], asAdmin: false }, act)?.phrases ?? [] };
  }

  /** Why the tournament would not take this from its match; null when it would. */
  resultProblem({ tournament, ...at }: Origin, games: Score): Promise<readonly Phrase[] | null> {
    return this.arbiter.look(tournamentDecider, streamId('tournament', tournament), ({ state }) =>
      state.phase === 'none' ? null : resultProblem(state, { ...at, games }),
    );
  }
}

/** A role as the contract has it; matches keep it as they were told. */
export function writtenRole(role: string): TournamentRole {
  const [, written] = Object.entries(WRITTEN).find(([name]) => name === role) ?? [];
  if (written === undefined) throw new Fault(`A match names the role "${role}", which no tournament has.`);
  return written;
}
