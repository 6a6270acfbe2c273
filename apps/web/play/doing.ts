/** What a player does beside answering: the table it led to is shown, or why there is none. */
import type { Sent, UserError } from '../api/command.js';
import type { Table } from './live-table.js';

type Done = Promise<Sent<{ readonly match: Table | null }>>;
export type Doing = (sending: Done) => Promise<void>;

export const doingAt =
  (onTable: (table: Table | null) => void, onErrors: (errors: readonly UserError[]) => void): Doing =>
  async (sending) => {
    const sent = await sending;
    onErrors(sent.is === 'refused' ? sent.errors : sent.is === 'unsent' ? [{ message: sent.why }] : []);
    if (sent.is === 'done') onTable(sent.payload.match);
  };
