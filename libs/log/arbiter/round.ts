import { type Happening, type Head, type Json, millis, type Moment, type Refusal } from '#kernel';
import { LARGEST_APPEND, LARGEST_RECORD } from '../limits.js';
import type { Ask, Doubt, Written } from './asking.js';
import type { Chain } from './chain.js';
import type { Fold } from './fold.js';
import type { Office } from './office.js';
import type { OpenStream } from './open-stream.js';
import { hasSecrets, inscribe, sealed } from './recording.js';

/** A batch takes no more once it has so many records, or bytes. */
const MOST_RECORDS = 256;
const FULL_BYTES = LARGEST_APPEND - LARGEST_RECORD;

/** One chained batch in the making: each command is decided on what those before it lead to. */
export class Round<State, Command extends Json, Event extends Happening, No extends Refusal> {
  readonly written: Written<Command, Event, No>[] = [];
  /** Those that have to be decided again when this batch is accepted. */
  readonly later: Ask<Command, Event, No>[] = [];
  /** What is refused if nobody has written meanwhile. */
  readonly doubts: Doubt<Command, Event, No>[] = [];
  #last: Head | null = null;
  #bytes = 0;

  constructor(
    private readonly office: Office,
    private readonly stream: OpenStream,
    private readonly fold: Fold<State, Command, Event, No>,
    private readonly chain: Chain,
  ) {}

  get isFull(): boolean {
    return this.written.length >= MOST_RECORDS || this.#bytes >= FULL_BYTES;
  }

  /**
   * Decides one more command. A refusal that rests on a record not yet accepted is no answer: it is asked again. Nor is one
   * by a state that another server may have left behind. Where the stream's first key has to be made, others may win
   * meanwhile: the fold is stale then.
   */
  async take(ask: Ask<Command, Event, No>): Promise<Written<Command, Event, No> | null> {
    const { clock, keys, sha256 } = this.office;
    const head = this.#last ?? this.chain.head;
    const at = millis(Math.max(clock(), this.fold.at));
    const now: Moment = { actor: ask.actor, at, seq: head.seq + 1 };
    const drafted = this.fold.draft(ask.command, now);
    if (drafted.is === 'refused') {
      if (this.written.length > 0) this.later.push(ask);
      else if (ask.isSure) ask.answer(drafted);
      else this.doubts.push({ ask, refusal: drafted.refusal, seq: head.seq });
      return null;
    }
    if (hasSecrets(drafted.events)) this.stream.key ??= await keys.ensure(this.stream.id);
    const sent = inscribe(sha256, {
      stream: this.stream.id,
      seq: now.seq,
      prev: head.hash,
      commandId: ask.commandId,
      commandTag: ask.commandTag,
      actor: ask.actor,
      at,
      rules: this.fold.decider.rules,
      events: sealed(this.office, this.stream.key, drafted.events),
    });
    this.#last = { seq: now.seq, hash: sent.hash };
    this.#bytes += sent.bytes.length;
    const written = { ...sent, asks: [ask], events: drafted.events };
    this.written.push(written);
    return written;
  }
}
