import type { DeckEvent } from '#tournament';
import { rowPerStream } from './row-per-stream.js';
import { table } from './table.js';

interface ShutDeckRow {
  readonly id: string;
  readonly isShut: boolean;
}

const ShutDeckRows = table<ShutDeckRow>('shut_deck', {
  id: { type: 'text', primary: true },
  isShut: { type: 'boolean' },
});

/** Which deck lists are not open yet: until then nobody else may know how often one was handed in, changed or looked at. */
export const shutDecks = rowPerStream<
  ShutDeckRow,
  Extract<DeckEvent, { type: 'DeckHandedIn' | 'DeckChanged' | 'DeckOpened' }>
>({
  name: 'shut-decks',
  version: 2,
  tables: ['CREATE TABLE shut_deck (id text COLLATE "C" PRIMARY KEY, is_shut boolean NOT NULL)'],
  row: ShutDeckRows,
  kind: 'deck',
  upcasts: [],
  on: ['DeckHandedIn', 'DeckChanged', 'DeckOpened'],
  evolve: (_, { type }, { id }) => ({ id, isShut: type !== 'DeckOpened' }),
});
