import { readFileSync } from 'node:fs';
import { loadSet, textOf } from '#games/voidream';
import type { JsonObject } from '#kernel';
import { ability, all, always, arcanum, choose, entity, memory, mind, PLAIN, thought, triggers } from '#test/voidream';

function read(card: JsonObject): readonly string[] {
  const loaded = loadSet('x.json', JSON.stringify({ title: 'Mine', cards: [...PLAIN, card] }));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.flaws));
  const last = loaded.set.cards.at(-1);
  return last === undefined ? [] : textOf(last.text);
}

describe('the text of a card', () => {
  it.each<[string, JsonObject, readonly string[]]>([
    ['a thought', thought('A', [{ do: 'roll' }, { do: 'evoke', times: 2 }]), ['Roll, then evoke twice.']],
    [
      'an arcanum',
      arcanum('A', [{ do: 'dream-damage', amount: 2 }]),
      ['Normal: Deal 2 Dream damage to your opponent.', 'Inverted: Deal 2 Dream damage to your opponent.'],
    ],
    ['keywords', entity('A', { keywords: ['deep', { keyword: 'dormant', x: 2 }] }), ['Deep, Dormant 2.']],
    [
      'an ability',
      memory('A', {
        lines: [
          ability([{ pay: 'exhaust-self' }], [{ do: 'ready', what: choose({ is: ['entity'] }) }], {
            often: 'once-a-turn',
          }),
        ],
      }),
      ['Exhaust this card (once a turn): ready an entity.'],
    ],
    [
      'a trigger',
      memory('A', { lines: [triggers('when', 'dream-damaged', [{ do: 'prevent', amount: 1 }], { who: 'yours' })] }),
      ['When you take Dream damage - prevent 1 of it.'],
    ],
    [
      'a static',
      memory('A', {
        lines: [always({ give: 'number', to: all({ is: ['entity'], whose: 'yours' }), field: 'dawn', amount: 1 })],
      }),
      ['All entities of yours have +1 dawn.'],
    ],
    [
      'a mind card',
      mind('A', {
        two: [always({ give: 'score', type: 'dusk', amount: -2 })],
        spent: [always({ give: 'player-ban', on: 'start-conflicts' })],
      }),
      ['2: Your dusk score has -2.', "Spent: You can't start conflicts."],
    ],
    [
      'a choice',
      thought('A', [{ do: 'one-of', modes: [[{ do: 'roll' }], [{ do: 'evoke' }]] }]),
      ['Choose one: roll; or evoke.'],
    ],
    [
      'a condition',
      thought('A', [
        { do: 'if', check: { is: 'conflict', type: 'dusk' }, then: [{ do: 'roll' }], else: [{ do: 'evoke' }] },
      ]),
      ['If a dusk conflict is going on, roll, otherwise evoke.'],
    ],
  ])('of %s', (_, card, text) => {
    expect(read(card)).toEqual(text);
  });

  it('is there for every card of the set that has lines', () => {
    const file = 'libs/games/voidream/sets/first-light.json';
    const loaded = loadSet(file, readFileSync(file, 'utf8'));
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.flaws));
    for (const { text } of loaded.set.cards) {
      for (const line of textOf(text)) expect(line).toMatch(/^[A-Z0-9].*\.$/);
    }
  });
});
