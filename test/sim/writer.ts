import { millis, partitionOf, type StreamId } from '#kernel';
import { createArbiter, nodeSha256, type Outcome, type Request, type RunningArbiter } from '#log';
import { jar, type JarCommand, type JarEvent, type JarRefusal } from '#test/jar';
import { Process } from './scheduler.js';
import { STORE_FAILS, STREAMS, type World } from './world.js';

export type JarRequest = Request<JarCommand>;
/** What a client hears, if it hears anything. */
export type Heard = Outcome<JarEvent, JarRefusal> | { readonly is: 'failed' };

/** What somebody was shown of a jar. */
export interface Sight {
  readonly seq: number;
  readonly hash: string;
  readonly sweets: number;
  readonly story: readonly string[];
}

const NOON = 1_800_000_000_000;

/** A server with the real arbiter. Killed, it comes back with nothing in its memory. */
export class Writer {
  #process = new Process();
  #arbiter: RunningArbiter;

  #watches: { readonly stream: StreamId; readonly from: number; last: number }[] = [];

  constructor(private readonly world: World) {
    this.#arbiter = this.#boot();
  }

  kill(): void {
    this.#process.isDead = true;
    this.#process = new Process();
    this.#watches = [];
    this.#arbiter = this.#boot();
  }

  sleep(millis: number): void {
    this.#process.wakesAt = this.world.scheduler.now + millis;
  }

  /** Tells later whether the writer has been running ever since. */
  life(): () => boolean {
    const owner = this.#process;
    return () => !owner.isDead;
  }

  /** `floor` is what any server had acknowledged before this one was asked: it can't go by less. */
  execute(request: JarRequest, hear: (heard: Heard, floor: number) => void): void {
    const { acknowledged } = this.world;
    this.#ask(async (arbiter) => {
      const floor = acknowledged.get(request.stream) ?? 0;
      try {
        const heard = await arbiter.execute(jar, request);
        if (heard.is === 'accepted') {
          acknowledged.set(request.stream, Math.max(heard.seq, acknowledged.get(request.stream) ?? 0));
        }
        hear(heard, floor);
      } catch (error) {
        if (!isForeseen(error)) this.world.complain(`A command failed: ${String(error)}, ${causeOf(error)}`);
        hear({ is: 'failed' }, floor);
      }
    });
  }

  look(stream: StreamId, atLeast: number, see: (sight: Sight | null) => void): void {
    this.#ask(async (arbiter) => {
      try {
        see(
          await arbiter.look(
            jar,
            stream,
            ({ hash, seq, state }) => ({ seq, hash, sweets: state.sweets, story: [...state.story] }),
            atLeast,
          ),
        );
      } catch {
        see(null);
      }
    });
  }

  dropSnapshots(): void {
    if (this.#arbiter.figures().snapshotBytes > 0) this.world.count('snapshots dropped');
    this.#arbiter.dropSnapshots();
  }

  async prune(): Promise<void> {
    const before = this.#arbiter.figures();
    if (before.isTailWaiting) this.world.count('tail waiting for room');
    const arbiter = this.#arbiter;
    arbiter.stored(await this.world.records.positions());
    if (arbiter.figures().windowBytes < before.windowBytes) this.world.count('window pruned');
  }

  /** When all is over: each watcher has heard of the last record, if it came while it watched. */
  checkWatches(): void {
    for (const { from, last, stream } of this.#watches) {
      const end = this.world.reference.stream(stream).accepted.length;
      if (end > from && last !== end) this.world.complain(`A watcher of ${stream} heard of ${last}, not of ${end}.`);
    }
  }

  #ask(question: (arbiter: RunningArbiter) => Promise<void>): void {
    const arbiter = this.#arbiter;
    this.world.scheduler.after(this.#process, this.world.dice.between(0, 3), () => void question(arbiter));
  }

  #boot(): RunningArbiter {
    const { dice, log, scheduler } = this.world;
    const owner = this.#process;
    const skew = dice.between(-200, 200);
    const arbiter = createArbiter({
      log: this.world.logFor(owner),
      records: this.world.recordsFor(owner, (stream) => {
        return arbiter.figures().positions[partitionOf(nodeSha256, stream, log.identity.partitions)] ?? 0;
      }),
      keys: this.world.keysFor(owner),
      clock: () => millis(NOON + Math.floor(scheduler.now) + skew),
      random: (bytes) => dice.bytes(bytes),
      sha256: nodeSha256,
      onFault: (fault) => {
        this.world.complain(`${fault.message} ${String(fault.cause)}`);
      },
      memoryMb: dice.pick([0, 0.02, 0.03, 8, 8, 8]),
      timer: scheduler.timerOf(owner),
      limits: { readBackMs: dice.pick([600, 10_000]), windowMb: dice.pick([0.003, 8, 8, 8]) },
    });
    scheduler.after(owner, dice.between(1, 300), () => void this.#start(arbiter));
    return arbiter;
  }

  async #start(arbiter: RunningArbiter): Promise<void> {
    await arbiter.start();
    this.#watches = STREAMS.slice(0, 2).map((stream) => {
      const watch = { stream, from: this.world.reference.stream(stream).accepted.length, last: 0 };
      arbiter.watch(stream, (seq) => {
        if (seq <= watch.last) this.world.complain(`A watcher of ${stream} heard of ${seq} after ${watch.last}.`);
        watch.last = seq;
      });
      return watch;
    });
  }
}

/** The tail lies so far behind, or the log says so late how far it goes, that nothing can be refused. */
const END_UNKNOWN = 'how far the log goes';

const causeOf = (error: unknown): string => (error instanceof Error ? String(error.cause) : '');

const isForeseen = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.includes('not been started') ||
    [STORE_FAILS, END_UNKNOWN].some((why) => causeOf(error).includes(why)));
