import {
  type ActorId,
  actorId,
  base64Of,
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
  streamId,
  type StreamId,
  type StreamKey,
  utf8,
  writeRecord,
} from '#kernel';
import { deviceBytes, signIntent } from '#audit';
import { nodeSha256 as sha256 } from '#log';
import {
  askedBy,
  bodyOf,
  type GameRegistry,
  type MatchCommand,
  matchDecider,
  type MatchState,
  matchView,
  type PlainCommand,
  type Signable,
  type Signed,
  type InformationDelta,
  informationDelta,
} from '#match';

/** Writes a stream's records as a server would, the same bytes each time. */
export class Scribe {
  readonly records: { readonly bytes: Uint8Array }[] = [];
  readonly key: StreamKey;
  head: Head = EMPTY;
  #salt = 0;

  constructor(
    readonly stream: StreamId,
    readonly rules: string,
    /** How much later than others it is written, in milliseconds; it can be let pass. */
    public later = 0,
  ) {
    this.key = { bytes: sha256(utf8(`the key of ${stream}`)) };
  }

  /** The moment of the next record. */
  now(actor: string): Moment {
    const seq = this.head.seq + 1;
    return { actor: actorId(actor), at: millis(1_800_000_000_000 + this.later + seq * 1_000), seq };
  }

  /** The idempotency key of the next record. */
  get nextKey(): string {
    return `${this.stream} ${this.head.seq + 1}`;
  }

  /** One record of these events. */
  write(actor: string, events: readonly Happening[], command: JsonObject = {}): void {
    const now = this.now(actor);
    const key = this.nextKey;
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
    const bytes = writeRecord(record);
    this.records.push({ bytes });
    this.head = { seq: now.seq, hash: hashRecord(sha256, bytes) };
  }

  /** The signature of a device under this as the next record, over the last one. */
  signedBy(device: Signer, actor: string, body: JsonObject): Signed {
    const { stream, nextKey: key } = this;
    const commandId = commandIdOf(sha256, actorId(actor), key);
    const commandTag = commandTagOf(sha256, key, body);
    const saw = { seq: this.head.seq, hash: this.head.hash };
    const { device: name, signature } = signIntent(device, { stream, commandId, commandTag, saw });
    return { device: name, saw, signature, key };
  }

  #stored({ type, v, data, secret }: Happening): StoredEvent {
    if (secret === null) return { type, v, data };
    const random = (bytes: number): Uint8Array => sha256(utf8(`${this.stream} ${this.#salt++}`)).slice(0, bytes);
    return { type, v, data, sealed: seal(sha256, this.key, secret, { salt: random(32), nonce: random(24) }) };
  }
}

/** A person's stream, with the device that they registered. */
export function signerScribe(person: string, device: Signer): Scribe {
  const scribe = new Scribe(streamId('subject', person), 'subject/1');
  const key = base64Of(device.publicKey);
  const proof = base64Of(device.sign(deviceBytes({ device: key, person: actorId(person) })));
  scribe.write(person, [{ type: 'SubjectRegistered', v: 1, data: {}, secret: null }]);
  const data = { device: key, proof, label: null };
  scribe.write(person, [{ type: 'DeviceRegistered', v: 1, data, secret: null }]);
  return scribe;
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

  /** Those who sign, each with the stream that tells with what. */
  get signers(): readonly Scribe[] {
    return Object.entries(this.devices).map(([person, device]) => signerScribe(person, device));
  }

  say(actor: string, command: PlainCommand): void {
    const now = this.now(actor);
    const decision = this.#decider.decide(this.#state, this.#signed(actor, command), now);
    if (!decision.ok) throw new Error(`${decision.refusal.code}: ${decision.refusal.says}`);
    const events: Happening[] = [];
    for (let next = decision.events; next.length > 0; next = this.#decider.settle(this.#state, now)) {
      for (const event of next) {
        events.push(event);
        const read = JSON.parse(canonicalJson({ ...event })) as typeof event;
        this.#state = this.#decider.evolve(this.#state, read, now);
      }
    }
    this.write(actor, events, askedBy(command));
  }

  /** By the actor's device, over the last record, if it is one that players sign. */
  #signed(actor: string, command: PlainCommand): MatchCommand {
    const device = this.devices[actor];
    if (device === undefined || !isSignable(command)) return command;
    return { ...command, signed: this.signedBy(device, actor, bodyOf(command)) };
  }

  /** What was learned since a ply; null where nobody can go back to it. */
  delta(from: number): InformationDelta | null {
    return this.#state.phase === 'playing' ? informationDelta(this.#state, from) : null;
  }

  /** Who sits at the table of a pairing, or is to. */
  get people(): readonly (ActorId | null)[] {
    if (this.#state.phase === 'none') return [];
    const { players, seats } = this.#state.plan;
    return players.map((player, place) => seats[place]?.who ?? player);
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

const SIGNABLE: readonly string[] = [
  'AnswerDecision',
  'OfferDraw',
  'AcceptDraw',
  'DeclineDraw',
  'ClaimAway',
  'Resign',
  'ConcedeMatch',
  'ReportResult',
  'ConfirmResult',
  'WithdrawReport',
  'RaiseDispute',
] satisfies readonly Signable['type'][];

const isSignable = (command: PlainCommand): command is Signable => SIGNABLE.includes(command.type);
