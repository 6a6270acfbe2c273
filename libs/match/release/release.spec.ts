import { actorId } from '#kernel';
import type { MatchCommand } from '#match';
import { begun, fold, momentOf, OPEN_TABLE, opened, playing, say, type Story } from '#test/match-story';

const RELEASE: MatchCommand = { type: 'ReleaseKey', key: 'k'.repeat(43) };
const WINDOW = 30 * 60_000;
const resigned = (story: Story): Story => {
  expect(say(story, 'p0', { type: 'Resign' })).toBeNull();
  return story;
};
const forfeited = (terms: object = {}): Story => resigned(opened(terms));

describe('the key of a match is released', () => {
  it.each<[string, () => Story, number, string | null]>([
    ['not while it is on', () => playing(), WINDOW, 'MATCH.SEALED'],
    ['not before anybody sat down', () => opened(), WINDOW, 'MATCH.SEALED'],
    ['at once when it is over, outside tournaments', () => resigned(begun('duel', 2)), 0, null],
    ['not while its result can be disputed', () => forfeited(), WINDOW - 10, 'MATCH.SEALED'],
    ['when its result can no longer be disputed', () => forfeited(), WINDOW, null],
    [
      'not before its spectators saw it',
      () => forfeited({ delay: { ms: 2 * WINDOW, moves: 0 } }),
      WINDOW,
      'MATCH.SEALED',
    ],
    ['when its spectators saw it', () => forfeited({ delay: { ms: 2 * WINDOW, moves: 0 } }), 2 * WINDOW, null],
  ])('%s', (_, story, later, code) => {
    expect(say(story(), 'system', RELEASE, later)?.code ?? null).toBe(code);
  });

  it('when it was called off, so long after that', () => {
    const story = opened();
    expect(say(story, 'system', { type: 'CancelMatch' })).toBeNull();
    expect(say(story, 'system', RELEASE, WINDOW - 10)?.code).toBe('MATCH.SEALED');
    expect(say(story, 'system', RELEASE, WINDOW)).toBeNull();
  });

  it('by the house, and once', () => {
    const story = resigned(begun('duel', 2));
    expect(say(story, 'p0', RELEASE)?.code).toBe('MATCH.NOT_YOURS');
    expect(say(story, 'system', RELEASE)).toBeNull();
    expect(say(story, 'system', RELEASE)?.code).toBe('MATCH.SEALED');
  });

  it('not while a dispute is open', () => {
    const story = forfeited();
    const claim = { ref: 'r', commitment: '0'.repeat(64) as never };
    const raise = { type: 'RaiseDispute', case: 'c1', ply: null, rule: null, role: null, claim } as const;
    expect(say(story, 'p1', raise as MatchCommand)).toBeNull();
    expect(say(story, 'system', RELEASE, WINDOW)?.code).toBe('MATCH.DISPUTED');
  });

  it('and too soon it is a fault of the log', () => {
    const { told } = playing(OPEN_TABLE);
    const event = { type: 'KeyReleased', v: 1, data: { key: 'k' }, secret: null } as const;
    expect(() => fold([...told, [event, momentOf(actorId('system'), 99, WINDOW)]])).toThrow('too soon');
    expect(() => fold([[event, momentOf(actorId('system'), 1)]])).toThrow('that there is not');
  });
});
