import { replay } from '#scenario';
import { goldenGames } from '#test/random-voidream';
import { voidream } from '../game.js';
import { EVENTS } from '../language.js';
import { VERBS } from '../rules/verbs.js';

/** What of the card language is carried out in the golden games. */

const { set, recordings } = goldenGames();
const game = voidream(set);
const carriedOut = new Set<string>();
const events = new Set<string>();
const timings = new Set<string>();

beforeAll(() => {
  const spies = Object.entries(VERBS).map(([name, verb]) => [name, jest.spyOn(verb, 'run')] as const);
  for (const recording of recordings) {
    replay(game, recording, undefined, ({ kind, open }) => {
      if (kind !== 'triggered' || typeof open?.card !== 'string') return;
      const card = set.bySlug.get(open.card.replace(/-\d+$/, ''));
      const triggers = card?.triggers.filter(({ event }) => event === open.by) ?? [];
      const [first] = triggers;
      if (first === undefined) return;
      events.add(first.event);
      if (triggers.every(({ at }) => at === first.at)) timings.add(first.at);
    });
  }
  for (const [name, run] of spies) if (run.mock.calls.length > 0) carriedOut.add(name);
  jest.restoreAllMocks();
});

it('every verb is carried out', () => {
  expect(Object.keys(VERBS).filter((verb) => !carriedOut.has(verb))).toEqual([]);
});

it('triggers of every timing come about, before, when and after', () => {
  expect([...timings].sort()).toEqual(['after', 'before', 'when']);
});

it('triggers on every event come about', () => {
  expect(EVENTS.filter((event) => !events.has(event))).toEqual([]);
});
