import {
  type Decider,
  Fault,
  type Happening,
  type Json,
  parseStream,
  type Refusal,
  type StreamId,
  type StreamKind,
} from '#kernel';
import type { Arbiter, Outcome, Request, Standing } from '../command.js';
import type { LogEntry, Positions, Tail } from '../port.js';
import { Desk } from './desk.js';
import { Ends } from './ends.js';
import { Flights } from './flights.js';
import type { Office } from './office.js';
import { OpenStream, type Reader } from './open-stream.js';
import { streamIn } from './peek.js';
import { type ArbiterPorts, SILENT, USUAL_LIMITS } from './ports.js';
import { Progress } from './progress.js';
import { RecentWindow } from './recent-window.js';
import { Shelf } from './shelf.js';
import { Snapshots } from './snapshots.js';
import { nodeTimer } from './timer.js';

const MB = 1024 * 1024;
const POLL_MS = 1000;

export interface ArbiterFigures {
  /** How far our own tail has read each partition. */
  readonly positions: Positions;
  /** What the record store has perhaps not reached yet. */
  readonly windowBytes: number;
  /** The window is full: nothing is read, and nothing answered, until the record store moves on. */
  readonly isTailWaiting: boolean;
  readonly openStreams: number;
  /** Those with an accepted record that is illegal. */
  readonly quarantined: readonly StreamId[];
  readonly stateBytes: number;
  readonly snapshotBytes: number;
}

export interface RunningArbiter extends Arbiter {
  /** Resolves when the tail has reached what was the end of the log. */
  start(): Promise<void>;
  /** Answers what was asked, takes nothing more, and ends the tail. */
  stop(): Promise<void>;
  /** The record store moved on: from the worker in the same process, so that nobody has to poll. */
  stored(positions: Positions): void;
  dropSnapshots(): void;
  figures(): ArbiterFigures;
}

/** The only way to write; command.ts says what it promises. */
export function createArbiter(ports: ArbiterPorts): RunningArbiter {
  return new LogArbiter(ports);
}

class LogArbiter implements RunningArbiter {
  readonly #ports: ArbiterPorts;
  readonly #office: Office;
  readonly #shelf: Shelf;
  readonly #deciders = new Map<StreamKind, object>();
  #tail: Tail | null = null;
  #isPolling = false;
  #isOver = false;
  /** Why nothing is taken; null while it runs. */
  #failed: Fault | null = null;
  #refuses: Fault | null = new Fault('The arbiter has not been started.');

