import { actorId, commandId, hash, type LogRecord, millis, type StoredEvent, streamId } from '#kernel';
import { areDecksOut, isCaseOut, isMatchOut, tournamentOut } from './given-out.js';

const event = (type: string, data: StoredEvent['data'] = {}): StoredEvent => ({ type, v: 1, data });

/** A record a second. */
const records = (...each: readonly (readonly StoredEvent[])[]): readonly LogRecord[] =>
  each.map((events, nth) => ({
    stream: streamId('match', 'm'),
    seq: nth + 1,
    prev: hash(''),
    commandId: commandId(`${nth}`),
    commandTag: hash(''),
    actor: actorId('ann'),
    at: millis(nth * 1000),
    rules: 'match/2',
    events,
  }));

const created = (delay: number | null): StoredEvent =>
  event('MatchCreated', { delay: delay === null ? null : { ms: delay, moves: 3 } });

it.each<[string, readonly LogRecord[], number, boolean]>([
  ['that is on', records([created(null)], [event('GameFinished')]), 9_000, false],
  ['that is over', records([created(null)], [event('GameFinished'), event('MatchFinished')]), 1_000, true],
  ['that was called off', records([created(null)], [event('MatchCancelled')]), 1_000, true],
  [
    'that is over, but not for those who look with a delay',
    records([created(5_000)], [event('MatchFinished')]),
    5_999,
    false,
  ],
  ['that is over for all', records([created(5_000)], [event('MatchFinished')], [event('Later')]), 6_000, true],
  ['that there is not', [], 0, false],
])('a match %s', (_, match, now, out) => {
  expect(isMatchOut(match, millis(now))).toBe(out);
});

it.each<[string, readonly string[], number]>([
  ['without a round', ['TournamentCreated'], 1],
  ['with a draft', ['TournamentCreated', 'RoundDrafted', 'RoundRepaired'], 1],
  ['with a draft that was published', ['TournamentCreated', 'RoundDrafted', 'RoundPublished', 'ResultRecorded'], 4],
  ['with a draft that was discarded', ['TournamentCreated', 'RoundDrafted', 'DraftDiscarded'], 3],
  ['with a second draft', ['RoundDrafted', 'RoundPublished', 'ResultRecorded', 'RoundDrafted'], 3],
])('of a tournament %s, all but what only the staff see', (_, types, count) => {
  expect(tournamentOut(records(...types.map((type) => [event(type)])))).toBe(count);
});

const cancelledFrom = (from: string): StoredEvent => event('TournamentCancelled', { from });

it.each<[string, readonly StoredEvent[], boolean]>([
  ['its start', [event('TournamentStarted')], false],
  ['its end', [event('TournamentEnded')], true],
  ['an end that was taken back', [event('TournamentEnded'), event('TournamentReopened')], false],
  ['it was cancelled in a round', [cancelledFrom('running')], true],
  ['it was cancelled before it began', [cancelledFrom('registering')], false],
  ['that was taken back', [cancelledFrom('running'), event('TournamentReopened')], false],
])('decks after %s', (_, events, out) => {
  expect(areDecksOut(records(events))).toBe(out);
});

it('a case, once it is closed', () => {
  expect(isCaseOut(records([event('CaseOpened')], [event('RulingFinal')]))).toBe(false);
  expect(isCaseOut(records([event('CaseOpened')], [event('RulingFinal'), event('CaseClosed')]))).toBe(true);
});
