import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Fault, type StreamKind } from '#kernel';
import type { Log, Positions } from '#log';
import { take } from './apply.js';
import { compare, enter, type Generation, isBeginning, versionsOf } from './generations.js';
import { Intake, type TakenIn } from './intake.js';
import { covers, positionOf } from './position.js';
import { quarantined, type Quarantined } from './quarantine.js';
import type { ReadModel } from './read-model.js';
import { RecentStreams } from './recent-streams.js';
import type { ReadEntry } from './record.js';
import { SeenCommands } from './seen-commands.js';

/** How it goes with the projections of one generation. */
export interface ProjectorHealth {
  /** What keeps it from going on, until it goes on. */
  readonly trouble: string | null;
  readonly quarantined: readonly Quarantined[];
  /** Entries of the log that are no records: void, and a sign that somebody else writes there. */
  readonly unreadable: number;
}

/** Hears how far a projector has come, and of which kinds of streams it took records; null when others took them. */
export type Moved = (positions: Positions, kinds: ReadonlySet<StreamKind> | null) => void;

/** What a projector works on, and how it tells what it does. */
export interface Projecting {
  readonly source: DataSource;
  readonly log: Log;
  readonly models: readonly ReadModel[];
  /** The generation to project now. */
  readonly generation: () => Promise<Generation>;
  readonly moved: Moved;
  readonly report: (what: string) => void;
}

const LARGEST_BATCH = 4000;
/** A step costs about the same for one record as for fifty, so after a small one some more are awaited. */
const SMALL_BATCH = 200;
const REST_MS = 50;
const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2000;
const SUPERSEDED =
  'A newer program has built the read models, so this one leaves them alone. If this is the newer one, run: dreamledger rebuild';

/**
 * Follows the log for one generation. Any number of them may do so at once, in any state of health: a step only counts
 * when the position is where this one believes it to be.
 */
export class Projector {
  #at: Positions = [];
  #intake: Intake | null = null;
  /** Taken from the intake, and not yet known to be done. */
  #pending: readonly TakenIn[] = [];
  #quarantined: readonly Quarantined[] = [];
  #unreadable = 0;
  #isStale = false;
  #trouble: string | null = null;
  readonly #stop = new AbortController();
  readonly #done: Promise<void>;

  constructor(private readonly projecting: Projecting) {
    this.#done = this.#run();
  }

  /** How far its generation has read; empty until it knows. */
  get positions(): Positions {
    return this.#at;
  }

  health(): ProjectorHealth {
    return {
      trouble: this.#trouble,
      quarantined: this.#quarantined,
      unreadable: this.#unreadable,
    };
  }

  /** Another generation may serve by now. */
  lookAgain(): void {
    this.#isStale = true;
    this.#intake?.nudge();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#intake?.close();
    await this.#done;
  }

  #goesOn(): boolean {
    return !this.#stop.signal.aborted && !this.#isStale;
  }

  async #run(): Promise<void> {
    for (let pause = 0; !this.#stop.signal.aborted;) {
      try {
        await this.#follow(() => {
          pause = 0;
        });
      } catch (failure) {
        pause = Math.min(Math.max(pause * 2, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
        this.#troubled(failure);
        await sleep(pause, undefined, { signal: this.#stop.signal }).catch(() => undefined);
      }
    }
  }

  /** Until the generation or its position turns out to be another than believed. */
  async #follow(wentOn: () => void): Promise<void> {
    const { source, models } = this.projecting;
    this.#isStale = false;
    const generation = await this.projecting.generation();
    const current = projectable(generation, models);
    const intake = await this.#resume(generation);
    const recent = new RecentStreams();
    const seen = isBeginning(this.#at) ? new SeenCommands() : null;
    while (this.#goesOn()) {
      if (this.#pending.length === 0) this.#pending = await intake.next(LARGEST_BATCH);
      const fresh = this.#pending.filter(({ entry }) => entry.offset >= (this.#at[entry.partition] ?? 0));
      const to = [...this.#at];
      for (const { entry } of fresh) to[entry.partition] = entry.offset + 1;
      const batch = fresh.flatMap(({ read }) => (read === null ? [] : [read]));
      if (fresh.length > 0) {
        const step = { from: this.#at, to, batch };
        const stepped = await take(source, generation, current, step, { quarantined: this.#quarantined, recent, seen });
        if (!stepped.moved) return;
        this.#quarantine(stepped.quarantined);
        recent.keep(stepped.standings);
        this.#unreadable += fresh.length - batch.length;
      }
      const isOurs = fresh.length === this.#pending.length;
      this.#at = to;
      this.#pending = [];
      this.#trouble = null;
      wentOn();
      this.projecting.moved(to, isOurs ? kindsOf(batch) : null);
      if (fresh.length < SMALL_BATCH) await intake.rest(REST_MS, this.#stop.signal);
    }
  }

  /** Where the generation stands by what the database says; what was read ahead is kept as long as it fits to that. */
  async #resume(generation: Generation): Promise<Intake> {
    const found = await this.projecting.source.transaction(async (rows) => {
      await enter(generation, rows);
      return { at: await positionOf(generation.id, rows), quarantined: await quarantined(rows) };
    });
    if (found.at === null) throw new Fault('The read models were exchanged just now.');
    if (this.#intake === null || !covers(found.at, this.#at)) {
      await this.#intake?.close();
      this.#pending = [];
      this.#intake = new Intake(this.projecting.log, found.at);
    }
    this.#at = found.at;
    this.#quarantined = found.quarantined;
    return this.#intake;
  }

  #quarantine(found: readonly Quarantined[]): void {
    this.#quarantined = [...this.#quarantined, ...found];
    for (const { model, stream, seq, error } of found) {
      this.projecting.report(`The read model ${model} can't digest ${stream} from ${seq} on: ${error}`);
    }
  }

  #troubled(failure: unknown): void {
    const trouble = String(failure);
    if (trouble !== this.#trouble && !this.#stop.signal.aborted) this.projecting.report(`Read models wait: ${trouble}`);
    this.#trouble = trouble;
  }
}

const kindsOf = (batch: readonly ReadEntry[]): ReadonlySet<StreamKind> =>
  new Set(batch.map(({ of: { kind } }) => kind));

/** The read models that this program can go on with; the others stand still until they are rebuilt. */
function projectable(generation: Generation, models: readonly ReadModel[]): readonly ReadModel[] {
  const wanted = versionsOf(models);
  const isSame = (name: string): boolean => generation.versions[name] === wanted[name];
  if (compare(generation, models) === 'newer') throw new Fault(SUPERSEDED);
  if (!isSame('record')) throw new Fault('The records themselves are being rebuilt; until then all stands still.');
  return models.filter(({ name }) => isSame(name));
}
