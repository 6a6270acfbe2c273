import { Injectable } from '@nestjs/common';
import { type ActorId, type Happening, type Phrase, phrase, type Refusal, type StreamId, streamId } from '#kernel';
import type { Outcome } from '#log';
import type { TournamentCommand } from '#tournament';
import type { Asking } from '../graphql/asking.js';
import { keyProblem } from '../graphql/idempotency.js';
import { parseId } from '../graphql/ids.js';
import type { RefusalCode } from '../graphql/places.js';
import type { Position } from '../graphql/scalars.js';
import { outcomeAsError, type UserError, userError } from '../graphql/user-errors.js';
import { actorOf, isAdmin, type PeopleOperation } from '../people/access.js';
import { isStaff, type Sent, Tournaments } from './tournaments.js';

/** What the resolvers of `TournamentPayload` take. */
export interface Payload {
  readonly stream: StreamId | null;
  readonly position: Position | null;
  readonly userErrors: readonly UserError[];
  readonly repeated: boolean;
}

/** Who acts where, with the key that makes the command what it is. */
export interface Acting {
  readonly actor: ActorId;
  readonly key: string;
  readonly stream: StreamId;
  /** The tournament's name, without its kind. */
  readonly name: string;
  readonly isAdmin: boolean;
}

export interface ToTournament {
  readonly idempotencyKey: string;
  readonly tournamentId: string;
}

/** A command, or what is wrong with the input. */
export type Wish = TournamentCommand | { readonly wrong: UserError };

export const wrong = (
  code: string,
  says: string | readonly Phrase[],
  field: string | null = null,
): { readonly wrong: UserError } => ({
  wrong: userError(code, says, field),
});

/** Where all that is done to a tournament comes in: who may, to which tournament, and what became of it. */
@Injectable()
export class TournamentDesk {
  constructor(readonly tournaments: Tournaments) {}

  /** Something that is done to a tournament which is there. */
  async act(
    operation: PeopleOperation,
    input: ToTournament,
    asking: Asking,
    wish: (acting: Acting) => Wish | Promise<Wish>,
  ): Promise<Payload> {
    const { idempotencyKey, tournamentId } = input;
    const there = actingIn(tournamentId);
    if ('wrong' in there) return notDone(null, there.wrong);
    const { stream, name } = there;
    const done = await this.allowed(operation, idempotencyKey, asking, async (actor) => {
      const acting = { actor, key: idempotencyKey, stream, name, isAdmin: isAdmin(asking.principal) };
      const outside = operation === 'runTournament' ? await this.outside(stream, asking) : null;
      if (outside !== null) return outside;
      const command = await wish(acting);
      return 'wrong' in command ? command : this.tournaments.send(actor, idempotencyKey, stream, command);
    });
    return { ...done, userErrors: done.userErrors.map((error) => inTheWordsOf(input, error)) };
  }

  /** Something that is done beside the tournament, to a deck of it; the payload then shows the tournament as it is. */
  besides(
    operation: PeopleOperation,
    { idempotencyKey, tournamentId }: ToTournament,
    asking: Asking,
    work: (acting: Acting) => Promise<Aside>,
  ): Promise<Payload> {
    const acting = actingIn(tournamentId);
    if ('wrong' in acting) return Promise.resolve(notDone(null, acting.wrong));
    const { stream, name } = acting;
    return this.permitted(operation, idempotencyKey, asking, async (actor) => {
      const done = await work({ actor, key: idempotencyKey, stream, name, isAdmin: isAdmin(asking.principal) });
      if ('wrong' in done) return { stream, position: null, userErrors: done.wrong, repeated: false };
      if (done.is !== 'accepted') return notDone(stream, outcomeAsError(done));
      return { stream, position: null, userErrors: [], repeated: done.repeated };
    });
  }

  allowed(
    operation: PeopleOperation,
    key: string,
    asking: Asking,
    execute: (actor: ActorId) => Promise<Sent | { readonly wrong: UserError }>,
  ): Promise<Payload> {
    return this.permitted(operation, key, asking, async (actor) => {
      const sent = await execute(actor);
      if ('wrong' in sent) return notDone(null, sent.wrong);
      const { stream, outcome } = sent;
      if (outcome.is !== 'accepted') return notDone(stream, outcomeAsError(outcome));
      return { stream, position: { stream, seq: outcome.seq }, userErrors: [], repeated: outcome.repeated };
    });
  }

  /** Why somebody without a role here is sent away before anything that they typed is kept. */
  private async outside(stream: StreamId, { principal }: Asking): Promise<{ readonly wrong: UserError } | null> {
    const seen = await this.tournaments.see(stream, principal);
    if (seen === null || seen === 'behind' || isStaff(seen)) return null;
    return wrong('FORBIDDEN', phrase('Only the staff of this tournament do this, and you hold no such role in it.'));
  }

  private async permitted(
    operation: PeopleOperation,
    key: string,
    { principal }: Asking,
    work: (actor: ActorId) => Promise<Payload>,
  ): Promise<Payload> {
    const actor = actorOf(principal, operation, null);
    if (actor.is !== 'done') return notDone(null, outcomeAsError(actor));
    const wrongKey = keyProblem(key);
    return wrongKey === null ? work(actor.value) : notDone(null, wrongKey);
  }
}

/** As some inputs call it. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  entrantId: ['players'],
  tableId: ['table'],
  plan: ['caseTimes', 'capacity'],
};

/** Where several are named, an error about one of them is about their list; about what is not asked for, it is about the whole. */
function inTheWordsOf(input: ToTournament, error: UserError): UserError {
  const field = error.field?.[1];
  if (field === undefined || field in input) return error;
  const called = [`${field}s`, ...(ALSO[field] ?? [])].find((name) => name in input);
  return { ...error, field: called === undefined ? null : ['input', called] };
}

/** What came of something beside the tournament. */
type Aside = Outcome<Happening, Refusal<RefusalCode>> | { readonly wrong: readonly UserError[] };

function actingIn(id: string): { readonly stream: StreamId; readonly name: string } | { readonly wrong: UserError } {
  const parts = parseId(id);
  if (parts?.kind === 'tournament') return { stream: streamId('tournament', parts.name), name: parts.name };
  const says = phrase('"{id}" is not the id of a tournament, which looks like "tournament_4f2a7c".', { id });
  return { wrong: userError('INVALID_INPUT', says, 'tournamentId') };
}

const notDone = (stream: StreamId | null, error: UserError): Payload => ({
  stream,
  position: null,
  userErrors: [error],
  repeated: false,
});
