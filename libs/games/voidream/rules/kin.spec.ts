import type { JsonObject } from '#kernel';
import {
  all,
  always,
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

/** Cards that count as what is not printed on them: VD-2.3.5, VD-7.2.1. */

const owls = (to: JsonObject | string): JsonObject => ({ give: 'subtype', to, subtype: 'Owl' });
const roost = memory('Roost', { lines: [always(owls(all({ is: ['entity'], whose: 'yours' })))] });
const imp = entity('Imp', { subtypes: ['Demon'] });
const owl = entity('Grey Owl', { subtypes: ['Owl'] });
const hunt = (of: JsonObject): JsonObject => arcanum('Hunt', [{ do: 'destroy', what: all(of) }]);

const table = (cards: readonly JsonObject[], rest: TableSetting = {}): Tabletop =>
  new Tabletop({ cards: [imp, owl, roost, ...cards], p: { hand: ['hunt', 'call'] }, ...rest });
const left = (at: Tabletop, seat = O): readonly unknown[] => at.see(seat).play.map(({ card }) => card);
const alsoOf = (at: Tabletop, name: string, seat = P): unknown => {
  const found = at.see(seat).play.find(({ card }) => card === name) as unknown as JsonObject | undefined;
  return found?.also;
};

describe('VD-2.3.5 a subtype that an effect adds', () => {
  it('is asked for like one that is printed', () => {
    const at = table([hunt({ subtype: 'Owl', whose: 'theirs' })], { o: { play: ['imp', 'roost'] } });
    expect(left(at.answer('play:hunt'))).toEqual(['roost']);
  });

  it('leaves those that are printed', () => {
    const at = table([hunt({ subtype: 'Demon', whose: 'theirs' })], { o: { play: ['imp', 'roost'] } });
    expect(left(at.answer('play:hunt'))).toEqual(['roost']);
  });

  it('is shown with the card, and only where it is on', () => {
    const at = table([hunt({})], { p: { play: ['imp', 'roost'], hand: ['hunt', 'call'] } });
    expect([alsoOf(at, 'imp'), alsoOf(at, 'roost')]).toEqual([['Owl'], undefined]);
    expect(left(table([hunt({})], { o: { play: ['imp'] } }))).toEqual(['imp']);
  });

  it('ends with the text that gives it', () => {
    const end = arcanum('End', [{ do: 'destroy', what: choose({ title: 'Roost' }) }]);
    const at = table([end, hunt({ subtype: 'Owl', whose: 'theirs' })], {
      p: { hand: ['end', 'hunt', 'call'], mind: 4 },
      o: { play: ['imp', 'roost'] },
    });
    at.answer('play:end', 'pass', 'play:hunt');
    expect(left(at)).toEqual(['imp']);
  });

  it('is not that of a face-down card (VD-7.6.2)', () => {
    const veil = memory('Veil', { lines: [always(owls(all({ is: ['veiled', 'entity'] })))] });
    const at = table([veil, hunt({ subtype: 'Owl' })], {
      p: { play: ['veil'], hand: ['hunt', 'call'] },
      o: { play: ['imp?'] },
    });
    expect(left(at.answer('play:hunt'))).toHaveLength(1);
  });

  it('lasts as long as it is said, on what was chosen (VD-7.2.1)', () => {
    const name = arcanum('Name', [
      { do: 'for', long: 'turn', give: owls(choose({ is: ['entity'], whose: 'theirs' })) },
      { do: 'destroy', what: all({ subtype: 'Owl' }) },
    ]);
    const late = arcanum('Late', [
      { do: 'for', long: 'turn', give: owls(choose({ is: ['entity'], whose: 'theirs' })) },
    ]);
    expect(left(table([name], { p: { hand: ['name', 'call'] }, o: { play: ['imp'] } }).answer('play:name'))).toEqual(
      [],
    );
    const at = table([late, hunt({ subtype: 'Owl' })], {
      p: { hand: ['late', 'hunt', 'call'], mind: 4 },
      o: { play: ['imp'] },
    });
    at.answer('play:late', 'pass', 'play:hunt');
    expect(left(at)).toEqual(['imp']);
  });

  it('makes a trigger hear of it, though it has left by then', () => {
    const watch = memory('Watch', {
      lines: [triggers('after', 'destroyed', [{ do: 'dream-damage', who: 'opponent' }], { card: { subtype: 'Owl' } })],
    });
    const lost = (play: readonly string[]): number =>
      table([watch, hunt({ is: ['entity'] })], { p: { play: ['watch'], hand: ['hunt', 'call'] }, o: { play } })
        .answer('play:hunt')
        .see(O).dreamDiscard.length;
    expect([lost(['grey-owl', 'roost']), lost(['imp', 'roost']), lost(['imp'])]).toEqual([2, 2, 1]);
  });

  it('is shared with others', () => {
    const kin = arcanum('Kin', [
      { do: 'choose', what: choose({ title: 'Grey Owl' }) },
      { do: 'destroy', what: all({ whose: 'theirs', sharing: { a: 'subtype', with: 'it' } }) },
    ]);
    const at = (play: readonly string[]): readonly unknown[] =>
      left(table([kin], { p: { play: ['grey-owl'], hand: ['kin', 'call'] }, o: { play } }).answer('play:kin'));
    expect([at(['imp', 'roost']), at(['imp'])]).toEqual([['roost'], ['imp']]);
  });

  it('does not come from itself: of two that wait for each other none begins', () => {
    const ring = memory('Ring', {
      lines: [
        always({ give: 'subtype', to: all({ subtype: 'Wolf' }), subtype: 'Bear' }),
        always({ give: 'subtype', to: all({ subtype: 'Bear' }), subtype: 'Wolf' }),
      ],
    });
    const at = table([ring, hunt({ subtype: 'Wolf' })], {
      p: { play: ['ring'], hand: ['hunt', 'call'] },
      o: { play: ['imp'] },
    });
    expect(left(at.answer('play:hunt'))).toEqual(['imp']);
  });

  it('Offering, in the Void, is worth as much as one that is printed (VD-6.28.1)', () => {
    const altar = memory('Altar', {
      lines: [always({ give: 'subtype', to: all({ in: 'void', whose: 'yours' }), subtype: 'Offering' })],
    });
    const monk = entity('Monk', { keywords: [{ keyword: 'worship', x: 2 }] });
    const plays = (play: readonly string[]): boolean => {
      const at = table([altar, monk, arcanum('Look', [{ do: 'evoke' }])], {
        p: { play, hand: ['look', 'call'], deck: ['monk', 'blank-1'], void: ['blank-1', 'blank-2'] },
      }).answer('play:look');
      return at.offers.some((offer) => offer.startsWith('play'));
    };
    expect([plays(['altar']), plays(['roost'])]).toEqual([true, false]);
  });
});

describe('VD-8.1.5 a faction that an effect adds', () => {
  const flag = (faction: string): JsonObject =>
    memory('Flag', { faction: 'fracta', lines: [always({ give: 'faction', to: all({ title: 'Imp' }), faction })] });

  it.each([
    ['the-maze', []],
    ['neutral', ['imp']],
    ['fracta', ['imp']],
  ])('is asked for: %s', (faction, gone) => {
    const at = table([flag('the-maze'), hunt({ faction, title: 'Imp', whose: 'theirs' })], {
      o: { play: ['imp', 'flag'] },
    });
    expect(left(at.answer('play:hunt'))).toEqual([...gone, 'flag']);
  });

  it('is shared with others', () => {
    const kin = thought('Kin', [
      { do: 'choose', what: choose({ title: 'Flag', whose: 'yours' }) },
      { do: 'destroy', what: all({ is: ['entity'], whose: 'theirs', sharing: { a: 'faction', with: 'it' } }) },
    ]);
    const at = table([flag('fracta'), kin, arcanum('Hunt', [{ do: 'evoke' }])], {
      p: { play: ['flag'], hand: ['hunt', 'call'], deck: ['kin', 'blank-1'] },
      o: { play: ['imp', 'grey-owl'] },
    });
    at.answer('play:hunt');
    at.answer(at.offers.find((offer) => offer.startsWith('play')) ?? 'play');
    expect(left(at)).toEqual(['grey-owl']);
  });
});
