import {
  type ActorId,
  actorId,
  isJsonObject,
  type Json,
  type JsonObject,
  type LogRecord,
  type Millis,
  parseStream,
  type StreamId,
  streamId,
  SYSTEM,
} from '#kernel';
import { ON_ITS_WAY_MS } from '../verify/roles.js';
import { keptTextsIn } from './kept-texts.js';

/** What a match rests on besides its own records. */
export interface Rests {
  /** Where its staff have their roles; null outside tournaments. */
  readonly tournament: StreamId | null;
  /** The last of its records as of which somebody acted in a role, at least the first; 0 where nobody did. */
  readonly rolesAsOf: number;
  readonly cases: readonly StreamId[];
  /** When its last dispute was raised, whose case takes as long as the tournament had agreed on; null without any. */
  readonly raisedAt: Millis | null;
  /** Who acted in it. */
  readonly actors: readonly ActorId[];
  /** From whom the free texts come that it refers to: their erasure, if any, explains why one is missing. */
  readonly subjects: readonly StreamId[];
}

/** Read from the open parts of these records, those of the match and of its cases. */
export function restsOn(records: readonly LogRecord[]): Rests {
  const events = records.flatMap((record) => record.events);
  const created = events.find(({ type }) => type === 'MatchCreated');
  const { origin = null } = created?.data ?? {};
  const tournament = isJsonObject(origin) && typeof origin.tournament === 'string' ? origin.tournament : null;
  const cases = events.flatMap(({ data }) => (typeof data.case === 'string' ? [data.case] : []));
  const authors = keptTextsIn(records).flatMap(({ ref }) => authorOf(ref) ?? []);
  return {
    tournament: tournament === null ? null : streamId('tournament', tournament),
    rolesAsOf: Math.max(0, ...events.flatMap(({ data }) => rolesToldIn(data))),
    raisedAt: records.findLast(({ events: told }) => told.some(({ type }) => type === 'DisputeRaised'))?.at ?? null,
    cases: once(cases).map((name) => streamId('case', name)),
    actors: once(records.map(({ actor }) => actor)).filter((actor) => actor !== SYSTEM),
    subjects: once(authors),
  };
}

/** How many records of the tournament's stream it takes to know which roles these people had, none if they had none. */
export function rolesReach(tournament: readonly LogRecord[], people: readonly ActorId[]): number {
  const isTheirs = (value: Json | undefined): boolean => typeof value === 'string' && people.includes(actorId(value));
  const last = tournament.findLast(({ events }) =>
    events.some(({ type, data }) => ROLES.includes(type) && (isTheirs(data.to) || isTheirs(data.from))),
  );
  return last?.seq ?? 0;
}

/** How many it takes to know how long cases were to take that were raised by then. */
export function timesReach(tournament: readonly LogRecord[], raisedAt: Millis | null): number {
  if (raisedAt === null) return 0;
  const told = tournament.filter(({ at, seq }) => seq === 1 || at <= raisedAt + ON_ITS_WAY_MS);
  const last = told.findLast(({ seq, events }) => seq === 1 || events.some(({ type }) => type === 'CaseTimesChanged'));
  return last?.seq ?? 0;
}

/** Of the tournament's record that told a role; of a role by its name alone, any. */
const rolesToldIn = ({ as, by, role }: JsonObject): readonly number[] =>
  [as, by].flatMap(seqOf).concat(typeof role === 'string' ? [1] : []);

const seqOf = (standing: Json | undefined): readonly number[] =>
  standing !== undefined && isJsonObject(standing) && typeof standing.seq === 'number' ? [standing.seq] : [];

const ROLES: readonly string[] = ['RoleGranted', 'RoleRevoked'];

const once = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** The stream of a text's author, whose name stands first in its reference. */
function authorOf(ref: string): StreamId | null {
  const stream = `subject/${ref.slice(0, ref.indexOf('/'))}`;
  return parseStream(stream) === null ? null : (stream as StreamId);
}
