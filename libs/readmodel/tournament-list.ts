import type { DataSource } from 'typeorm';
import { Fault, type KeptText, type Millis, never } from '#kernel';
import {
  type EntrantsEntered,
  type RegistrationClosed,
  type RegistrationOpened,
  type ReturnedToRegistration,
  type RoundPublished,
  type RoundWithdrawn,
  type StartTimeChanged,
  TOURNAMENT_UPCASTS,
  type TournamentCancelled,
  type TournamentCreated,
  type TournamentEnded,
  type TournamentRenamed,
  type TournamentReopened,
  type TournamentStarted,
} from '#tournament';
import { appearsIn } from './appearances.js';
import { rowPerStream } from './row-per-stream.js';
import { table } from './table.js';

export interface TournamentRow {
  readonly id: string;
  readonly game: string;
  readonly phase: 'registering' | 'running' | 'over';
  readonly cancelled: boolean;
  readonly creator: string;
  readonly title: KeptText;
  readonly registrationOpen: boolean;
  /** Whoever entered, those who left again as well. */
  readonly entered: number;
  /** The last round that was published. */
  readonly round: number;
  /** When it is to begin, and by whose clock that is said; null where nobody said. */
  readonly startsAt: Millis | null;
  readonly timeZone: string | null;
  readonly createdAt: Millis;
  /** When something that is listed changed last; results are not. */
  readonly changedAt: Millis;
  readonly seq: number;
}

const TournamentRows = table<TournamentRow>('tournament_list', {
  id: { type: 'text', primary: true },
  game: { type: 'text' },
  phase: { type: 'text' },
  cancelled: { type: 'boolean' },
  creator: { type: 'text' },
  title: { type: 'jsonb' },
  registrationOpen: { type: 'boolean' },
  entered: { type: 'int' },
  round: { type: 'int' },
  startsAt: { type: 'bigint', nullable: true },
  timeZone: { type: 'text', nullable: true },
  createdAt: { type: 'bigint' },
  changedAt: { type: 'bigint' },
  seq: { type: 'int' },
});

/** Every tournament, for lists. */
export const tournamentList = rowPerStream<
  TournamentRow,
  | TournamentCreated
  | RegistrationOpened
  | RegistrationClosed
  | EntrantsEntered
  | TournamentStarted
  | ReturnedToRegistration
  | TournamentEnded
  | TournamentCancelled
  | TournamentReopened
  | TournamentRenamed
  | StartTimeChanged
  | RoundPublished
  | RoundWithdrawn
