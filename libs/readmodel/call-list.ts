import type { DataSource } from 'typeorm';
import { Fault, type KeptText, type Millis, never } from '#kernel';
import {
  type JudgeCallAnswered,
  type JudgeCalled,
  MATCH_UPCASTS,
  type MatchCancelled,
  type MatchCreated,
  type MatchFinished,
} from '#match';
import { rowPerStream } from './row-per-stream.js';
import { table } from './table.js';

/** A call that nobody has seen to. */
export interface OpenCall {
  readonly call: number;
  readonly seat: number | null;
  readonly text: KeptText | null;
  readonly at: Millis;
}

export interface CallRow {
  readonly id: string;
  /** Null outside tournaments. */
  readonly tournament: string | null;
  readonly round: number | null;
  readonly table: number | null;
  readonly open: readonly OpenCall[];
  /** When the oldest of them was made; null when there is none. */
  readonly since: Millis | null;
}

const CallRows = table<CallRow>('call_list', {
  id: { type: 'text', primary: true },
  tournament: { type: 'text', nullable: true },
  round: { type: 'int', nullable: true },
  table: { type: 'int', nullable: true },
  open: { type: 'jsonb' },
  since: { type: 'bigint', nullable: true },
});

/** Calls for a judge, for the desk of the tournament. */
export const callList = rowPerStream<
  CallRow,
  MatchCreated | JudgeCalled | JudgeCallAnswered | MatchFinished | MatchCancelled
>({
  name: 'call-list',
  version: 1,
  tables: [
    `CREATE TABLE call_list (
      id text COLLATE "C" PRIMARY KEY,
      tournament text COLLATE "C",
      round int,
      "table" int,
      open jsonb NOT NULL,
      since bigint
    )`,
    'CREATE INDEX call_list_open ON call_list (tournament, since) WHERE since IS NOT NULL',
  ],
  row: CallRows,
  kind: 'match',
  upcasts: MATCH_UPCASTS,
  on: ['MatchCreated', 'JudgeCalled', 'JudgeCallAnswered', 'MatchFinished', 'MatchCancelled'],
  evolve(before, event, { id, at }) {
    if (event.type === 'MatchCreated') {
      const { tournament = null, round = null, table: place = null } = event.data.origin ?? {};
      return { id, tournament, round, table: place, open: [], since: null };
    }
    if (before === null) throw new Fault(`${event.type} came before MatchCreated.`);
    switch (event.type) {
      case 'JudgeCalled':
        return withOpen(before, [...before.open, { ...event.data, at }]);
      case 'JudgeCallAnswered':
        return withOpen(
          before,
          before.open.filter(({ call }) => call !== event.data.call),
        );
      case 'MatchFinished':
      case 'MatchCancelled':
        return withOpen(before, []);
      default:
        return never(event);
    }
  },
});

const withOpen = (row: CallRow, open: readonly OpenCall[]): CallRow => ({ ...row, open, since: open[0]?.at ?? null });

/** Matches of a tournament with a call that nobody has seen to, the oldest first. */
export async function findOpenCalls(source: DataSource, tournament: string): Promise<readonly CallRow[]> {
  return source
    .createQueryBuilder(CallRows, 'c')
    .where('c.tournament = :tournament AND c.since IS NOT NULL', { tournament })
    .orderBy('c.since')
    .limit(100)
    .getMany();
}
