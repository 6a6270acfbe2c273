import { loadSet } from '#games/voidream';
import type { Json, JsonObject } from '#kernel';
import {
  ability,
  all,
  always,
  arcanum,
  bastion,
  choose,
  construct,
  entity,
  memory,
  mind,
  PLAIN,
  plays,
  thought,
  triggers,
} from '#test/voidream';

const flawsOf = (...cards: readonly Json[]): readonly string[] => {
  const loaded = loadSet('my.json', JSON.stringify({ title: 'Mine', cards: [...PLAIN, ...cards] }));
  return loaded.ok ? [] : loaded.flaws.map(({ field, says }) => `${field.replace(/^cards\.\d+\.?/, '')}: ${says}`);
};

const isMild = { is: 'card', what: 'it', like: { value: { most: 2 } } };
const isEntity = { is: 'card', what: 'it', like: { is: ['entity'], in: 'looked' } };
const inHand = (which: JsonObject): JsonObject => ({ of: 'count', group: { in: 'hand', ...which } });
const amongLooked = choose({ in: 'looked' });
const entities = choose({ is: ['entity'] });
const fracta = { faction: 'fracta' };

const uncountable = (rows: readonly (readonly [deed: JsonObject, says: string])[]): readonly [string, Json, string][] =>
  rows.map(([deed, says]) => [
    `what cannot be counted: ${JSON.stringify(deed)}`,
    memory('A', { lines: [always({ give: 'depth', amount: { of: 'happened', deed } })] }),
    `lines.0.give.0.amount.deed${says.startsWith('card') ? '.' : ''}${says}`,
  ]);