>({
  name: 'tournament-list',
  version: 3,
  tables: [
    `CREATE TABLE tournament_list (
      id text COLLATE "C" PRIMARY KEY,
      game text NOT NULL,
      phase text NOT NULL,
      cancelled boolean NOT NULL,
      creator text NOT NULL,
      title jsonb NOT NULL,
      registration_open boolean NOT NULL,
      entered int NOT NULL,
      round int NOT NULL,
      starts_at bigint,
      time_zone text,
      created_at bigint NOT NULL,
      changed_at bigint NOT NULL,
      seq int NOT NULL
    )`,
    'CREATE INDEX tournament_list_by_change ON tournament_list (changed_at, id)',
    'CREATE INDEX tournament_list_by_phase ON tournament_list (phase, changed_at, id)',
    'CREATE INDEX tournament_list_by_start ON tournament_list (starts_at, id)',
  ],
  row: TournamentRows,
  kind: 'tournament',
  upcasts: TOURNAMENT_UPCASTS,
  on: [
    'TournamentCreated',
    'RegistrationOpened',
    'RegistrationClosed',
    'EntrantsEntered',
    'TournamentStarted',
    'ReturnedToRegistration',
    'TournamentEnded',
    'TournamentCancelled',
    'TournamentReopened',
    'TournamentRenamed',
    'StartTimeChanged',
    'RoundPublished',
    'RoundWithdrawn',
  ],
  evolve(before, event, { id, seq, at, actor }) {
    if (event.type === 'TournamentCreated') {
      const { title, plan } = event.data;
      const begun = { phase: 'registering', cancelled: false, registrationOpen: false, entered: 0, round: 0 } as const;
      const times = { startsAt: null, timeZone: null, createdAt: at, changedAt: at };
      return { id, game: plan.game, creator: actor, title, ...begun, ...times, seq };
    }
    if (before === null) throw new Fault(`${event.type} came before TournamentCreated.`);
    const row = { ...before, changedAt: at, seq };
    switch (event.type) {
      case 'RegistrationOpened':
      case 'RegistrationClosed':
        return { ...row, registrationOpen: event.type === 'RegistrationOpened' };
      case 'EntrantsEntered':
        return { ...row, entered: row.entered + event.data.entrants.length };
      case 'TournamentStarted':
        return { ...row, phase: 'running', registrationOpen: false };
      case 'TournamentReopened':
        return { ...row, phase: event.data.to, cancelled: false };
      case 'ReturnedToRegistration':
        return { ...row, phase: 'registering' };
      case 'TournamentEnded':
        return { ...row, phase: 'over' };
      case 'TournamentCancelled':
        return { ...row, phase: 'over', registrationOpen: false, cancelled: true };
      case 'TournamentRenamed':
        return { ...row, title: event.data.title };
      case 'StartTimeChanged':
        return { ...row, ...startOf(event.data) };
      case 'RoundPublished':
        return { ...row, round: event.data.round };
      case 'RoundWithdrawn':
        return { ...row, round: event.data.round - 1 };
      default:
        return never(event);
    }
  },
});

const startOf = ({ startTime }: StartTimeChanged['data']): Pick<TournamentRow, 'startsAt' | 'timeZone'> =>
  startTime === null ? { startsAt: null, timeZone: null } : { startsAt: startTime.at, timeZone: startTime.zone };

/** Which tournaments; null does not matter. */
export interface TournamentWish {
  readonly phases: readonly TournamentRow['phase'][] | null;
  readonly game: string | null;
  /** Only those that begin then or later. */
  readonly startsFrom: Millis | null;
  /** Only those in which this person entered, was given a role or did something. */
  readonly person: string | null;
}

export const ANY_TOURNAMENT: TournamentWish = { phases: null, game: null, startsFrom: null, person: null };

/** By what they are ordered: the one that changed last first, or the one that begins first. Where nobody said when, the latter has none. */
export type TournamentOrder = 'changed' | 'start';

interface Page {
  readonly order: TournamentOrder;
  readonly take: number;
  readonly from: 'start' | 'end';
  readonly beyond: { readonly at: number; readonly id: string } | null;
}

const COLUMNS = { changed: 't.changed_at', start: 't.starts_at' } as const;

/** In the order of the list. */
export async function findTournaments(
  source: DataSource,
  { phases, game, startsFrom, person }: TournamentWish,
  { order, take, from, beyond }: Page,
): Promise<readonly TournamentRow[]> {
  const column = COLUMNS[order];
  const [direction, further] =
    (order === 'changed') === (from === 'start') ? (['DESC', '<'] as const) : (['ASC', '>'] as const);
  const query = source.createQueryBuilder(TournamentRows, 't').orderBy(column, direction).addOrderBy('t.id', direction);
  if (order === 'start') query.andWhere('t.starts_at IS NOT NULL');
  if (phases !== null) query.andWhere('t.phase = ANY(:phases)', { phases });
  if (game !== null) query.andWhere('t.game = :game', { game });
  if (startsFrom !== null) query.andWhere('t.starts_at >= :startsFrom', { startsFrom });
  if (person !== null) query.andWhere(appearsIn("'tournament/' || t.id"), { person });
  if (beyond !== null) query.andWhere(`(${column}, t.id) ${further} (:at, :id)`, beyond);
  const found = await query.limit(take).getMany();
  return from === 'start' ? found : found.reverse();
}
