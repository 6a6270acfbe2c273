import { actorId, millis, streamId } from '#kernel';
import { NEWCOMER, type RatedResult, type RatingAlgorithm, type RatingCommand, ratingDecider } from '#tournament';

/** Leaves everybody as they were. */
const SAME: RatingAlgorithm = { id: 'same/1', rate: ({ players }) => players.map(() => NEWCOMER) };
const RULES = ratingDecider(SAME);

const met = (match: string, one: string, other: string): RatedResult => ({
  match,
  players: [actorId(one), actorId(other)],
  halves: 2,
});
const matches = (count: number): readonly RatedResult[] =>
  Array.from({ length: count }, (_, nth) => met(`cup.${nth}`, 'anna', 'bert'));
const pairs = (count: number): readonly RatedResult[] =>
  Array.from({ length: count }, (_, nth) => met(`cup.${nth}`, `left${nth}`, `right${nth}`));
const closes = (until: number, results: readonly RatedResult[]): RatingCommand => ({
  type: 'CloseRatingPeriod',
  season: '2026',
  until: millis(until),
  results,
});

/** What a second period comes to, after one with the match `cup.0`. */
function answered(command: RatingCommand): string | null {
  const now = { actor: actorId('admin'), at: millis(1_000), seq: 2 };
  const first = RULES.decide(RULES.initial(streamId('rating', 'duel')), closes(10, matches(1)), now);
  if (!first.ok) throw new Error(first.refusal.says);
  const state = first.events.reduce(
    (all, event) => RULES.evolve(all, event, now),
    RULES.initial(streamId('rating', 'duel')),
  );
  const done = RULES.decide(state, command, now);
  return done.ok ? null : `${done.refusal.code}: ${done.refusal.says}`;
}

it.each<[string, RatingCommand, RegExp | null]>([
  ['one match more', closes(20, [met('cup.9', 'anna', 'bert')]), null],
  ['a match of the period before', closes(20, matches(1)), /RATED_BEFORE: The match cup\.0 .*leave it out/],
  [
    'a match twice',
    closes(20, [met('cup.9', 'anna', 'bert'), met('cup.9', 'anna', 'bert')]),
    /RATED_BEFORE: The match cup\.9 .*leave it out/,
  ],
  ['too many matches', closes(20, matches(10_001)), /TOO_LARGE: .* this has 10001 and 2\. Let it end sooner\./],
  ['too many players', closes(20, pairs(1_251)), /TOO_LARGE: .* this has 1251 and 2502\. Let it end sooner\./],
  ['its own match, reckoned again', { type: 'CorrectRatingPeriod', period: 1, results: matches(1) }, /UNCHANGED/],
])('a period with %s', (_, command, refused) => {
  if (refused === null) expect(answered(command)).toBeNull();
  else expect(answered(command)).toMatch(refused);
});
