import {
  canonicalJson,
  type Decider,
  Fault,
  type Happening,
  type Json,
  type LogRecord,
  type Millis,
  millis,
  type Moment,
  type Refusal,
} from '#kernel';
import type { Chain } from './chain.js';
import { draft, type Draft } from './drafting.js';
import type { Office } from './office.js';
import { hasSeals, openEvents } from './opening.js';
import type { OpenStream } from './open-stream.js';
import { PLACE_BYTES, type Snapshot } from './snapshots.js';
import { Versions } from './versions.js';

/** A state is weighed again after so many records. */
const WEIGH_EVERY = 32;
/** About what a desk takes in memory with nothing on it. */
const DESK_BYTES = 4096;

/**
 * The folded state of one stream. It is `sure` when it is that of the accepted head; `ahead` when it holds what was
 * decided and is not accepted yet; `stale` when it has to be folded anew, because what it held was not to be.
 */
export class Fold<State, Command extends Json, Event extends Happening, No extends Refusal> {
  readonly versions: Versions<Event>;
  trust: 'sure' | 'ahead' | 'stale' = 'stale';
  closed: 'locked' | 'quarantined' | null = null;
  #state: State;
  #at: Millis = millis(0);
  #weight = 0;
  #weighedAt = -WEIGH_EVERY;

  constructor(
    readonly decider: Decider<State, Command, Event, No>,
    private readonly stream: OpenStream,
    private readonly office: Office,
  ) {
    this.versions = new Versions(decider.upcasts);
    this.#state = decider.initial(stream.id);
  }

  get state(): State {
    return this.#state;
  }

  /** When the last record was made; the next is not made before. */
  get at(): Millis {
    return this.#at;
  }

  /** Decides on the state as it stands. A throw leaves it stale, a refusal as it was. */
  draft(command: Command, now: Moment): Draft<State, Event, No> {
    const { trust } = this;
    this.trust = 'stale';
    const drafted = draft(this.decider, this.versions, this.#state, command, now);
    if (drafted.is === 'refused') {
      this.trust = trust;
    } else {
      this.trust = 'ahead';
      this.#state = drafted.state;
      this.#at = now.at;
    }
    return drafted;
  }

  /** The events of an accepted record. */
  open(record: LogRecord): readonly Event[] {
    return openEvents(this.office.sha256, this.versions, this.stream.key, record);
  }

  /** A locked stream is looked at once more: its key may have come back. */
  reopen(): void {
    this.closed = null;
    this.trust = 'stale';
  }

  /** Everything that was decided is accepted now. */
  confirm(): void {
    if (this.trust === 'ahead') this.trust = 'sure';
  }

  /** The next accepted record, made by somebody else. */
  follow(record: LogRecord): void {
    if (this.closed !== null) return;
    if (this.trust !== 'sure' || (hasSeals(record) && this.stream.key === null)) {
      this.trust = 'stale';
      return;
    }
    try {
      for (const event of this.open(record)) {
        this.#state = this.decider.evolve(this.#state, event, record);
      }
      this.#at = record.at;
    } catch (cause) {
      this.trust = 'stale';
      this.closed = 'quarantined';
      const says = `The accepted record ${record.seq} of ${this.stream.id} is illegal; the stream is quarantined.`;
      this.office.onFault(new Fault(says, { cause }), this.stream.id);
    }
  }

  restore(snapshot: Snapshot | null, records: readonly LogRecord[], isLocked: boolean): void {
    this.trust = 'sure';
    this.closed = isLocked ? 'locked' : null;
    this.#at = snapshot?.at ?? millis(0);
    this.#state =
      snapshot === null
        ? this.decider.initial(this.stream.id)
        : this.decider.unpack(JSON.parse(snapshot.state) as Json);
    for (const record of records) this.follow(record);
  }

  pack({ head, places }: Chain): Snapshot | null {
    if (this.trust !== 'sure' || this.closed !== null) return null;
    return { head, places, at: this.#at, key: this.stream.key, state: canonicalJson(this.decider.pack(this.#state)) };
  }

  weigh(seq: number): number {
    if (this.closed === null && seq >= this.#weighedAt + WEIGH_EVERY) {
      this.#weight = this.decider.weigh(this.#state);
      this.#weighedAt = seq;
    }
    return DESK_BYTES + this.#weight + seq * PLACE_BYTES;
  }
}
