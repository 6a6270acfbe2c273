import type { DataSource } from 'typeorm';
import type { StreamHead } from '#audit';
import { type Hash, type Millis, readRecord, type StreamId, streamId } from '#kernel';
import { visiblePrefix } from '#match';
import type { DelayedMatch } from './sealed-matches.js';

/** How far the spectators of a match may see by now. */
export interface Shown {
  /** When they may see further; null while that takes moves, or nothing is held back. */
  readonly next: Millis | null;
  /** Its head, when the Merkle log does not have it yet. */
  readonly untold: StreamHead | null;
}

export async function shownOf(source: DataSource, { id, delay }: DelayedMatch, now: Millis): Promise<Shown> {
  const stream: StreamId = streamId('match', id);
  const rows = await source.query<{ hash: Hash; bytes: Buffer }[]>(
    `SELECT encode(hash, 'hex') AS hash, bytes FROM record WHERE stream = $1 ORDER BY seq`,
    [stream],
  );
  const story = rows.flatMap(({ bytes }) => {
    const moment = readRecord(bytes);
    return moment.events.map((event) => ({ event, moment }));
  });
  const { through: seq, next } = visiblePrefix(story, delay, now);
  const hash = rows[seq - 1]?.hash;
  const [{ logged } = { logged: null }] = await source.query<{ logged: number | null }[]>(
    'SELECT max(seq) AS logged FROM audit_leaf WHERE stream = $1',
    [stream],
  );
  return { next, untold: hash === undefined || seq <= (logged ?? 0) ? null : { stream, seq, hash } };
}