describe('loading a set of cards', () => {
  it.each<[string, Json, string]>([
    ['VD-2.3.2 a value above 4', entity('A', { value: 5 }), 'value: This must be a whole number from 1 to 4, not 5.'],
    [
      'VD-2.6.1 an entity without dusk',
      { ...entity('A'), dusk: 'x' },
      'dusk: This must be a whole number from -20 to 20, not "x".',
    ],
    [
      'VD-2.7.5 a construct with dawn',
      { kind: 'construct', title: 'A', faction: 'neutral', value: 1, stability: 1, dawn: 1 },
      'dawn: There is no field "dawn" here; "construct" has the fields title, faction, flavour, value, subtypes, keywords, only, lines, stability.',
    ],
    [
      'VD-2.3.4 an unknown kind',
      { ...entity('A'), kind: 'entitty' },
      'kind: "entitty" is not one of thought, memory, entity, construct, bastion, arcanum, mind. Did you mean "entity"?',
    ],
    [
      'VD-8.1.5 a sign of no faction among several',
      entity('A', { faction: ['neutral', 'fracta'] }),
      'faction.0: "neutral" is not one of chimeric-court, fracta, subter-venellam, the-maze.',
    ],
    [
      'VD-H.90 one sign in a list',
      entity('A', { faction: ['fracta'] }),
      'faction: This must be a list of at least 2, not ["fracta"].',
    ],
    [
      'VD-H.90 a sign that is there twice',
      entity('A', { faction: ['fracta', 'the-maze', 'fracta'] }),
      'faction: "fracta" stands here twice; a card has each sign once.',
    ],
    [
      'VD-H.90 a sign that is none',
      entity('A', { faction: 3 }),
      'faction: This must be one of chimeric-court, fracta, subter-venellam, the-maze, neutral, or a list of at least 2, not 3.',
    ],
    [
      'VD-7.11.1 a trigger with another word',
      entity('A', { lines: [{ line: 'trigger', at: 'while', event: 'rolled', do: [{ do: 'roll' }] }] }),
      'lines.0.at: "while" is not one of before, when, after.',
    ],
    [
      'VD-1.1.1 an unknown faction',
      entity('A', { faction: 'fractal' }),
      'faction: "fractal" is not one of chimeric-court, fracta, subter-venellam, the-maze, neutral. Did you mean "fracta"?',
    ],
    ['a misspelt verb', thought('A', [{ do: 'rol' }]), 'lines.0.do.0.do: Did you mean "roll"?'],
    [
      'VD-2.2.4 an arcanum without inverted text',
      { kind: 'arcanum', title: 'A', faction: 'neutral', value: 1, normal: [{ line: 'play', do: [{ do: 'roll' }] }] },
      ': The field "inverted" is missing; it must be a list of at least 1.',
    ],
    [
      'VD-7.11.2 what comes before something that cannot be foreseen',
      entity('A', { lines: [triggers('before', 'depth-changed', [{ do: 'roll' }])] }),
      'lines.0.at: Nothing comes before "depth-changed"',
    ],
    [
      'VD-7.7.2 what comes before a hidden card is discarded, by what is on its front',
      entity('A', { lines: [triggers('before', 'top-discarded', [{ do: 'roll' }], { card: { is: ['entity'] } })] }),
      'lines.0.card: Before "top-discarded" only the back of the card is known',
    ],
    [
      'a static line that chooses',
      entity('A', { lines: [always({ give: 'number', to: choose({ is: ['entity'] }), field: 'dawn', amount: 1 })] }),
      'lines.0.give.0.to: A static line chooses nothing',
    ],
    ...([{ faction: 'fracta' }, { title: 'Last Word' }, { having: { of: 'dawn', least: 1 } }] as const).map(
      (which): [string, Json, string] => [
        `VD-2.2.3 a score that tells what is in a hand: ${Object.keys(which).join()}`,
        entity('A', { lines: [always({ give: 'score', type: 'dawn', amount: inHand(which) })] }),
        'lines.0.give.0.amount: The other player would learn by it what is in the hand',
      ],
    ),
    [
      'VD-2.2.3 a condition that tells what is in a hand, deep within a line',
      memory('A', {
        lines: [
          {
            ...always({ give: 'depth', amount: 1 }),
            if: {
              is: 'not',
              check: {
                is: 'amount',
                amount: { of: 'round' },
                most: { of: 'sum', parts: [1, { of: 'product', amount: inHand({ faction: 'fracta' }), times: 2 }] },
              },
            },
          },
        ],
      }),
      'lines.0.if: The other player would learn by it what is in the hand',
    ],
    ...(
      [
        ['outside of "each-player"', [{ do: 'evoke', who: 'each' }], 'lines.0.do.0.who'],
        ['as those of a group', [{ do: 'destroy', what: all({ whose: 'each' }) }], 'lines.0.do.0.what.of.whose'],
        [
          'in what lasts after it',
          [
            {
              do: 'each-player',
              steps: [{ do: 'for', give: { give: 'ban', on: 'be-voided', to: all({ whose: 'each' }) } }],
            },
          ],
          'lines.0.do.0.steps.0.give.to.of.whose',
        ],
        [
          'in a score that lasts after it',
          [
            {
              do: 'each-player',
              steps: [{ do: 'for', give: { give: 'score', who: 'each', type: 'dawn', amount: 1 } }],
            },
          ],
          'lines.0.do.0.steps.0.give.who',
        ],
      ] as const
    ).map(([where, steps, at]): [string, Json, string] => [
      `"each" ${where}`,
      thought('A', steps),
      `${at}: "each" is each player in turn`,
    ]),
    [
      'the player of an event in what lasts',
      memory('A', { lines: [always({ give: 'score', who: 'that-player', type: 'dawn', amount: 1 })] }),
      'lines.0.give.0.who: "that-player" means nothing here',
    ],
    [
      'the card of an event in what lasts after it',
      memory('A', {
        lines: [
          triggers('after', 'exhausted', [
            {
              do: 'for',
              while: { is: 'card', what: 'that-card', like: { that: ['exhausted'] } },
              give: { give: 'number', to: 'self', field: 'value', amount: { of: 'damage', on: 'that-card' } },
            },
          ]),
        ],
      }),
      'lines.0.do.0.while.what: "that-card" means nothing here',
    ],
    [
      'VD-4.8.13 a damage step without its target',
      thought('A', [{ do: 'damage', amount: 2 }]),
      'lines.0.do.0: The field "what" is missing; it must be one of self, it, host, that-card, first, second, third, attachments, or a pick with the field "pick".',
    ],
    [
      'VD-7.4.2 a word for the order of a pile',
      thought('A', [{ do: 'put', where: 'top', what: { pick: 'last', of: { in: 'dream-discard' } } }]),
      'lines.0.do.0.what.pick: "last" is not one of all, choose, deck, random.',
    ],
    [
      'VD-2.2.2 an arcanum of value 5',
      { ...arcanum('A', [{ do: 'roll' }]), value: 5 },
      'value: This must be a whole number from 1 to 4, not 5.',
    ],
    [
      'VD-2.2.2 an arcanum of value 0',
      { ...arcanum('A', [{ do: 'roll' }]), value: 0 },
      'value: This must be a whole number from 1 to 4, not 0.',
    ],
    [
      'VD-2.3.3, VD-H.32 a bastion without a value',
      { ...bastion('A'), value: 0 },
      'value: This must be a whole number from 1 to 4, not 0.',
    ],
    ['VD-2.3.3 another value on the back', { ...entity('A'), back: 3 }, 'back: There is no field "back" here'],
    [
      'VD-2.5.1 a memory without the fields of a thought',
      { kind: 'memory', title: 'A', faction: 'neutral' },
      ': The field "value" is missing; it must be a whole number from 1 to 4.',
    ],
    [
      'VD-2.8.7 a bastion without its lines for the deck',
      {
        kind: 'bastion',
        title: 'A',
        faction: 'neutral',
        value: 1,
        stability: 3,
        back: { dream: { count: 40 }, arcana: { count: 7 } },
      },
      'back: The field "major" is missing; it must be a text.',
    ],
    [
      'VD-6.1.1 an ability without a cost',
      memory('A', { lines: [{ line: 'ability', pay: [], do: [{ do: 'roll' }] }] }),
      'lines.0.pay: This must be a list of at least 1, not [].',
    ],
    [
      'VD-6.22.1 a trigger without a condition',
      memory('A', { lines: [{ line: 'trigger', at: 'after', do: [{ do: 'roll' }] }] }),
      'lines.0: The field "event" is missing',
    ],
    [
      'VD-7.13.1 a condition on a card that one player has looked at',
      thought('A', [{ do: 'look-top' }, { do: 'if', check: isEntity, then: [{ do: 'roll' }] }]),
      'lines.0.do.1.check: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 a condition on such a card that names no place',
      thought('A', [{ do: 'look-top' }, { do: 'if', check: isMild, then: [{ do: 'roll' }] }]),
      'lines.0.do.1.check: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 a condition on what was chosen among such cards, deep within a line',
      thought('A', [
        { do: 'look-top', count: 2 },
        {
          do: 'may',
          steps: [
            { do: 'choose', what: amongLooked },
            { do: 'if', check: isEntity, then: [{ do: 'roll' }] },
          ],
        },
      ]),
      'lines.0.do.1.steps.1.check: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 what is done to all of a sort among such cards',
      thought('A', [
        { do: 'look-top', count: 3 },
        { do: 'put', what: all({ in: 'looked', is: ['entity'] }), where: 'bottom' },
      ]),
      'lines.0.do.1.what: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 what is done for each of a sort among such cards',
      thought('A', [
        { do: 'look-top', count: 3 },
        { do: 'for-each', of: all({ in: 'looked', value: { least: 3 } }), steps: [{ do: 'roll' }] },
      ]),
      'lines.0.do.1.of: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 the highest of such cards',
      thought('A', [
        { do: 'look-top', count: 3 },
        { do: 'put', what: { ...all({ in: 'looked' }), best: { end: 'highest', of: 'dawn' } }, where: 'bottom' },
      ]),
      'lines.0.do.1.what: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 what is done if able to such a card',
      thought('A', [
        { do: 'look-top' },
        { do: 'choose', what: amongLooked },
        { do: 'if-able', steps: [{ do: 'play', what: 'it' }], else: [{ do: 'roll' }] },
      ]),
      'lines.0.do.2: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 what may be done to such a card, which is asked only where it can be',
      thought('A', [{ do: 'look-top' }, { do: 'may', steps: [{ do: 'put', what: 'it', where: 'play' }] }]),
      'lines.0.do.1: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 to go on until such a card is of some sort',
      thought('A', [{ do: 'repeat', times: 3, until: isEntity, steps: [{ do: 'look-top' }] }]),
      'lines.0.do.0.until: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 a condition on what was looked at the time before',
      thought('A', [
        { do: 'choose', what: choose({ is: ['entity'] }) },
        { do: 'repeat', times: 2, steps: [{ do: 'if', check: isEntity, then: [{ do: 'roll' }] }, { do: 'look-top' }] },
      ]),
      'lines.0.do.1.steps.0.check: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 such a condition deep within, however deep',
      thought('A', [
        { do: 'choose', what: choose({ is: ['entity'] }) },
        Array.from({ length: 40 }).reduce<JsonObject>((inner) => ({ do: 'repeat', times: 2, steps: [inner] }), {
          do: 'repeat',
          times: 2,
          steps: [{ do: 'if', check: isEntity, then: [{ do: 'roll' }] }, { do: 'look-top' }],
        }),
      ]),
      `lines.0.do.1.${'steps.0.'.repeat(41)}check: Only one player has seen these cards`,
    ],
    [
      'a name in the condition that no time gives',
      thought('A', [
        { do: 'repeat', times: 2, until: { is: 'participating', what: 'first' }, steps: [{ do: 'roll' }] },
      ]),
      'lines.0.do.0.until.what: Nothing is called "first" here',
    ],
    [
      'VD-7.13.1 an amount that counts such cards',
      thought('A', [
        { do: 'look-top' },
        { do: 'roll', times: { of: 'count', group: { is: ['entity'], in: 'looked' } } },
      ]),
      'lines.0.do.1.times: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 the number of a card that went unseen under the deck',
      thought('A', [
        { do: 'look-top' },
        { do: 'put', where: 'bottom', what: 'it' },
        { do: 'roll', times: { of: 'value', on: 'it' } },
      ]),
      'lines.0.do.2.times: Only one player has seen these cards',
    ],
    ...(
      [
        [
          'if',
          ability([{ pay: 'exhaust-self' }], [{ do: 'roll' }], {
            if: { is: 'amount', amount: inHand(fracta), least: 1 },
          }),
        ],
        [
          'if',
          triggers('after', 'rolled', [{ do: 'evoke' }], { if: { is: 'amount', amount: inHand(fracta), most: 0 } }),
        ],
        ['pay.0.of', ability([{ pay: 'void', of: { in: 'hand', ...fracta } }], [{ do: 'roll' }])],
      ] as const
    ).map(([field, line]): [string, Json, string] => [
      `VD-2.2.3 a line that begins, or is paid, by what is in a hand: ${field}`,
      memory('A', { lines: [line] }),
      `lines.0.${field}: The other player would learn by it what is in the hand`,
    ]),
    ...(
      [
        ['0.check', [{ do: 'if', check: { is: 'amount', amount: inHand(fracta), least: 1 }, then: [{ do: 'roll' }] }]],
        ['0.what', [{ do: 'discard', what: choose({ in: 'hand', whose: 'theirs', ...fracta }) }]],
        ['0.what', [{ do: 'discard', what: choose({ in: 'hand', whose: 'yours', ...fracta }, { by: 'opponent' }) }]],
        ['0.what', [{ do: 'discard', what: all({ in: 'hand', whose: 'theirs', ...fracta }) }]],
        [
          '1.what',
          [
            { do: 'show-hand', who: 'you' },
            { do: 'discard', what: choose({ in: 'hand', whose: 'theirs', ...fracta }) },
          ],
        ],
        [
          '1.check',
          [
            { do: 'choose', what: choose({ in: 'hand', whose: 'yours' }) },
            { do: 'if', check: { is: 'card', what: 'it', like: fracta }, then: [{ do: 'roll' }] },
          ],
        ],
      ] as const
    ).map(([field, steps]): [string, Json, string] => [
      `VD-2.2.3 what happens by the cards of a hand that was not shown: ${JSON.stringify(steps)}`,
      thought('A', steps),
      `lines.0.do.${field}: Only one player has seen these cards`,
    ]),
    [
      'VD-7.13.1 what may have been chosen unseen, where the line can go on without the open choice that follows',
      thought('A', [
        { do: 'look-top', count: 2 },
        { do: 'choose', what: amongLooked },
        { do: 'if', check: { is: 'in-nightmare' }, then: [{ do: 'choose', what: entities }] },
        { do: 'if', check: isMild, then: [{ do: 'roll' }] },
      ]),
      'lines.0.do.3.check: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 a number of what was chosen unseen, by its name',
      thought('A', [
        { do: 'look-top', count: 2 },
        { do: 'choose', what: { ...amongLooked, as: 'first' } },
        { do: 'choose', what: entities },
        { do: 'roll', times: { of: 'value', on: 'first' } },
      ]),
      'lines.0.do.3.times: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 what is asked where it was not shown',
      thought('A', [
        { do: 'look-top' },
        { do: 'may', steps: [{ do: 'reveal', what: 'it' }] },
        { do: 'if', check: isMild, then: [{ do: 'roll' }] },
      ]),
      'lines.0.do.2.check: Only one player has seen these cards',
    ],
    [
      'VD-7.13.1 a choice of cards by a number of what was chosen unseen',
      thought('A', [
        { do: 'look-top', count: 2 },
        { do: 'choose', what: amongLooked },
        { do: 'destroy', what: choose({ is: ['entity'], having: { of: 'dawn', most: { of: 'value', on: 'it' } } }) },
      ]),
      'lines.0.do.2.what: Only one player has seen these cards',
    ],
    [
      'VD-2.2.3 a static line on cards by what is in a hand',
      memory('A', {
        lines: [
          always({
            give: 'number',
            to: all({ is: ['entity'], having: { of: 'dawn', most: inHand({ faction: 'fracta' }) } }),
            field: 'dawn',
            amount: 1,
          }),
        ],
      }),
      'lines.0.give.0.to: The other player would learn by it what is in the hand',
    ],
    ...['rolled', 'event', 'dealt', 'chosen', 'used'].map((of): [string, Json, string] => [
      `VD-7.2.1 an amount in what lasts of what happens: ${of}`,
      memory('A', { lines: [always({ give: 'number', to: 'self', field: 'dawn', amount: { of } })] }),
      `lines.0.give.0.amount.of: "${of}" means nothing here: it belongs to what happens, and this lasts.`,
    ]),
    [
      '6e a next time about what nobody has chosen',
      thought('A', [
        { do: 'for', give: { give: 'next', line: triggers('after', 'passed', [{ do: 'destroy', what: 'it' }]) } },
      ]),
      'lines.0.do.0: Nothing is chosen here that "it" could be.',
    ],
    [
      '6e a next time about a name of the line that waits for it',
      thought('A', [
        { do: 'choose', what: choose({ is: ['entity'] }, { as: 'first' }) },
        { do: 'for', give: { give: 'next', line: triggers('after', 'passed', [{ do: 'destroy', what: 'first' }]) } },
      ]),
      'lines.0.do.1.give.line.do.0.what: Nothing is called "first" here: names end with their line.',
    ],
    [
      'VD-7.13.1 a next time that goes by what only one player has seen',
      thought('A', [
        { do: 'look-top', count: 2 },
        { do: 'choose', what: amongLooked },
        {
          do: 'for',
          give: { give: 'next', line: { ...triggers('after', 'passed', [{ do: 'roll' }]), if: { ...isEntity } } },
        },
      ]),
      'lines.0.do.2.give: Only one player has seen these cards',
    ],
    [
      'VD-H.64 who has a card that does not come into play',
      thought('A', [{ do: 'put', what: entities, where: 'bottom', who: 'opponent' }]),
      'lines.0.do.0.who: Cards are under somebody only in "play": leave "who" out.',
    ],
    [
      'VD-7.13.1 what cards share with one that only one player has seen',
      thought('A', [
        { do: 'look-top', count: 2 },
        { do: 'choose', what: amongLooked },
        { do: 'destroy', what: all({ sharing: { a: 'kind', with: 'it' } }) },
      ]),
      'lines.0.do.2.what: Only one player has seen these cards',
    ],
    [
      'VD-2.2.3 what cards in a hand share with another',
      thought('A', [
        { do: 'discard', what: choose({ in: 'hand', whose: 'theirs', sharing: { a: 'faction', with: 'self' } }) },
      ]),
      'lines.0.do.0.what: Only one player has seen these cards',
    ],
    [
      'VD-7.12.1 an amount by the top card of a deck, of which all see only the back',
      thought('A', [
        { do: 'choose', what: { pick: 'deck' } },
        { do: 'dream-damage', amount: { of: 'dawn', on: 'it' } },
      ]),
      'lines.0.do.1.amount: Only one player has seen these cards',
    ],
    [
      'VD-2.2.6 a Dream card that is played inverted',
      thought('A', [{ do: 'play', what: choose({ in: 'dream-discard' }), inverted: true }]),
      'lines.0.do.0.inverted: Only arcana are played inverted (VD-2.2.6).',
    ],
    [
      '6e what ends with an event that happens to no card',
      thought('A', [
        { do: 'for', give: { give: 'any-depth' }, until: { event: 'conflict-ended', card: { is: ['entity'] } } },
      ]),
      'lines.0.do.0.until.card: "conflict-ended" happens to no card',
    ],
    [
      '6e control that ends with an event',
      thought('A', [{ do: 'for', give: { give: 'control', to: entities }, until: { event: 'conflict-ended' } }]),
      'lines.0.do.0.until: Say by "while" as long as what somebody has control.',
    ],
    [
      '6e a next time that ends with an event',
      thought('A', [
        {
          do: 'for',
          give: { give: 'next', line: triggers('after', 'passed', [{ do: 'roll' }]) },
          until: { event: 'conflict-ended' },
        },
      ]),
      'lines.0.do.0.until: What waits for a next time ends with it: leave "until" out.',
    ],
    [
      '6e what ends with an event of what was chosen',
      thought('A', [
        { do: 'choose', what: entities },
        { do: 'for', give: { give: 'any-depth' }, until: { event: 'destroyed', card: { but: 'it' } } },
      ]),
      'lines.0.do.1.until.card.but: "it" means nothing here',
    ],
    [
      'VD-2.2.3 whether an arcanum that was chosen in a hand can be played',
      thought('A', [
        { do: 'choose', what: choose({ in: 'hand', whose: 'yours' }) },
        { do: 'may', steps: [{ do: 'play', what: 'it' }] },
      ]),
      'lines.0.do.1: Only one player has seen these cards',
    ],
    [
      'VD-7.7.2 what is looked at, by its front',
      memory('A', { lines: [triggers('after', 'looked-at', [{ do: 'roll' }], { card: { is: ['entity'] } })] }),
      'lines.0.card: Only one player sees the front of what is looked at',
    ],
    [
      'VD-2.6.1 a number that cards of a kind do not have',
      memory('A', { lines: [always({ give: 'number', to: all({ is: ['memory'] }), field: 'dawn', amount: 1 })] }),
      'lines.0.give.0.to: There is no dawn on what is "memory", only on "entity".',
    ],
    [
      'VD-2.7.5 a number that the card itself does not have',
      memory('A', { lines: [always({ give: 'number', to: 'self', field: 'stability', amount: 1 })] }),
      'lines.0.give.0.to: There is no stability on a card that is "memory", only on "entity", "construct", "bastion".',
    ],
    [
      'VD-6.11.1 a keyword for cards on which it does nothing',
      thought('A', [{ do: 'for', give: { give: 'keyword', to: choose({ is: ['memory'] }), keyword: 'heroic' } }]),
      'lines.0.do.0.give.to: "heroic" does nothing on what is "memory", only on "entity".',
    ],
    [
      'VD-D.15 a cost that others would pay',
      memory('A', {
        lines: [ability([{ pay: 'exhaust', of: { is: ['entity'], whose: 'theirs' } }], [{ do: 'roll' }])],
      }),
      'lines.0.pay.0.of.whose: Players pay with cards of their own',
    ],
    [
      'VD-6.9.2 a cost that can be paid once, twice',
      memory('A', { lines: [ability([{ pay: 'exhaust-self' }, { pay: 'exhaust-self' }], [{ do: 'roll' }])] }),
      'lines.0.pay.1: "exhaust-self" can be paid only once.',
    ],
    ...['declare', 'attack', 'defend'].map((on): [string, Json, string] => [
      `VD-H.29 whose cards can't do what no card does: ${on}`,
      memory('A', { lines: [always({ give: 'ban', on, to: 'self', by: { whose: 'theirs' } })] }),
      `lines.0.give.0.by: No card does "${on}", but a player: leave "by" out.`,
    ]),
    [
      'VD-7.2.1 an amount of what happens beside one that is counted anew for each card',
      thought('A', [
        {
          do: 'for',
          give: {
            give: 'number',
            to: all({ is: ['entity'] }),
            field: 'dawn',
            amount: { of: 'sum', parts: [{ of: 'dusk', on: 'each' }, { of: 'dealt' }] },
          },
        },
      ]),
      'lines.0.do.0.give.amount.parts.1.of: "dealt" means nothing here: it belongs to what happens, and this lasts.',
    ],
    ...(
      [
        [{ do: 'evoke', times: { of: 'dusk', on: 'each' } }, 'times.on'],
        [{ do: 'for', give: { give: 'depth', amount: { of: 'dusk', on: 'each' } } }, 'give.amount.on'],
        [
          { do: 'if', check: { is: 'amount', amount: { of: 'dusk', on: 'each' }, least: 1 }, then: [{ do: 'roll' }] },
          'check.amount.on',
        ],
      ] as const
    ).map(([step, field]): [string, Json, string] => [
      `6d a number of each card where there is none: ${field}`,
      thought('A', [step]),
      `lines.0.do.0.${field}: "each" is each of the cards that something is counted for by itself`,
    ]),
    ...['done', 'inverted'].map((is): [string, Json, string] => [
      `VD-7.2.1 a condition of what lasts on what happens: ${is}`,
      memory('A', {
        lines: [{ ...always({ give: 'keyword', to: 'self', keyword: 'deep' }), if: { is: 'not', check: { is } } }],
      }),
      `lines.0.if.check.is: "${is}" means nothing here: it belongs to what happens, and this lasts.`,
    ]),
    ...[
      { is: 'done' },
      { is: 'participating', what: 'it' },
      { is: 'amount', amount: { of: 'dealt' }, least: 1 },
      { is: 'amount', amount: { of: 'chosen' }, least: 1 },
    ].map((check): [string, Json, string] => [
      `VD-7.8.2 a line that goes by what it has yet to do: ${JSON.stringify(check)}`,
      memory('A', { lines: [triggers('after', 'rolled', [{ do: 'ready', what: entities }], { if: check })] }),
      'lines.0.if: means nothing before the line has begun.',
    ]),
    [
      'VD-7.9.1 a number of chosen cards where one is chosen',
      thought('A', [
        { do: 'ready', what: entities },
        { do: 'roll', times: { of: 'chosen' } },
      ]),
      'lines.0.do.1.times.of: Nothing is counted here: a choice of several, by "count", must come before it.',
    ],
    [
      'VD-7.9.1 a name that no choice was given',
      thought('A', [
        { do: 'choose', what: { ...entities, as: 'first' } },
        { do: 'destroy', what: 'second' },
      ]),
      'lines.0.do.1.what: Nothing is called "second" here: a choice with "as": "second" must come before it.',
    ],
    [
      'VD-7.9.1 a name ahead of its choice',
      thought('A', [
        { do: 'roll', times: { of: 'dawn', on: 'first' } },
        { do: 'ready', what: { ...entities, as: 'first' } },
      ]),
      'lines.0.do.0.times.on: Nothing is called "first" here',
    ],
    [
      'VD-7.9.1 a name in the condition of a line',
      memory('A', {
        lines: [
          triggers('after', 'rolled', [{ do: 'ready', what: { ...entities, as: 'first' } }], {
            if: { is: 'participating', what: 'first' },
          }),
        ],
      }),
      'lines.0.if.what: Nothing is called "first" here',
    ],
    [
      'VD-7.9.1 one name for two choices',
      thought('A', [
        { do: 'ready', what: { ...entities, as: 'first' } },
        { do: 'exhaust', what: { ...entities, as: 'first' } },
      ]),
      'lines.0.do.1.what.as: Another choice is called "first" already: take another name.',
    ],
    [
      'VD-7.9.1 a name for several',
      thought('A', [{ do: 'ready', what: { ...entities, count: 2, as: 'first' } }]),
      'lines.0.do.0.what.as: A name is for one card',
    ],
    [
      'VD-7.2.1 a name in what lasts',
      memory('A', {
        lines: [always({ give: 'number', to: 'self', field: 'dawn', amount: { of: 'dusk', on: 'first' } })],
      }),
      'lines.0.give.0.amount.on: "first" means nothing here: it belongs to what happens, and this lasts.',
    ],
    [
      'VD-H.65 a card of the hand sacrificed as a cost',
      memory('A', { lines: [ability([{ pay: 'sacrifice', of: { in: 'hand' } }], [{ do: 'roll' }])] }),
      'lines.0.pay.0.of: "sacrifice" reaches no card in "hand": "in" may be one of "play".',
    ],
    [
      'VD-H.67 an entity that hears that it is attached itself',
      entity('A', { lines: [triggers('after', 'attached', [{ do: 'evoke' }], { card: 'self' })] }),
      'lines.0: The text of an entity is not in force while it is attached.',
    ],
    [
      'VD-7.11.5 where the card of an event lies, which the event knows',
      memory('A', { lines: [triggers('after', 'discarded', [{ do: 'evoke' }], { card: { in: 'hand' } })] }),
      'lines.0.card.in: There is no field "in" here',
    ],
    [
      'VD-7.1.1 where cards lie that a player may not play',
      memory('A', { lines: [always({ give: 'player-ban', on: 'play-arcana', with: { in: 'hand' } })] }),
      'lines.0.give.0.with.in: There is no field "in" here',
    ],
    [
      'VD-7.11.3 what changes an event where there is none',
      thought('A', [{ do: 'prevent', amount: 1 }]),
      'lines.0.do.0: "prevent" changes what a trigger hears of',
    ],
    [
      'VD-7.11.3 a part of what is no damage prevented',
      memory('A', { lines: [triggers('when', 'mind-changed', [{ do: 'prevent', amount: 1 }])] }),
      'lines.0.do.0: "prevent" can\'t change the event "mind-changed", only "damaged", "dream-damaged".',
    ],
    [
      'VD-7.11.3 something in the place of what is no deed: a card enters play',
      memory('A', { lines: [triggers('when', 'entered', [{ do: 'instead' }], { who: 'theirs' })] }),
      'lines.0.do.0: "instead" can\'t change the event "entered", only "rolled", "evoked",',
    ],
    ...(
      [
        [
          'that comes to none',
          'after',
          'arcana-returned',
          '"arcana-returned" comes to no number: "event" is one only of',
        ],
        ['that comes to a card', 'after', 'attached', '"attached" comes to no number'],
        ['that nobody knows yet', 'before', 'attackers-declared', 'What "attackers-declared" comes to is not known'],
      ] as const
    ).map(([which, at, event, says]): [string, Json, string] => [
      `VD-6.22.3 the number of an event ${which}`,
      memory('A', { lines: [triggers(at, event, [{ do: 'dream-damage', amount: { of: 'event' } }])] }),
      `lines.0.do.0: ${says}`,
    ]),
    [
      'VD-6.22.3 a condition on the number of such an event',
      memory('A', {
        lines: [
          triggers('after', 'passed', [{ do: 'roll' }], { if: { is: 'amount', amount: { of: 'event' }, least: 2 } }),
        ],
      }),
      'lines.0.if: "passed" comes to no number',
    ],
    ...(['before', 'when'] as const).map((at): [string, Json, string] => [
      `VD-7.11.2, VD-7.11.3 what is rolled, ${at} it is`,
      memory('A', { lines: [triggers(at, 'rolled', [{ do: 'dream-damage', amount: { of: 'rolled' } }])] }),
      `lines.0.do.0: What is rolled is not known "${at}" it is rolled: use "after".`,
    ]),
    ...(
      [
        [
          'VD-4.8.13 damage to constructs',
          { do: 'damage', what: choose({ is: ['construct'] }) },
          '"damage" is done to none of these: "is" may hold "entity".',
        ],
        [
          'VD-2.7.6 a memory that joins a conflict',
          { do: 'join', what: all({ is: ['memory'] }) },
          '"join" is done to none of these',
        ],
        [
          'VD-2.7.2 control of a construct',
          { do: 'control', what: choose({ is: ['construct'] }) },
          '"control" is done to none of these: "is" may hold "entity", "memory", "veiled".',
        ],
        [
          'VD-4.8.4 what is destroyed in a pile',
          { do: 'destroy', what: all({ in: 'dream-discard' }) },
          '"destroy" reaches no card in "dream-discard": "in" may be one of "play".',
        ],
        [
          'VD-6.20.1 a hand that turns',
          { do: 'ready', what: all({ in: 'hand' }) },
          '"ready" reaches no card in "hand"',
        ],
        ['VD-6.14.1 a thought inspired', { do: 'inspire', what: choose({ is: ['thought'] }) }, '"inspire" is done'],
        [
          'VD-6.26.1 an arcanum veiled',
          { do: 'veil', what: choose({ in: 'hand' }) },
          '"veil" reaches no card in "hand"',
        ],
        [
          'VD-H.66 a card discarded that lies in the Void',
          { do: 'discard', what: all({ in: 'void' }) },
          '"discard" reaches',
        ],
        [
          'VD-6.8.2 a card played that is in play',
          { do: 'play', what: choose({ is: ['thought'] }) },
          '"play" reaches no card in "play": "in" may be one of "hand", "arcana-discard", "dream-discard", "void", "looked".',
        ],
      ] as const
    ).map(([which, step, says]): [string, Json, string] => [
      which,
      thought('A', [step]),
      `lines.0.do.0.what.of: ${says}`,
    ]),
    ...(
      [
        [
          'VD-4.8.4 what is destroyed unseen in a deck',
          { do: 'destroy', what: { pick: 'deck' } },
          'what.pick: "destroy" reaches no card in a deck, only in "play".',
        ],
        [
          'VD-4.8.12 no damage',
          { do: 'damage', what: 'self', amount: 0 },
          'amount: With this number nothing would happen',
        ],
        ['VD-6.21.1 no roll', { do: 'roll', times: -1 }, 'times: With this number nothing would happen: it must be'],
        ['VD-7.12.2 no card looked at', { do: 'look-top', count: 0 }, 'count: With this number nothing would happen'],
        [
          'VD-6.25.1 none of the cards of a group',
          { do: 'void', what: choose({ is: ['entity'] }, { count: 0 }) },
          'what.count: With this number nothing would happen',
        ],
      ] as const
    ).map(([which, step, says]): [string, Json, string] => [which, thought('A', [step]), `lines.0.do.0.${says}`]),
    [
      'VD-4.8.13 damage that a construct would hear of',
      construct('A', { lines: [triggers('after', 'damaged', [{ do: 'roll' }], { card: 'self' })] }),
      'lines.0: Only entities take damage of their own',
    ],
    [
      'VD-4.8.13 damage to constructs that a card would hear of',
      memory('A', { lines: [triggers('after', 'damaged', [{ do: 'roll' }], { card: { is: ['construct'] } })] }),
      'lines.0.card: Only entities take damage of their own',
    ],
    [
      'VD-7.11.3 what changes an event of another kind',
      memory('A', { lines: [triggers('when', 'dream-damaged', [{ do: 'redirect-to', what: 'self' }])] }),
      'lines.0.do.0: "redirect-to" can\'t change the event "dream-damaged", only "damaged".',
    ],
    [
      'VD-6.22.1 the card of an event where there is none',
      thought('A', [{ do: 'may', steps: [{ do: 'destroy', what: 'that-card' }] }]),
      'lines.0.do.0.steps.0: Only a trigger has an event, to which "that-card" belongs.',
    ],
    [
      'VD-6.21.2 the rolled card where nothing is rolled',
      thought('A', [{ do: 'dream-damage', amount: { of: 'rolled' } }]),
      'lines.0.do.0: Nothing is rolled here: "roll" must come before it.',
    ],
    [
      'VD-7.13.3 cards looked at where nobody has looked',
      thought('A', [{ do: 'discard', what: amongLooked }]),
      'lines.0.do.0: Nothing has been looked at here',
    ],
    ...(['play', 'dream-discard', 'looked'] as const).map((place): [string, Json, string] => [
      `VD-2.3.1 a Dream card put into a hand out of ${place}`,
      thought('A', [{ do: 'reveal-top' }, { do: 'put', what: choose({ in: place }), where: 'hand' }]),
      'lines.0.do.1.where: Dream cards never come into a hand (VD-2.3.1); only arcana do.',
    ]),
    ...(['top', 'bottom'] as const).map((where): [string, Json, string] => [
      `VD-2.2.1 an arcanum put into a deck: ${where}`,
      thought('A', [{ do: 'put', what: choose({ in: 'arcana-discard' }), where }]),
      'lines.0.do.0.where: Arcana have no place in a deck; put them into "hand".',
    ]),
    [
      'VD-6.22.3 a card of what happens to none',
      memory('A', { lines: [triggers('after', 'conflict-won', [{ do: 'roll' }], { card: { is: ['entity'] } })] }),
      'lines.0.card: "conflict-won" happens to no card: leave "card" out',
    ],
    ...(['entered', 'played', 'construct-activated'] as const).map((event): [string, Json, string] => [
      `VD-H.63 what a card would hear before its text is in force: ${event}`,
      memory('A', { lines: [triggers('before', event, [{ do: 'roll' }], { card: 'self' })] }),
      'lines.0.at: The text of this card is not in force before it is',
    ]),
    [
      'VD-7.12.1 a number that is none',
      thought('A', [{ do: 'destroy', what: choose({ is: ['entity'], value: { least: 4, most: 2 } }) }]),
      'lines.0.do.0.what.of.value.least: No number is at least 4 and at most 2.',
    ],
    [
      'VD-7.13.1 what was chosen where nothing was',
      thought('A', [{ do: 'destroy', what: 'it' }]),
      'lines.0.do.0: Nothing is chosen here that "it" could be.',
    ],
    [
      'VD-3.2.2 a line for the start that is on no bastion',
      memory('A', { lines: [{ line: 'start', do: [{ do: 'roll' }] }] }),
      'lines.0: Only a bastion has lines that are carried out at the start of the game.',
    ],
    [
      'VD-2.9.1 a line of playing a mind card',
      mind('A', { two: [plays({ do: 'roll' })] }),
      'texts.two.0: A mind card is never played',
    ],
    [
      'VD-2.3.2 what goes on while a thought is in play',
      thought('A', [], { lines: [always({ give: 'number', to: 'self', field: 'dawn', amount: 1 })] }),
      'lines.0: A thought does not stay in play',
    ],
    [
      'VD-2.2.1 what an arcanum would hear in play',
      arcanum('A', [{ do: 'roll' }], { inverted: [triggers('after', 'rolled', [{ do: 'roll' }])] }),
      'inverted.0: An arcanum has no text in force in "play": "from" may be one of "hand", "arcana-discard", "void".',
    ],
    [
      'VD-2.3.1 what a memory would hear in a hand',
      memory('A', { lines: [triggers('after', 'rolled', [{ do: 'roll' }], { from: 'hand' })] }),
      'lines.0: A memory has no text in force in "hand"',
    ],
    ...(
      [
        [
          'VD-6.7.1 dread',
          construct('A', { keywords: ['dread'] }),
          '"dread" does nothing on a construct, only on "entity".',
        ],
        ['VD-6.11.1 heroic', memory('A', { keywords: ['heroic'] }), '"heroic" does nothing on a memory'],
        ['VD-6.23.1 unique', memory('A', { keywords: ['unique'] }), '"unique" does nothing on a memory'],
        ['VD-6.15.1 loop', entity('A', { keywords: ['loop'] }), '"loop" does nothing on an entity, only on "thought".'],
        ['VD-H.44 siege', thought('A', [{ do: 'roll' }], { keywords: ['siege'] }), '"siege" does nothing on a thought'],
        ['VD-6.10.1 glaring', bastion('A', { keywords: ['glaring'] }), '"glaring" does nothing on a bastion'],
      ] as const
    ).map(([which, card, says]): [string, Json, string] => [
      `${which} where it does nothing`,
      card,
      `keywords.0: ${says}`,
    ]),
    [
      'VD-2.8.1 a limit of playing a bastion',
      bastion('A', { only: 'in-conflicts' }),
      'only: A bastion is never played, so that nothing limits when it is.',
    ],
    ...(
      [
        ['a thought', thought('A', [{ do: 'destroy', what: 'host' }])],
        ['an entity', entity('A', { lines: [triggers('after', 'damaged', [{ do: 'roll' }], { card: 'host' })] })],
        ['a construct', construct('A', { lines: [always({ give: 'number', to: 'host', field: 'dawn', amount: 1 })] })],
      ] as const
    ).map(([which, card]): [string, Json, string] => [
      `VD-2.5.3 a host of what has none: ${which}`,
      card,
      'lines.0: "host" while its text is in force: only a memory has, while it is attached.',
    ]),
    ...(
      [
        ['cards', thought('A', [{ do: 'destroy', what: 'attachments' }])],
        ['charges that are counted', thought('A', [{ do: 'roll', times: { of: 'charges' } }])],
        ['cards of a group', thought('A', [{ do: 'discard', what: choose({ is: ['charge'], on: 'self' }) }])],
      ] as const
    ).map(([which, card]): [string, Json, string] => [
      `VD-7.15.2 ${which} under what is no host`,
      card,
      'lines.0: Nothing is ever attached to',
    ]),
    [
      'VD-2.9.4 a mind card that exhausts itself',
      mind('A', { two: [{ line: 'ability', pay: [{ pay: 'exhaust-self' }], do: [{ do: 'roll' }] }] }),
      'texts.two.0: A mind card can\'t pay "exhaust-self".',
    ],
    [
      'VD-2.9.4 a mind card that sacrifices itself',
      mind('A', { two: [{ line: 'ability', pay: [{ pay: 'sacrifice-self' }], do: [{ do: 'roll' }] }] }),
      'texts.two.0: A mind card can\'t pay "sacrifice-self".',
    ],
    [
      'VD-H.65 a bastion that sacrifices itself',
      bastion('A', { lines: [{ line: 'ability', pay: [{ pay: 'sacrifice-self' }], do: [{ do: 'roll' }] }] }),
      'lines.0: A bastion can\'t pay "sacrifice-self".',
    ],
    [
      'VD-6.9.1 a card that turns in a pile',
      memory('A', { lines: [{ line: 'ability', from: 'void', pay: [{ pay: 'exhaust-self' }], do: [{ do: 'roll' }] }] }),
      'lines.0.pay.0: "exhaust-self" can\'t be paid in "void", only in "play".',
    ],
    [
      'a keyword without its number',
      entity('Guard', { keywords: ['worship'] }),
      'keywords.0: "worship" comes with a number: { "keyword": "worship", "x": 1 }.',
    ],
    ...uncountable([
      [{ event: 'destroyed', card: { other: true } }, 'card.other: What has happened is counted for the whole table'],
      [{ event: 'attached', card: { on: 'self' } }, 'card.on: What has happened is counted for the whole table'],
      [
        { event: 'destroyed', card: { having: { of: 'dawn', least: { of: 'charges' } } } },
        'card.having.least.on: What has happened is counted for the whole table',
      ],
      [{ event: 'rolled', card: { is: ['entity'] } }, ': "rolled" happens to no card'],
      [{ event: 'damaged', card: { is: ['memory'] } }, ': Only entities take damage of their own'],
      [{ event: 'looked-at', card: { is: ['entity'] } }, ': Only one player sees the front of what is looked at'],
      [{ event: 'roled' }, '.event: "roled" is not one of'],
      [{ event: 'played', card: { whose: 'each' } }, 'card.whose: "each" is each player in turn'],
    ]),
    [
      'a text that takes itself away',
      memory('A', { lines: [always({ give: 'no-text', to: 'self' })] }),
      'lines.0.give.0.to: No card takes its own text away',
    ],
    [
      'cards without a text in force that lose it',
      thought('A', [{ do: 'for', give: { give: 'no-text', to: all({ is: ['veiled'] }) } }]),
      'lines.0.do.0.give.to: No text is in force on what is "veiled", only on "memory"',
    ],
    [
      'a subtype for what is face down',
      memory('A', { lines: [always({ give: 'subtype', to: all({ is: ['veiled', 'charge'] }), subtype: 'Owl' })] }),
      'lines.0.give.0.to: No words stand on what is "veiled", "charge": it is face down (VD-7.6.2).',
    ],
    [
      'a faction that is none',
      memory('A', { lines: [always({ give: 'faction', to: 'self', faction: 'neutral' })] }),
      'lines.0.give.0.faction: "neutral" is not one of chimeric-court, fracta, subter-venellam, the-maze.',
    ],
    [
      'numbers that no construct has',
      construct('A', { lines: [always({ give: 'swapped', to: 'self', numbers: 'dawn-and-dusk' })] }),
      'lines.0.give.0.to: Only an "entity" has such numbers, not a card that is "construct".',
    ],
    [
      'a memory that must attack',
      memory('A', { lines: [always({ give: 'duty', on: 'attack', to: 'self' })] }),
      'lines.0.give.0.to: Only an "entity" takes part in conflicts, not a card that is "memory".',
    ],
    ['a title of two lines', entity('Lamp\nGuard'), 'title: A title stands on one line'],
    ['a title without end', entity('x'.repeat(61)), 'title: A title has at most 60 letters, not 61.'],
    ['a title that nobody can type', entity('日本'), 'title: "日本" has no letter from A to Z and no digit'],
    ['a title of cards that are unseen', entity('Veiled!'), 'title: "veiled" is what a card is called'],
    ['two cards of one name', entity('Guard'), 'title: "Guard" has the same name as card'],
  ])('finds %s', (_, card, says) => {
    const [flaw = ''] = flawsOf(card);
    const [field, ...rest] = says.split(': ');
    expect(flaw.startsWith(`${field}: `)).toBe(true);
    expect(flaw).toContain(rest.join(': '));
  });

  it.each<[string, readonly Json[]]>([
    [
      'a card that was revealed',
      [{ do: 'look-top' }, { do: 'reveal', what: 'it' }, { do: 'if', check: isEntity, then: [{ do: 'roll' }] }],
    ],
    [
      'a card that was turned up at once',
      [{ do: 'reveal-top' }, { do: 'if', check: isEntity, then: [{ do: 'roll' }] }],
    ],
    [
      'a card that all have seen go',
      [
        { do: 'look-top', count: 2 },
        { do: 'discard', what: amongLooked },
        { do: 'roll', times: { of: 'value', on: 'it' } },
      ],
    ],
    [
      'all the cards looked at',
      [
        { do: 'look-top', count: 2 },
        { do: 'put', what: all({ in: 'looked' }), where: 'bottom' },
      ],
    ],
    [
      'a card that may go where any card may',
      [{ do: 'look-top' }, { do: 'may', steps: [{ do: 'put', what: 'it', where: 'bottom' }] }],
    ],
    [
      'whether one among them is chosen',
      [{ do: 'look-top' }, { do: 'if-able', steps: [{ do: 'play', what: choose({ in: 'looked' }, { upTo: true }) }] }],
    ],
    [
      'another card than those looked at',
      [
        { do: 'look-top' },
        { do: 'choose', what: choose({ is: ['entity'] }) },
        { do: 'roll', times: { of: 'value', on: 'it' } },
      ],
    ],
    [
      'the cards of a hand that was shown',
      [
        { do: 'show-hand', who: 'opponent' },
        { do: 'discard', what: choose({ in: 'hand', whose: 'theirs', ...fracta }) },
        { do: 'roll', times: { of: 'count', group: { in: 'hand', whose: 'theirs', ...fracta } } },
      ],
    ],
    [
      'what players choose in their own hands',
      [
        { do: 'may', steps: [{ do: 'discard', what: choose({ in: 'hand', whose: 'yours', ...fracta }) }] },
        { do: 'discard', what: choose({ in: 'hand', whose: 'theirs', ...fracta }, { by: 'opponent' }) },
      ],
    ],
    [
      'the value of a card of the hand, which is on its back',
      [
        { do: 'choose', what: choose({ in: 'hand', whose: 'theirs', value: { least: 3 } }) },
        { do: 'roll', times: { of: 'value', on: 'it' } },
      ],
    ],
    [
      'a card where it was shown, if it was',
      [
        { do: 'look-top' },
        { do: 'may', steps: [{ do: 'reveal', what: 'it' }] },
        { do: 'if', check: { is: 'all', checks: [{ is: 'done' }, isMild] }, then: [{ do: 'roll' }] },
      ],
    ],
    [
      'a card that was shown by its name',
      [
        { do: 'look-top', count: 2 },
        { do: 'choose', what: { ...amongLooked, as: 'first' } },
        { do: 'reveal', what: 'it' },
        { do: 'roll', times: { of: 'value', on: 'first' } },
      ],
    ],
    [
      'a name that each of two ways gives',
      [
        {
          do: 'one-of',
          modes: [
            [{ do: 'ready', what: { ...entities, as: 'first' } }],
            [{ do: 'exhaust', what: { ...entities, as: 'first' } }],
          ],
        },
        { do: 'roll', times: { of: 'dusk', on: 'first' } },
      ],
    ],
  ])('VD-7.13.1, VD-7.9.1 lets a line go by %s', (_, steps) => {
    expect(flawsOf(thought('A', steps))).toEqual([]);
  });

  it('tells what cards have against each other beside what is wrong with one', () => {
    const major = { kind: 'arcanum', title: 'Gate', faction: 'neutral', value: 9 };
    const back = { dream: { count: 30 }, arcana: { count: 9 } };
    expect(
      flawsOf(
        major,
        entity('Guard'),
        bastion('A', { back: { ...back, major: 'Gate' } }),
        bastion('B', { back: { ...back, major: 'Gaet' } }),
      ).filter((says) => !says.startsWith('normal') && !says.startsWith('inverted') && !says.startsWith(':')),
    ).toEqual([
      'value: This must be a whole number from 1 to 4, not 9.',
      expect.stringContaining('title: "Guard" has the same name as card'),
      expect.stringContaining('back.major: There is no arcanum "Gaet" in this set. Did you mean "Gate"?'),
    ]);
  });

  it('VD-H.99 says when there are more lines than can be told apart', () => {
    const lines = Array.from({ length: 2200 }, () => triggers('after', 'passed', [{ do: 'roll' }]));
    const cards = Array.from({ length: 30 }, (_, n) => memory(`Crowd ${n}`, { lines }));
    expect(flawsOf(...cards)).toEqual([
      expect.stringMatching(/^cards: A set has at most 65536 lines. These are 660\d\d.$/),
    ]);
  });

  it('names the file and the line', () => {
    const json =
      '{\n "title": "Mine",\n "cards": [\n  { "kind": "mind", "title": "A",\n    "faction": "x", "texts": {} }\n ]\n}';
    expect(loadSet('my.json', json)).toMatchObject({
      ok: false,
      flaws: [{ file: 'my.json', line: 5, field: 'cards.0.faction' }],
    });
  });

  it.each([{}, { whose: 'yours', value: { least: 3 } }])(
    'VD-2.2.3 lets a score count the backs of a hand: %j',
    (which) => {
      expect(flawsOf(entity('A', { lines: [always({ give: 'score', type: 'dawn', amount: inHand(which) })] }))).toEqual(
        [],
      );
    },
  );

  it('says when a file is no JSON', () => {
    expect(loadSet('my.json', '{ "title": ')).toMatchObject({ ok: false, flaws: [{ line: 1 }] });
  });

  it.each([
    ['a card', entity('A')],
    ['a list of cards', [entity('A'), entity('B')]],
  ])('says once what %s without a set around it lacks', (_, value) => {
    expect(loadSet('my.json', JSON.stringify(value))).toMatchObject({
      ok: false,
      flaws: [
        { says: 'Cards stand in a set: {"title": "My Set", "cards": [...]}. Put what is here into its "cards".' },
      ],
    });
  });

  it('VD-2.3.6 gives sets of the same content the same name, and any other set another', () => {
    const hashOf = (json: string): string | null => {
      const loaded = loadSet('x.json', json);
      return loaded.ok ? loaded.set.hash : null;
    };
    const cards = [...PLAIN];
    const plain = hashOf(JSON.stringify({ title: 'Mine', cards }));
    expect(hashOf(JSON.stringify({ cards, title: 'Mine' }, null, 2))).toBe(plain);
    expect(hashOf(JSON.stringify({ title: 'Mine', cards: [...cards, entity('New')] }))).not.toBe(plain);
  });
});
