import { type ActorId, Fault, type Hash, type Json, type KeptText, type Millis } from '#kernel';
import type { CaseTimes, Plan } from './plan.js';
import type { Missed } from './registration/commands.js';
import type { TournamentStarted } from './rounds/events.js';
import type { Bye, Score, SeatedTable } from './rounds/round.js';
import type { StaffRole } from './staff/commands.js';
import type { EntrantId } from './standings/results.js';
import type { StartTime } from './start-time.js';

export interface Entrant {
  readonly id: EntrantId;
  /** Null for a guest whom nobody has claimed. */
  readonly who: ActorId | null;
  /** What the staff typed for a guest. */
  readonly name: KeptText | null;
  readonly is: 'waiting' | 'in' | 'dropped' | 'disqualified';
  readonly checkedIn: boolean;
  /** Rounds without them, and how those count. */
  readonly missed: ReadonlyMap<number, Missed>;
  /** Rounds for which a bye was awarded. */
  readonly byes: ReadonlySet<number>;
  /** The salted hash of the list that they handed in. */
  readonly deck: Hash | null;
  /** How often the wrong one had claimed this guest: each time the code is another from then on. */
  readonly claimsUndone: number;
}

export interface HeldResult {
  readonly games: Score;
  readonly how: ResultSource;
  /** Raised by each correction. */
  readonly corrections: number;
}

export type ResultSource = 'played' | 'reported' | 'entered' | 'forfeited' | 'corrected';

/** Where somebody plays in a round. */
export interface Table extends SeatedTable {
  readonly result: HeldResult | null;
  /** The games of a match that left it open who goes on; the result is then what the staff say. */
  readonly undecided: Score | null;
  /** Whether the pairing seated them, and not the staff by hand. */
  readonly drawn: boolean;
  /** Minutes given beyond the round's time, in milliseconds. */
  readonly extension: number;
}

export interface Timer {
  readonly length: number;
  /** Time used up before it last began to run. */
  readonly used: number;
  readonly runningSince: Millis | null;
}

export interface Round {
  readonly number: number;
  readonly stage: number;
  readonly engine: string;
  readonly seed: string;
  readonly opens: readonly EntrantId[] | null;
  phase: 'draft' | 'published';
  /** The record that last said who meets whom in it. */
  seatedAt: number;
  /** By their ids. */
  readonly tables: Map<number, Table>;
  byes: readonly Bye[];
  readonly rematches: readonly (readonly [EntrantId, EntrantId])[];
  timer: Timer | null;
  /** What changed since it was drafted that the pairing would have to know. */
  outdated: Outdated | null;
}

export type Outdated = 'result' | 'bye' | 'kept-apart' | 'fixed-table';

export interface Announcement {
  readonly nth: number;
  readonly at: Millis;
  readonly text: KeptText;
}

/** `from`: how far it had come. */
export type Cancelled = {
  readonly at: Millis;
  readonly reason: KeptText;
  readonly from: 'registering' | 'running';
};

export interface OpenTournament {
  readonly phase: 'registering' | 'running' | 'over';
  /** When it was cancelled, and why; null where it was not, or that was taken back. */
  readonly cancelled: Cancelled | null;
  title: KeptText;
  /** When it is to begin; null where nobody said. */
  startTime: StartTime | null;
  /** When that was said last. */
  startSaidAt: Millis | null;
  plan: Plan;
  /** How long cases took before that was changed, and until when, the oldest first. */
  readonly formerCaseTimes: { readonly until: Millis; readonly times: readonly CaseTimes[] }[];
  readonly staff: Map<ActorId, readonly StaffRole[]>;
  registration: 'open' | 'closed';
  readonly entrants: Map<EntrantId, Entrant>;
  /** Who was out by the last start, and who moved up. */
  readonly start: TournamentStarted['data'];
  readonly rounds: Round[];
  readonly announcements: Map<number, Announcement>;
  /** How many were made, withdrawn ones too. */
  announced: number;
  /** How many tables were ever seated: their ids go on over rounds, so that none is given twice. */
  seated: number;
  /** Who is not paired while anybody else is there. */
  apart: readonly (readonly [EntrantId, EntrantId])[];
  /** Where somebody always sits. */
  readonly fixedTables: Map<EntrantId, number>;
  /** Raised by all that a pairing depends on. */
  revision: number;
}

export type TournamentState = { readonly phase: 'none' } | OpenTournament;

export const rolesOf = ({ staff }: OpenTournament, who: ActorId): readonly StaffRole[] => staff.get(who) ?? [];

/** How long cases take that were raised then. */
export const caseTimesAt = ({ formerCaseTimes, plan }: OpenTournament, at: Millis): readonly CaseTimes[] =>
  formerCaseTimes.find(({ until }) => at < until)?.times ?? plan.caseTimes;