  constructor(ports: ArbiterPorts) {
    const { log, meter = SILENT, timer = nodeTimer } = ports;
    const limits = { ...USUAL_LIMITS, ...ports.limits };
    const { partitions } = log.identity;
    const progress = new Progress(partitions);
    this.#ports = ports;
    this.#shelf = new Shelf(ports.memoryMb * MB);
    this.#office = {
      ...ports,
      meter,
      timer,
      limits,
      partitions,
      window: new RecentWindow(partitions, limits.windowMb * MB),
      flights: new Flights(log, timer, meter, limits.readBackMs),
      snapshots: new Snapshots((ports.memoryMb * MB) / 2),
      progress,
      ends: new Ends(log, progress, timer, limits.patienceMs),
      rests: (id) => {
        this.#shelf.rests(id);
      },
    };
  }

  async start(): Promise<void> {
    const { log, records } = this.#ports;
    const from = await records.positions();
    const end = await log.end();
    this.stored(from);
    from.forEach((position, partition) => {
      this.#office.progress.advance(partition, position);
    });
    this.#tail = log.tail(from, (entries) => this.#take(entries));
    const failed = this.#tail.done.catch((cause: unknown) => {
      this.#fail(new Fault('The tail of the log has ended; nothing can be answered any more.', { cause }));
    });
    const caughtUp = Promise.all(end.map((position, partition) => this.#office.progress.reached(partition, position)));
    await Promise.race([caughtUp, failed]);
    if (this.#failed !== null) throw this.#failed;
    this.#refuses = null;
  }

  async stop(): Promise<void> {
    this.#refuses = new Fault('The arbiter has been stopped.');
    await Promise.all(this.#shelf.desks.map((desk) => desk.rested()));
    this.#isOver = true;
    this.#office.window.unbind();
    await this.#tail?.stop();
  }

  async execute<State, Command extends Json, Event extends Happening, No extends Refusal>(
    decider: Decider<State, Command, Event, No>,
    request: Request<Command>,
  ): Promise<Outcome<Event, No>> {
    return this.#deskOf(decider, request.stream).execute(request);
  }

  async look<State, Command extends Json, Event extends Happening, No extends Refusal, Seen>(
    decider: Decider<State, Command, Event, No>,
    stream: StreamId,
    look: (standing: Standing<State>) => Seen,
    atLeast = 0,
  ): Promise<Seen | null> {
    return this.#deskOf(decider, stream).look(look, atLeast);
  }

  watch(stream: StreamId, changed: (seq: number) => void): () => void {
    const watched = this.#open(stream);
    const stop = watched.watch(changed);
    return () => {
      stop();
      this.#shelf.release(watched);
    };
  }

  stored(positions: Positions): void {
    this.#office.window.storeReached(positions);
  }

  dropSnapshots(): void {
    this.#office.snapshots.dropAll();
  }

  figures(): ArbiterFigures {
    const { progress, snapshots, window } = this.#office;
    return {
      positions: progress.positions,
      windowBytes: window.bytes,
      isTailWaiting: window.isFull,
      openStreams: this.#shelf.size,
      quarantined: this.#shelf.quarantined,
      stateBytes: this.#shelf.bytes,
      snapshotBytes: snapshots.bytes,
    };
  }

  #take(entries: readonly LogEntry[]): Promise<void> | void {
    for (const entry of entries) {
      const sent = this.#office.flights.recognise(entry);
      const id = sent?.record.stream ?? streamIn(entry.bytes);
      if (id === null) {
        this.#office.meter.voided('no-record');
      } else {
        this.#office.window.add(id, entry);
        this.#shelf.find(id)?.take(entry, sent);
      }
      this.#office.progress.advance(entry.partition, entry.offset + 1);
    }
    if (this.#office.window.bytes > 0) this.#poll();
    if (this.#office.window.isFull) return this.#office.window.room();
  }

  /** Asks the record store how far it is, now and then, as long as the window holds anything for it. */
  #poll(): void {
    if (this.#isPolling) return;
    this.#isPolling = true;
    this.#office.timer.after(POLL_MS, () => void this.#askStore());
  }

  async #askStore(): Promise<void> {
    try {
      this.stored(await this.#ports.records.positions());
    } catch {
      // It says so itself; until it answers again, the window keeps what it has.
    }
    this.#isPolling = false;
    if (!this.#isOver && this.#office.window.bytes > 0) this.#poll();
  }

  #fail(fault: Fault): void {
    this.#isOver = true;
    this.#failed = fault;
    this.#refuses = fault;
    this.#office.progress.fail(fault);
    this.#office.flights.endAll('unknown');
    this.#ports.onFault(fault, null);
  }

  #deskOf<State, Command extends Json, Event extends Happening, No extends Refusal>(
    decider: Decider<State, Command, Event, No>,
    id: StreamId,
  ): Desk<State, Command, Event, No> {
    const kind = parseStream(id)?.kind;
    if (kind !== decider.kind) throw new Fault(`"${id}" is no stream of the decider "${decider.kind}".`);
    if (!this.#deciders.has(kind)) this.#deciders.set(kind, decider);
    if (this.#deciders.get(kind) === decider) {
      const stream = this.#open(id);
      const desk = (stream.desk ??= new Desk(decider, stream, this.#office));
      if (isDeskOf(desk, decider)) return desk;
    }
    throw new Fault(`There are two deciders for "${kind}": one process uses the same for all its streams.`);
  }

  #open(id: StreamId): OpenStream {
    if (this.#refuses !== null) throw this.#refuses;
    return this.#shelf.open(id, () => new OpenStream(id, this.#office));
  }
}

/** Whose desk it is tells what it holds. */
function isDeskOf<State, Command extends Json, Event extends Happening, No extends Refusal>(
  desk: Reader,
  decider: Decider<State, Command, Event, No>,
): desk is Desk<State, Command, Event, No> {
  return desk.decider === decider;
}
