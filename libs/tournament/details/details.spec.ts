import { canonicalJson, hash, millis } from '#kernel';
import { Day, ORGA, TEXT } from '#test/tournament';
import { type Plan, type StartTime, type TournamentCommand, tournamentDecider } from '#tournament';

const reason = TEXT;
const places = (capacity: number | null): TournamentCommand => ({ type: 'ChangeCapacity', capacity, reason });
const locks = (at: number | null): TournamentCommand => ({
  type: 'ChangeListsLock',
  lockAt: at === null ? null : millis(at),
  reason,
});
const cancel: TournamentCommand = { type: 'CancelTournament', reason };
const reopen: TournamentCommand = { type: 'ReopenTournament', reason };
const BERLIN = { at: millis(5_000_000), zone: 'Europe/Berlin' };
const begins = (startTime: StartTime | null): TournamentCommand => ({ type: 'ChangeStartTime', startTime, reason });
const title = { ref: 'orga/text/2', commitment: hash('b'.repeat(64)) };

type Stage = 'before' | 'running' | 'round' | 'draft' | 'over';

/** A day with three guests, as far as that. */
function dayAt(stage: Stage, plan: Partial<Plan> = {}): Day {
  const day = new Day(plan);
  day.guests(3);
  if (stage === 'before') return day;
  day.start();
  if (stage === 'running') return day;
  if (stage === 'draft') day.must(ORGA, { type: 'DraftRound', seed: '11'.repeat(32) });
  else day.pair();
  if (stage === 'over') day.finish();
  if (stage === 'over') day.must(ORGA, { type: 'EndTournament' });
  return day;
}

const said = (done: ReturnType<Day['do']>): readonly string[] | string =>
  'code' in done ? done.code : done.map(({ type }) => type);

it.each<[string, Stage, number | null, TournamentCommand, readonly string[] | string]>([
  ['more places, and who waits moves up', 'before', 2, places(3), ['CapacityChanged', 'EntrantsMovedUp']],
  ['no limit', 'before', 2, places(null), ['CapacityChanged', 'EntrantsMovedUp']],
  ['fewer places, as many as are in', 'before', null, places(3), ['CapacityChanged']],
  ['fewer than are in', 'before', null, places(2), 'TOURNAMENT.PLACES_TAKEN'],
  ['as many as there are', 'before', 2, places(2), 'TOURNAMENT.SAME'],
  ['one alone', 'before', null, places(1), 'TOURNAMENT.BAD_PLAN'],
  ['half a place', 'before', null, places(3.5), 'TOURNAMENT.BAD_PLAN'],
  ['more once it runs: the staff take in who waits', 'round', 2, places(3), ['CapacityChanged']],
  ['more once it is over', 'over', null, places(8), 'TOURNAMENT.WRONG_PHASE'],
  ['another name, at any time', 'over', null, { type: 'RenameTournament', title, reason }, ['TournamentRenamed']],
  ['cancelled before the start', 'before', null, cancel, ['TournamentCancelled']],
  ['cancelled in a round', 'round', null, cancel, ['TournamentCancelled']],
  ['cancelled with a draft, which goes', 'draft', null, cancel, ['DraftDiscarded', 'TournamentCancelled']],
  ['cancelled after its end', 'over', null, cancel, 'TOURNAMENT.WRONG_PHASE'],
])('an organiser changes their mind: %s', (_, stage, capacity, command, then) => {
  const day = dayAt(stage, { capacity });
  expect(said(day.do(ORGA, command))).toEqual(then);
  expect(canonicalJson(day.packed())).toBe(canonicalJson(tournamentDecider.pack(day.refolded())));
});

it('says how many are in, and what would be right', () => {
  expect(dayAt('before').do(ORGA, places(2))).toMatchObject({
    says: '3 are in, and nobody is put out by this: name at least 3, or drop 1 of them first.',
    facts: { capacity: 2, players: 3 },
  });
});

it.each<[Stage, OpenPhase]>([
  ['before', 'registering'],
  ['running', 'running'],
  ['draft', 'running'],
  ['over', 'running'],
])('goes on from where it was: %s', (stage, phase) => {
  const day = dayAt(stage);
  if (stage !== 'over') day.must(ORGA, cancel);
  expect(day.state).toMatchObject({ phase: 'over', registration: 'closed' });
  expect(said(day.must(ORGA, reopen))).toEqual(['TournamentReopened']);
  expect(day.state).toMatchObject({ phase, cancelled: null });
});
type OpenPhase = 'registering' | 'running';

