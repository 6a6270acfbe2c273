import type { DataSource } from 'typeorm';
import type { StreamHead } from '#audit';
import { type Hash, type Millis, readRecord, type StreamId, streamId } from '#kernel';
import { type Delay, visiblePrefix } from '#match';

/** How far the spectators of a match may see by now, when the Merkle log does not say so yet. */
export async function delayedHead(
  source: DataSource,
  { id, delay }: { readonly id: string; readonly delay: Delay },
  now: Millis,
): Promise<StreamHead | null> {
  const stream: StreamId = streamId('match', id);
  const rows = await source.query<{ hash: Hash; bytes: Buffer }[]>(
    `SELECT encode(hash, 'hex') AS hash, bytes FROM record WHERE stream = $1 ORDER BY seq`,
    [stream],
  );
  const story = rows.flatMap(({ bytes }) => {
    const moment = readRecord(bytes);
    return moment.events.map((event) => ({ event, moment }));
  });
  const seq = visiblePrefix(story, delay, now).through;
  const hash = rows[seq - 1]?.hash;
  const [{ logged } = { logged: null }] = await source.query<{ logged: number | null }[]>(
    'SELECT max(seq) AS logged FROM audit_leaf WHERE stream = $1',
    [stream],
  );
  return hash === undefined || seq <= (logged ?? 0) ? null : { stream, seq, hash };
}
