import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type {
  CheckInInput,
  ClaimEntrantInput,
  DisqualifyInput,
  DropFromTournamentInput,
  EnterPlayersInput,
  ImportPlayersInput,
  MissedRounds,
  PlayerInput,
  RegisterForTournamentInput,
  ReinstateInput,
  ReturnToTournamentInput,
  SetByeInput,
  SetRegistrationInput,
} from '#contract';
import type { EntrantId, Missed, Player } from '#tournament';
import type { Asking } from '../graphql/asking.js';
import { outcomeAsError } from '../graphql/user-errors.js';
import type { PeopleOperation } from '../people/access.js';
import { personIn } from '../people/person-id.js';
import { sameCode } from './claim-codes.js';
import { entrantIn } from './entrants.js';
import { readPlayers } from './players-csv.js';
import { Reasons } from './reasons.js';
import { type Acting, type Payload, TournamentDesk, type Wish, wrong } from './tournament-desk.js';

const MISSED: Readonly<Record<MissedRounds, Missed>> = {
  LOSS: 'loss',
  HALF_BYE: 'half-bye',
  AWARDED_BYE: 'awarded-bye',
};

const LONGEST_NAME = 60;
const MOST_AT_ONCE = 500;

/** Who is in a tournament: coming, going, and being there. */
@Resolver()
export class RegistrationMutations {
  constructor(
    private readonly desk: TournamentDesk,
    private readonly reasons: Reasons,
  ) {}

  @Mutation()
  setRegistration(@Args('input') input: SetRegistrationInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.act('runTournament', input, asking, () => ({
      type: input.open ? 'OpenRegistration' : 'CloseRegistration',
    }));
  }

  @Mutation()
  registerForTournament(@Args('input') input: RegisterForTournamentInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.act('playInTournament', input, asking, () => ({ type: 'Register' }));
  }

  @Mutation()
  enterPlayers(@Args('input') input: EnterPlayersInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.act('runTournament', input, asking, (acting) => {
      if (input.players.length <= MOST_AT_ONCE) return this.entering(input.players, input.missed, acting, null);
      const says = `These are ${input.players.length} players; at most ${MOST_AT_ONCE} go in at once.`;
      return wrong('INVALID_INPUT', says, 'players');
    });
  }

  @Mutation()
  importPlayers(@Args('input') input: ImportPlayersInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.act('runTournament', input, asking, (acting) => {
      const read = readPlayers(input.csv);
      if (read.is === 'wrong') return wrong('TOURNAMENT_BAD_CSV', read.says, 'csv');
      const lines = read.players.map(({ line }) => line);
      return this.entering(read.players, input.missed, acting, lines);
    });
  }

  @Mutation()
  claimEntrant(@Args('input') input: ClaimEntrantInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.act('playInTournament', input, asking, async ({ stream }) => {
      const seen = await this.desk.tournaments.see(stream, asking.principal);
      if (seen === null || seen === 'behind') return wrong('NOT_FOUND', 'There is no such tournament.', 'tournamentId');
      const codeOf = await this.desk.tournaments.codes(stream);
      const guest = [...seen.state.entrants.values()].find(
        ({ name, id }) => name !== null && sameCode(codeOf(id), input.code),
      );
      if (guest !== undefined) return { type: 'ClaimEntrant', entrant: guest.id };
      return wrong(
        'TOURNAMENT_WRONG_CODE',
        'No guest of this tournament has this code: look at the slip again.',
        'code',
      );
    });
  }

  @Mutation()
  checkIn(@Args('input') input: CheckInInput, @Context() asking: Asking): Promise<Payload> {
    const { entrantIds, undo = false } = input;
    return this.desk.act(byWhom(asking), input, asking, ({ name }) => {
      const entrants = entrantIds.map((id) => entrantIn(name, id));
      const unknown = entrantIds.find((_, nth) => entrants[nth] === null);
      if (unknown !== undefined || entrants.length === 0 || entrants.length > MOST_AT_ONCE) {
        return noEntrant(unknown ?? 'nothing', 'entrantIds');
      }
      const known = entrants.filter((id) => id !== null);
      const [first, second] = known;
      if (!undo || first === undefined) return { type: 'CheckIn', entrants: known };
      if (second === undefined) return { type: 'UndoCheckIn', entrant: first };
      return wrong('INVALID_INPUT', 'A check-in is taken back for one at a time.', 'entrantIds');
    });
  }

