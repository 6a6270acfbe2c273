import {
  all,
  arcanum,
  choose,
  entity,
  memory,
  O,
  P,
  Tabletop,
  type TableSetting,
  thought,
  triggers,
} from '#test/voidream';

/** What the rulebook leaves open about cards and where they lie, and about the end, as it is played here (VD-H). */

const imp = entity('Imp', { stability: 2 });
const table = (setting: TableSetting): Tabletop => new Tabletop({ ...setting, cards: [imp, ...(setting.cards ?? [])] });

describe('VD-H.10 each player has a Void', () => {
  const sleeper = entity('Sleeper', { keywords: [{ keyword: 'dormant', x: 1 }] });
  it.each([
    ['p', ['play', 'return']],
    ['o', ['return']],
  ])('an arcanum in that of %s', (side, offers) => {
    const gone = (of: string): string[] => (of === side ? ['hush-1'] : []);
    const p = { hand: ['call', 'hush-4'], deck: ['sleeper', 'blank-1'], void: gone('p') };
    expect(table({ cards: [sleeper], p, o: { void: gone('o') } }).answer('play:call').offers).toEqual(offers);
  });
});

describe('VD-H.28 whoever enters Nightmare', () => {
  it.each([
    [
      'may void an arcanum that came back with it',
      { hand: ['call'], arcanaDiscard: ['hush-1'] },
      ['void:call', 'void:hush-1'],
    ],
    ['must void the only one there is', { hand: [], arcanaDiscard: ['hush-1'] }, []],
  ])('%s', (_, p, offers) => {
    const here = table({ p: { ...p, mind: 3 }, o: { mind: 1 } }).bothPass();
    if (here.asked === 'P nightmare') here.answer('enter');
    expect([here.asked === 'P nightmare-void' ? here.offers : [], here.result]).toEqual([offers, null]);
    expect(here.see(P).void).toEqual(offers.length === 0 ? ['hush-1'] : []);
  });

  it('loses with no arcanum left after the return', () => {
    const here = table({ p: { hand: [], mind: 3 }, o: { mind: 1 } }).bothPass();
    expect(here.result).toBe('2-1 nightmare VD-4.4.3');
  });
});

describe('VD-H.73 Prototype', () => {
  const draft = thought('Draft', [{ do: 'dream-damage' }], { keywords: [{ keyword: 'prototype', x: 1 }] });
  const ear = memory('Ear', {
    lines: [triggers('after', 'played', [{ do: 'charge', what: 'self' }], { who: 'yours', card: { is: ['thought'] } })],
  });
  const played = (gone: readonly string[]): Tabletop =>
    table({
      cards: [draft, ear],
      p: { hand: ['call', 'hush-4'], play: ['ear'], deck: ['draft', 'blank-1', 'blank-2'], void: gone },
    }).answer('play:call', 'play');

  it.each<[string, readonly string[], readonly [readonly string[], number, number]]>([
    ['without enough copies is played, does nothing, and goes to the Void', [], [['draft'], 0, 1]],
    ['with enough of them is carried out', ['draft'], [['draft'], 1, 1]],
  ])('%s', (_, gone, [there, damage, heard]) => {
    const here = played(gone);
    expect([here.see(P).void, here.see(O).dreamDiscard.length, here.see(P).play[0]?.attachments.length]).toEqual([
      there,
      damage,
      heard,
    ]);
  });
});

it('VD-H.78 a card that lay face down lies face up in a pile', () => {
  const sweep = arcanum('Sweep', [{ do: 'discard', what: choose({ is: ['veiled'], whose: 'theirs' }) }]);
  const here = table({ cards: [sweep], p: { hand: ['sweep', 'call'] }, o: { play: ['imp?'] } }).answer('play:sweep');
  expect(JSON.stringify(here.viewOf(P).players)).toContain('"dreamDiscard":["imp"]');
});

describe('VD-H.84 after 300 rounds', () => {
  const late = (reading: string, round: number): Tabletop =>
    table({ round, p: { mind: 3 }, o: { mind: 1, deck: ['blank-1'] }, switches: { 'VD-H.84': reading } })
      .bothPass()
      .answer('discard:call');

  it.each([
    ['a', 299, null],
    ['a', 300, '1-1 rounds VD-H.84'],
    ['b', 300, null],
    ['c', 300, '1-2 rounds VD-H.84'],
  ])('under (%s), in round %i: %j', (reading, round, result) => {
    expect(late(reading, round).result).toBe(result);
  });
});

it.each([
  ['a memory with nothing attached is attached', [], ['book']],
  ['one with an attachment is not', ['blank-1'], []],
])('VD-H.108 %s', (_, charges, attached) => {
  const move = arcanum('Move', [{ do: 'attach', what: all({ title: 'Book' }), to: choose({ title: 'Imp' }) }]);
  const p = { hand: ['move', 'call'], play: ['imp', { card: 'book', charges }] };
  const here = table({ cards: [memory('Book'), move], p }).answer('play:move');
  expect(here.see(P).play[0]?.attachments.map(({ card }) => card)).toEqual(attached);
});
