import type { Log } from '#log';
import { Client } from './client.js';
import type { FaultCounts } from './faults.js';
import { Gremlin } from './gremlin.js';
import { Notes } from './notes.js';
import { STREAMS, World } from './world.js';
import { Writer } from './writer.js';

const WRITERS = 3;
const CLIENTS = 6;
const COMMANDS_EACH = 15;

/** How many runs went. */
export interface Tally {
  seeds: number;
  accepted: number;
  acknowledged: number;
  readonly faults: FaultCounts;
  /** The first seed with which anything was wrong, and what. */
  failure: { readonly seed: number; readonly complaints: readonly string[] } | null;
}

/** Every so manyth seed, until one fails; `through` may come between the writers and the log. */
export async function runSeeds(from: number, step: number, to: number, through = plainly): Promise<Tally> {
  const tally: Tally = { seeds: 0, accepted: 0, acknowledged: 0, faults: {}, failure: null };
  for (let seed = from; seed <= to && tally.failure === null; seed += step) {
    const complaints = await run(seed, tally, through).catch((error: unknown) => [String(error)]);
    if (complaints.length > 0) tally.failure = { seed, complaints: complaints.slice(0, 10) };
  }
  return tally;
}

const plainly = (log: Log): Log => log;

/** One run, with all that happens in it, follows from its seed. */
async function run(seed: number, tally: Tally, through: typeof plainly): Promise<readonly string[]> {
  const world = new World(seed, tally.faults, through);
  const notes = new Notes(world);
  const writers = Array.from({ length: WRITERS }, () => new Writer(world));
  const clients = Array.from({ length: CLIENTS }, (_, n) => new Client(world, writers, notes, `client-${n}`));
  const work = Promise.all(clients.map((client) => client.work(COMMANDS_EACH)));
  new Gremlin(world, writers).torment();
  await world.scheduler.run();
  await work;

  notes.check();
  await checkThatAllAgree(world, writers);
  tally.seeds += 1;
  tally.acknowledged += notes.acknowledged;
  tally.accepted += STREAMS.reduce((sum, stream) => sum + world.reference.stream(stream).accepted.length, 0);
  return world.complaints;
}

/** The reference, the record store and each writer, be it from memory or loaded anew, tell the same story. */
async function checkThatAllAgree(world: World, writers: readonly Writer[]): Promise<void> {
  world.isCalm = true;
  for (const stream of STREAMS) {
    const { accepted, jar } = world.reference.stream(stream);
    const hashes = accepted.map(({ hash }) => hash).join();
    const { records } = await world.records.load(stream);
    if (records.map(({ hash }) => hash).join() !== hashes) world.complain(`The record store differs in ${stream}.`);
    writers.forEach((writer, n) => {
      let isRight = false;
      writer.look(stream, 0, (sight) => {
        isRight = sight?.seq === accepted.length && sight.story.join() === jar.story.join();
      });
      world.scheduler.after(world.recordsProcess, 60_000, () => {
        if (!isRight) world.complain(`Writer ${n} differs in ${stream}.`);
      });
    });
  }
  await world.scheduler.run();
  for (const writer of writers) writer.checkWatches();
}
