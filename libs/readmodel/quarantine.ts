import type { EntityManager } from 'typeorm';

/** A stream that a read model can't digest: its rows stand as they were before `seq`. A rebuild tries again. */
export interface Quarantined {
  readonly model: string;
  readonly stream: string;
  readonly seq: number;
  readonly error: string;
}

export const QUARANTINE_TABLE = `
  CREATE TABLE quarantine (
    model text NOT NULL,
    stream text NOT NULL,
    seq int NOT NULL,
    error text NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (model, stream)
  )`;

export const quarantined = (rows: EntityManager): Promise<Quarantined[]> =>
  rows.query<Quarantined[]>('SELECT model, stream, seq, error FROM quarantine ORDER BY since, model, stream');

export async function quarantine(found: readonly Quarantined[], rows: EntityManager): Promise<void> {
  for (const { model, stream, seq, error } of found) {
    await rows.query('INSERT INTO quarantine (model, stream, seq, error) VALUES ($1, $2, $3, $4)', [
      model,
      stream,
      seq,
      error,
    ]);
  }
}
