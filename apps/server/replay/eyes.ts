import { Inject, Injectable } from '@nestjs/common';
import { type Seat, seat, type StreamId, streamId } from '#kernel';
import type { Arbiter } from '#log';
import type { Begun, MatchRules, MatchState, Viewpoint } from '#match';
import { plays, rolesOf, tournamentDecider } from '#tournament';
import { ownSeat } from '../match/access.js';
import { type Seated, seatedIn } from '../match/telling.js';
import type { Principal } from '../principal.js';
import { ARBITER, MATCH_RULES } from '../tokens.js';

/** A match as far as it matters for who may see what of it. */
export interface Standing extends Seated {
  readonly seq: number;
  readonly phase: MatchState['phase'];
  readonly seats: number;
  readonly ownSeat: Seat | null;
  readonly tournament: string | null;
}

/** Who may look at a match through whose eyes. What is not named here is denied. */
@Injectable()
export class Eyes {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(MATCH_RULES) private readonly matchRules: MatchRules,
  ) {}

  /** Null when there is no such match; `behind` when this process did not read `atLeast` in two seconds. */
  async standing(stream: StreamId, principal: Principal, atLeast?: number): Promise<Standing | null | 'behind'> {
    const seen = await this.arbiter.look(
      this.matchRules,
      stream,
      ({ state, seq }): Standing | 'none' =>
        state.phase === 'none' || isHidden(state, principal)
          ? 'none'
          : {
              seq,
              phase: state.phase,
              seats: state.plan.seats.length,
              ownSeat: ownSeat(state, principal),
              tournament: state.plan.origin?.tournament ?? null,
              ...seatedIn(state),
            },
      atLeast,
    );
    return seen === 'none' ? null : (seen ?? 'behind');
  }

  /** Everybody looks as the public; players through their own eyes; once the key is out, everybody through all. */
  async open(standing: Standing, released: boolean, principal: Principal): Promise<readonly Viewpoint[]> {
    const { seats, ownSeat: own } = standing;
    const everySeat = Array.from({ length: seats }, (_, place): Viewpoint => ({ as: 'seat', seat: seat(place) }));
    if (released) return [PUBLIC, ...everySeat, BOTH, JUDGE];
    if (own !== null) return [PUBLIC, { as: 'seat', seat: own }];
    return (await this.isJudge(standing, principal)) ? [PUBLIC, ...everySeat, BOTH, JUDGE] : [PUBLIC];
  }

  /** While it is played, judges look by the case that they have, where each look is recorded; who plays there is no judge. */
  private async isJudge({ phase, tournament }: Standing, principal: Principal): Promise<boolean> {
    if (phase !== 'finished' || tournament === null || principal.is === 'nobody') return false;
    if (!principal.scopes.includes('judge:view')) return false;
    const who = principal.id;
    const judges = await this.arbiter.look(tournamentDecider, streamId('tournament', tournament), ({ state }) => {
      if (state.phase === 'none' || plays(state, who)) return false;
      const roles = rolesOf(state, who);
      return roles.includes('head-judge') || roles.includes('judge');
    });
    return judges === true;
  }
}

export const isOpenTo = (open: readonly Viewpoint[], wish: Viewpoint): boolean =>
  open.some((each) => each.as === wish.as && (each.as !== 'seat' || (wish.as === 'seat' && each.seat === wish.seat)));

/** A branch that its player keeps to themselves. */
const isHidden = (state: Begun, principal: Principal): boolean =>
  state.plan.branch?.isPublic === false && ownSeat(state, principal) === null;

const PUBLIC: Viewpoint = { as: 'public' };
const BOTH: Viewpoint = { as: 'both' };
const JUDGE: Viewpoint = { as: 'judge' };
