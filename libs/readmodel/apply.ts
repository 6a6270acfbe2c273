import { type DataSource, type EntityManager, QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import type { Positions } from '#log';
import { enter, type Generation } from './generations.js';
import { type ByKind, byKindOf, heardBy } from './heard.js';
import { claimPosition, type Counts, movePosition } from './position.js';
import { quarantine, type Quarantined } from './quarantine.js';
import type { Accepted, ReadModel } from './read-model.js';
import type { Standings } from './recent-streams.js';
import { accept, type ReadEntry, type Remembered } from './record.js';

/** One step of a generation: what was read, from where to where. */
export interface Step {
  readonly from: Positions;
  readonly to: Positions;
  readonly batch: readonly ReadEntry[];
}

/** What came of a step: whether the position was where it should be, which streams went into quarantine, and where they stand. */
export type Stepped =
  | { readonly moved: false }
  | { readonly moved: true; readonly quarantined: readonly Quarantined[]; readonly standings: Standings };

/** What a runner knows of a generation while nobody else takes its steps. */
export interface KnownSoFar extends Remembered {
  readonly quarantined: readonly Quarantined[];
}

/** A fold that threw, as opposed to a database that is down. */
class FoldFailed extends Error {
  override readonly name = 'FoldFailed';
}

/**
 * Moves the position, keeps the accepted records and feeds them to the read models, in one transaction. Nothing waits for the
 * disk: what a crash of the database takes back, the position with it, is read from the log again.
 */
export async function take(
  source: DataSource,
  generation: Generation,
  models: readonly ReadModel[],
  step: Step,
  { quarantined, ...remembered }: KnownSoFar,
): Promise<Stepped> {
  const attempt = (fold: Fold): Promise<Stepped> =>
    source.transaction(async (rows) => {
      await enter(generation, rows);
      await rows.query('SET LOCAL synchronous_commit TO off');
      const counts = await claimPosition(generation.id, step.from, rows);
      if (counts === null) return { moved: false };
      const { accepted, standings } = await accept(step.batch, counts, remembered, rows);
      await movePosition(generation.id, step.to, countAll(counts, accepted), rows);
      const found: Quarantined[] = [];
      const byKind = byKindOf(accepted);
      for (const model of models) {
        const digestible = digestibleBy(model, byKind, quarantined);
        if (digestible.length > 0) found.push(...(await fold(model, digestible, rows)));
      }
      await quarantine(found, rows);
      return { moved: true, quarantined: found, standings };
    });
  try {
    return await attempt(foldAll);
  } catch (failure) {
    if (!(failure instanceof FoldFailed)) throw failure;
    return attempt(foldWhatCanBe);
  }
}

function digestibleBy(
  { name, hears }: ReadModel,
  heard: ByKind,
  quarantined: readonly Quarantined[],
): readonly Accepted[] {
  const own = heardBy(hears, heard);
  const shut = new Set(quarantined.flatMap(({ model, stream }) => (model === name ? [stream] : [])));
  return shut.size === 0 ? own : own.filter(({ record }) => !shut.has(record.stream));
}

function countAll(before: Counts, accepted: readonly Accepted[]): Counts {
  const counts = [...before];
  for (const { partition } of accepted) counts[partition] = (counts[partition] ?? 0) + 1;
  return counts;
}

type Fold = (model: ReadModel, batch: readonly Accepted[], rows: EntityManager) => Promise<readonly Quarantined[]>;

const foldAll: Fold = async (model, batch, rows) => {
  try {
    await model.fold(batch, rows);
    return [];
  } catch (cause) {
    throw isPoison(cause) ? new FoldFailed(model.name, { cause }) : cause;
  }
};

/** Halves the batch until the records are found that the model can't digest, and goes on without their streams. */
const foldWhatCanBe: Fold = async (model, batch, rows) => {
  try {
    await rows.transaction((inner) => model.fold(batch, inner));
    return [];
  } catch (cause) {
    if (!isPoison(cause)) throw cause;
    const [record, ...others] = batch.map((accepted) => accepted.record);
    if (record === undefined) return [];
    if (others.length === 0) {
      return [{ model: model.name, stream: record.stream, seq: record.seq, error: String(cause) }];
    }
    const middle = batch.length >> 1;
    const found = await foldWhatCanBe(model, batch.slice(0, middle), rows);
    const stopped = new Set(found.map(({ stream }) => stream));
    const rest = batch.slice(middle).filter((accepted) => !stopped.has(accepted.record.stream));
    return rest.length === 0 ? found : [...found, ...(await foldWhatCanBe(model, rest, rows))];
  }
};

/**
 * Classes of SQLSTATE that tell of the server and not of the data: connections, rolled back transactions, resources, operators,
 * system errors. Anything else that a fold throws comes of its records.
 */
const SERVER = ['08', '25', '40', '53', '55', '57', '58', 'XX'];

function isPoison(error: unknown): boolean {
  if (error instanceof QueryRunnerAlreadyReleasedError) return false;
  if (!(error instanceof QueryFailedError)) return true;
  const { code } = error.driverError as { readonly code?: string };
  return code?.length === 5 && !SERVER.includes(code.slice(0, 2));
}
