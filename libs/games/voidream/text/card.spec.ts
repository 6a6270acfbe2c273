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
  plays,
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

const compared = (rows: readonly (readonly [bounds: JsonObject, text: string])[]): readonly [JsonObject, string][] =>
  rows.map(([bounds, text]) => {
    const amount = happened({ event: 'played', who: 'yours', card: { is: ['arcanum'] } }, 'turn');
    return [{ do: 'if', check: { is: 'amount', amount, ...bounds }, then: [{ do: 'roll' }] }, text];
  });
const happened = (deed: JsonObject, since = 'round'): JsonObject => ({ of: 'happened', deed, since });

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
    [
      { do: 'exhaust', what: choose({ is: ['entity'] }, { as: 'first', best: { end: 'lowest', of: 'dusk' } }) },
      'Exhaust an entity with the lowest dusk (the first).',
    ],
    [
      { do: 'dream-damage', amount: { of: 'total', field: 'dawn', group: { is: ['entity'], whose: 'yours' } } },
      'Deal Dream damage to your opponent equal to the total dawn of entities you control.',
    ],
    [
      { do: 'destroy', what: all({ is: ['entity'], whose: 'theirs', having: { of: 'dawn', most: { of: 'mind' } } }) },
      'Destroy all entities your opponent controls with dawn of at most your mind.',
    ],
    [
      {
        do: 'ready',
        what: all({ is: ['entity'], having: { of: 'charges', least: { of: 'round' }, most: { of: 'round' } } }),
      },
      'Ready all entities with a number of charges equal to the number of the round.',
    ],
    [
      { do: 'roll', times: { of: 'lowest', field: 'value', group: { is: ['memory'] } } },
      'Roll a number of times equal to the lowest value among memories.',
    ],
    [{ do: 'void', what: { pick: 'deck', from: 'bottom', count: 2 } }, 'Void the bottom 2 cards of your deck.'],
    [
      { do: 'dream-damage', amount: { of: 'dealt' } },
      'Deal Dream damage to your opponent equal to the damage dealt this way.',
    ],
    [
      {
        do: 'may',
        steps: [
          { do: 'reveal-top' },
          {
            do: 'if',
            check: { is: 'card', what: 'it', like: { is: ['thought'], in: 'looked' } },
            then: [{ do: 'roll' }],
          },
        ],
      },
      'You may reveal the top card of your deck, then if it is a thought among them, roll.',
    ],
    ...(
      [
        [{ is: ['entity'] }, 'it is an entity'],
        [{ is: ['entity'], whose: 'theirs' }, "it is an entity of your opponent's"],
        [{ is: ['entity'], in: 'play' }, 'it is an entity in play'],
        [{ is: ['entity'], in: 'play', whose: 'yours' }, 'it is an entity you control'],
        [{ is: ['entity'], in: 'void' }, 'it is an entity in any Void'],
      ] as const
    ).map(([like, says]): [JsonObject, string] => [
      {
        do: 'may',
        steps: [
          { do: 'exhaust', what: choose({ is: ['entity'] }) },
          { do: 'if', check: { is: 'card', what: 'it', like }, then: [{ do: 'roll' }] },
        ],
      },
      `You may exhaust an entity, then if ${says}, roll.`,
    ]),
    [
      { do: 'one-of', who: 'opponent', count: 2, modes: [[{ do: 'roll' }], [{ do: 'evoke' }]] },
      'Your opponent chooses 2: you roll; or you evoke.',
    ],
    [{ do: 'for-each', of: all({ is: ['entity'] }), steps: [{ do: 'roll' }] }, 'For each entity, roll.'],
    [
      {
        do: 'dream-damage',
        amount: { of: 'sum', parts: [{ of: 'mind' }, { of: 'product', amount: { of: 'depth' }, times: -2 }, -1] },
      },
      'Deal Dream damage to your opponent equal to your mind minus twice your depth minus 1.',
    ],
    [{ do: 'mind', by: { of: 'product', amount: { of: 'depth' }, times: -1 } }, 'Reduce your mind by your depth.'],
    [{ do: 'put', what: all({ is: ['entity'] }), where: 'bottom' }, "Put all entities under their owners' decks."],
    [{ do: 'if-able', steps: [{ do: 'roll' }], else: [{ do: 'evoke' }] }, 'Roll; if that is impossible, evoke.'],
    ...(
      [
        [{ most: 0 }, 'no charges'],
        [{ least: 1, most: 1 }, '1 charge'],
        [{ least: 2 }, '2 or more charges'],
        [{ most: 3 }, '3 or fewer charges'],
        [{ least: 1, most: 3 }, '1 to 3 charges'],
      ] as const
    ).map(([range, says]): [JsonObject, string] => [
      { do: 'destroy', what: choose({ having: { of: 'charges', ...range } }) },
      `Destroy a card with ${says}.`,
    ]),
    [
      { do: 'put', what: { pick: 'deck', who: 'opponent', count: 2 }, where: 'bottom' },
      "Put the top 2 cards of your opponent's deck under that deck.",
    ],
    [
      { do: 'put', what: { pick: 'deck' }, where: 'discard' },
      "Put the top card of your deck into its owner's discard.",
    ],
    [
      { do: 'each-player', steps: [{ do: 'may', who: 'each', steps: [{ do: 'roll', who: 'each' }] }] },
      'Each player may roll.',
    ],
    [
      { do: 'if', check: { is: 'phase', phase: 'nightmare' }, then: [{ do: 'roll' }] },
      'If it is the Nightmare phase, roll.',
    ],
    [{ do: 'destroy', what: choose({ having: { of: 'dawn', least: 3 } }) }, 'Destroy a card with dawn 3 or more.'],
    [
      {
        do: 'for',
        give: { give: 'any-depth' },
        until: { event: 'played', who: 'yours', card: { is: ['arcanum'] } },
      },
      'You may play arcana at any depth until the end of the phase or until after you play an arcanum.',
    ],
    [
      { do: 'play', what: choose({ is: ['arcanum'], in: 'void', whose: 'yours' }) },
      'Play an arcanum from your Void without reducing your mind.',
    ],
    [
      { do: 'play', what: choose({ is: ['arcanum'], in: 'hand', whose: 'yours' }), inverted: true },
      'Play an arcanum from your hand inverted without reducing your mind.',
    ],
    [
      { do: 'destroy', what: all({ is: ['entity'], sharing: { a: 'faction', with: 'self' } }) },
      'Destroy all entities with the same faction as this card.',
    ],
    [
      { do: 'destroy', what: choose({ sharing: { a: 'subtype', with: 'self' } }) },
      'Destroy a card with a subtype of this card.',
    ],
    [
      { do: 'put', what: choose({ in: 'void', whose: 'theirs' }), where: 'play', who: 'opponent' },
      "Put a card from your opponent's Void into play under your opponent's control.",
    ],
    [
      { do: 'put', what: all({ is: ['entity'], in: 'void' }), where: 'play', who: 'its-owner' },
      "Put all entities from any Void into play under their owners' control.",
    ],
    [
      {
        do: 'for',
        give: { give: 'ban', on: 'be-moved', to: choose({ is: ['entity'] }), by: { is: ['arcanum'], whose: 'theirs' } },
      },
      "An entity can't be moved by arcana of your opponent's until the end of the phase.",
    ],
    [
      { do: 'for', give: { give: 'ban', on: 'be-chosen', to: all({ is: ['entity'] }), by: { whose: 'theirs' } } },
      "Entities can't be chosen by cards of your opponent's until the end of the phase.",
    ],
    [
      { do: 'damage', what: all({ is: ['entity'] }), amount: { of: 'dusk', on: 'each' } },
      'Deal damage to each entity equal to its own dusk.',
    ],
    [
      { do: 'destroy', what: all({ is: ['entity'], having: { of: 'dawn', most: { of: 'dusk', on: 'each' } } }) },
      'Destroy all entities with dawn of at most their own dusk.',
    ],
    [
      {
        do: 'for',
        give: { give: 'number', to: choose({ is: ['entity'] }), field: 'dawn', amount: { of: 'charges', on: 'each' } },
      },
      'The dawn of an entity is increased by its own number of charges until the end of the phase.',
    ],
    [
      {
        do: 'for',
        give: { give: 'fixed', to: all({ is: ['entity'] }), field: 'dawn', amount: { of: 'dusk', on: 'each' } },
      },
      'The dawn of each entity becomes its own dusk until the end of the phase.',
    ],
    [{ do: 'roll', times: happened({ event: 'charged' }) }, 'Roll once for each time a card was charged this round.'],
    [
      { do: 'damage', what: choose({ is: ['entity'] }), amount: happened({ event: 'rolled', who: 'yours' }, 'game') },
      'Deal damage to an entity equal to the number of times you rolled in this game.',
    ],
    [
      { do: 'roll', times: { of: 'half', amount: { of: 'hand' } } },
      'Roll a number of times equal to half the number of arcana in your hand, rounded up.',
    ],
    [
      { do: 'roll', times: { of: 'smallest', parts: [{ of: 'mind' }, { of: 'depth', who: 'opponent' }] } },
      "Roll a number of times equal to the smaller of your mind and your opponent's depth.",
    ],
    [
      { do: 'roll', times: { of: 'half', amount: { of: 'sum', parts: [{ of: 'mind' }, 1] }, round: 'down' } },
      'Roll a number of times equal to half (your mind plus 1), rounded down.',
    ],
    [
      { do: 'for', give: { give: 'swapped', to: choose({ is: ['entity'] }), numbers: 'dawn-and-dusk' } },
      'The dawn and the dusk of an entity change places until the end of the phase.',
    ],
    [{ do: 'for', give: { give: 'next-turn' }, long: 'turn' }, 'Take the next turn.'],
    [{ do: 'for', give: { give: 'next-turn', who: 'opponent' }, long: 'turn' }, 'Your opponent takes the next turn.'],
    [{ do: 'for', give: { give: 'next-turn' } }, 'Take each turn that follows until the end of the phase.'],
    [
      {
        do: 'for',
        give: { give: 'ban', on: 'be-attached-to', to: choose({ is: ['entity'] }), by: { whose: 'theirs' } },
      },
      "An entity can't have cards attached by cards of your opponent's until the end of the phase.",
    ],
    [
      { do: 'for', give: { give: 'roll', who: 'opponent', amount: -1 } },
      "The result of your opponent's rolls is reduced by 1 until the end of the phase.",
    ],
    [
      { do: 'for', give: { give: 'open', what: 'hand', who: 'opponent' }, long: 'round' },
      "Your opponent's hand lies open until the end of the round.",
    ],
    [
      { do: 'for', give: { give: 'open', what: 'top' } },
      'The top card of your deck lies open until the end of the phase.',
    ],
    ...compared([
      [{ least: 1 }, 'If you played an arcanum this turn, roll.'],
      [{ least: 2 }, 'If you played an arcanum 2 or more times this turn, roll.'],
      [{ most: 0 }, 'If it did not happen that you played an arcanum this turn, roll.'],
      [{ most: 1 }, 'If you played an arcanum 1 or fewer times this turn, roll.'],
      [{ least: 2, most: 2 }, 'If the number of times you played an arcanum this turn is exactly 2, roll.'],
    ]),
    [
      { do: 'for', give: { give: 'subtype', to: choose({ is: ['entity'] }), subtype: 'Owl' }, long: 'turn' },
      'An entity counts as an Owl too until the end of the turn.',
    ],
    [
      { do: 'for', give: { give: 'subtype', to: all({ is: ['entity'], whose: 'yours' }), subtype: 'Fury' } },
      'Entities you control count as Furies too until the end of the phase.',
    ],
    [
      { do: 'for', give: { give: 'faction', to: all({ is: ['memory'] }), faction: 'the-maze' }, long: 'game' },
      'Memories count as Maze cards too for the rest of the game.',
    ],
    [
      { do: 'for', give: { give: 'no-text', to: choose({ is: ['entity'] }) }, long: 'round' },
      'An entity loses its text until the end of the round.',
    ],
    [
      { do: 'for', give: { give: 'no-text', to: all({ is: ['entity'], whose: 'theirs' }) } },
      'Entities your opponent controls lose their text until the end of the phase.',
    ],
    [
      { do: 'for', give: { give: 'duty', on: 'attack', to: choose({ is: ['entity'] }) }, long: 'round' },
      'An entity must be declared as an attacker if able until the end of the round.',
    ],
    [
      { do: 'for', give: { give: 'duty', on: 'defend', to: all({ is: ['entity'], whose: 'theirs' }) } },
      'Entities your opponent controls must be declared as defenders if able until the end of the phase.',
    ],
    [
      { do: 'for', give: { give: 'ban', on: 'declare', to: all({ is: ['entity'], whose: 'theirs' }) } },
      "Entities your opponent controls can't be declared into a conflict until the end of the phase.",
    ],
  ])('of a step: %j', (step, text) => {
    expect(read(thought('A', [step]))).toEqual([text]);
  });

  const roll = { do: 'roll' };
  const evoke = { do: 'evoke' };
  const theirs = { is: ['entity'], whose: 'theirs' };
  const may = (...steps: JsonObject[]): JsonObject => ({ do: 'may', steps });

  it.each<[string, readonly JsonObject[]]>([
    [
      "Choose 2 entities. Exhaust them, then deal 1 damage to them, then put them on top of their owners' decks.",
      [
        { do: 'choose', what: choose({ is: ['entity'] }, { count: 2 }) },
        { do: 'exhaust', what: 'it' },
        { do: 'damage', what: 'it', amount: 1 },
        { do: 'put', what: 'it', where: 'top' },
      ],
    ],
    [
      'Choose any number of entities. They get +1 dawn and the dusk of them becomes your mind until the end of the phase.',
      [
        { do: 'choose', what: choose({ is: ['entity'] }, { count: 'any' }) },
        { do: 'for', give: { give: 'number', to: 'it', field: 'dawn', amount: 1 } },
        { do: 'for', give: { give: 'fixed', to: 'it', field: 'dusk', amount: { of: 'mind' } } },
      ],
    ],
    [
      "Look at the top 2 cards of your deck. For each of them, you may put it under its owner's deck.",
      [
        { do: 'look-top', count: 2 },
        { do: 'for-each', of: 'it', steps: [{ do: 'may', steps: [{ do: 'put', what: 'it', where: 'bottom' }] }] },
      ],
    ],
    [
      'Choose an entity. If you are in Nightmare, choose 2 memories. Destroy them.',
      [
        { do: 'choose', what: choose({ is: ['entity'] }) },
        {
          do: 'if',
          check: { is: 'in-nightmare' },
          then: [{ do: 'choose', what: choose({ is: ['memory'] }, { count: 2 }) }],
        },
        { do: 'destroy', what: 'it' },
      ],
    ],
    ['You may roll, then evoke.', [may(roll, evoke)]],
    ['You may roll. Evoke.', [may(roll), evoke]],
    [
      'Roll. You may evoke. If you do, win the game.',
      [roll, may(evoke), { do: 'if', check: { is: 'done' }, then: [{ do: 'win' }] }],
    ],
    [
      'If the last conflict was drawn, you may roll; then evoke.',
      [{ do: 'if', check: { is: 'drawn' }, then: [may(roll), evoke] }],
    ],
    ['You may have your opponent roll, then you evoke.', [may({ ...roll, who: 'opponent' }, evoke)]],
    [
      'Your opponent may roll, then you evoke.',
      [{ do: 'may', who: 'opponent', steps: [{ ...roll, who: 'opponent' }, evoke] }],
    ],
    [
      'Do this twice: you may roll; then evoke. Lose the game.',
      [
        { do: 'repeat', times: 2, steps: [may(roll), evoke] },
        { do: 'lose', who: 'you' },
      ],
    ],
    [
      'Do this 5 times, or until the value of the rolled card is 3 or more: roll, then evoke. Lose the game.',
      [
        {
          do: 'repeat',
          times: 5,
          until: { is: 'amount', amount: { of: 'rolled' }, least: 3 },
          steps: [roll, evoke],
        },
        { do: 'lose', who: 'you' },
      ],
    ],
    [
      'If this was played inverted, do this 3 times: (you may roll), then evoke.',
      [{ do: 'if', check: { is: 'inverted' }, then: [{ do: 'repeat', times: 3, steps: [may(roll), evoke] }] }],
    ],
    [
      'Each player evokes, then rolls twice.',
      [
        {
          do: 'each-player',
          steps: [
            { ...evoke, who: 'each' },
            { ...roll, who: 'each', times: 2 },
          ],
        },
      ],
    ],
    [
      'Each player sacrifices an entity they control.',
      [
        {
          do: 'each-player',
          steps: [{ do: 'sacrifice', what: choose({ is: ['entity'], whose: 'each' }, { by: 'each' }) }],
        },
      ],
    ],
    [
      'Your opponent discards an arcanum from their hand.',
      [{ do: 'discard', what: choose({ is: ['arcanum'], whose: 'theirs', in: 'hand' }, { by: 'opponent' }) }],
    ],
    [
      "Charge an entity of your opponent's choice.",
      [{ do: 'charge', what: choose({ is: ['entity'] }, { by: 'opponent' }) }],
    ],
    ['Do this twice: charge an entity.', [{ do: 'charge', what: choose({ is: ['entity'] }), times: 2 }]],
    ['Charge this card twice.', [{ do: 'charge', what: 'self', times: 2 }]],
    [
      'Your opponent discards the top card of their deck once for each entity you control.',
      [{ do: 'discard-top', who: 'opponent', times: { of: 'count', group: { is: ['entity'], whose: 'yours' } } }],
    ],
    [
      'Deal damage to this card equal to twice your depth.',
      [{ do: 'damage', what: 'self', amount: { of: 'product', amount: { of: 'depth' }, times: 2 } }],
    ],
    [
      'Ready another unattached entity you control.',
      [{ do: 'ready', what: choose({ is: ['entity'], whose: 'yours', other: true, that: ['free'] }) }],
    ],
    [
      'Exhaust 2 other ready participating entities.',
      [
        {
          do: 'exhaust',
          what: choose({ is: ['entity'], other: true, that: ['participating', 'ready'] }, { count: 2 }),
        },
      ],
    ],
    [
      'Play a Fracta Offering card with Prototype and value 3 or more from your Void.',
      [
        {
          do: 'play',
          what: choose({
            faction: 'fracta',
            subtype: 'Offering',
            keyword: 'prototype',
            value: { least: 3 },
            in: 'void',
            whose: 'yours',
          }),
        },
      ],
    ],
    [
      'Void up to 2 Dream cards from any Dream discard as offerings.',
      [
        {
          do: 'void',
          offering: true,
          what: choose(
            { is: ['thought', 'memory', 'entity', 'construct'], in: 'dream-discard' },
            { count: 2, upTo: true },
          ),
        },
      ],
    ],
    ['Look at the top card of your deck and put it back.', [{ do: 'look-top', put: 'any-order' }]],
    [
      'This card joins the conflict. Entities your opponent controls leave the conflict.',
      [
        { do: 'join', what: 'self' },
        { do: 'leave-conflict', what: all(theirs) },
      ],
    ],
    ['Your opponent loses the game.', [{ do: 'lose', who: 'opponent' }]],
  ])('of steps: %s', (text, steps) => {
    expect(read(thought('A', steps))).toEqual([text]);
  });

  it.each<[string, JsonObject]>([
    [
      'Exhaust this card: discard a charge on this card.',
      ability([{ pay: 'exhaust-self' }], [{ do: 'discard', what: choose({ is: ['charge'], on: 'self' }) }]),
    ],
    [
      'After your mind changes by some number up or down – evoke a number of times equal to that amount.',
      triggers('after', 'mind-changed', [{ do: 'evoke', times: { of: 'event' } }], { who: 'yours' }),
    ],
    [
      'After your depth changes to some number – deal Dream damage to your opponent equal to that amount.',
      triggers('after', 'depth-changed', [{ do: 'dream-damage', amount: { of: 'event' } }], { who: 'yours' }),
    ],
    [
      'When an entity takes damage – prevent all of it.',
      triggers('when', 'damaged', [{ do: 'prevent', amount: { of: 'event' } }]),
    ],
    ['Before your opponent takes an action – roll.', triggers('before', 'action-announced', [roll], { who: 'theirs' })],
    [
      'After your opponent announces an action – roll.',
      triggers('after', 'action-announced', [roll], { who: 'theirs' }),
    ],
    ["After a player's mind changes – roll.", triggers('after', 'mind-changed', [roll])],
    ['After your mind changes – roll.', triggers('after', 'mind-changed', [roll], { who: 'yours' })],
    [
      "After your opponent's turn ends (once a round) – roll.",
      triggers('after', 'turn-ended', [roll], { who: 'theirs', often: 'once-a-round' }),
    ],
    ['Before a face-down card is looked at – roll.', triggers('before', 'looked-at', [roll])],
    [
      'After your opponent looks at a face-down card – roll.',
      triggers('after', 'looked-at', [roll], { who: 'theirs' }),
    ],
    ["When a card of your opponent's is revealed – roll.", triggers('when', 'revealed', [roll], { who: 'theirs' })],
    [
      "After an entity of your opponent's is exhausted – roll.",
      triggers('after', 'exhausted', [roll], { card: theirs }),
    ],
    [
      'When your opponent plays an arcanum – roll.',
      triggers('when', 'played', [roll], { who: 'theirs', card: { is: ['arcanum'], whose: 'theirs' } }),
    ],
    [
      'When you take Dream damage – prevent all of it.',
      triggers('when', 'dream-damaged', [{ do: 'prevent', amount: { of: 'event' } }], { who: 'yours' }),
    ],
    [
      "When this card's host is destroyed – veil this card's host instead.",
      triggers('when', 'destroyed', [{ do: 'instead' }, { do: 'veil', what: 'host' }], { card: 'host' }),
    ],
    [
      'When this card is destroyed – instead roll, then evoke.',
      triggers('when', 'destroyed', [{ do: 'instead' }, roll, evoke], { card: 'self' }),
    ],
    [
      'When your opponent plays a thought – void that card instead.',
      triggers('when', 'played', [{ do: 'instead' }, { do: 'void', what: 'that-card' }], {
        who: 'theirs',
        card: { is: ['thought'] },
      }),
    ],
    [
      "When your opponent activates an ability – that doesn't happen.",
      triggers('when', 'activated', [{ do: 'instead' }], { who: 'theirs' }),
    ],
    [
      "When you take Dream damage – that doesn't happen.",
      triggers('when', 'dream-damaged', [{ do: 'instead' }], { who: 'yours' }),
    ],
    [
      'After a round begins – if no conflict is going on and either you have no arcana in hand or it is not the main phase, roll.',
      triggers('after', 'round-began', [roll], {
        if: {
          is: 'all',
          checks: [
            { is: 'not', check: { is: 'conflict' } },
            {
              is: 'any',
              checks: [
                { is: 'amount', amount: { of: 'hand' }, most: 0 },
                { is: 'not', check: { is: 'phase', phase: 'main' } },
              ],
            },
          ],
        },
      }),
    ],
    [
      'Void 2 arcana from your hand and put a veiled card you control under your deck (only in conflicts, once a turn): roll.',
      ability([{ pay: 'void-arcana', count: 2 }, { pay: 'return-veiled' }], [roll], {
        only: 'in-conflicts',
        often: 'once-a-turn',
      }),
    ],
    [
      "As long as you are not in Nightmare, this card can't be chosen or be moved by effects, and your opponent can't play entities.",
      {
        ...always(...['be-chosen', 'be-moved'].map((on) => ({ give: 'ban', on, to: 'self' })), {
          give: 'player-ban',
          on: 'play-cards',
          who: 'opponent',
          with: { is: ['entity'] },
        }),
        if: { is: 'not', check: { is: 'in-nightmare' } },
      },
    ],
    ['You discard 1 arcanum fewer for each card you unveil.', always({ give: 'unveil-cost', amount: -1 })],
  ])('of a line: %s', (text, line) => {
    expect(read(memory('A', { lines: [line] }))).toEqual([text]);
  });

  it.each<[string, JsonObject]>([
    [
      'This card gets +2 dawn and -1 dusk until the end of the turn.',
      plays(
        ...[2, -1].map((amount, i) => ({
          do: 'for',
          long: 'turn',
          give: { give: 'number', to: 'self', field: ['dawn', 'dusk'][i] ?? '', amount },
        })),
      ),
    ],
    [
      'The dawn and the stability of this card are increased by the number of charges on this card.',
      always(
        ...['dawn', 'stability'].map((field) => ({ give: 'number', to: 'self', field, amount: { of: 'charges' } })),
      ),
    ],
  ])('of a line of an entity: %s', (text, line) => {
    expect(read(entity('A', { lines: [line] }))).toEqual([text]);
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
