import type { Log, Positions, RunningArbiter } from '#log';
import type { MeasuredLog, WatchedVault } from './measured.js';
import type { ReadModels, ReadModelsHealth } from '#readmodel';
import type { Reactions } from '../worker/reactions.js';
import type { Check } from './ground.js';

interface Watched {
  readonly log: MeasuredLog;
  readonly vault: WatchedVault;
  readonly arbiter: RunningArbiter;
  readonly readModels: ReadModels;
  /** Null where none are led. */
  readonly reactions: Reactions | null;
  /** Whether the database has a clock of its own to compare with. */
  readonly hasOtherClock: boolean;
}

/** More than this behind, and people would notice. */
const MOST_BEHIND = { tail: 1_000, projections: 10_000 };
const MOST_OFF_MS = 250;

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** What /ready looks at. */
export function checksOf(watched: Watched): () => Promise<readonly Check[]> {
  return () =>
    Promise.all([
      checked('log', () => tail(watched)),
      checked('vault', () => Promise.resolve(changing(watched))),
      checked('projections', () => projections(watched)),
      checked('reactions', () => Promise.resolve(reacting(watched))),
      checked('clock', () => clock(watched)),
    ]);
}

async function checked(name: string, look: () => Promise<Omit<Check, 'name'>>): Promise<Check> {
  try {
    return { name, ...(await look()) };
  } catch (error) {
    return { name, well: false, says: error instanceof Error ? error.message : String(error) };
  }
}

export async function tailLag({
  log,
  arbiter,
}: {
  readonly log: Log;
  readonly arbiter: RunningArbiter;
}): Promise<number> {
  return between(arbiter.figures().positions, await log.end());
}

export async function projectionLag({
  log,
  readModels,
}: {
  readonly log: Log;
  readonly readModels: ReadModels;
}): Promise<number> {
  return between(await readModels.records.positions(), await log.end());
}

const GENESIS = 1;

/** How many records lie between what was read and the end; the genesis of a partition is nobody's to read. */
export const between = (positions: Positions, ends: Positions): number =>
  ends.reduce((sum, end, partition) => sum + Math.max(0, end - Math.max(GENESIS, positions[partition] ?? 0)), 0);

async function tail(watched: Watched): Promise<Omit<Check, 'name'>> {
  const { trouble } = watched.log;
  if (trouble !== null) return { well: false, says: trouble };
  const behind = await tailLag(watched);
  if (watched.arbiter.figures().isTailWaiting) {
    return { well: false, says: 'Reading waits for the projections, which must catch up first.' };
  }
  return { well: behind <= MOST_BEHIND.tail, says: `${count(behind, 'record')} of the log to read.` };
}

const changing = ({ vault: { trouble } }: Watched): Omit<Check, 'name'> => ({
  well: trouble === null,
  says: trouble ?? 'It takes changes.',
});

async function projections({ log, readModels }: Watched): Promise<Omit<Check, 'name'>> {
  const { trouble, quarantined, isOlder, rebuilding } = await readModels.health();
  if (trouble !== null) return { well: false, says: trouble };
  if (isOlder) return { well: false, says: `An older program built them; ${anew(rebuilding)}.` };
  const behind = await projectionLag({ log, readModels });
  const streams = new Set(quarantined.map(({ stream }) => stream)).size;
  const notes = [
    `${count(behind, 'record')} to project`,
    ...(streams > 0 ? [`${count(streams, 'stream')} in quarantine`] : []),
    ...(rebuilding === null ? [] : ['rebuilding beside']),
  ];
  return { well: behind <= MOST_BEHIND.projections, says: `${notes.join(', ')}.` };
}

const anew = (rebuilding: ReadModelsHealth['rebuilding']): string =>
  rebuilding === null
    ? 'a worker of this version rebuilds them (ROLE=worker starts one)'
    : `${rebuilding.done} of ${count(rebuilding.total, 'record')} are rebuilt`;

function reacting({ reactions }: Watched): Omit<Check, 'name'> {
  if (reactions === null) return { well: true, says: 'Led by the workers.' };
  const troubles = [...reactions.trouble].map(([name, trouble]) => `${name}: ${trouble}`);
  return { well: troubles.length === 0, says: troubles.join(' ') || 'All go on.' };
}

/** The database's clock, asked for in the middle of a round trip: half of that trip is what can't be known. */
async function clock({ readModels, hasOtherClock }: Watched): Promise<Omit<Check, 'name'>> {
  if (!hasOtherClock) return { well: true, says: 'No other clock to compare with.' };
  const before = Date.now();
  const [row] = await readModels.source.query<{ now: string }[]>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
  );
  const after = Date.now();
  const off = Number(row?.now) - (before + after) / 2;
  const surely = Math.max(0, Math.abs(off) - (after - before) / 2);
  return {
    well: surely <= MOST_OFF_MS,
    says: `This server's clock is off the database's by ${Math.round(Math.abs(off))} ms; ${MOST_OFF_MS} are allowed.`,
  };
}
