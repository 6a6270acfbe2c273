import type { DataSource } from 'typeorm';
import { type ActorId, Fault, type Millis, streamId } from '#kernel';
import { evolveNote, mayRead, type Note, noteBefore, type NoteEvent, type NoteState, type Reader } from '#notes';
import { rowPerStream } from './row-per-stream.js';
import { table } from './table.js';

interface NoteRow {
  readonly id: string;
  readonly match: string;
  readonly ply: number;
  readonly writtenAt: Millis;
  /** Null once it was removed. */
  readonly note: Note | null;
}

const NoteRows = table<NoteRow>('note_list', {
  id: { type: 'text', primary: true },
  match: { type: 'text' },
  ply: { type: 'int' },
  writtenAt: { type: 'bigint' },
  note: { type: 'jsonb', nullable: true },
});

/** Notes by the match and the ply that they are on. */
export const noteList = rowPerStream<NoteRow, NoteEvent>({
  name: 'note-list',
  version: 1,
  tables: [
    `CREATE TABLE note_list (
      id text COLLATE "C" PRIMARY KEY,
      match text COLLATE "C" NOT NULL,
      ply int NOT NULL,
      written_at bigint NOT NULL,
      note jsonb
    )`,
    'CREATE INDEX note_list_place ON note_list (match, ply, written_at, id) WHERE note IS NOT NULL',
  ],
  row: NoteRows,
  kind: 'note',
  upcasts: [],
  on: ['NoteWritten', 'NoteChanged', 'NoteRemoved', 'NoteHidden', 'NoteRestored'],
  evolve(before, event, { id, at, actor }) {
    const state = evolveNote(stateOf(before, id), event, { actor, at });
    if (state.phase === 'written') {
      const { match, ply, writtenAt } = state.note;
      return { id, match, ply, writtenAt, note: state.note };
    }
    if (before === null) throw new Fault(`${event.type} came before NoteWritten.`);
    return { ...before, note: null };
  },
});

function stateOf(row: NoteRow | null, id: string): NoteState {
  if (row === null) return noteBefore(streamId('note', id));
  return row.note === null ? { phase: 'removed' } : { phase: 'written', note: row.note };
}

/** How many notes somebody keeps on a match, whoever may read them. */
export const countNotes = (source: DataSource, match: string, author: ActorId): Promise<number> =>
  source
    .createQueryBuilder(NoteRows, 'n')
    .where("n.match = :match AND n.note ->> 'author' = :author", { match, author })
    .getCount();

/** A place among the notes of a match. */
export interface NotePlace {
  readonly ply: number;
  readonly writtenAt: number;
  readonly id: string;
}

interface NotesFrom {
  readonly from: 'start' | 'end';
  /** Null is the list's own start or end. */
  readonly beyond: NotePlace | null;
}

const PART = 200;

/** At most so many notes of a match that somebody may read, by ply and then by time; what others keep for themselves costs nothing. */
export async function findNotes(
  source: DataSource,
  match: string,
  reader: Reader,
  { take, from, beyond }: NotesFrom & { readonly take: number },
): Promise<readonly Note[]> {
  const [order, further] = from === 'start' ? (['ASC', '>'] as const) : (['DESC', '<'] as const);
  const found: Note[] = [];
  for (let place = beyond, isLast = false; !isLast && found.length < take;) {
    const query = source
      .createQueryBuilder(NoteRows, 'n')
      .where('n.match = :match AND n.note IS NOT NULL', { match })
      .andWhere("(n.note ->> 'audience' <> 'author' OR n.note ->> 'author' = :who)", { who: reader.who })
      .orderBy('n.ply', order)
      .addOrderBy('n.written_at', order)
      .addOrderBy('n.id', order);
    if (place !== null) query.andWhere(`(n.ply, n.written_at, n.id) ${further} (:ply, :writtenAt, :id)`, place);
    const rows = await query.limit(PART).getMany();
    found.push(...rows.flatMap(({ note }) => (note !== null && mayRead(note, reader) ? [note] : [])));
    place = rows.at(-1) ?? place;
    isLast = rows.length < PART;
  }
  const taken = found.slice(0, take);
  return from === 'start' ? taken : taken.reverse();
}
