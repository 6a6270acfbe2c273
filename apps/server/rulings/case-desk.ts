import { Injectable } from '@nestjs/common';
import { type ActorId, commandIdOf, type Happening, phrase, type Refusal, type StreamId, streamId } from '#kernel';
import { nodeSha256, type Outcome } from '#log';
import { type Case, caseBodyOf, type CaseCommand, type CaseSignable, type Standing } from '#rulings';
import type { Asking } from '../graphql/asking.js';
import { keyProblem } from '../graphql/idempotency.js';
import { parseId } from '../graphql/ids.js';
import type { RefusalCode } from '../graphql/places.js';
import type { Position } from '../graphql/scalars.js';
import { outcomeAsError, type UserError, userError } from '../graphql/user-errors.js';
import { actorOf } from '../people/access.js';
import { DeviceSignatures, type MaySign } from '../match/device-signatures.js';
import { Cases } from './cases.js';
import { RuleBook } from './rule-book.js';
import { Standings } from './standings.js';
import { remedyWritten } from './words.js';

/** What the resolvers of `CasePayload` take. */
export interface Payload {
  readonly stream: StreamId | null;
  readonly position: Position | null;
  readonly userErrors: readonly UserError[];
  readonly repeated: boolean;
}

/** Who acts, and the key that makes the command what it is. */
export interface Acting {
  readonly actor: ActorId;
  readonly key: string;
}

/** Who acts in a case that is there. */
export interface InCase extends Acting {
  readonly stream: StreamId;
  readonly state: Case;
}

export interface ToCase {
  readonly idempotencyKey: string;
  readonly caseId: string;
}

type Wish = CaseCommand | UserError;

/** A case has its name from the command that raised it, so that it is raised once however often that is sent. */
export const caseNameOf = (actor: ActorId, key: string): string => commandIdOf(nodeSha256, actor, key).slice(0, 24);

/** As a judge or another of the staff; or as a player. */
export type Part = 'runTournament' | 'playInTournament';

/** Where all that is done to a case comes in: who may, to which case, and what became of it. */
@Injectable()
export class CaseDesk {
  constructor(
    readonly cases: Cases,
    readonly book: RuleBook,
    readonly devices: DeviceSignatures,
    private readonly standings: Standings,
  ) {}

  /** Something that whoever has a part in the case does for themselves. */
  act(part: Part, input: ToCase, asking: Asking, wish: (acting: InCase) => Wish | Promise<Wish>): Promise<Payload> {
    const { caseId, idempotencyKey: key } = input;
    return this.permitted(part, key, asking, async (actor) => {
      const id = parseId(caseId);
      if (id?.kind !== 'case') {
        const says = phrase('"{caseId}" is not the id of a case, which looks like "case_9c1185".', { caseId });
        return notDone(null, userError('INVALID_INPUT', says, 'caseId'));
      }
      const stream = streamId('case', id.name);
      const seen = await this.cases.see(stream, asking.principal);
      const taken = seen === null || seen === 'behind' ? null : await this.cases.take(stream);
      if (taken === null || taken === 'behind') return notDone(null, await this.hidden(stream, asking));
      const command = await wish({ actor, key, stream, state: taken.state });
      if ('code' in command) return notDone(stream, command);
      return paid(stream, await this.cases.send(actor, key, stream, command));
    });
  }

  /** Why there is no such case for them: a judge who plays has no part in those of others. */
  private async hidden(stream: StreamId, { principal }: Asking): Promise<UserError> {
    const taken = await this.cases.take(stream);
    if (taken === null || taken === 'behind') return NOT_FOUND;
    const as = await this.standings.ofAsker(taken.state.tournament, principal);
    return as?.plays === true ? PLAYS : NOT_FOUND;
  }

  /** The same, signed by a device or not. */
  sign(
    input: ToCase & MaySign,
    asking: Asking,
    wish: (acting: InCase) => Promise<CaseSignable | UserError>,
  ): Promise<Payload> {
    return this.act('playInTournament', input, asking, async (acting) => {
      const command = await wish(acting);
      if ('code' in command) return command;
      return this.devices.over(acting, command, caseBodyOf(command), input.signature);
    });
  }

  /** Something that judges and other staff do, who are known by how they stand in the tournament. */
  judge(input: ToCase, asking: Asking, wish: (acting: InCase, as: Standing) => Wish | Promise<Wish>): Promise<Payload> {
    return this.act('runTournament', input, asking, async (acting) => {
      const as = await this.standings.of(acting.state.tournament, acting.actor);
      return as === null
        ? userError('FORBIDDEN', phrase('The judges of the tournament do this, and you are none of them.'))
        : wish(acting, as);
    });
  }

  async permitted(
    part: Part,
    key: string,
    { principal }: Asking,
    work: (actor: ActorId) => Promise<Payload>,
  ): Promise<Payload> {
    const actor = actorOf(principal, part, null);
    if (actor.is !== 'done') return notDone(null, outcomeAsError(actor));
    const wrongKey = keyProblem(key);
    return wrongKey === null ? work(actor.value) : notDone(null, wrongKey);
  }
}

const NOT_FOUND = userError('NOT_FOUND', phrase('There is no such case, or not for you.'), 'caseId');

const PLAYS = userError(
  'CASE_CONFLICT',
  phrase(
    'You play in this tournament, so that you judge no case of it, and read those of others once they are closed: another judge can, and an organiser can make somebody one.',
  ),
  'caseId',
);

export function paid(stream: StreamId, outcome: Outcome<Happening, Refusal<RefusalCode>>): Payload {
  if (outcome.is !== 'accepted') return notDone(stream, written(outcomeAsError(outcome)));
  return { stream, position: { stream, seq: outcome.seq }, userErrors: [], repeated: outcome.repeated };
}

const written = (error: UserError): UserError => ({ ...error, alternatives: error.alternatives.map(remedyWritten) });

export const notDone = (stream: StreamId | null, error: UserError): Payload => ({
  stream,
  position: null,
  userErrors: [error],
  repeated: false,
});
