import type { DataSource } from 'typeorm';
import { Fault, type Millis, never } from '#kernel';
import {
  type AppealLapsed,
  type CaseAssigned,
  type CaseClaimed,
  type CaseClosed,
  type CaseEscalated,
  type CaseOpened,
  type CaseOverdue,
  type CasePhase,
  type CaseReleased,
  type CaseTimeEvent,
  matchOf,
  type Penalty,
  type RulingAppealed,
  type RulingFinal,
  type RulingIssued,
  type RulingReplaced,
} from '#rulings';
import { type Open, rowPerStream } from './row-per-stream.js';
import { table } from './table.js';

export interface CaseRow {
  readonly id: string;
  readonly tournament: string;
  readonly match: string | null;
  readonly phase: CasePhase;
  readonly forHeadJudge: boolean;
  readonly openedAt: Millis;
  /** When something happens to it by itself; null when nothing will. */
  readonly deadline: Millis | null;
  /** Those of the last ruling. */
  readonly penalties: readonly Penalty[];
  readonly penalised: readonly string[];
  readonly ruledAt: Millis | null;
  readonly seq: number;
}

const CaseRows = table<CaseRow>('case_list', {
  id: { type: 'text', primary: true },
  tournament: { type: 'text' },
  match: { type: 'text', nullable: true },
  phase: { type: 'text' },
  forHeadJudge: { type: 'boolean' },
  openedAt: { type: 'bigint' },
  deadline: { type: 'bigint', nullable: true },
  penalties: { type: 'jsonb' },
  penalised: { type: 'jsonb' },
  ruledAt: { type: 'bigint', nullable: true },
  seq: { type: 'int' },
});

type Course =
  | CaseOpened
  | CaseClaimed
  | CaseAssigned
  | CaseReleased
  | CaseEscalated
  | CaseOverdue
  | CaseTimeEvent
  | RulingIssued
  | RulingAppealed
  | AppealLapsed
  | RulingReplaced
  | RulingFinal
  | CaseClosed;

/** Every case, for the desk of its tournament, for timers, and for what somebody was penalised for before. */
export const caseList = rowPerStream<CaseRow, Course>({
  name: 'case-list',
  version: 2,
  tables: [
    `CREATE TABLE case_list (
      id text COLLATE "C" PRIMARY KEY,
      tournament text COLLATE "C" NOT NULL,
      match text COLLATE "C",
      phase text NOT NULL,
      for_head_judge boolean NOT NULL,
      opened_at bigint NOT NULL,
      deadline bigint,
      penalties jsonb NOT NULL,
      penalised jsonb NOT NULL,
      ruled_at bigint,
      seq int NOT NULL
    )`,
    'CREATE INDEX case_list_by_tournament ON case_list (tournament, opened_at, id)',
    'CREATE INDEX case_list_by_match ON case_list (match) WHERE match IS NOT NULL',
    'CREATE INDEX case_list_by_deadline ON case_list (deadline) WHERE deadline IS NOT NULL',
    'CREATE INDEX case_list_by_penalised ON case_list USING gin (penalised jsonb_path_ops)',
  ],
  row: CaseRows,
  kind: 'case',
  upcasts: [],
  on: [
    'CaseOpened',
    'CaseClaimed',
    'CaseAssigned',
    'CaseReleased',
    'CaseEscalated',
    'CaseOverdue',
    'CasePaused',
    'CaseResumed',
    'CaseCredited',
    'RulingIssued',
    'RulingAppealed',
    'AppealLapsed',
    'RulingReplaced',
    'RulingFinal',
    'CaseClosed',
  ],
  evolve(before, event, { id, seq, at }) {
    if (event.type === 'CaseOpened') {
      const { tournament, subject, windows } = event.data;
      return {
        id,
        tournament,
        match: matchOf(subject),
        phase: 'waiting',
        forHeadJudge: false,
        openedAt: at,
        deadline: (at + windows.rule) as Millis,
        penalties: [],
        penalised: [],
        ruledAt: null,
        seq,
      };
    }
    if (before === null) throw new Fault(`${event.type} came before CaseOpened.`);
    return { ...before, ...changeOf(event, at), seq };
  },
});

type Later = Open<Exclude<Course, CaseOpened>>;
type OfRuling = Extract<Later, { type: `${'Ruling' | 'Appeal'}${string}` | 'CaseClosed' }>;

