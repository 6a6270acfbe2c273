import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import { type Happening, type LogRecord, type Millis, type StoredEvent, type StreamKind, type Upcast } from '#kernel';
import { Versions } from '#log';
import type { ReadModel } from './read-model.js';
import { writeRows } from './write-rows.js';

/** What everybody may know of an event: that is what read models are made of. */
export type Open<Event> =
  Event extends Happening<infer Type, infer Data> ? { readonly type: Type; readonly data: Data } : never;

/** The record that an event is in. */
export interface Origin {
  /** The stream's name, without its kind. */
  readonly id: string;
  readonly seq: number;
  readonly at: Millis;
  readonly actor: LogRecord['actor'];
}

interface Model<Row, Event extends Happening> {
  readonly name: string;
  readonly version: number;
  readonly tables: readonly string[];
  readonly row: EntitySchema<Row>;
  readonly kind: StreamKind;
  /** Those of the kind's decider: events come to `evolve` as of now, whenever they were written. */
  readonly upcasts: readonly Upcast[];
  /** The types of the events that change a row; all others are passed over. */
  readonly on: readonly Event['type'][];
  /** The row after the event; null where there is none yet. */
  readonly evolve: (row: Row | null, event: Open<Event>, origin: Origin) => Row;
}

/** The usual read model: one row a stream of a kind, whose `id` is the stream's name. */
export function rowPerStream<Row extends ObjectLiteral & { readonly id: string }, Event extends Happening>(
  model: Model<Row, Event>,
): ReadModel {
  const { name, version, tables, row: entity, kind, evolve } = model;
  const types = new Set<string>(model.on);
  const versions = new Versions(model.upcasts);
  const raised = (stored: StoredEvent): Happening => versions.raise({ ...stored, secret: null });
  const concerns = (event: Happening): event is Happening & Open<Event> => types.has(event.type);
  return {
    name,
    version,
    hears: { [kind]: model.on },
    tables,
    rows: [entity],
    async fold(batch, rows) {
      const changes = batch.flatMap(({ record: { seq, at, actor, events }, of: { name: id } }) =>
        events
          .filter(({ type }) => types.has(type))
          .map(raised)
          .filter(concerns)
          .map((event) => ({ event, origin: { id, seq, at, actor } })),
      );
      if (changes.length === 0) return;
      const current = await rowsOf(
        entity,
        changes.map(({ origin }) => origin.id),
        rows,
      );
      for (const { event, origin } of changes)
        current.set(origin.id, evolve(current.get(origin.id) ?? null, event, origin));
      await writeRows(entity, [...current.values()], rows);
    },
  };
}

async function rowsOf<Row extends ObjectLiteral & { readonly id: string }>(
  entity: EntitySchema<Row>,
  ids: readonly string[],
  rows: EntityManager,
): Promise<Map<string, Row>> {
  const found = await rows
    .createQueryBuilder(entity, 'row')
    .where('row.id = ANY(:ids)', { ids: [...new Set(ids)] })
    .getMany();
  return new Map(found.map((row) => [row.id, row]));
}
