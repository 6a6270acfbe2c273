import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { OpenCaseInput } from '#contract';
import { type ActorId, phrase, streamId } from '#kernel';
import { type Party, type Subject, windowsOf } from '#rulings';
import { type CaseTimes, currentRound, entrantOf, rolesOf } from '#tournament';
import type { Asking } from '../graphql/asking.js';
import { parseId } from '../graphql/ids.js';
import { type UserError, userError } from '../graphql/user-errors.js';
import { entrantIn } from '../tournament/entrants.js';
import { CaseDesk, caseNameOf, notDone, paid, type Payload } from './case-desk.js';
import { Standings } from './standings.js';

/** Cases about something else than a match. */
@Resolver()
export class OpeningMutations {
  constructor(
    private readonly standings: Standings,
    private readonly desk: CaseDesk,
  ) {}

  @Mutation()
  async openCase(@Args('input') input: OpenCaseInput, @Context() asking: Asking): Promise<Payload> {
    const { idempotencyKey: key } = input;
    return this.desk.permitted('playInTournament', key, asking, async (actor) => {
      const id = parseId(input.tournamentId);
      if (id?.kind !== 'tournament') return notDone(null, NO_TOURNAMENT);
      const tournament = id.name;
      const found = await this.concerning(tournament, input, actor);
      if ('code' in found) return notDone(null, found);
      const rules = this.desk.book.cited(found.game, input.rule ? [input.rule] : [], 'rule');
      if ('code' in rules) return notDone(null, rules);
      const claim = await this.desk.cases.keep(actor, key, input.text, 'text');
      if ('code' in claim) return notDone(null, claim);
      const { subject, parties, role } = found;
      const stream = streamId('case', caseNameOf(actor, key));
      const raiser = { who: actor, seat: null, role };
      const windows = windowsOf(subject.is, found.caseTimes);
      const [rule = null] = rules;
      const command = { type: 'OpenCase' as const, tournament, subject, rule, claim, raiser, parties, windows };
      return paid(stream, await this.desk.cases.send(actor, key, stream, command));
    });
  }

  /** Whom it is about; those who play, and the staff, may say so. */
  private async concerning(
    tournament: string,
    { about, round, entrantId }: OpenCaseInput,
    actor: ActorId,
  ): Promise<
    | {
        readonly subject: Subject;
        readonly parties: readonly Party[];
        readonly role: string | null;
        readonly caseTimes: readonly CaseTimes[];
        readonly game: string;
      }
    | UserError
  > {
    const entrant = entrantIn(tournament, entrantId);
    const found = await this.standings.look(tournament, (state) => {
      const whose = entrant === null ? undefined : state.entrants.get(entrant);
      const own = entrantOf(state, actor);
      const [role = null] = rolesOf(state, actor);
      const { caseTimes, game } = state.plan;
      const rounds = currentRound(state)?.number ?? 0;
      return { whose: whose?.who, exists: whose !== undefined, plays: own !== null, role, caseTimes, game, rounds };
    });
    if (found === null) return NO_TOURNAMENT;
    if (entrant === null || !found.exists) {
      return userError(
        'NOT_FOUND',
        phrase('There is no entrant "{entrantId}" in this tournament.', { entrantId }),
        'entrantId',
      );
    }
    if (!found.plays && found.role === null) {
      return userError('FORBIDDEN', phrase('Who plays in a tournament, or is of its staff, opens a case in it.'));
    }
    const subject = subjectOf(about, entrant, round ?? null);
    if ('code' in subject) return subject;
    if (subject.is === 'pairing' && subject.round > found.rounds) {
      return userError('NOT_FOUND', phrase('Round {round} is not paired yet.', { round: subject.round }), 'round');
    }
    const people = [found.whose ?? null, found.role === null || found.plays ? actor : null];
    const parties = [...new Set(people.flatMap((who) => who ?? []))].map((who) => ({ who, seat: null }));
    const { role, caseTimes, game } = found;
    return { subject, parties, role, caseTimes, game };
  }
}

function subjectOf(about: OpenCaseInput['about'], entrant: string, round: number | null): Subject | UserError {
  switch (about) {
    case 'DECK':
      return { is: 'deck', entrant };
    case 'CONDUCT':
      return { is: 'conduct', entrant };
    case 'PAIRING':
      if (round !== null && round > 0) return { is: 'pairing', round, entrant };
      return userError('INVALID_INPUT', 'A case about a pairing takes a `round` too, counted from 1.', 'round');
    case 'PLAY':
    case 'RESULT':
      return userError('INVALID_INPUT', phrase('What is about a match is raised in it: use raiseDispute.'), 'about');
  }
}

const NO_TOURNAMENT = userError('NOT_FOUND', phrase('There is no such tournament.'), 'tournamentId');
