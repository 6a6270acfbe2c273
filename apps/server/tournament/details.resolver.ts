import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type { ChangeCapacityInput, ChangeListsLockInput, ChangeStartTimeInput, RenameTournamentInput } from '#contract';
import { millis } from '#kernel';
import { readText, type Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { outcomeAsError } from '../graphql/user-errors.js';
import { lineProblem } from '../people/names.js';
import { VAULT } from '../tokens.js';
import { Reasons } from './reasons.js';
import { startTimeIn } from './start-time.js';
import { type Payload, TournamentDesk, wrong } from './tournament-desk.js';
import { LONGEST_TITLE, type SeenTournament } from './tournaments.js';

interface ShownCancellation {
  readonly at: number;
  readonly reason: Promise<string | null>;
}

/** What of a tournament can be another after it was made: its name, how many can play, when it begins and lists are locked, and that it takes place. */
@Resolver('Tournament')
export class DetailsResolver {
  constructor(
    private readonly desk: TournamentDesk,
    private readonly reasons: Reasons,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  @Mutation()
  renameTournament(@Args('input') input: RenameTournamentInput, @Context() asking: Asking): Promise<Payload> {
    const untitled = lineProblem(input.title, LONGEST_TITLE);
    return this.desk.act('runTournament', input, asking, async (acting) => {
      if (untitled !== null) return wrong('PEOPLE_BAD_TEXT', untitled, 'title');
      const title = await this.desk.tournaments.keep(acting, input.title, LONGEST_TITLE);
      if ('is' in title) return { wrong: { ...outcomeAsError(title), field: ['input', 'title'] } };
      return this.reasons.with(acting, input.reason, (reason) => ({ type: 'RenameTournament', title, reason }));
    });
  }

  @Mutation()
  changeCapacity(@Args('input') input: ChangeCapacityInput, @Context() asking: Asking): Promise<Payload> {
    const { capacity = null } = input;
    return this.desk.act('runTournament', input, asking, (acting) =>
      this.reasons.with(acting, input.reason, (reason) => ({ type: 'ChangeCapacity', capacity, reason })),
    );
  }

  @Mutation()
  changeListsLock(@Args('input') input: ChangeListsLockInput, @Context() asking: Asking): Promise<Payload> {
    const { lockListsAt = null } = input;
    const lockAt = lockListsAt === null ? null : millis(lockListsAt);
    return this.desk.act('runTournament', input, asking, (acting) =>
      this.reasons.with(acting, input.reason, (reason) => ({ type: 'ChangeListsLock', lockAt, reason })),
    );
  }

  @Mutation()
  changeStartTime(@Args('input') input: ChangeStartTimeInput, @Context() asking: Asking): Promise<Payload> {
    const begins = startTimeIn(input);
    return this.desk.act('runTournament', input, asking, (acting) => {
      if ('says' in begins) return wrong('TOURNAMENT_BAD_START', begins.says, 'timeZone');
      const { startTime } = begins;
      return this.reasons.with(acting, input.reason, (reason) => ({ type: 'ChangeStartTime', startTime, reason }));
    });
  }

  @ResolveField()
  startsAt({ state: { startTime } }: SeenTournament): number | null {
    return startTime?.at ?? null;
  }

  @ResolveField()
  timeZone({ state: { startTime } }: SeenTournament): string | null {
    return startTime?.zone ?? null;
  }

  @ResolveField()
  cancelled({ state: { cancelled } }: SeenTournament): ShownCancellation | null {
    return cancelled && { at: cancelled.at, reason: readText(this.vault, cancelled.reason) };
  }
}
