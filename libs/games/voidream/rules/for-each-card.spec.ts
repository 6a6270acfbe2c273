import type { JsonObject } from '#kernel';
import { all, always, arcanum, choose, entity, memory, O, P, Tabletop, type TableSetting } from '#test/voidream';

/** Numbers that are counted for each card by itself (6d): "each of your entities has +1 dawn for each charge on it". */

const imp = entity('Imp', { value: 1, dawn: 1, stability: 4, dusk: 3 });
const ogre = entity('Ogre', { value: 3, dawn: 4, stability: 5, dusk: 2 });
const own = (of: string): JsonObject => ({ of, on: 'each' });
const mine = { is: ['entity'], whose: 'yours' };
const raise = (amount: JsonObject, give = 'number', field = 'dawn'): JsonObject =>
  ({ give, to: all(mine), field, amount }) satisfies JsonObject;

const set = (lines: readonly JsonObject[], setting: TableSetting = {}): Tabletop =>
  new Tabletop({ cards: [imp, ogre, memory('Rule', { lines }), ...(setting.cards ?? [])], ...without(setting) });
const without = ({ cards: _, ...rest }: TableSetting): TableSetting => rest;
const numbers = (table: Tabletop, field: 'dawn' | 'dusk', seat = P): readonly unknown[] =>
  table
    .see(seat)
    .play.filter(({ card }) => card === 'imp' || card === 'ogre')
    .map((card) => card[field]);

describe('6d a number that is counted for each card', () => {
  const charged = { card: 'imp', charges: ['blank-1', 'blank-3'] };
  it.each<[string, JsonObject, readonly number[]]>([
    ['its charges', raise(own('charges')), [3, 4]],
    ['its own dusk', raise(own('dusk')), [4, 6]],
    ['its own dusk in its place', raise(own('dusk'), 'fixed'), [3, 2]],
    ['a sum with it', raise({ of: 'sum', parts: [own('value'), 10] }), [12, 17]],
    ['less by it', raise({ of: 'product', amount: own('value'), times: -1 }), [0, 1]],
  ])('%s', (_, give, are) => {
    expect(numbers(set([always(give)], { p: { play: [charged, 'ogre', 'rule'] } }), 'dawn')).toEqual(are);
  });

  it('goes on counting', () => {
    const charge = arcanum('Act', [{ do: 'charge', what: choose({ title: 'Imp' }), times: 2 }]);
    const table = set([always(raise(own('charges')))], {
      cards: [charge],
      p: { play: ['imp', 'rule'], hand: ['act', 'call'], deck: ['blank-1', 'blank-1', 'blank-1'] },
    });
    expect(numbers(table, 'dawn')).toEqual([1]);
    expect(numbers(table.answer('play:act'), 'dawn')).toEqual([3]);
  });

  it('VD-7.16.3 two that go by each other come to an end', () => {
    const both = [always(raise(own('dusk')), raise(own('dawn'), 'number', 'dusk'))];
    expect(numbers(set(both, { p: { play: ['imp', 'rule'] } }), 'dawn')).toEqual([5]);
  });

  it('lasts for a while, whatever the numbers become', () => {
    const table = set([], {
      cards: [
        arcanum('Act', [
          { do: 'for', give: raise(own('charges')) },
          { do: 'charge', what: choose({ title: 'Imp' }) },
        ]),
      ],
      p: { play: ['imp', 'ogre'], hand: ['act', 'call'], deck: ['blank-1', 'blank-1', 'blank-1'] },
    }).answer('play:act');
    expect(numbers(table, 'dawn')).toEqual([2, 4]);
  });
});

describe('VD-4.8.12 damage to each card by a number of its own', () => {
  const act = (steps: readonly JsonObject[], play = ['imp', 'ogre']): Tabletop =>
    new Tabletop({
      cards: [imp, ogre, entity('Gentle', { dusk: 0 }), arcanum('Act', steps)],
      p: { hand: ['act', 'call'] },
      o: { play },
    }).answer('play:act');
  const told = ({ facts }: Tabletop, wanted: string): readonly unknown[] =>
    facts.flatMap(({ kind, open }) => (kind === wanted ? [[open?.card, open?.total]] : []));
  const bite = (what: JsonObject): JsonObject => ({ do: 'damage', what, amount: own('dusk') });

  it('comes to all of them together', () => {
    expect(told(act([bite(all({ is: ['entity'] }))]), 'damaged')).toEqual([
      ['imp-3', 3],
      ['ogre-4', 2],
    ]);
  });
  it('is taken off so too', () => {
    const heal = { do: 'remove-damage', what: all({ is: ['entity'] }), amount: own('value') };
    expect(told(act([bite(all({ is: ['entity'] })), heal]), 'healed')).toEqual([
      ['imp-3', 2],
      ['ogre-4', 0],
    ]);
  });
  it('VD-7.8.4 chooses none that would take none', () => {
    expect(told(act([bite(choose({ is: ['entity'] }))], ['gentle', 'imp']), 'damaged')).toEqual([['imp-4', 3]]);
  });
});

describe('6d a group by two numbers of each card', () => {
  it.each<[string, JsonObject, readonly string[]]>([
    ['dusk above dawn', { of: 'dusk', least: { of: 'sum', parts: [own('dawn'), 1] } }, ['ogre']],
    ['dawn of at least its dusk', { of: 'dawn', least: own('dusk') }, ['imp']],
    ['value as its dawn and more', { of: 'value', least: own('dawn') }, ['ogre']],
  ])('%s', (_, having, left) => {
    const table = new Tabletop({
      cards: [imp, ogre, arcanum('Act', [{ do: 'destroy', what: all({ is: ['entity'], having }) }])],
      p: { hand: ['act', 'call'] },
      o: { play: ['imp', 'ogre'] },
    }).answer('play:act');
    expect(table.see(O).play.map(({ card }) => card)).toEqual(left);
  });
});
