import { Injectable } from '@nestjs/common';
import { type ActorId, type StreamId, streamId } from '#kernel';
import type { TournamentCommand } from '#tournament';
import type { Asking } from '../graphql/asking.js';
import { keyProblem } from '../graphql/idempotency.js';
import { parseId } from '../graphql/ids.js';
import type { Position } from '../graphql/scalars.js';
import { outcomeAsError, type UserError, userError } from '../graphql/user-errors.js';
import { actorOf, isAdmin, type PeopleOperation } from '../people/access.js';
import { type Sent, Tournaments } from './tournaments.js';

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

export const wrong = (code: string, says: string, field: string | null = null): { readonly wrong: UserError } => ({
  wrong: userError(code, says, field),
});

/** Where all that is done to a tournament comes in: who may, to which tournament, and what became of it. */
@Injectable()
export class TournamentDesk {
  constructor(readonly tournaments: Tournaments) {}

  /** Something that is done to a tournament which is there. */
  act(
    operation: PeopleOperation,
    { idempotencyKey, tournamentId }: ToTournament,
    asking: Asking,
    wish: (acting: Acting) => Wish | Promise<Wish>,
  ): Promise<Payload> {
    const id = parseId(tournamentId);
    if (id?.kind !== 'tournament') {
      const says = `"${tournamentId}" is not the id of a tournament, which looks like "tournament_4f2a7c".`;
      return Promise.resolve(notDone(null, userError('INVALID_INPUT', says, 'tournamentId')));
    }
    const stream = streamId('tournament', id.name);
    return this.allowed(operation, idempotencyKey, asking, async (actor) => {
      const acting = { actor, key: idempotencyKey, stream, name: id.name, isAdmin: isAdmin(asking.principal) };
      const command = await wish(acting);
      return 'wrong' in command ? command : this.tournaments.send(actor, idempotencyKey, stream, command);
    });
  }

  async allowed(
    operation: PeopleOperation,
    key: string,
    { principal }: Asking,
    execute: (actor: ActorId) => Promise<Sent | { readonly wrong: UserError }>,
  ): Promise<Payload> {
    const actor = actorOf(principal, operation, null);
    if (actor.is !== 'done') return notDone(null, outcomeAsError(actor));
    const wrongKey = keyProblem(key);
    if (wrongKey !== null) return notDone(null, wrongKey);
    const sent = await execute(actor.value);
    if ('wrong' in sent) return notDone(null, sent.wrong);
    const { stream, outcome } = sent;
    if (outcome.is !== 'accepted') return notDone(stream, outcomeAsError(outcome));
    return { stream, position: { stream, seq: outcome.seq }, userErrors: [], repeated: outcome.repeated };
  }
}

const notDone = (stream: StreamId | null, error: UserError): Payload => ({
  stream,
  position: null,
  userErrors: [error],
  repeated: false,
});
