import type { DataSource } from 'typeorm';
import { Fault, type Millis, millis, never } from '#kernel';
import {
  type Delay,
  type KeyReleased,
  MATCH_UPCASTS,
  type MatchCancelled,
  type MatchCreated,
  type MatchFinished,
  sealedFor,
} from '#match';
import { rowPerStream } from './row-per-stream.js';
import { table } from './table.js';

interface SealedMatchRow {
  readonly id: string;
  readonly tournament: string | null;
  /** So long after its end, at least, its key is kept. */
  readonly sealedFor: number;
  /** From when on its key may be released; null while it is on, or when that has been done. */
  readonly dueAt: Millis | null;
  /** How far behind its spectators are, until its key is out. */
  readonly delay: Delay | null;
}

const SealedMatchRows = table<SealedMatchRow>('sealed_match', {
  id: { type: 'text', primary: true },
  tournament: { type: 'text', nullable: true },
  sealedFor: { type: 'bigint' },
  dueAt: { type: 'bigint', nullable: true },
  delay: { type: 'jsonb', nullable: true },
});

/** Which matches are over whose keys are not out yet. */
export const sealedMatches = rowPerStream<SealedMatchRow, MatchCreated | MatchCancelled | MatchFinished | KeyReleased>({
  name: 'sealed-matches',
  version: 2,
  tables: [
    `CREATE TABLE sealed_match (
      id text COLLATE "C" PRIMARY KEY,
      tournament text,
      sealed_for bigint NOT NULL,
      due_at bigint,
      delay jsonb
    )`,
    'CREATE INDEX sealed_match_by_delay ON sealed_match (id) WHERE delay IS NOT NULL',
    'CREATE INDEX sealed_match_by_time ON sealed_match (due_at) WHERE due_at IS NOT NULL',
  ],
  row: SealedMatchRows,
  kind: 'match',
  upcasts: MATCH_UPCASTS,
  on: ['MatchCreated', 'MatchCancelled', 'MatchFinished', 'KeyReleased'],
  evolve(before, event, { id, at }) {
    if (event.type === 'MatchCreated') {
      const { origin, delay } = event.data;
      return { id, tournament: origin?.tournament ?? null, sealedFor: sealedFor(event.data), dueAt: null, delay };
    }
    if (before === null) throw new Fault(`${event.type} came before MatchCreated.`);
    switch (event.type) {
      case 'MatchCancelled':
      case 'MatchFinished':
        return { ...before, dueAt: millis(at + before.sealedFor) };
      case 'KeyReleased':
        return { ...before, dueAt: null, delay: null };
      default:
        return never(event);
    }
  },
});

export interface DelayedMatch {
  readonly id: string;
  readonly delay: Delay;
  /** Its last record. */
  readonly seq: number;
}

/** Matches that spectators see with a delay, and whose keys are not out. */
export function findDelayed(source: DataSource): Promise<readonly DelayedMatch[]> {
  return source.query(
    `SELECT id, delay, (SELECT max(seq) FROM record WHERE stream = 'match/' || id) AS seq
     FROM sealed_match WHERE delay IS NOT NULL ORDER BY id`,
  );
}

/** The tournaments of matches whose keys may be released by this time. */
export async function findTournamentsDue(source: DataSource, by: number): Promise<readonly string[]> {
  const due = await source.query<{ tournament: string }[]>(
    'SELECT DISTINCT tournament FROM sealed_match WHERE due_at <= $1 AND tournament IS NOT NULL',
    [by],
  );
  return due.map(({ tournament }) => tournament);
}

/** So many matches whose keys may be released by this time, those of some tournaments left out; after one of them by id. */
export async function findKeysDue(
  source: DataSource,
  by: number,
  held: readonly string[],
  after: string,
  most: number,
): Promise<readonly string[]> {
  const due = await source.query<{ id: string }[]>(
    `SELECT id FROM sealed_match WHERE due_at <= $1 AND NOT COALESCE(tournament = ANY($2), false) AND id > $3
     ORDER BY id LIMIT $4`,
    [by, held, after, most],
  );
  return due.map(({ id }) => id);
}
