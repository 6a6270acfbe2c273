import type { JsonObject } from '#kernel';
import {
  ability,
  all,
  always,
  choose,
  entity,
  memory,
  O,
  P,
  Tabletop,
  type TableSetting,
  triggers,
} from '#test/voidream';

/** VD-4.2.5, VD-7.8.5, VD-H.5: whether an ability may be activated is judged on the state after its cost is paid. */

const imp = entity('Imp');
const anyOf = choose({ is: ['entity'] });
const well = (pay: readonly JsonObject[], steps: readonly JsonObject[], rest: JsonObject[] = []): JsonObject =>
  memory('Well', { lines: [ability(pay, steps), ...rest] });
const pays = (pay: string, rest: JsonObject = {}): JsonObject => ({ pay, count: 1, ...rest });
const entityOf = (pay: string): JsonObject => pays(pay, { of: { is: ['entity'] } });
const at = (card: JsonObject, p: TableSetting['p'], rest: TableSetting = {}): Tabletop =>
  new Tabletop({ cards: [imp, card], p: { ...p, play: ['well', ...(p?.play ?? [])] }, ...rest });
const isOffered = (table: Tabletop): boolean => table.offers.includes('use:well-2');

const sacrifice = [entityOf('sacrifice')];
const noEvoking = always({ give: 'player-ban', on: 'evoke', who: 'you' });

it.each<[string, JsonObject, TableSetting['p'], boolean]>([
  ['what it discards can come back', well([pays('discard-arcana')], [{ do: 'return-arcana' }]), {}, true],
  ['a mind that was turned can be turned back', well([{ pay: 'mind', times: 1 }], [{ do: 'mind', by: 1 }]), {}, true],
  [
    'whom it sacrifices it can exhaust no more',
    well(sacrifice, [{ do: 'exhaust', what: anyOf }]),
    { play: ['imp'] },
    false,
  ],
  ['but another it can', well(sacrifice, [{ do: 'exhaust', what: anyOf }]), { play: ['imp', 'imp!'] }, true],
  ['itself it can ready no more', well([{ pay: 'sacrifice-self' }], [{ do: 'ready', what: 'self' }]), {}, false],
  ['its own ban goes with it', well([{ pay: 'sacrifice-self' }], [{ do: 'evoke' }], [noEvoking]), {}, true],
  ['its own ban stays with it', well([{ pay: 'mind', times: 1 }], [{ do: 'evoke' }], [noEvoking]), {}, false],
  ['a top that goes shows another', well([pays('discard-top')], [{ do: 'evoke' }]), {}, true],
  ['but not beneath the last card', well([pays('discard-top')], [{ do: 'evoke' }]), { deck: ['blank-1'] }, false],
  [
    'a charge is discarded once',
    well([pays('discard-charge'), pays('discard-charge')], [{ do: 'roll' }]),
    { play: [{ card: 'imp', charges: ['blank-1'] }] },
    false,
  ],
  [
    'an arcanum is not both discarded and voided',
    well([pays('discard-arcana'), pays('void-arcana')], [{ do: 'roll' }]),
    { hand: ['call'] },
    false,
  ],
  ['one is, and another', well([pays('discard-arcana'), pays('void-arcana')], [{ do: 'roll' }]), {}, true],
  [
    'who is exhausted is not exhausted again',
    well([{ pay: 'exhaust-self' }, pays('exhaust', { of: { is: ['memory'] } })], [{ do: 'roll' }]),
    {},
    false,
  ],
  [
    'what is detached is there',
    well([pays('detach')], [{ do: 'ready', what: choose({ is: ['memory'], that: ['free'] }) }]),
    { play: [{ card: 'imp', attached: ['well'] }] },
    false,
  ],
])('%s', (_, card, p, offered) => {
  const before = at(card, p);
  expect(isOffered(before)).toBe(offered);
  expect(before.see(P)).toEqual(at(card, p).see(P));
});

it('only those are asked to pay who leave the other costs payable', () => {
  const table = at(well([entityOf('sacrifice'), entityOf('exhaust')], [{ do: 'dream-damage' }]), {
    play: ['imp', 'imp!'],
  });
  table.answer('use:well-2');
  expect(table.see(P).play.map(({ id, exhausted }) => [id, exhausted])).toEqual([
    ['well-2', false],
    ['imp-3', true],
  ]);
  expect(table.see(O).dreamDiscard).toHaveLength(1);
});

