import type { DataSource } from 'typeorm';
import type { Millis } from '#kernel';
import type { SubjectErased } from '#people';
import { rowPerStream } from './row-per-stream.js';
import { table } from './table.js';

export interface ErasedSubjectRow {
  readonly id: string;
  readonly erasedAt: Millis;
}

const ErasedSubjectRows = table<ErasedSubjectRow>('erased_subject', {
  id: { type: 'text', primary: true },
  erasedAt: { type: 'bigint' },
});

/** Who has been erased: a vault that was restored from a backup must forget them again before anybody is served. */
export const erasedSubjects = rowPerStream<ErasedSubjectRow, SubjectErased>({
  name: 'erased-subjects',
  version: 1,
  tables: ['CREATE TABLE erased_subject (id text COLLATE "C" PRIMARY KEY, erased_at bigint NOT NULL)'],
  row: ErasedSubjectRows,
  kind: 'subject',
  upcasts: [],
  on: ['SubjectErased'],
  evolve: (row, _event, { id, at }) => row ?? { id, erasedAt: at },
});

export const findErasedSubjects = (source: DataSource): Promise<readonly ErasedSubjectRow[]> =>
  source.createQueryBuilder(ErasedSubjectRows, 'e').orderBy('e.erased_at').addOrderBy('e.id').getMany();
