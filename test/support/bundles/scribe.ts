import {
  actorId,
  canonicalJson,
  commandIdOf,
  commandTagOf,
  EMPTY,
  type Happening,
  hashRecord,
  type Head,
  type JsonObject,
  millis,
  type Moment,
  seal,
  seat,
  type Signer,
  type StoredEvent,
  type StreamId,
  type StreamKey,
  utf8,
  writeRecord,
} from '#kernel';
import { type CommandSignature, type SentCommand, signIntent } from '#audit';
import { nodeSha256 as sha256 } from '#log';
import { type GameRegistry, type MatchCommand, matchDecider, type MatchState, matchView } from '#match';

/** Writes a stream's records as a server would, the same bytes each time. */
export class Scribe {
  readonly records: { readonly bytes: Uint8Array }[] = [];
  readonly signatures: CommandSignature[] = [];
  readonly commands: SentCommand[] = [];
  readonly key: StreamKey;
  head: Head = EMPTY;
  #salt = 0;

  constructor(
    readonly stream: StreamId,
    readonly rules: string,
  ) {
    this.key = { bytes: sha256(utf8(`the key of ${stream}`)) };
  }

  /** The moment of the next record. */
  now(actor: string): Moment {
    const seq = this.head.seq + 1;
    return { actor: actorId(actor), at: millis(1_800_000_000_000 + seq * 1_000), seq };
  }

  /** One record of these events, signed if the command came from a device that signs. */
  write(actor: string, events: readonly Happening[], command: JsonObject = {}, device: Signer | null = null): void {
    const now = this.now(actor);
    const key = `${this.stream} ${now.seq}`;
    const record = {
      stream: this.stream,
      seq: now.seq,
      prev: this.head.hash,
      commandId: commandIdOf(sha256, now.actor, key),
      commandTag: commandTagOf(sha256, key, command),
      actor: now.actor,
      at: now.at,
      rules: this.rules,
      events: events.map((event) => this.#stored(event)),
    };
    const { commandId, commandTag } = record;
    if (device !== null) {
      const { seq, hash } = this.head;
      const signed = signIntent(device, { stream: this.stream, commandId, commandTag, saw: { seq, hash } });
      const { stream, saw, signature } = signed;
      this.commands.push({ stream: this.stream, seq: now.seq, key, command });
      this.signatures.push({ stream, seq: now.seq, saw, device: signed.device, signature });
    }
    const bytes = writeRecord(record);
    this.records.push({ bytes });
    this.head = { seq: now.seq, hash: hashRecord(sha256, bytes) };
  }

  #stored({ type, v, data, secret }: Happening): StoredEvent {
    if (secret === null) return { type, v, data };
    const random = (bytes: number): Uint8Array => sha256(utf8(`${this.stream} ${this.#salt++}`)).slice(0, bytes);
    return { type, v, data, sealed: seal(sha256, this.key, secret, { salt: random(32), nonce: random(24) }) };
  }
}

/** No facts of what went before. */
const NOW = Number.MAX_SAFE_INTEGER;

/** A match that is played by commands, and written. */
export class MatchScribe extends Scribe {
  readonly #decider;
  #state: MatchState;

  constructor(
    stream: StreamId,
    readonly games: GameRegistry,
    readonly devices: Readonly<Record<string, Signer>>,
  ) {
    const decider = matchDecider(games);
    super(stream, decider.rules);
    this.#decider = decider;
    this.#state = decider.initial(stream);
  }

  get isOver(): boolean {
    return this.#state.phase === 'finished' || this.#state.phase === 'cancelled';
  }

  say(actor: string, command: MatchCommand): void {
    const now = this.now(actor);
    const decision = this.#decider.decide(this.#state, command, now);
    if (!decision.ok) throw new Error(`${decision.refusal.code}: ${decision.refusal.says}`);
    const events: Happening[] = [];
    for (let next = decision.events; next.length > 0; next = this.#decider.settle(this.#state, now)) {
      for (const event of next) {
        events.push(event);
        const read = JSON.parse(canonicalJson({ ...event })) as typeof event;
        this.#state = this.#decider.evolve(this.#state, read, now);
      }
    }
    this.write(actor, events, command, this.devices[actor] ?? null);
  }

  /** Whom a decision waits for, at which ply, and what they may answer. */
  asked() {
    const seats = matchView(this.#state, { as: 'public' }, NOW)?.seats ?? [];
    for (const [place, { who }] of seats.entries()) {
      const play = matchView(this.#state, { as: 'seat', seat: seat(place) }, NOW)?.play ?? null;
      const own = play?.own ?? null;
      if (who !== null && play !== null && own !== null) return { who, ply: play.ply, own };
    }
    return null;
  }
}