it('nor do two pay together who leave a later one unpaid', () => {
  const lamp = entity('Lamp', { subtypes: ['Lantern'] });
  const pay = [{ ...entityOf('sacrifice'), count: 2 }, pays('exhaust', { of: { is: ['entity'], subtype: 'Lantern' } })];
  const ways = (lamps: number): Tabletop => {
    const play = ['well', 'imp', 'imp', ...Array.from({ length: lamps }, () => 'lamp')];
    const table = new Tabletop({ cards: [imp, lamp, well(pay, [{ do: 'dream-damage' }])], p: { play } });
    table.answer('use:well-2');
    return table;
  };
  expect(
    ways(1)
      .see(P)
      .play.map(({ id, exhausted }) => [id, exhausted]),
  ).toEqual([
    ['well-2', false],
    ['lamp-5', true],
  ]);
  const table = ways(2);
  expect(table.offers).toEqual([
    'pay:imp-3+imp-4',
    ...['imp-3', 'imp-4'].flatMap((one) => [`pay:${one}+lamp-5`, `pay:${one}+lamp-6`]),
  ]);
  table.answer('pay:imp-4+lamp-5');
  expect(table.see(P).play.map(({ id, exhausted }) => [id, exhausted])).toEqual([
    ['well-2', false],
    ['imp-3', false],
    ['lamp-6', true],
  ]);
});

it('any may pay once a trigger has left a later cost without payers', () => {
  const lamp = entity('Lamp', { subtypes: ['Lantern'] });
  const lanterns = { is: ['entity'], subtype: 'Lantern' };
  const dark = memory('Dark', {
    lines: [triggers('when', 'discarded', [{ do: 'exhaust', what: all(lanterns) }], { card: { is: ['entity'] } })],
  });
  const pay = [{ pay: 'sacrifice-self' }, entityOf('exhaust'), pays('exhaust', { of: lanterns })];
  const wick = entity('Wick', { lines: [ability(pay, [{ do: 'dream-damage' }])] });
  const table = new Tabletop({ cards: [imp, lamp, dark, wick], p: { play: ['wick', 'dark', 'imp', 'imp', 'lamp'] } });
  table.answer('use:wick-2');
  expect([table.asked, table.offers]).toEqual(['P cost', ['pay:1-1 of imp-4 imp-5']]);
  table.answer('pay:imp-4');
  expect(table.asked).toBe('O turn');
});

it("VD-7.1.1 what can't be voided pays no such cost", () => {
  const rock = entity('Statue', { lines: [always({ give: 'ban', on: 'be-voided', to: 'self' })] });
  const table = new Tabletop({
    cards: [rock, well([entityOf('void')], [{ do: 'roll' }])],
    p: { play: ['well', 'statue'] },
  });
  expect(isOffered(table)).toBe(false);
});

it.each<[string, JsonObject, boolean]>([
  ['a depth that some card would give', { of: 'depth' }, true],
  ['a depth that no card would give', { of: 'sum', parts: [{ of: 'depth' }, -4] }, false],
  ['a sum of it', { of: 'sum', parts: [{ of: 'depth' }, -3] }, true],
])(
  'VD-H.5, VD-2.2.3 nobody learns by an offer what lies under the card that is discarded for it: %s',
  (_, amount, is) => {
    const check = { is: 'amount', amount, least: 1 };
    const card = well([pays('discard-top')], [{ do: 'if', check, then: [{ do: 'dream-damage' }] }]);
    for (const under of ['blank-1', 'blank-4']) {
      expect([under, isOffered(at(card, { deck: ['blank-2', under, 'blank-1'] }))]).toEqual([under, is]);
    }
  },
);

it('VD-H.5 but what lies there face up is seen', () => {
  const check = { is: 'amount', amount: { of: 'depth' }, least: 3 };
  const card = well([pays('discard-top')], [{ do: 'if', check, then: [{ do: 'dream-damage' }] }]);
  expect(isOffered(at(card, { deck: ['blank-2'] }))).toBe(false);
  expect(isOffered(at(card, { deck: ['blank-2', 'blank-4'] }))).toBe(true);
});
