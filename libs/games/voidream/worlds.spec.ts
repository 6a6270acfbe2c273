import type { Chance, Dice, Seat } from '#kernel';
import { arcanum, entity, O, P, setOf, thought } from '#test/voidream';
import { voidream } from './game.js';
import { type Placed, setOut, type Side } from './position.js';

/** What a viewer may not know is dealt anew in other worlds; nothing that is shown or offered there may differ. */

const ORDERLY: Chance = { dice: () => ({ below: (limit) => limit - 1 }) };
const WORLDS: readonly Dice[] = [0, 1, 2, 3].map((n) => ({ below: (limit) => n % limit }));

const lasting = { do: 'for', long: 'round', give: { give: 'number', to: 'self', field: 'dusk', amount: -1 } };
const corridor = thought(
  'Corridor',
  [{ ...lasting, give: { ...lasting.give, to: { pick: 'all', of: { is: ['entity'] } } } }],
  { value: 3, keywords: ['loop'] },
);
const stir = arcanum('Stir', [{ do: 'shuffle', who: 'you' }]);
const eel = entity('Eel', { value: 2, keywords: ['deep'] });
const twin = thought('Twin', [], { value: 1 });

const set = setOf([corridor, stir, eel, twin]);
const game = voidream(set);

const eelInPlay: Placed = { card: 'eel', exhausted: false, veiled: false, attached: [], charges: [] };
const side = (deck: readonly string[], hand: readonly string[]): Side => ({
  bastion: 'rock',
  spares: [],
  mindCard: 'calm',
  mind: 4,
  hand,
  deck,
  arcanaDiscard: [],
  dreamDiscard: [],
  void: [],
  play: [eelInPlay],
});

/** The corridor has gone round, under a deck that was then shuffled. */
function afterTheShuffle() {
  const sides = [
    side(['corridor', 'twin', 'blank-1', 'blank-2'], ['call', 'stir', 'last-word']),
    side(['twin', 'blank-2'], ['hush-4', 'call']),
  ] as const;
  const state = setOut(set, { sides, active: P, round: 2, switches: {} }, ORDERLY, null);
  for (const answer of ['play:call', 'play', 'pass', 'play:stir']) {
    const asked = game.requests(state)[0];
    if (asked === undefined || game.check(state, asked.seat, answer) !== null)
      throw new Error(`"${answer}" is not legal.`);
    game.apply(state, asked.seat, answer, ORDERLY, null);
  }
  return state;
}

const shown = (state: ReturnType<typeof afterTheShuffle>, viewer: Seat) => ({
  view: game.view(state, { as: 'seat', seat: viewer }),
  asked: game.requests(state),
});

describe('VD-2.2.3 a lasting effect whose card was shuffled into a deck', () => {
  it('goes by the name of the card that began it', () => {
    expect(game.view(afterTheShuffle(), { as: 'public' }).effects).toMatchObject([{ source: 'corridor' }]);
  });

  it.each([
    ['its owner', P],
    ['the other', O],
  ])('tells %s nothing of where that card lies now', (_, viewer) => {
    const here = shown(afterTheShuffle(), viewer);
    for (const dice of WORLDS) {
      const elsewhere = afterTheShuffle();
      game.reshuffle(elsewhere, [viewer], dice);
      expect(shown(elsewhere, viewer)).toEqual(here);
    }
  });

  it('VD-6.4.1 reaches a Deep card, or does not, by the value that its card had', () => {
    for (const dice of WORLDS) {
      const elsewhere = afterTheShuffle();
      game.reshuffle(elsewhere, [], dice);
      const { players } = game.view(elsewhere, { as: 'judge' }) as unknown as {
        players: readonly { play: readonly { dusk: number }[] }[];
      };
      expect(players.map(({ play }) => play.map(({ dusk }) => dusk))).toEqual([[2], [2]]);
    }
  });
});