function changeOf(event: Later, at: Millis): Partial<CaseRow> {
  switch (event.type) {
    case 'CaseClaimed':
    case 'CaseAssigned':
      return event.data.appeal ? {} : { phase: 'claimed' };
    case 'CaseReleased':
      return event.data.appeal ? {} : { phase: 'waiting' };
    case 'CaseEscalated':
      return { phase: 'waiting', forHeadJudge: true };
    case 'CaseOverdue':
    case 'CasePaused':
      return { deadline: null };
    case 'CaseResumed':
    case 'CaseCredited':
      return { deadline: event.data.deadline };
    default:
      return changeByRuling(event, at);
  }
}

function changeByRuling(event: OfRuling, at: Millis): Partial<CaseRow> {
  switch (event.type) {
    case 'RulingIssued':
      return { ...ruled(event.data.ruling.penalties, at), phase: 'ruled', deadline: event.data.appealUntil };
    case 'RulingReplaced':
      return ruled(event.data.ruling.penalties, at);
    case 'RulingAppealed':
      return { phase: 'appealed', deadline: event.data.decideBy };
    case 'AppealLapsed':
      return {};
    case 'RulingFinal':
      return { phase: 'final', deadline: null };
    case 'CaseClosed':
      return { phase: 'closed', deadline: null };
    default:
      return never(event);
  }
}

const ruled = (
  penalties: readonly Penalty[],
  ruledAt: Millis,
): Pick<CaseRow, 'penalties' | 'penalised' | 'ruledAt'> => ({
  penalties,
  penalised: [...new Set(penalties.map(({ who }) => who))],
  ruledAt,
});

/** Cases of a tournament in these phases, the oldest first. */
export async function findCases(
  source: DataSource,
  tournament: string,
  phases: readonly CasePhase[],
  take: number,
): Promise<readonly CaseRow[]> {
  return source
    .createQueryBuilder(CaseRows, 'c')
    .where('c.tournament = :tournament AND c.phase = ANY(:phases)', { tournament, phases })
    .orderBy('c.opened_at')
    .addOrderBy('c.id')
    .limit(take)
    .getMany();
}

/** Cases to which something happens by this time. */
export async function findDueCases(source: DataSource, by: number): Promise<readonly Pick<CaseRow, 'id' | 'seq'>[]> {
  const due = source.createQueryBuilder(CaseRows, 'c').select(['c.id', 'c.seq']);
  return due.where('c.deadline <= :by', { by }).orderBy('c.deadline').getMany();
}

/** Cases to which something happens by itself. */
export async function findTimedCases(source: DataSource): Promise<readonly Pick<CaseRow, 'id'>[]> {
  return source.createQueryBuilder(CaseRows, 'c').select('c.id').where('c.deadline IS NOT NULL').getMany();
}

/** Those of a tournament that are about no match, the oldest first. */
export async function findCasesBeside(source: DataSource, tournament: string): Promise<readonly Pick<CaseRow, 'id'>[]> {
  const beside = source.createQueryBuilder(CaseRows, 'c').select('c.id').where('c.match IS NULL');
  return beside
    .andWhere('c.tournament = :tournament', { tournament })
    .orderBy('c.openedAt')
    .addOrderBy('c.id')
    .getMany();
}

/** Cases of a match that are not closed. */
export async function findOpenCasesOf(source: DataSource, match: string): Promise<readonly CaseRow[]> {
  const open = source.createQueryBuilder(CaseRows, 'c').where('c.match = :match', { match });
  return open.andWhere("c.phase <> 'closed'").getMany();
}

/** Final rulings with a penalty for this person, in this tournament or since that moment; the newest first. */
export async function findPenalised(
  source: DataSource,
  { who, tournament, since }: { readonly who: string; readonly tournament: string; readonly since: number },
): Promise<readonly CaseRow[]> {
  return source
    .createQueryBuilder(CaseRows, 'c')
    .where('c.penalised @> :who', { who: JSON.stringify([who]) })
    .andWhere("c.phase IN ('final', 'closed')")
    .andWhere('(c.tournament = :tournament OR c.ruled_at >= :since)', { tournament, since })
    .orderBy('c.ruled_at', 'DESC')
    .limit(100)
    .getMany();
}
