import { phrase } from '#kernel';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type {
  CheckInInput,
  ClaimEntrantInput,
  DisqualifyInput,
  DropFromTournamentInput,
  EnterPlayersInput,
  ImportPlayersInput,
  RegisterForTournamentInput,
  ReinstateInput,
  ReturnToTournamentInput,
  SetByeInput,
  SetRegistrationInput,
  UndoClaimInput,
  UndoEntryInput,
} from '#contract';
import type { EntrantId } from '#tournament';
import type { Asking } from '../graphql/asking.js';
import type { PeopleOperation } from '../people/access.js';
import { sameCode } from './claim-codes.js';
import { entrantIn } from './entrants.js';
import { Entries, MISSED } from './entries.js';
import { readPlayers } from './players-csv.js';
import { Reasons } from './reasons.js';
import { type Acting, type Payload, TournamentDesk, type Wish, wrong } from './tournament-desk.js';

const MOST_AT_ONCE = 500;

/** Who is in a tournament: coming, going, and being there. */
@Resolver()
export class RegistrationMutations {
  constructor(
    private readonly desk: TournamentDesk,
    private readonly reasons: Reasons,
    private readonly entries: Entries,
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
      const { players, missed } = input;
      if (players.length <= MOST_AT_ONCE) return this.entries.of(acting, { players, missed, lines: null });
      const says = phrase('These are {players} players; at most {most} go in at once.', {
        players: input.players.length,
        most: MOST_AT_ONCE,
      });
      return wrong('INVALID_INPUT', says, 'players');
    });
  }

  @Mutation()
  importPlayers(@Args('input') input: ImportPlayersInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.act('runTournament', input, asking, (acting) => {
      const read = readPlayers(input.csv);
      if (read.is === 'wrong') return wrong('TOURNAMENT_BAD_CSV', read.says, 'csv');
      const lines = read.players.map(({ line }) => line);
      return this.entries.of(acting, { players: read.players, missed: input.missed, lines });
    });
  }

  @Mutation()
  claimEntrant(@Args('input') input: ClaimEntrantInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.act('playInTournament', input, asking, async ({ stream }) => {
      const seen = await this.desk.tournaments.see(stream, asking.principal);
      if (seen === null || seen === 'behind')
        return wrong('NOT_FOUND', phrase('There is no such tournament.'), 'tournamentId');
      const codeOf = await this.desk.tournaments.codes(stream);
      const guest = [...seen.state.entrants.values()].find(
        (entrant) => entrant.name !== null && sameCode(codeOf(entrant), input.code),
      );
      if (guest !== undefined) return { type: 'ClaimEntrant', entrant: guest.id };
      return wrong(
        'TOURNAMENT_WRONG_CODE',
        phrase('No guest of this tournament has this code: look at the slip again.'),
        'code',
      );
    });
  }

  @Mutation()
  undoClaim(@Args('input') input: UndoClaimInput, @Context() asking: Asking): Promise<Payload> {
    return this.about('runTournament', input, asking, (entrant, acting) =>
      this.reasons.with(acting, input.reason, (reason) => ({ type: 'UndoClaim', entrant, reason })),
    );
  }

  @Mutation()
  checkIn(@Args('input') input: CheckInInput, @Context() asking: Asking): Promise<Payload> {
    const { entrantIds, undo = false } = input;
    return this.desk.act(byWhom(asking), input, asking, (acting) => {
      const { name } = acting;
      const entrants = entrantIds.map((id) => entrantIn(name, id));
      const unknown = entrantIds.find((_, nth) => entrants[nth] === null);
      if (unknown !== undefined || entrants.length === 0 || entrants.length > MOST_AT_ONCE) {
        return noEntrant(unknown ?? 'nothing', 'entrantIds');
      }
      const known = entrants.filter((id) => id !== null);
      if (!undo) return { type: 'CheckIn', entrants: known };
      return this.reasons.ifSaid(acting, input.reason, (why) => ({ type: 'UndoCheckIn', entrants: known, ...why }));
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
  undoEntry(@Args('input') input: UndoEntryInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.act('runTournament', input, asking, async (acting) => {
      const entrants = await this.entries.enteredAt(acting.stream, input.entered);
      if (entrants !== null)
        return this.reasons.with(acting, input.reason, (reason) => ({ type: 'UndoEntry', entrants, reason }));
      const says = phrase('Nobody was entered in this tournament there: give the `position` that the entry answered.');
      return wrong('INVALID_INPUT', says, 'entered');
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
}

/** Players and staff both do it; what a token was made for tells in which part its holder acts. */
const byWhom = ({ principal }: Asking): PeopleOperation =>
  principal.is === 'person' && !principal.scopes.includes('game:play') ? 'runTournament' : 'playInTournament';

const noEntrant = (id: string, field: string): Wish =>
  wrong(
    'INVALID_INPUT',
    phrase('"{id}" is no entrant of this tournament; ids look like "entrant_4f2a7c.12".', { id }),
    field,
  );
