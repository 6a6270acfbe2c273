import { type Fact, type JsonObject, scriptedChance, seat } from '#kernel';
import { gameContract, selfPlay } from '#test/game-contract';
import { wayfarer } from './index.js';
import type { Tile, WalkState } from './state.js';

const SETUP = { seats: [null], switches: {}, options: {} };

gameContract({
  game: wayfarer,
  games: 20,
  setups: {
    'a new diary': SETUP,
    'an old diary, also crosswise': {
      seats: [null],
      switches: { 'TG-3.H1': 'b' },
      options: { diary: { walks: 7, gates: 3, charms: 5 } },
    },
  },
  census: ({ places }) => places.map((place) => place.tile).sort(),
});

it('carries the diary from one walk into the next', () => {
  const first = selfPlay(wayfarer, SETUP, 'first walk').result?.carries ?? {};
  const second = selfPlay(wayfarer, { ...SETUP, options: { diary: first } }, 'second walk').result?.carries;
  expect([first.walks, second?.walks]).toEqual([1, 2]);
});

/** A walk whose next tile to the east is this one, with dice that were rolled by hand. */
function walkTo(
  tile: Tile,
  state: Partial<WalkState>,
  rolls: readonly number[],
): readonly [WalkState, (answer: string) => JsonObject] {
  const unshuffled = Array.from({ length: 10 }, (_, i) => 10 - i);
  const chance = scriptedChance(
    new Map([
      ['map#0', unshuffled],
      ['die#0', rolls.map((roll) => roll - 1)],
    ]),
  );
  const walk: WalkState = { ...wayfarer.start(SETUP, chance, null), ...state };
  const east = walk.places[1];
  if (east !== undefined) east.tile = tile;
  const answer = (given: string): JsonObject => {
    const facts: Fact[] = [];
    wayfarer.apply(walk, seat(0), given, chance, (fact) => facts.push(fact));
    return facts.at(-1)?.open ?? {};
  };
  return [walk, answer];
}

describe('TG-3.5: a beast', () => {
  it.each([
    ['a roll alone', 4, 'charms:0', { energy: 7, charms: 3 }],
    ['a roll and a charm', 3, 'charms:1', { energy: 7, charms: 2 }],
    ['not enough', 3, 'charms:0', { energy: 5, charms: 2 }],
    ['all charms for nothing', 1, 'charms:2', { energy: 5, charms: 0 }],
  ])('%s: %i and %s', (_, roll, spent, after) => {
    const [walk, answer] = walkTo('beast', {}, [roll]);
    answer('go:east');
    expect(answer(spent)).toMatchObject({ roll });
    expect(walk).toMatchObject({ ...after, end: null });
  });
});

it.each<[string, Tile, Partial<WalkState>, readonly string[], Partial<WalkState>]>([
  ['TG-3.4: a spring', 'spring', { energy: 3 }, [], { energy: 4 }],
  ['TG-3.1: energy has its limit', 'spring', { energy: 9 }, [], { energy: 9 }],
  ['TG-3.8: a storm', 'storm', {}, ['lose:energy=1+charms=2'], { energy: 6, charms: 0 }],
  ['TG-3.9: the gate', 'gate', { energy: 1 }, [], { energy: 0, end: 'gate' }],
  ['TG-3.10: exhaustion', 'meadow', { energy: 1 }, [], { energy: 0, end: 'exhausted' }],
  ['TG-3.10: a spring in time', 'spring', { energy: 1 }, [], { energy: 2, end: null }],
])('%s', (_, tile, before, answers, after) => {
  const [walk, answer] = walkTo(tile, before, []);
  for (const each of ['go:east', ...answers]) answer(each);
  expect(walk).toMatchObject(after);
});
