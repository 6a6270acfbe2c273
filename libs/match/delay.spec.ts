import { actorId, millis, seat } from '#kernel';
import type { MatchEvent, ToldEvent } from '#match';
import { visiblePrefix } from '#match';

const START: MatchEvent = { type: 'GameStarted', v: 2, data: { game: 1 }, secret: null };
const TAKEN: MatchEvent = {
  type: 'SeatTaken',
  v: 1,
  data: { seat: seat(0), who: actorId('a') },
  secret: { brings: null },
};
const MOVE: MatchEvent = { type: 'AnswerGiven', v: 1, data: { seat: seat(0), ply: 0, answer: 'pass' }, secret: null };
const OVER: MatchEvent = { type: 'MatchCancelled', v: 1, data: {}, secret: null };

/** Records, one each ten seconds from 0 on. */
const story = (...records: readonly (readonly MatchEvent[])[]): readonly ToldEvent[] =>
  records.flatMap((events, nth) =>
    events.map((event) => ({ event, moment: { actor: actorId('a'), at: millis(nth * 10_000), seq: nth + 1 } })),
  );

const GAME = story([TAKEN], [TAKEN, START], [MOVE], [MOVE], [MOVE]);
const ENDED = story([TAKEN], [TAKEN, START], [MOVE], [MOVE], [MOVE, OVER]);
const AT_ONCE = { ms: 0, moves: 0 };

describe('what a delayed viewer may read', () => {
  it.each([
    ['all, without a delay', GAME, AT_ONCE, 40, 5, null],
    ['seats, but no game that began just now', GAME, { ms: 60_000, moves: 0 }, 40, 1, 70],
    ['what is a minute old, to the millisecond', GAME, { ms: 60_000, moves: 0 }, 70, 2, 80],
    ['nothing a moment before', GAME, { ms: 60_000, moves: 0 }, 69.999, 1, 70],
    ['all, once the last is old enough', GAME, { ms: 60_000, moves: 0 }, 100, 5, null],
    ['all but the last two moves, however old', GAME, { ms: 0, moves: 2 }, 9_999, 3, null],
    ['what is both old enough and so many moves ago', GAME, { ms: 20_000, moves: 1 }, 45, 3, 50],
    ['no more than the seats while there were too few moves', GAME, { ms: 0, moves: 4 }, 9_999, 1, null],
    ['all, when it is over, however many moves', ENDED, { ms: 0, moves: 4 }, 40, 5, null],
    ['what is old enough, also when it is over', ENDED, { ms: 60_000, moves: 4 }, 90, 4, 100],
    ['all of a match in which nobody played here', story([TAKEN], [OVER]), { ms: 60_000, moves: 9 }, 10, 2, null],
  ])('is %s', (_, ...[told, delay, seconds, through, next]) => {
    const found = visiblePrefix(told, delay, millis(seconds * 1000));
    expect(found).toEqual({ through, next: next === null ? null : next * 1000 });
  });
});
