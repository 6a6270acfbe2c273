import { readFileSync } from 'node:fs';
import { backText, loadSet, textOf } from '#games/voidream';
import type { JsonObject } from '#kernel';
import {
  ability,
  all,
  always,
  arcanum,
  bastion,
  choose,
  entity,
  memory,
  mind,
  PLAIN,
  thought,
  triggers,
} from '#test/voidream';

const BACK = { dream: { count: 40, guests: 8 }, major: 'Last Word', arcana: { count: 7, guests: 2 } };

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
      ['When you take Dream damage – prevent 1 of it.'],
    ],
    [
      'a static',
      memory('A', {
        lines: [always({ give: 'number', to: all({ is: ['entity'], whose: 'yours' }), field: 'dawn', amount: 1 })],
      }),
      ['Entities you control have +1 dawn.'],
    ],
    [
      'a mind card',
      mind('A', {
        two: [always({ give: 'score', type: 'dusk', amount: -2 })],
        spent: [always({ give: 'player-ban', on: 'start-conflicts' })],
      }),
      ['2: Your dusk score is reduced by 2.', "Spent: You can't initiate conflicts."],
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
      ['If a dusk conflict is going on, roll; otherwise, evoke.'],
    ],
  ])('of %s', (_, card, text) => {
    expect(read(card)).toEqual(text);
  });

  it.each<[JsonObject, string]>([
    [
      {
        do: 'for',
        long: 'round',
        give: {
          give: 'line',
          to: choose({ is: ['entity'] }),
          line: ability([{ pay: 'exhaust-self' }], [{ do: 'roll' }]),
        },
      },
      'An entity gains "Exhaust this card: roll." until the end of the round.',
    ],
    [
      {
        do: 'for',
        give: {
          give: 'next',
          line: triggers('when', 'dream-damaged', [{ do: 'prevent', amount: 2 }], { who: 'yours' }),
        },
      },
      'The next time you take Dream damage this phase, prevent 2 of it.',
    ],
    [
      { do: 'for', long: 'turn', give: { give: 'control', to: choose({ is: ['entity'] }) } },
      'Gain control of an entity until the end of the turn.',
    ],
    [
      { do: 'for', long: 'round', while: { is: 'won' }, give: { give: 'ban', on: 'be-moved', to: 'self' } },
      "This card can't be moved by effects until the end of the round, as long as you won the last conflict.",
    ],
    [
      { do: 'for', give: { give: 'player-ban', on: 'play-cards', who: 'opponent', with: { is: ['entity'] } } },
      "Your opponent can't play entities until the end of the phase.",
    ],
    [
      { do: 'for', give: { give: 'any-depth', with: { is: ['arcanum'] } } },
      'You may play arcana at any depth until the end of the phase.',
    ],
    [{ do: 'enter-nightmare', who: 'opponent' }, 'Your opponent enters Nightmare.'],
    [
      { do: 'destroy', what: choose({ is: ['entity'] }, { best: { end: 'lowest', of: 'dusk' } }) },
      'Destroy an entity with the lowest dusk.',
    ],
    [{ do: 'exhaust', what: choose({ is: ['entity'] }, { count: 'any' }) }, 'Exhaust any number of entities.'],
    [{ do: 'void', what: { pick: 'deck', from: 'bottom', count: 2 } }, 'Void the bottom 2 cards of your deck.'],
    [
      { do: 'dream-damage', amount: { of: 'dealt' } },
      'Deal Dream damage to your opponent equal to the damage dealt this way.',
    ],
    [
      { do: 'if', check: { is: 'card', what: 'it', like: { is: ['thought'], in: 'looked' } }, then: [{ do: 'roll' }] },
      'If it is a thought among them, roll.',
    ],
    [
      { do: 'one-of', who: 'opponent', count: 2, modes: [[{ do: 'roll' }], [{ do: 'evoke' }]] },
      'Your opponent chooses 2: you roll; or you evoke.',
    ],
    [{ do: 'for-each', of: all({ is: ['entity'] }), steps: [{ do: 'roll' }] }, 'For each entity, roll.'],
    [{ do: 'if-able', steps: [{ do: 'roll' }], else: [{ do: 'evoke' }] }, 'Roll; if that is impossible, evoke.'],
    [{ do: 'discard', what: choose({ is: ['charge'], on: 'self' }) }, 'Discard a charge on this card.'],
    [{ do: 'destroy', what: choose({ having: { of: 'dawn', least: 3 } }) }, 'Destroy a card with dawn 3 or more.'],
  ])('of a step: %j', (step, text) => {
    expect(read(thought('A', [step]))).toEqual([text]);
  });

  it('VD-8.2.6 of the back of a bastion', () => {
    const extra = [
      { deck: 'count', of: { kind: 'thought' }, least: 10 },
      { deck: 'copies', of: { subtype: 'Lantern' }, most: 5 },
      { deck: 'more-bastions', most: 1 },
    ];
    const loaded = loadSet(
      'x.json',
      JSON.stringify({ title: 'Mine', cards: [...PLAIN, bastion('A', { back: { ...BACK, extra } })] }),
    );
    const back = loaded.ok ? loaded.set.cards.at(-1)?.back : null;
    expect(back === null || back === undefined ? [] : backText(back)).toEqual([
      'Dream: 40(8)',
      'Arcana: Last Word + 7(2)',
      'Your deck has at least 10 thoughts.',
      'Your deck may have up to 5 copies of each of its Lantern cards.',
      'Your deck may have up to 1 more bastions.',
    ]);
  });

  it('is there for every card of the set that has lines', () => {
    const file = 'libs/games/voidream/sets/first-light.json';
    const loaded = loadSet(file, readFileSync(file, 'utf8'));
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.flaws));
    for (const { text } of loaded.set.cards) {
      for (const line of textOf(text)) expect(line).toMatch(/^[A-Z0-9].*\."?$/);
    }
  });
});
