import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ActorId, phrase, type StreamId, streamId } from '#kernel';
import type { Asking } from '../graphql/asking.js';
import { keyProblem } from '../graphql/idempotency.js';
import { parseId } from '../graphql/ids.js';
import type { Position } from '../graphql/scalars.js';
import { outcomeAsError, type UserError, userError } from '../graphql/user-errors.js';
import { accessTo, type MatchAct } from './access.js';
import { type Done, SendToMatch } from './match.commands.js';
import { Matches } from './matches.js';

/** What the resolvers of `MatchPayload` take. */
export interface Payload {
  readonly stream: StreamId | null;
  readonly position: Position | null;
  readonly userErrors: readonly UserError[];
  readonly repeated: boolean;
}

export interface Keyed {
  readonly idempotencyKey: string;
}

export type ToMatch = Keyed & { readonly matchId: string };

/** Who sends a command, under which key, to which match. */
export interface Sender {
  readonly actor: ActorId;
  readonly key: string;
  readonly stream: StreamId;
}

/** Takes commands from whoever may send them, under keys that will do. */
@Injectable()
export class Sending {
  constructor(
    private readonly bus: CommandBus,
    private readonly matches: Matches,
  ) {}

  /** One that is the same whoever sends it. */
  send(act: MatchAct, input: ToMatch, asking: Asking, command: SendToMatch['command']): Promise<Payload> {
    return this.sendFor(act, input, asking, () => Promise.resolve(command));
  }

  /** One that depends on the sender, or that is refused before the match is asked. */
  sendFor(
    act: MatchAct,
    input: ToMatch,
    asking: Asking,
    make: (sender: Sender) => Promise<SendToMatch['command'] | UserError>,
  ): Promise<Payload> {
    return this.toMatch(input, (stream) =>
      this.allowed(act, input, asking, stream, async (actor, key) => {
        if (await this.matches.watchesBehind(stream, asking.principal)) return NOT_SEATED;
        const made = await make({ actor, key, stream });
        return 'code' in made ? made : this.bus.execute(new SendToMatch(actor, key, stream, made));
      }),
    );
  }

  /** Something to the match that is named, if one is. */
  toMatch({ matchId }: ToMatch, work: (stream: StreamId) => Promise<Payload>): Promise<Payload> {
    const id = parseId(matchId);
    if (id?.kind === 'match') return work(streamId('match', id.name));
    const says = phrase('"{matchId}" is not the id of a match, which looks like "match_4f2a7c".', { matchId });
    return Promise.resolve(notDone(null, userError('INVALID_INPUT', says, 'matchId')));
  }

  async allowed(
    act: MatchAct,
    { idempotencyKey }: Keyed,
    { principal }: Asking,
    stream: StreamId | null,
    execute: (actor: ActorId, key: string) => Promise<Done | UserError>,
  ): Promise<Payload> {
    const access = accessTo(act, principal);
    if (!access.may) return notDone(stream, userError(access.why, access.says));
    const wrongKey = keyProblem(idempotencyKey);
    if (wrongKey !== null) return notDone(stream, wrongKey);
    const done = await execute(access.actor, idempotencyKey);
    if ('code' in done) return notDone(stream, done);
    const { stream: of, outcome } = done;
    if (outcome.is !== 'accepted') return notDone(of, outcomeAsError(outcome));
    return { stream: of, position: { stream: of, seq: outcome.seq }, userErrors: [], repeated: outcome.repeated };
  }
}

const NOT_SEATED = userError('MATCH_NOT_SEATED', phrase('You have no seat in this match.'), 'matchId');

export const notDone = (stream: StreamId | null, error: UserError): Payload => ({
  stream,
  position: null,
  userErrors: [error],
  repeated: false,
});