/** Somebody's own entry, if they have one. */
export function entrantOf({ entrants }: OpenTournament, who: ActorId): Entrant | null {
  for (const entrant of entrants.values()) if (entrant.who === who) return entrant;
  return null;
}

/** Who plays, or waits to, sees what players see, whatever else they are. */
export function plays(state: OpenTournament, who: ActorId): boolean {
  const entrant = entrantOf(state, who);
  return entrant !== null && (entrant.is === 'in' || entrant.is === 'waiting');
}

export const inPlay = ({ entrants }: OpenTournament): readonly Entrant[] =>
  [...entrants.values()].filter(({ is }) => is === 'in');

export const draftOf = ({ rounds }: OpenTournament): Round | null => {
  const last = rounds.at(-1);
  return last?.phase === 'draft' ? last : null;
};

/** A round that there must be, for what happens in it. */
export function roundOf({ rounds }: OpenTournament, number: number): Round {
  const round = rounds.find((each) => each.number === number);
  if (round === undefined) throw new Fault(`There is no round ${number}.`);
  return round;
}

export function tableOf(
  state: OpenTournament,
  { round, table }: { readonly round: number; readonly table: number },
): Table {
  const found = roundOf(state, round).tables.get(table);
  if (found === undefined) throw new Fault(`Round ${round} has no table ${table}.`);
  return found;
}

/** The last round that all may see. */
export const currentRound = ({ rounds }: OpenTournament): Round | null =>
  rounds.findLast(({ phase }) => phase === 'published') ?? null;

export const openTables = (round: Round): readonly Table[] =>
  [...round.tables.values()].filter(({ result }) => result === null);

/** The state as it is now, for whoever looks at it longer: what is in the maps is replaced, never changed. */
export const snapshot = (state: OpenTournament): OpenTournament => ({
  ...state,
  staff: new Map(state.staff),
  entrants: new Map(state.entrants),
  formerCaseTimes: [...state.formerCaseTimes],
  rounds: state.rounds.map((round) => ({ ...round, tables: new Map(round.tables) })),
  announcements: new Map(state.announcements),
  fixedTables: new Map(state.fixedTables),
});

export function pack(state: TournamentState): Json {
  if (state.phase === 'none') return { phase: 'none' };
  const {
    plan,
    title,
    startTime,
    startSaidAt,
    phase,
    cancelled,
    registration,
    start,
    announced,
    seated,
    revision,
    apart,
  } = state;
  return {
    phase,
    cancelled,
    title,
    startTime,
    startSaidAt,
    plan,
    formerCaseTimes: [...state.formerCaseTimes],
    registration,
    start: { ...start },
    announced,
    seated,
    revision,
    apart,
    fixedTables: [...state.fixedTables],
    staff: [...state.staff],
    entrants: [...state.entrants.values()].map((each) => ({ ...each, missed: [...each.missed], byes: [...each.byes] })),
    rounds: state.rounds.map((round) => ({
      ...round,
      tables: [...round.tables.values()].map((table) => ({ ...table, result: table.result && { ...table.result } })),
      timer: round.timer && { ...round.timer },
    })),
    announcements: [...state.announcements.values()].map((each) => ({ ...each })),
  };
}

type Packed = Omit<OpenTournament, 'staff' | 'entrants' | 'rounds' | 'announcements' | 'fixedTables'> & {
  readonly fixedTables: readonly (readonly [EntrantId, number])[];
  readonly staff: readonly (readonly [ActorId, readonly StaffRole[]])[];
  readonly entrants: readonly (Omit<Entrant, 'missed' | 'byes'> & {
    readonly missed: readonly (readonly [number, Missed])[];
    readonly byes: readonly number[];
  })[];
  readonly rounds: readonly (Omit<Round, 'tables'> & { readonly tables: readonly Table[] })[];
  readonly announcements: readonly Announcement[];
};

export function unpack(json: Json): TournamentState {
  const packed = structuredClone(json) as unknown as { readonly phase: 'none' } | Packed;
  if (packed.phase === 'none') return packed;
  return {
    ...packed,
    staff: new Map(packed.staff),
    fixedTables: new Map(packed.fixedTables),
    entrants: new Map(
      packed.entrants.map((each) => [each.id, { ...each, missed: new Map(each.missed), byes: new Set(each.byes) }]),
    ),
    rounds: packed.rounds.map((round) => ({
      ...round,
      tables: new Map(round.tables.map((table) => [table.id, table])),
    })),
    announcements: new Map(packed.announcements.map((each) => [each.nth, each])),
  };
}

const ENTRANT = 400;
const TABLE = 250;

export function weigh(state: TournamentState): number {
  if (state.phase === 'none') return 100;
  const tables = state.rounds.reduce((all, { tables: { size } }) => all + size, 0);
  return 2_000 + state.staff.size * 150 + state.entrants.size * ENTRANT + tables * TABLE;
}
