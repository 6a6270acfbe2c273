import type { Json, JsonObject } from '#kernel';
import {
  ability,
  all,
  always,
  arcanum,
  choose,
  entity,
  memory,
  O,
  Tabletop,
  type TableSetting,
  triggers,
} from '#test/voidream';

/** What is looked at after every step, whatever has led to it: part 4 of the catalogue. */

const hare = entity('Hare', { value: 2, stability: 1 });
const stability = (amount: Json, to: Json): JsonObject => ({ give: 'number', to, field: 'stability', amount });
const law = (give: JsonObject): JsonObject => memory('Law', { lines: [always(give)] });
const theirs = (that: string): JsonObject => all({ is: ['entity'], whose: 'theirs', that: [that] });
const act = (...steps: readonly JsonObject[]): JsonObject => arcanum('Act', steps);

interface Case extends TableSetting {
  readonly answers: readonly string[];
}

const cases: Readonly<Record<string, Case>> = {
  'it takes part in a conflict': {
    cards: [law(stability(-1, theirs('participating')))],
    p: { play: ['law'], hand: ['dawn-raid', 'call'] },
    o: { play: ['hare'] },
    answers: ['play:dawn-raid', 'defend:hare-4'],
  },
  'it is exhausted': {
    cards: [law(stability(-1, theirs('exhausted'))), act({ do: 'exhaust', what: choose({ is: ['entity'] }) })],
    p: { play: ['law'], hand: ['act', 'call'] },
    o: { play: ['hare'] },
    answers: ['play:act'],
  },
  'it comes into play': {
    cards: [
      law(stability(-1, all({ is: ['entity'], whose: 'yours' }))),
      act({ do: 'put', what: choose({ in: 'dream-discard', is: ['entity'] }), where: 'play' }),
    ],
    p: { play: ['law'], hand: ['act', 'call'], dreamDiscard: ['hare'] },
    answers: ['play:act'],
  },
  'a hand is smaller': {
    cards: [law(stability({ of: 'sum', parts: [{ of: 'hand' }, -2] }, theirs('ready')))],
    p: { play: ['law'], hand: ['hush-4', 'call'] },
    o: { play: ['hare'] },
    answers: ['play:hush-4'],
  },
  'a charge is gone': {
    cards: [
      entity('Cask', {
        stability: 1,
        lines: [always(stability({ of: 'sum', parts: [{ of: 'charges' }, -1] }, 'self'))],
      }),
      memory('Law', {
        lines: [
          ability([{ pay: 'exhaust-self' }], [{ do: 'discard', what: choose({ is: ['charge'], that: ['attached'] }) }]),
        ],
      }),
    ],
    p: { play: ['law', { card: 'cask', charges: ['blank-1'] }] },
    answers: ['use:law-2'],
  },
  'it is another turn': {
    cards: [
      memory('Law', {
        lines: [{ ...always(stability(-1, theirs('ready'))), if: { is: 'not', check: { is: 'active' } } }],
      }),
    ],
    p: { play: ['law'], hand: ['hush-4', 'call'] },
    o: { play: ['hare'] },
    answers: ['play:hush-4'],
  },
};

describe('VD-4.8.16, VD-H.52 an entity with stability 0 is destroyed before anything else', () => {
  it.each(Object.entries(cases))('where %s', (_, { cards = [], answers, ...setting }) => {
    const table = new Tabletop({ ...setting, cards: [hare, ...cards] });
    expect(table.story).not.toContain('destroyed');
    table.answer(...answers);
    expect([table.story.includes('destroyed'), table.asked.split(' ')[1]]).toEqual([true, 'turn']);
  });
});

describe('VD-7.11.3, VD-H.67 a destruction that something else is done instead of', () => {
  const second = entity('Second', {
    lines: [
      triggers('when', 'destroyed', [{ do: 'instead' }, { do: 'sacrifice', what: 'self' }], {
        card: { is: ['entity'], whose: 'yours', other: true },
      }),
    ],
  });
  const hit = { do: 'damage', what: choose({ is: ['entity'], whose: 'theirs' }) };
  const mark = { do: 'for', give: { give: 'number', to: all({ is: ['entity'] }), field: 'dawn', amount: 1 } };
  // Numbers that go by whose turn it is are looked at after each step.
  const watch = { ...law({ give: 'depth', who: 'active', amount: 1 }), title: 'Watch' };

  it.each<[string, readonly JsonObject[], readonly string[]]>([
    ['nothing else', [hit], []],
    ['something that marks all numbers', [hit, mark], []],
    ['a number that is looked at after each step', [hit], ['watch']],
  ])('does not come again from the same damage, with %s', (_, steps, also) => {
    const cards = [hare, second, act(...steps), watch];
    const p = { hand: ['act', 'hush-4'], play: also };
    const table = new Tabletop({ cards, p, o: { play: ['hare', 'second'] } });
    table.answer('play:act', `choose:hare-${3 + also.length}`, 'pass', 'play:hush-4');
    expect(table.see(O).play.map(({ card, damage }) => [card, damage])).toEqual([['hare', 0]]);
    expect(table.story.filter((kind) => kind === 'sacrificed')).toHaveLength(1);
  });
});

describe('VD-2.10.1 a depth that goes by whose turn it is', () => {
  it('has changed before that turn', () => {
    const tide = memory('Tide', {
      lines: [
        { ...always({ give: 'depth', amount: 1 }), if: { is: 'active' } },
        triggers('after', 'depth-changed', [{ do: 'roll' }], { who: 'yours' }),
      ],
    });
    const table = new Tabletop({ cards: [tide], p: { hand: ['hush-4', 'call'] }, o: { play: ['tide'] } });
    table.answer('play:hush-4');
    expect([table.story.includes('triggered'), table.asked]).toEqual([true, 'O turn']);
  });
});

describe('VD-7.11.5 what comes after the beginning of a phase', () => {
  it.each([
    ['main', ['pass', 'pass', 'discard:call']],
    ['conflict', ['play:dawn-raid']],
  ] as const)('comes before its first turn: %s', (phase, answers) => {
    const horn = memory('Horn', {
      lines: [triggers('after', 'phase-began', [{ do: 'roll' }], { if: { is: 'phase', phase } })],
    });
    const p = { mind: 3, play: ['horn'], hand: ['dawn-raid', 'call'] };
    const table = new Tabletop({ cards: [horn], p, o: { mind: 1 } }).answer(...answers);
    expect([table.story.at(-1), table.asked.split(' ')[1], table.table.phase]).toEqual(['rolled', 'turn', phase]);
  });
});
