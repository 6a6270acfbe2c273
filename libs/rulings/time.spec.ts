import { millis } from '#kernel';
import { caseDeadline, caseDecider, type CaseCommand, WINDOWS, windowsOf } from '#rulings';
import {
  ACCEPT,
  APPEAL,
  appealed,
  applied,
  claimed,
  type Court,
  EXPIRE,
  issue,
  opened,
  ruled,
  STREAM,
} from '#test/court';

const MINUTE = 60_000;
const pause = (court: Court): CaseCommand => ({ type: 'PauseCase', since: millis(court.now) });
const resume = (court: Court): CaseCommand => ({ type: 'ResumeCase', to: millis(court.now) });
const credit = (from: number, to: number): CaseCommand => ({ type: 'CreditCase', from: millis(from), to: millis(to) });
const deadline = (court: Court): number => caseDeadline(court.state) ?? Number.NaN;

const RUNNING: readonly (readonly [string, () => Court])[] = [
  ['a ruling', opened],
  ['a ruling, by who claimed it', claimed],
  ['an appeal', ruled],
  ['the decision of an appeal', appealed],
];

describe.each(RUNNING)('the time for %s', (_, court) => {
  it('stands still while a judge holds the match, and goes on where it stood', () => {
    const held = court();
    const until = deadline(held);
    const since = (held.now += MINUTE);
    held.does('system', pause(held));
    expect(caseDeadline(held.state)).toBeNull();
    held.now += 90 * MINUTE;
    expect(held.say('system', EXPIRE)).toBe('CASE.TIME_IS_NOT_UP');
    const to = held.now;
    held.does('system', resume(held));
    expect(deadline(held)).toBe(until + to - since);
    expect(held.case.extensions).toEqual([{ from: since, to, reason: 'pause', at: to }]);
    held.now = deadline(held);
    held.does('system', EXPIRE);
  });

  it('does not stand still once more by a pause that was ended, nor go on by the end of one before', () => {
    const held = court();
    const first = pause(held);
    held.does('system', first);
    held.now += MINUTE;
    const over = resume(held);
    held.does('system', over);
    expect(held.say('system', first)).toBe('CASE.WRONG_PHASE');
    held.now += MINUTE;
    held.does('system', pause(held));
    expect(held.say('system', over)).toBe('CASE.WRONG_PHASE');
    expect(caseDeadline(held.state)).toBeNull();
  });

  it('does not count an outage, as far as it ran in it', () => {
    const lost = court();
    const until = deadline(lost);
    const began = lost.now;
    lost.now += 5 * MINUTE;
    lost.does('system', credit(began - 3 * MINUTE, lost.now));
    expect(deadline(lost)).toBeGreaterThanOrEqual(until + 5 * MINUTE);
    expect(deadline(lost)).toBeLessThan(until + 5 * MINUTE + 10);
    expect(lost.case.extensions).toMatchObject([{ reason: 'outage' }]);
    expect(lost.say('system', credit(began - 3 * MINUTE, began - 2 * MINUTE))).toBe('CASE.TIME_IS_NOT_UP');
    expect(lost.say('system', credit(lost.now + 5, lost.now + 10))).toBe('CASE.TIME_IS_NOT_UP');
  });

  it.each(['p0', 'j1', 'h1', 'orga'])('is changed by the house alone, and not by %s', (who) => {
    const given = court();
    for (const command of [pause(given), resume(given), credit(given.now - 10, given.now)])
      expect(given.say(who, command)).toBe('CASE.FORBIDDEN');
  });
});

it('lets a party accept or appeal while it stands still, also long after', () => {
  for (const command of [ACCEPT, APPEAL]) {
    const court = ruled();
    court.does('system', pause(court));
    court.now += 2 * WINDOWS.play.appeal;
    court.does('p1', command);
  }
});

it('gives a ruling that is made meanwhile its whole window', () => {
  const court = claimed();
  court.does('system', pause(court));
  court.now += MINUTE;
  court.does('j1', issue('j1'));
  court.now += 7 * MINUTE;
  const at = court.now;
  court.does('system', resume(court));
  expect(deadline(court)).toBe(at + WINDOWS.play.appeal);
});

it('is over with the case, and can be folded again', () => {
  const court = ruled();
  court.does('system', pause(court));
  court.does('p0', ACCEPT).does('p1', ACCEPT).does('system', applied());
  expect(court.case).toMatchObject({ phase: 'closed', heldSince: null });
  for (const command of [pause(court), resume(court)]) expect(court.say('system', command)).toBe('CASE.WRONG_PHASE');
  const again = court.told.reduce(
    (state, [event, moment]) => caseDecider.evolve(state, event, moment),
    caseDecider.initial(STREAM),
  );
  expect(again).toEqual(court.state);
});

it('is what the tournament agreed on, kind by kind, and else as usual', () => {
  const agreed = [{ about: 'play', rule: null, appeal: 5_000, decide: 9_000 }] as const;
  expect(windowsOf('play', agreed)).toEqual({ ...WINDOWS.play, appeal: 5_000, decide: 9_000 });
  expect(windowsOf('deck', agreed)).toEqual(WINDOWS.deck);
});
