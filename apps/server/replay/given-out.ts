import { isJsonObject, type LogRecord, type Millis } from '#kernel';

/** What of the log is given out to everybody as it stands there. */

/** A match once it is over, and its spectators have seen that. */
export function isMatchOut(match: readonly LogRecord[], now: Millis): boolean {
  const created = match.flatMap(({ events }) => events).find(({ type }) => type === 'MatchCreated');
  const { delay = null } = created?.data ?? {};
  const behind = isJsonObject(delay) && typeof delay.ms === 'number' ? delay.ms : 0;
  const over = match.find(({ events }) => events.some(({ type }) => OVER.includes(type)));
  return over !== undefined && over.at + behind <= now;
}

const OVER: readonly string[] = ['MatchFinished', 'MatchCancelled'];

/** A case once it is closed. */
export const isCaseOut = (records: readonly LogRecord[]): boolean => lastOf(records, ['CaseClosed']) !== null;

/** The decks of a tournament once it is over; what is sealed in them stays so until their keys are out. */
export const areDecksOut = (tournament: readonly LogRecord[]): boolean =>
  lastOf(tournament, ['TournamentEnded', 'TournamentReopened'])?.type === 'TournamentEnded';

/** Of a tournament, so many records: up to the draft, if any, that only its staff see yet. */
export function tournamentOut(tournament: readonly LogRecord[]): number {
  const last = lastOf(tournament, ['RoundDrafted', 'DraftDiscarded', 'RoundPublished']);
  return last?.type === 'RoundDrafted' ? last.seq - 1 : tournament.length;
}

/** The last event of these types, with the number of its record. */
function lastOf(
  records: readonly LogRecord[],
  types: readonly string[],
): { readonly type: string; readonly seq: number } | null {
  const told = records.flatMap(({ events, seq }) => events.map(({ type }) => ({ type, seq })));
  return told.findLast(({ type }) => types.includes(type)) ?? null;
}
