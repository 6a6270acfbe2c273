import { actorId, millis, seat } from '#kernel';
import { type Delay, type MatchEvent, type ToldEvent, visiblePrefix } from '#match';

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

interface Case {
  readonly told: readonly ToldEvent[];
  readonly delay: Delay;
  readonly seconds: number;
  readonly through: number;
  readonly next: number | null;
}

describe('what a delayed viewer may read', () => {
  it.each<readonly [string, Case]>([
    ['all, without a delay', { told: GAME, delay: AT_ONCE, seconds: 40, through: 5, next: null }],
    [
      'seats, but no game that began just now',
      { told: GAME, delay: { ms: 60_000, moves: 0 }, seconds: 40, through: 1, next: 70 },
    ],
    [
      'what is a minute old, to the millisecond',
      { told: GAME, delay: { ms: 60_000, moves: 0 }, seconds: 70, through: 2, next: 80 },
    ],
    ['nothing a moment before', { told: GAME, delay: { ms: 60_000, moves: 0 }, seconds: 69.999, through: 1, next: 70 }],
    [
      'all, once the last is old enough',
      { told: GAME, delay: { ms: 60_000, moves: 0 }, seconds: 100, through: 5, next: null },
    ],
    [
      'all but the last two moves, however old',
      { told: GAME, delay: { ms: 0, moves: 2 }, seconds: 9_999, through: 3, next: null },
    ],
    [
      'what is both old enough and so many moves ago',
      { told: GAME, delay: { ms: 20_000, moves: 1 }, seconds: 45, through: 3, next: 50 },
    ],
    [
      'no more than the seats while there were too few moves',
      { told: GAME, delay: { ms: 0, moves: 4 }, seconds: 9_999, through: 1, next: null },
    ],
    [
      'all, when it is over, however many moves',
      { told: ENDED, delay: { ms: 0, moves: 4 }, seconds: 40, through: 5, next: null },
    ],
    [
      'what is old enough, also when it is over',
      { told: ENDED, delay: { ms: 60_000, moves: 4 }, seconds: 90, through: 4, next: 100 },
    ],
    [
      'all of a match in which nobody played here',
      { told: story([TAKEN], [OVER]), delay: { ms: 60_000, moves: 9 }, seconds: 10, through: 2, next: null },
    ],
  ])('is %s', (_, { told, delay, seconds, through, next }) => {
    const found = visiblePrefix(told, delay, millis(seconds * 1000));
    expect(found).toEqual({ through, next: next === null ? null : next * 1000 });
  });
});
