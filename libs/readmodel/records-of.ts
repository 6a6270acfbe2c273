import type { DataSource } from 'typeorm';
import type { StreamId } from '#kernel';

/** A record as the log has it. */
interface Kept {
  readonly stream: StreamId;
  readonly seq: number;
  readonly bytes: Buffer;
}

const FEW = 30;
const AT_ONCE = 500;

/** The records of all streams whose ids begin so, stream by stream, each in one piece. */
export async function* recordsOf(
  source: DataSource,
  beginning: string,
): AsyncGenerator<{ readonly stream: StreamId; readonly records: readonly Uint8Array[] }> {
  const last = beginning.charCodeAt(beginning.length - 1);
  const end = `${beginning.slice(0, -1)}${String.fromCharCode(last + 1)}`;
  let stream: string = beginning;
  let records: Uint8Array[] = [];
  let from = { stream: beginning, seq: 0 };
  for (;;) {
    const rows = await source.query<Kept[]>(
      `SELECT stream, seq, bytes FROM record WHERE (stream, seq) > ($1, $2) AND stream < $3
       ORDER BY stream, seq LIMIT ${AT_ONCE}`,
      [from.stream, from.seq, end],
    );
    for (const row of rows) {
      if (row.stream !== stream && records.length > 0) {
        yield { stream: stream as StreamId, records };
        records = [];
      }
      stream = row.stream;
      records.push(row.bytes);
    }
    const next = rows.at(-1);
    if (next === undefined || rows.length < AT_ONCE) break;
    from = next;
  }
  if (records.length > 0) yield { stream: stream as StreamId, records };
}

/** The records of a stream from this one back to its first, a few at first. */
export async function* recordsBack(source: DataSource, stream: StreamId, from: number): AsyncGenerator<Buffer, void> {
  for (let before = from + 1, many = FEW; before > 1; many = Math.min(2 * many, AT_ONCE)) {
    const rows = await source.query<Kept[]>(
      `SELECT stream, seq, bytes FROM record WHERE stream = $1 AND seq < $2 ORDER BY seq DESC LIMIT ${many}`,
      [stream, before],
    );
    for (const { bytes } of rows) yield bytes;
    before = rows.at(-1)?.seq ?? 0;
  }
}
