import {
  type CommandId,
  commandIdOf,
  commandTagOf,
  type Decider,
  Fault,
  type Happening,
  type Json,
  type LogRecord,
  type Refusal,
  Unavailable,
} from '#kernel';
import type { Outcome, Request, Standing } from '../command.js';
import type { Ask, Written } from './asking.js';
import type { Chain, Place } from './chain.js';
import { Doubts } from './doubts.js';
import { Flight, type Sent } from './flight.js';
import { Fold } from './fold.js';
import { Glances } from './glances.js';
import type { Office } from './office.js';
import type { OpenStream, Reader } from './open-stream.js';
import { Round } from './round.js';
import type { Snapshot } from './snapshots.js';
import { pause } from './timer.js';

const JITTER_MS = 20;

/**
 * Where the commands of one stream queue. Round by round: all that wait are decided in order and sent as one chained
 * batch; when our own tail has judged each of them, they are answered, and whoever came meanwhile is next.
 */
export class Desk<State, Command extends Json, Event extends Happening, No extends Refusal> implements Reader {
  readonly #office: Office;
  readonly #stream: OpenStream;
  readonly #fold: Fold<State, Command, Event, No>;
  readonly #glances: Glances<State>;
  #asks: Ask<Command, Event, No>[] = [];
  /** What was decided and is not accepted yet: the batch in the making or in the air. */
  readonly #inHand = new Map<CommandId, Written<Command, Event, No>>();
  #flight: Flight<Written<Command, Event, No>> | null = null;
  #isWorking = false;
  #work: Promise<void> = Promise.resolve();
  readonly #doubts: Doubts<Command, Event, No>;