it('seats anew whose matches ended with it, and keeps every result', () => {
  const day = new Day();
  day.guests(4);
  day.start();
  day.pair();
  const [first, second] = [...day.state.rounds[0]!.tables.values()];
  day.result(first!.entrants[0]);
  const [cancelled] = day.must(ORGA, cancel);
  expect(cancelled).toMatchObject({ data: { from: 'running', dissolved: [second!.id] } });
  expect(said(day.must(ORGA, reopen))).toEqual(['TournamentReopened', 'RoundRepaired']);
  const [kept, anew] = [...day.state.rounds[0]!.tables.values()];
  expect(kept).toEqual({ ...first, result: expect.objectContaining({ how: 'reported' }) as unknown });
  expect(anew).toMatchObject({ entrants: second!.entrants, number: second!.number, result: null });
  expect(anew!.id).toBeGreaterThan(second!.id);
});

it('leaves a match that nobody has won to the staff, for it is over', () => {
  const day = new Day({ stages: [{ is: 'single-elimination', thirdPlace: false, bestOf: 1, cut: null }] });
  day.guests(2);
  day.start();
  day.pair();
  day.result([...day.state.rounds[0]!.tables.values()][0]!.entrants[0], [0, 0]);
  expect(day.must(ORGA, cancel)).toMatchObject([{ data: { dissolved: [] } }]);
  expect(said(day.must(ORGA, reopen))).toEqual(['TournamentReopened']);
});

it.each<[string, Stage, Plan['lists'], TournamentCommand, readonly string[] | string]>([
  ['later', 'before', 'closed', locks(9_000_000), ['ListsLockChanged']],
  ['with the start', 'before', 'open', locks(null), ['ListsLockChanged']],
  ['at once, by a time that is past', 'before', 'closed', locks(1), ['ListsLockChanged']],
  ['when they are anyway', 'before', 'closed', locks(5_000_000), 'TOURNAMENT.SAME'],
  ['where there are none', 'before', 'none', locks(null), 'TOURNAMENT.BAD_PLAN'],
  ['after the start, which has locked them', 'running', 'closed', locks(9_000_000), 'TOURNAMENT.WRONG_PHASE'],
])('lists are locked at another time: %s', (_, stage, lists, command, then) => {
  const day = dayAt('before', { lists, lockAt: millis(5_000_000) });
  if (stage === 'running') day.must(ORGA, { type: 'StartTournament', withoutDecks: true });
  expect(said(day.do(ORGA, command))).toEqual(then);
  expect(canonicalJson(day.packed())).toBe(canonicalJson(tournamentDecider.pack(day.refolded())));
});

it.each<[string, Stage, StartTime | null, StartTime | null, readonly string[] | string]>([
  ['a time for the first time', 'before', null, BERLIN, ['StartTimeChanged']],
  ['another time', 'before', BERLIN, { ...BERLIN, at: millis(6_000_000) }, ['StartTimeChanged']],
  ['the same moment by another clock', 'before', BERLIN, { ...BERLIN, zone: 'UTC' }, ['StartTimeChanged']],
  ['one that is past', 'before', BERLIN, { ...BERLIN, at: millis(1) }, ['StartTimeChanged']],
  ['open again', 'before', BERLIN, null, ['StartTimeChanged']],
  ['open as it is', 'before', null, null, 'TOURNAMENT.SAME'],
  ['as it is', 'before', BERLIN, { ...BERLIN }, 'TOURNAMENT.SAME'],
  ['by no clock', 'before', BERLIN, { ...BERLIN, zone: '' }, 'TOURNAMENT.BAD_START'],
  ['by an offset, which is no zone', 'before', BERLIN, { ...BERLIN, zone: '+0530' }, 'TOURNAMENT.BAD_START'],
  ['by a clock in words', 'before', BERLIN, { ...BERLIN, zone: 'the hall clock' }, 'TOURNAMENT.BAD_START'],
  ['when it runs', 'running', BERLIN, null, 'TOURNAMENT.WRONG_PHASE'],
  ['when it is over', 'over', BERLIN, null, 'TOURNAMENT.WRONG_PHASE'],
])('says when it begins: %s', (_, stage, is, startTime, then) => {
  const day = dayAt('before');
  if (is !== null) day.must(ORGA, begins(is));
  if (stage !== 'before') day.start();
  if (stage === 'over') day.must(ORGA, { type: 'EndTournament' });
  const before = day.state.startTime;
  expect(said(day.do(ORGA, begins(startTime)))).toEqual(then);
  expect(day.state.startTime).toEqual(typeof then === 'string' ? before : startTime);
  expect(canonicalJson(day.packed())).toBe(canonicalJson(tournamentDecider.pack(day.refolded())));
});

it('keeps what was said before when it begins another time', () => {
  const day = dayAt('before');
  day.must(ORGA, begins(BERLIN));
  expect(day.must(ORGA, begins(null))).toMatchObject([{ data: { startTime: null, was: BERLIN, reason } }]);
});
