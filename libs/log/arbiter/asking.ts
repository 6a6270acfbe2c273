import type { ActorId, CommandId, Fault, Hash, Refusal } from '#kernel';
import type { Outcome } from '../command.js';
import type { Sent } from './flight.js';

/** A command that waits at its stream's desk for an answer. */
export interface Ask<Command, Event, No extends Refusal> {
  readonly commandId: CommandId;
  readonly commandTag: Hash;
  readonly actor: ActorId;
  readonly command: Command;
  readonly arrived: number;
  /** Whether all that the log had when this came has been read: only then is a refusal an answer. */
  isSure: boolean;
  answer(outcome: Outcome<Event, No>): void;
  fail(fault: Fault): void;
}

/** A decided command as a record, and all who asked for it: the first, and whoever sent it again meanwhile. */
export interface Written<Command, Event, No extends Refusal> extends Sent {
  readonly asks: Ask<Command, Event, No>[];
  readonly events: readonly Event[];
}

/** A refusal by the state after `seq`, which others may have left behind already. */
export interface Doubt<Command, Event, No extends Refusal> {
  readonly ask: Ask<Command, Event, No>;
  readonly refusal: No;
  readonly seq: number;
}