  constructor(
    readonly decider: Decider<State, Command, Event, No>,
    stream: OpenStream,
    office: Office,
  ) {
    this.#stream = stream;
    this.#office = office;
    this.#fold = new Fold(decider, stream, office);
    this.#glances = new Glances(office.timer, office.limits.patienceMs);
    this.#doubts = new Doubts(office, stream, (again) => {
      if (again !== null) this.#asks.push(again);
      this.#wake();
    });
  }

  execute({ actor, key, command, asked = command }: Request<Command>): Promise<Outcome<Event, No>> {
    const { meter, sha256, timer } = this.#office;
    return new Promise((resolve, reject) => {
      const ask: Ask<Command, Event, No> = {
        commandId: commandIdOf(sha256, actor, key),
        commandTag: commandTagOf(sha256, key, asked),
        actor,
        command,
        arrived: timer.now(),
        isSure: false,
        answer(outcome) {
          meter.outcome(outcome.is);
          resolve(outcome);
        },
        fail(fault) {
          meter.outcome('fault');
          reject(fault);
        },
      };
      if (this.#join(ask)) return;
      this.#asks.push(ask);
      this.#wake();
    });
  }

  async look<Seen>(look: (standing: Standing<State>) => Seen, atLeast: number): Promise<Seen | null> {
    const standing = this.#standing();
    if (standing !== null && standing.seq >= atLeast) return look(standing);
    const seen = this.#glances.add(look, atLeast);
    this.#wake();
    return seen;
  }

  get isBusy(): boolean {
    return this.#isWorking || this.#doubts.areThere || this.#glances.areParked;
  }

  get isQuarantined(): boolean {
    return this.#fold.closed === 'quarantined';
  }

  async rested(): Promise<void> {
    while (this.#isWorking || this.#doubts.areThere) await Promise.all([this.#work, this.#doubts.allSettled()]);
  }

  restore(snapshot: Snapshot | null, records: readonly LogRecord[], isLocked: boolean): void {
    this.#fold.restore(snapshot, records, isLocked);
    this.#wakeGlances();
  }

  read(record: LogRecord, sent: Sent | null): void {
    const landed = this.#flight?.land(sent) ?? null;
    if (landed === null) this.#follow(record);
    else this.#land(landed);
    this.#wakeGlances();
  }

  voided(): void {
    this.#loseFlight();
  }

  weigh(): number {
    return this.#fold.weigh(this.#stream.chain?.head.seq ?? 0);
  }

  pack(): Snapshot | null {
    return this.#stream.chain === null ? null : this.#fold.pack(this.#stream.chain);
  }

  #follow(record: LogRecord): void {
    this.#fold.follow(record);
    this.#loseFlight();
  }

  #loseFlight(): void {
    if (this.#flight === null) return;
    this.#office.flights.end(this.#flight, 'overtaken');
    this.#flight = null;
  }

  #land({ asks, events, hash, record }: Written<Command, Event, No>): void {
    this.#inHand.delete(record.commandId);
    asks.forEach((ask, nth) => {
      ask.answer({ is: 'accepted', seq: record.seq, hash, events, repeated: nth > 0 });
    });
    if (this.#flight?.isDown !== true) return;
    this.#fold.confirm();
    this.#office.flights.end(this.#flight, 'landed');
    this.#flight = null;
  }

  #wakeGlances(): void {
    this.#glances.recall(this.#stream.chain?.head.seq ?? 0);
    if (this.#glances.areWaiting) this.#wake();
  }

  #wake(): void {
    if (this.#isWorking) return;
    this.#isWorking = true;
    this.#work = this.#serve();
  }

  async #serve(): Promise<void> {
    if (this.#fold.closed === 'locked') this.#fold.reopen();
    while (this.#asks.length > 0 || this.#glances.areWaiting) {
      try {
        await this.#next();
      } catch (cause) {
        this.#failAll(
          new Unavailable(`The stream ${this.#stream.id} can't be served now; nothing was done.`, { cause }),
        );
      }
    }
    this.#isWorking = false;
    this.#office.rests(this.#stream.id);
  }

  async #next(): Promise<void> {
    const { chain } = this.#stream;
    const standing = this.#standing();
    if (this.#fold.closed !== null) {
      this.#turnAway(this.#fold.closed);
    } else if (chain === null || standing === null) {
      await this.#stream.load();
    } else {
      this.#glances.serve(standing);
      if (this.#asks.length > 0) await this.#round(chain);
    }
  }

  async #round(chain: Chain): Promise<void> {
    const round = new Round(this.#office, this.#stream, this.#fold, chain);
    while (!round.isFull && this.#fold.trust !== 'stale') {
      const ask = this.#asks.shift();
      if (ask === undefined) break;
      const place = chain.find(ask.commandId);
      if (place !== null) void this.#repeat(ask, place);
      else if (this.#join(ask)) continue;
      else if (this.#inHand.has(ask.commandId)) round.later.push(ask);
      else await this.#decide(round, ask);
    }
    for (const { ask, seq, refusal } of round.doubts)
      this.#doubts.raise(ask, { is: 'refused', refusal }, () => this.#stream.chain?.head.seq === seq);
    this.#asks.unshift(...round.later);
    if (this.#fold.trust === 'stale') this.#asks.splice(round.later.length, 0, ...this.#takeBack(round.written));
    else if (round.written.length > 0) await this.#send(new Flight(this.#stream.partition, round.written));
  }

  async #decide(round: Round<State, Command, Event, No>, ask: Ask<Command, Event, No>): Promise<void> {
    try {
      const written = await round.take(ask);
      if (written !== null) this.#inHand.set(ask.commandId, written);
    } catch (cause) {
      this.#fold.trust = 'stale';
      if (round.written.length > 0) round.later.unshift(ask);
      else ask.fail(new Fault(`A command to ${this.#stream.id} could not be decided; nothing was done.`, { cause }));
    }
  }

  async #send(flight: Flight<Written<Command, Event, No>>): Promise<void> {
    this.#flight = flight;
    this.#office.flights.send(flight);
    const ending = await flight.ended;
    const left = this.#takeBack(flight.remaining);
    if (ending === 'landed') return;
    this.#flight = null;
    this.#fold.trust = 'stale';
    if (ending === 'overtaken') await this.#tryAgain(left);
    else for (const ask of left) ask.answer({ is: 'unknown' });
  }

  /** Lost races are run again, a little apart from whoever else runs them. */
  async #tryAgain(asks: readonly Ask<Command, Event, No>[]): Promise<void> {
    const { limits, random, timer } = this.#office;
    const tooOld = timer.now() - limits.patienceMs;
    for (const ask of asks)
      if (ask.arrived <= tooOld)
        this.#doubts.raise(ask, { is: 'contended' }, () => this.#stream.chain?.find(ask.commandId) === null);
    this.#asks.unshift(...asks.filter((ask) => ask.arrived > tooOld));
    const [chance = 0] = random(1);
    if (this.#asks.length > 0) await pause(timer, (chance / 256) * JITTER_MS);
  }

  #takeBack(written: readonly Written<Command, Event, No>[]): readonly Ask<Command, Event, No>[] {
    this.#inHand.clear();
    return written.flatMap(({ asks }) => asks);
  }

  /** The command was accepted before: its first outcome, read from its record. */
  async #repeat(ask: Ask<Command, Event, No>, { commandTag, hash, seq }: Place): Promise<void> {
    if (commandTag !== ask.commandTag) {
      ask.answer({ is: 'key-reused', seq });
      return;
    }
    try {
      const events = this.#fold.open(await this.#stream.recall(seq, hash));
      ask.answer({ is: 'accepted', seq, hash, events, repeated: true });
    } catch (cause) {
      ask.fail(
        new Unavailable(`Accepted at ${seq} of ${this.#stream.id}, but what came of it can't be read now.`, { cause }),
      );
    }
  }

  #turnAway(why: 'locked' | 'quarantined'): void {
    for (const ask of this.#asks.splice(0)) ask.answer({ is: 'closed', why });
    this.#glances.failAll(new Fault(`The stream ${this.#stream.id} is ${why}; its state can't be read.`));
  }

  #failAll(fault: Fault): void {
    for (const ask of this.#asks.splice(0)) ask.fail(fault);
    this.#glances.failAll(fault);
  }

  /** The accepted state; null while it is not at hand. */
  #standing(): Standing<State> | null {
    const { chain } = this.#stream;
    if (chain === null || this.#fold.closed !== null || this.#fold.trust !== 'sure') return null;
    return { state: this.#fold.state, ...chain.head };
  }

  /** Whether the same command is in hand already: one record will answer both. */
  #join(ask: Ask<Command, Event, No>): boolean {
    const twin = this.#inHand.get(ask.commandId);
    if (twin?.record.commandTag !== ask.commandTag) return false;
    twin.asks.push(ask);
    return true;
  }
}
