import { isJsonObject, type LogRecord, type Millis, type StoredEvent } from '#kernel';
import { Refused } from '../http/refused.js';

/** What of the log is given out to everybody as it stands there. */

export const NO_MATCH = new Refused(
  404,
  'There is no such match, or no such game of it; ids look like "match_4f2a7c", and games are counted from 1.',
  { code: 'NOT_FOUND' },
);
export const MATCH_ON = new Refused(
  409,
  'This match is given out once it is over. Until then its replay can be watched.',
  {
    code: 'NOT_OVER',
  },
);

const BRANCH = new Refused(
  409,
  'This is a branch: somebody plays on from a match, which is no record of one. Take what the match that it leaves gives out.',
  { code: 'IS_BRANCH' },
);

/** Why a branch is not given out: to who may not know of it, it is not there. Null for every match. */
export function branchRefused(match: readonly Told[]): Refused | null {
  const shown = match.flatMap(({ events }) => events).findLast(({ type }) => SHOWN.includes(type));
  if (shown === undefined) return null;
  return shown.data.isPublic === true ? BRANCH : NO_MATCH;
}

const SHOWN: readonly string[] = ['BranchBegun', 'BranchChanged'];

interface Told {
  readonly at: Millis;
  readonly events: readonly Pick<StoredEvent, 'type' | 'data'>[];
}

/** A match once it is over, and its spectators have seen that. */
export function isMatchOut(match: readonly Told[], now: Millis): boolean {
  const created = match.flatMap(({ events }) => events).find(({ type }) => type === 'MatchCreated');
  const { delay = null } = created?.data ?? {};
  const behind = isJsonObject(delay) && typeof delay.ms === 'number' ? delay.ms : 0;
  const over = match.find(({ events }) => events.some(({ type }) => OVER.includes(type)));
  return over !== undefined && over.at + behind <= now;
}

const OVER: readonly string[] = ['MatchFinished', 'MatchCancelled', 'MatchImported'];

/** A case once it is closed. */
export const isCaseOut = (records: readonly LogRecord[]): boolean => lastOf(records, ['CaseClosed']) !== null;

/** Of a match or a case, once what is sealed there is out, what people wrote for all: not what they told a judge. */
export function withTextsOut(records: readonly LogRecord[]): readonly LogRecord[] {
  if (lastOf(records, ['KeyReleased']) === null) return [];
  return records.map((record) => ({ ...record, events: record.events.filter(({ type }) => !TOLD.includes(type)) }));
}

const TOLD: readonly string[] = ['EvidenceAdded', 'JudgeCalled'];

/** A tournament's records but for announcements that were taken down, whose texts nobody reads any more. */
export function withoutWithdrawn(records: readonly LogRecord[]): readonly LogRecord[] {
  const down = records.flatMap(({ events }) =>
    events.flatMap(({ type, data }) => (type === 'AnnouncementWithdrawn' ? [data.nth] : [])),
  );
  return records.map((record) => ({
    ...record,
    events: record.events.filter(({ type, data: { nth } }) => type !== 'Announced' || !down.includes(nth)),
  }));
}

/** The decks of a tournament once it is over, unless it never began; what is sealed in them stays so until their keys are out. */
export function areDecksOut(tournament: readonly LogRecord[]): boolean {
  const last = lastOf(tournament, ['TournamentEnded', 'TournamentCancelled', 'TournamentReopened']);
  return last?.type === 'TournamentEnded' || last?.data.from === 'running';
}

/** Of a tournament, so many records: up to the draft, if any, that only its staff see yet. */
export function tournamentOut(tournament: readonly LogRecord[]): number {
  const last = lastOf(tournament, ['RoundDrafted', 'DraftDiscarded', 'RoundPublished']);
  return last?.type === 'RoundDrafted' ? last.seq - 1 : tournament.length;
}

/** The last event of these types, with the number of its record. */
function lastOf(
  records: readonly LogRecord[],
  types: readonly string[],
): (Pick<StoredEvent, 'type' | 'data'> & { readonly seq: number }) | null {
  const told = records.flatMap(({ events, seq }) => events.map(({ type, data }) => ({ type, data, seq })));
  return told.findLast(({ type }) => types.includes(type)) ?? null;
}
