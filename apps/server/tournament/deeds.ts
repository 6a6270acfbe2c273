import {
  isJsonObject,
  type Json,
  type JsonObject,
  type KeptText,
  type LogRecord,
  readRecord,
  type StreamId,
  SYSTEM,
} from '#kernel';
import type { ReadModels } from '#readmodel';
import { readText, type Vault } from '#vault';
import type { Position } from '../graphql/scalars.js';
import { type ShownPerson, shownPerson } from '../people/person.resolver.js';

/** Something that was done to a tournament, as everybody may know it. */
export interface Deed {
  readonly position: Position;
  readonly at: number;
  readonly by: ShownPerson | null;
  readonly what: readonly string[];
  readonly reason: Promise<string | null> | null;
  readonly data: readonly Json[];
  readonly renamed: Renamed | null;
}

interface Renamed {
  readonly was: Promise<string | null>;
  readonly is: Promise<string | null>;
}

export function deedOf(vault: Vault, { stream, seq, at, actor, events }: LogRecord): Deed {
  const reason = events.map(({ data }) => data.reason).find(isKept);
  return {
    position: { stream, seq },
    at,
    by: actor === SYSTEM ? null : shownPerson(actor),
    what: events.map(({ type }) => type),
    reason: reason === undefined ? null : readText(vault, reason),
    data: events.map(({ data }) => withoutTexts(data)),
    renamed: renamedIn(vault, events),
  };
}

function renamedIn(vault: Vault, events: LogRecord['events']): Renamed | null {
  const { was, title } = events.find(({ type }) => type === 'TournamentRenamed')?.data ?? {};
  return isKept(was) && isKept(title) ? { was: readText(vault, was), is: readText(vault, title) } : null;
}

/** Whether it is only for the staff: a round before anybody else sees it, and what is said of persons, and why. */
const isForStaff = ({ events }: LogRecord): boolean => events.every((event) => isOfDraft(event) || isPrivate(event));

/** What everybody may know of a tournament's records after this one, and how far those go. */
export async function deedsAfter(
  { readModels, vault }: { readonly readModels: ReadModels; readonly vault: Vault },
  stream: StreamId,
  after: number,
): Promise<{ readonly deeds: readonly Deed[]; readonly through: number }> {
  const { records } = await readModels.records.load(stream, after);
  const read = records.map(({ bytes }) => readRecord(bytes));
  const deeds = read.filter((record) => !isForStaff(record)).map((record) => deedOf(vault, record));
  return { deeds, through: read.at(-1)?.seq ?? after };
}

/** Of a tournament's records, those that everybody may read. */
export const openToAll = (records: readonly LogRecord[]): readonly LogRecord[] =>
  [...records].reverse().filter(isOpenToAll()).reverse();

/** Told the records from the last one back, says which everybody may read: once a round is published, also how often it was drawn. */
export function isOpenToAll(): (record: LogRecord) => boolean {
  const published = new Set<Json>();
  return (record) => {
    const rounds = roundsIn(record);
    if (record.events.some(({ type }) => type === 'RoundPublished')) for (const round of rounds) published.add(round);
    return !isForStaff(record) || rounds.some((round) => published.has(round));
  };
}

const roundsIn = ({ events }: LogRecord): readonly Json[] =>
  events.flatMap(({ data: { round } }) => (round === undefined ? [] : [round]));

const isOfDraft = ({ type, data }: LogRecord['events'][number]): boolean =>
  type === 'RoundDrafted' || type === 'DraftDiscarded' || (type === 'RoundRepaired' && data.published === false);

/** What the staff say of persons, and why, stays theirs. */
export const saysOfPersons = ({ events }: LogRecord): boolean => events.some(isPrivate);

const isPrivate = ({ type }: LogRecord['events'][number]): boolean =>
  type === 'EntrantsKeptApart' || type === 'TableFixed';

const isKept = (value: Json | undefined): value is KeptText =>
  isJsonObject(value) && typeof value.ref === 'string' && typeof value.commitment === 'string';

/** Names and texts are kept apart, so that they can be erased: what stays is that there was one. */
function withoutTexts(value: Json): Json {
  if (isKept(value)) return null;
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (!isJsonObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]): [string, Json] => [name, withoutTexts(part)]);
  return Object.fromEntries(parts) satisfies JsonObject;
}
