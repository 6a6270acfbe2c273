import { type CommandId, EMPTY, type Hash, type Head, judge, type LogRecord, type Verdict } from '#kernel';

/** Where a command was accepted in its stream. */
export interface Place {
  readonly seq: number;
  readonly hash: Hash;
  readonly commandTag: Hash;
}

/**
 * The accepted records of one stream, as far as judging the next needs them. The places are facts that never change,
 * so an older head may share them with a newer one: it does not see what lies beyond itself.
 */
export class Chain {
  #head: Head;

  constructor(
    head: Head = EMPTY,
    readonly places = new Map<CommandId, Place>(),
  ) {
    this.#head = head;
  }

  get head(): Head {
    return this.#head;
  }

  find(command: CommandId): Place | null {
    const place = this.places.get(command);
    return place !== undefined && place.seq <= this.#head.seq ? place : null;
  }

  readonly #isKnown = (command: CommandId): boolean => this.find(command) !== null;

  judge(record: LogRecord): Verdict {
    return judge(this.#head, this.#isKnown, record);
  }

  accept(record: LogRecord, hash: Hash): void {
    this.#head = { seq: record.seq, hash };
    this.places.set(apart(record.commandId), { seq: record.seq, hash, commandTag: apart(record.commandTag) });
  }
}

/** A text of its own: as a part of the record's text it would hold all of that in memory. */
const apart = <Id extends CommandId | Hash>(id: Id): Id => JSON.parse(`"${id}"`) as Id;
