import type { DataSource } from 'typeorm';
import { Fault, type Millis, never, SYSTEM } from '#kernel';
import {
  type DeadlineSet,
  type GameStarted,
  MATCH_UPCASTS,
  type MatchCancelled,
  type MatchCreated,
  type MatchFinished,
  type SeatAssigned,
  type SeatTaken,
} from '#match';
import { rowPerStream } from './row-per-stream.js';
import { table } from './table.js';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly phase: 'open' | 'playing' | 'finished' | 'cancelled';
  readonly creator: string;
  /** Whether it is for all to find. */
  readonly listed: boolean;
  /** By seat: who sits there or will; null while it is free. */
  readonly holders: readonly (string | null)[];
  readonly places: readonly number[] | null;
  readonly createdAt: Millis;
  /** When something that is listed changed last; moves are not. */
  readonly changedAt: Millis;
  /** The last deadline that was announced, null once it is over. */
  readonly deadline: Millis | null;
  readonly seq: number;
}

const MatchRows = table<MatchRow>('match_list', {
  id: { type: 'text', primary: true },
  game: { type: 'text' },
  phase: { type: 'text' },
  creator: { type: 'text' },
  listed: { type: 'boolean' },
  holders: { type: 'jsonb' },
  places: { type: 'jsonb', nullable: true },
  createdAt: { type: 'bigint' },
  changedAt: { type: 'bigint' },
  deadline: { type: 'bigint', nullable: true },
  seq: { type: 'int' },
});

/** Every match, for lists. */
export const matchList = rowPerStream<
  MatchRow,
  MatchCreated | SeatTaken | SeatAssigned | MatchCancelled | GameStarted | DeadlineSet | MatchFinished
>({
  name: 'match-list',
  version: 2,
  tables: [
    `CREATE TABLE match_list (
      id text COLLATE "C" PRIMARY KEY,
      game text NOT NULL,
      phase text NOT NULL,
      creator text NOT NULL,
      listed boolean NOT NULL,
      holders jsonb NOT NULL,
      places jsonb,
      created_at bigint NOT NULL,
      changed_at bigint NOT NULL,
      deadline bigint,
      seq int NOT NULL
    )`,
    'CREATE INDEX match_list_by_change ON match_list (changed_at, id)',
    'CREATE INDEX match_list_by_deadline ON match_list (deadline) WHERE deadline IS NOT NULL',
    'CREATE INDEX match_list_by_phase ON match_list (phase, changed_at, id)',
    'CREATE INDEX match_list_by_holder ON match_list USING gin (holders jsonb_path_ops)',
  ],
  row: MatchRows,
  kind: 'match',
  upcasts: MATCH_UPCASTS,
  on: ['MatchCreated', 'SeatTaken', 'SeatAssigned', 'MatchCancelled', 'GameStarted', 'DeadlineSet', 'MatchFinished'],
  evolve(before, event, { id, seq, at, actor }) {
    if (event.type === 'MatchCreated') {
      const { game, listed, players: holders } = event.data;
      return {
        id,
        game,
        phase: 'open',
        creator: actor,
        listed,
        holders,
        places: null,
        createdAt: at,
        changedAt: at,
        deadline: null,
        seq,
      };
    }
    if (before === null) throw new Fault(`${event.type} came before MatchCreated.`);
    if (event.type === 'DeadlineSet') return { ...before, deadline: event.data.at, seq };
    const row = { ...before, changedAt: at, seq };
    switch (event.type) {
      case 'SeatTaken':
      case 'SeatAssigned':
        return { ...row, holders: row.holders.with(event.data.seat, event.data.who) };
      case 'GameStarted':
        return { ...row, phase: 'playing' };
      case 'MatchCancelled':
        return { ...row, phase: 'cancelled', deadline: null };
      case 'MatchFinished':
        return { ...row, phase: 'finished', places: event.data.places, deadline: null };
      default:
        return never(event);
    }
  },
});

/** Which matches; null does not matter. */
export interface MatchWish {
  readonly phases: readonly MatchRow['phase'][] | null;
  readonly game: string | null;
  readonly holder: string | null;
  /** Opened by people themselves, or by the pairing of a tournament. */
  readonly casual: boolean | null;
  /** Who asks, and so finds their own matches also where they are not listed. */
  readonly by: string | null;
}

/** So many after a place in the list, or so many before one; null is the list's own start or end. */
export interface MatchPage {
  readonly take: number;
  readonly from: 'start' | 'end';
  readonly beyond: { readonly changedAt: number; readonly id: string } | null;
}

/** Matches in the order of the list, the one that changed last first. */
export async function findMatches(source: DataSource, wish: MatchWish, page: MatchPage): Promise<readonly MatchRow[]> {
  const { phases, game, holder, casual, by } = wish;
  const { take, from, beyond } = page;
  const [order, further] = from === 'start' ? (['DESC', '<'] as const) : (['ASC', '>'] as const);
  const query = source.createQueryBuilder(MatchRows, 'm').orderBy('m.changed_at', order).addOrderBy('m.id', order);
  query.andWhere('(m.listed OR m.creator = :by OR m.holders @> :self)', { by, self: JSON.stringify([by ?? '']) });
  if (phases !== null) query.andWhere('m.phase = ANY(:phases)', { phases });
  if (game !== null) query.andWhere('m.game = :game', { game });
  if (holder !== null) query.andWhere('m.holders @> :holders', { holders: JSON.stringify([holder]) });
  if (casual !== null) query.andWhere(`m.creator ${casual ? '<>' : '='} :house`, { house: SYSTEM });
  if (beyond !== null) query.andWhere(`(m.changed_at, m.id) ${further} (:changedAt, :id)`, beyond);
  const found = await query.limit(take).getMany();
  return from === 'start' ? found : found.reverse();
}

/** Matches that said that something happens by this time; of some it does later, or never. */
export async function findDue(source: DataSource, by: number): Promise<readonly Pick<MatchRow, 'id' | 'seq'>[]> {
  const due = source.createQueryBuilder(MatchRows, 'm').select(['m.id', 'm.seq']);
  return due.where('m.deadline <= :by', { by }).orderBy('m.deadline').getMany();
}

/** Matches in which time counts. */
export async function findTimed(source: DataSource): Promise<readonly Pick<MatchRow, 'id' | 'seq'>[]> {
  return source.createQueryBuilder(MatchRows, 'm').select(['m.id', 'm.seq']).where('m.deadline IS NOT NULL').getMany();
}
