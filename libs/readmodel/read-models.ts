import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Fault, type StreamId } from '#kernel';
import type { Log, RecordStore } from '#log';
import { appearances } from './appearances.js';
import { branchList } from './branch-list.js';
import { callList } from './call-list.js';
import { caseList } from './case-list.js';
import { auditLog } from './audit-log.js';
import { type DatabasePlace, openDatabase } from './database.js';
import { erasedSubjects } from './erased-subjects.js';
import { Freshness } from './freshness.js';
import { compare, type Generation, isBuiltByOlder, servingGeneration } from './generations.js';
import { gameFacts } from './game-facts.js';
import { type KnownGames, NO_GAMES } from './game-teller.js';
import { matchList } from './match-list.js';
import { total } from './position.js';
import { noteList } from './note-list.js';
import { ratedTables } from './rated-tables.js';
import { ratings } from './ratings.js';
import { type Moved, Projector } from './projector.js';
import { quarantined, type Quarantined } from './quarantine.js';
import type { ReadModel } from './read-model.js';
import { type Progress, rebuild } from './rebuild.js';
import { recordStore } from './record-store.js';
import { sealedMatches } from './sealed-matches.js';
import { shutDecks } from './shut-decks.js';
import { tournamentList } from './tournament-list.js';

/** Every read model of the product, with what these games tell. */
export const readModelsOf = (known: KnownGames): readonly ReadModel[] => [
  matchList,
  branchList,
  erasedSubjects,
  appearances,
  gameFacts(known),
  tournamentList,
  caseList,
  callList,
  auditLog,
  sealedMatches,
  shutDecks,
  ratedTables,
  ratings,
  noteList,
];

/** The same where nobody knows a game: what is in decks and who played which card stays untold. */
export const READ_MODELS = readModelsOf(NO_GAMES);

export interface Opening {
  readonly place: DatabasePlace;
  readonly log: Log;
  readonly models: readonly ReadModel[];
  readonly report: (what: string) => void;
  /** Hears when an embedded database can't go on; all of it must be opened again, and is rebuilt then if need be. */
  readonly lost?: () => void;
}

export interface ReadModelsHealth {
  /** Entries of the log that have not been read yet. */
  readonly behind: number;
  /** What keeps them from going on, until they go on. */
  readonly trouble: string | null;
  readonly quarantined: readonly Quarantined[];
  readonly unreadable: number;
  /** Whether an older program built what serves: some of it does not answer this one until it is rebuilt. */
  readonly isOlder: boolean;
  readonly rebuilding: Progress | null;
}

const TRY_AGAIN_MS = 2000;
const ignore = (): void => undefined;

/** The read models of a log in their database: to be read by anybody, and projected by whoever is asked to. */
export class ReadModels {
  readonly records: RecordStore;
  readonly #freshness: Freshness;
  readonly #ends = new AbortController();
  #projector: Projector | null = null;
  #rebuilding: Promise<readonly Quarantined[]> | null = null;
  #progress: Progress | null = null;
  #renewing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly opening: Opening,
    readonly source: DataSource,
    private readonly closeDatabase: () => Promise<void>,
  ) {
    this.records = recordStore(source, opening.log.identity);
    this.#freshness = new Freshness(source);
  }

  /** Resolves when they can be read, however old they are. */
  static async open(opening: Opening): Promise<ReadModels> {
    const { place, log, models, report, lost = ignore } = opening;
    const entities = models.flatMap(({ rows }) => rows);
    const { source, close } = await openDatabase(place, entities, { report, lost });
    try {
      await servingGeneration(source, log, models, report);
      return new ReadModels(opening, source, close);
    } catch (failure) {
      await close();
      throw failure;
    }
  }

  /** Whether what was read reaches to this record of a stream, or does within two seconds; else the answer is STALE. */
  reached(stream: StreamId, seq: number): Promise<boolean> {
    return this.#freshness.reached(stream, seq);
  }

  /** Follows the log from now on, and tells how far; what an older program built is rebuilt on the side. */
  project(moved: Moved): void {
    const { log, models, report } = this.opening;
    const { source } = this;
    const generation = (): Promise<Generation> => servingGeneration(source, log, models, report);
    this.#projector ??= new Projector({ source, log, models, report, moved, generation });
    this.#renewing = this.#renew(generation);
  }

  /** Rebuilds all of them from the log while the old ones go on serving; tells what had to be left out. */
  rebuild(told: (progress: Progress) => void): Promise<readonly Quarantined[]> {
    const { log, models, report } = this.opening;
    const progress = (now: Progress): void => {
      this.#progress = now;
      told(now);
    };
    this.#rebuilding ??= rebuild({
      source: this.source,
      log,
      models,
      report,
      progress,
      signal: this.#ends.signal,
    }).finally(() => {
      this.#rebuilding = null;
      this.#progress = null;
      this.#projector?.lookAgain();
    });
    return this.#rebuilding;
  }

  async health(): Promise<ReadModelsHealth> {
    const { log, models } = this.opening;
    const end = total(await log.end());
    const rebuilding = this.#progress;
    const own = this.#projector;
    try {
      const isOlder = await isBuiltByOlder(this.source, models);
      if (own !== null) return { ...own.health(), behind: end - total(own.positions), isOlder, rebuilding };
      const positions = await this.records.positions();
      const found = await quarantined(this.source.manager);
      return { trouble: null, quarantined: found, unreadable: 0, behind: end - total(positions), isOlder, rebuilding };
    } catch (failure) {
      const known = own?.health() ?? { quarantined: [], unreadable: 0 };
      return { ...known, trouble: String(failure), behind: end, isOlder: false, rebuilding };
    }
  }

  async close(): Promise<void> {
    this.#ends.abort(new Fault('The read models are being closed.'));
    await this.#projector?.stop();
    await Promise.allSettled([this.#renewing, this.#rebuilding]);
    await this.closeDatabase();
  }

  async #renew(generation: () => Promise<Generation>): Promise<void> {
    const { models, report } = this.opening;
    const { signal } = this.#ends;
    const isEnding = (): boolean => signal.aborted;
    while (!isEnding()) {
      try {
        if (compare(await generation(), models) !== 'older') return;
        report('The read models are of an older program; they serve on while new ones are built.');
        await this.rebuild(() => undefined);
        report('The new read models serve now.');
        return;
      } catch (failure) {
        if (!isEnding()) report(`The read models could not be rebuilt, another try follows: ${String(failure)}`);
        await sleep(TRY_AGAIN_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
