import { anyAnswer, type Json, type Seat, seat, seededChance, utf8 } from '#kernel';
import { CARDS, setFrom } from '#test/random-voidream';
import { readyDecks } from './decks/ready.js';
import { voidream } from './game.js';

/** Why an answer is not legal, for any answer at any point of a game: the rule, and what it looked at. */

const set = setFrom(CARDS);
const game = voidream(set);
const decks = readyDecks(set);
const WORDS = [
  '',
  'x',
  'pass',
  'draw',
  'play',
  'play:',
  'play:dragon',
  'invert:dragon',
  'use:dragon',
  'use:',
  'unveil:9',
];
const NEVER = ['evoke', 'dawn', 'attack:x+y', 'damage:x=1', 'choose:x', 'order:b>a', 'host:x', 'return', 'keep', '💤'];

/** What cards a seat could mean, and names that only end as theirs do. */
const named = (view: unknown): readonly string[] =>
  [...new Set(JSON.stringify(view).match(/[a-z]+(?:-[a-z0-9]+)+/g) ?? [])]
    .flatMap((name) => [name, name.replace(/-(\d+)$/, '-x-$1'), name.replace(/-(\d+)$/, '-0$1')])
    .flatMap((name) => ['play', 'invert', 'use', 'unveil'].map((word) => `${word}:${name}`));

/** The rule that refuses an answer, which the trace must own to; `none` where none does. */
function judged(state: ReturnType<typeof game.start>, place: Seat, answer: string): string {
  const refusal = game.check(state, place, answer);
  const failed = game.trace(state, place, answer).filter(({ held }) => !held);
  expect([answer, failed.length > 0]).toEqual([answer, refusal !== null]);
  if (refusal === null) return 'none';
  expect([answer, failed[0]?.rule]).toEqual([answer, refusal.rule]);
  expect([answer, Object.keys(failed[0]?.facts ?? {}).length > 0]).toEqual([answer, true]);
  return String(refusal.rule);
}

it('every answer that is refused is so by a rule that looked at something, at every point of a game', () => {
  const points = new Set<string>();
  const rules = new Set<string>();
  for (let nth = 0; nth < 2; nth++) {
    const chance = seededChance(utf8(`grounds ${nth}`), { game: '1', epoch: 0 });
    const dice = chance.dice('answers', 0);
    const seats = [decks[nth]?.deck, decks[nth + 5]?.deck].map((deck): Json => ({ ...deck }));
    const state = game.start({ seats, switches: {}, options: {} }, chance, null);
    for (let moves = 0; moves < 120; moves++) {
      const [asked] = game.requests(state);
      if (asked === undefined) break;
      const tried = moves % 10 === 0 ? named(game.view(state, { as: 'seat', seat: asked.seat })) : [];
      for (const answer of [...WORDS, ...NEVER, ...tried]) {
        for (const place of [seat(0), seat(1)]) rules.add(judged(state, place, answer));
      }
      points.add(asked.kind);
      game.apply(state, asked.seat, anyAnswer(asked.offers, dice), chance, null);
    }
  }
  expect(points.size).toBeGreaterThan(8);
  expect([...rules]).toEqual(expect.arrayContaining(['VD-4.2.2', 'VD-4.2.3', 'VD-4.2.4', 'VD-2.2.5', 'VD-2.10.2']));
});