  @Mutation()
  dropFromTournament(@Args('input') input: DropFromTournamentInput, @Context() asking: Asking): Promise<Payload> {
    return this.about(byWhom(asking), input, asking, async (entrant, acting) => {
      const reason = await this.reasons.kept(acting, input.reason ?? null);
      return 'wrong' in reason ? reason : { type: 'DropEntrant', entrant, reason: reason.text };
    });
  }

  @Mutation()
  returnToTournament(@Args('input') input: ReturnToTournamentInput, @Context() asking: Asking): Promise<Payload> {
    return this.about('runTournament', input, asking, (entrant, acting) =>
      this.reasons.with(acting, input.reason, (reason) => ({
        type: 'ReturnEntrant',
        entrant,
        missed: MISSED[input.missed ?? 'LOSS'],
        reason,
      })),
    );
  }

  @Mutation()
  disqualify(@Args('input') input: DisqualifyInput, @Context() asking: Asking): Promise<Payload> {
    return this.about('runTournament', input, asking, (entrant, acting) =>
      this.reasons.with(acting, input.reason, (reason) => ({ type: 'DisqualifyEntrant', entrant, reason })),
    );
  }

  @Mutation()
  reinstate(@Args('input') input: ReinstateInput, @Context() asking: Asking): Promise<Payload> {
    return this.about('runTournament', input, asking, (entrant, acting) =>
      this.reasons.with(acting, input.reason, (reason) => ({ type: 'ReinstateEntrant', entrant, reason })),
    );
  }

  @Mutation()
  setBye(@Args('input') input: SetByeInput, @Context() asking: Asking): Promise<Payload> {
    const { round, awarded } = input;
    return this.about('runTournament', input, asking, (entrant, acting) =>
      this.reasons.with(acting, input.reason, (reason) => ({
        type: awarded ? 'AwardBye' : 'RevokeBye',
        entrant,
        round,
        reason,
      })),
    );
  }

  private about(
    operation: PeopleOperation,
    input: Parameters<TournamentDesk['act']>[1] & { readonly entrantId: string },
    asking: Asking,
    wish: (entrant: EntrantId, acting: Acting) => Wish | Promise<Wish>,
  ): Promise<Payload> {
    return this.desk.act(operation, input, asking, (acting) => {
      const entrant = entrantIn(acting.name, input.entrantId);
      return entrant === null ? noEntrant(input.entrantId, 'entrantId') : wish(entrant, acting);
    });
  }

  /** Guests by their names, kept out of the log; people by their ids. Where lines are given, errors name them. */
  private async entering(
    players: readonly PlayerInput[],
    missed: MissedRounds | undefined,
    acting: Acting,
    lines: readonly number[] | null,
  ): Promise<Wish> {
    const entering: Player[] = [];
    for (const [nth, { guest, personId }] of players.entries()) {
      const where = lines === null ? `Player ${nth + 1}` : `Line ${lines[nth] ?? 0}`;
      const code = lines === null ? 'INVALID_INPUT' : 'TOURNAMENT_BAD_CSV';
      if (personId) {
        const person = personIn(personId);
        if (person.is !== 'done') return wrong(code, `${where}: ${outcomeAsError(person).message}`);
        const problem = await this.desk.tournaments.personProblem(person.value);
        if (problem !== null) return wrong(code, `${where}: ${problem}`);
        entering.push({ who: person.value, name: null });
      } else {
        const occasion = `${acting.key} ${nth}`;
        const name = await this.desk.tournaments.keep(acting.actor, occasion, guest ?? '', LONGEST_NAME);
        if ('is' in name) return wrong(code, `${where}: ${outcomeAsError(name).message}`);
        entering.push({ who: null, name });
      }
    }
    return { type: 'EnterPlayers', players: entering, missed: MISSED[missed ?? 'LOSS'] };
  }
}

/** Players and staff both do it; what a token was made for tells in which part its holder acts. */
const byWhom = ({ principal }: Asking): PeopleOperation =>
  principal.is === 'person' && !principal.scopes.includes('game:play') ? 'runTournament' : 'playInTournament';

const noEntrant = (id: string, field: string): Wish =>
  wrong('INVALID_INPUT', `"${id}" is no entrant of this tournament; ids look like "entrant_4f2a7c.12".`, field);
