import { voidream } from '#games/voidream';
import type { JsonObject } from '#kernel';
import {
  ability,
  all,
  always,
  arcanum,
  choose,
  construct,
  entity,
  memory,
  O,
  P,
  setOf,
  Tabletop,
  type TableSetting,
} from '#test/voidream';

const imp = entity('Imp', { dawn: 1, stability: 2, dusk: 1 });
const doing = (steps: readonly JsonObject[], setting: TableSetting): Tabletop =>
  new Tabletop({
    ...setting,
    cards: [...(setting.cards ?? []), arcanum('Act', steps)],
    p: { ...setting.p, hand: ['act', ...(setting.p?.hand ?? [])] },
  }).answer('play:act');
const by = (point: string, reading: string): Readonly<Record<string, string>> => ({ [point]: reading });

it('every point that must be switchable is', () => {
  const points = [3, 4, 5, 6, 8, 22, 33, 35, 53, 69, 81, 82, 83, 84, 85, 102, 103, 104].map((n) => `VD-H.${n}`);
  const open = voidream(setOf([])).rulings.filter(({ readings }) => Object.keys(readings).length > 1);
  expect(open.map(({ id }) => String(id)).sort()).toEqual(points.sort());
});

describe('VD-H.4, VD-6.2.3, VD-6.3.3 what lies under a host goes back', () => {
  const under = ['blank-1', 'blank-3'];
  const p = { play: [{ card: 'imp', charges: under }], deck: ['blank-2'] };
  const gone = (
    reading: string,
    steps: readonly JsonObject[] = [{ do: 'destroy', what: choose({ title: 'Imp' }) }],
  ): Tabletop => doing(steps, { cards: [imp], p, switches: by('VD-H.4', reading) });
  const charging = [
    { do: 'charge', what: choose({ title: 'Imp' }) },
    { do: 'destroy', what: choose({ title: 'Imp' }) },
  ];

  it('under (a) in random order', () => {
    expect(gone('a').asked).toBe('O turn');
  });

  it('under (b) in an order of choice, but for charges', () => {
    expect(gone('b').asked).toBe('P order-bottom');
    const table = gone('b', charging);
    expect([table.asked, table.see(P).deck.count]).toEqual(['P order-bottom', 4]);
    expect(table.refusal('order:blank-2>blank-3>blank-1')).toBe('VD-6.2.3');
    expect(table.answer('order:blank-3>blank-1').asked).toBe('O turn');
  });

  it('under (c) all in an order of choice, charges too', () => {
    const table = gone('c', charging);
    expect([table.asked, table.see(P).deck.count]).toEqual(['P order-bottom', 4]);
    expect(table.refusal('order:blank-3>blank-1')).toBe('VD-6.2.3');
    expect(table.answer('order:blank-2>blank-3>blank-1').asked).toBe('O turn');
  });

  it('under (c) shows the back of the one on top, where nothing but the bastion lies under them (VD-H.33(c), VD-7.12.1)', () => {
    const fall = { do: 'destroy', what: choose({ title: 'Imp' }) };
    const switches = { ...by('VD-H.4', 'c'), ...by('VD-H.33', 'c') };
    const table = doing([fall], { cards: [imp], p: { ...p, deck: [] }, switches }).answer('order:blank-3>blank-1');
    expect(table.story.slice(-2)).toEqual(['returned-in-order', 'back-shown']);
    expect([table.facts.at(-1)?.open, table.see(P).deck.depth]).toEqual([{ seat: P, value: 3 }, 3]);
  });

  it('under (c) hidden from the other', () => {
    const table = gone('c').answer('order:blank-3>blank-1');
    expect(table.facts.at(-1)).toMatchObject({
      kind: 'returned-in-order',
      closed: [{ seat: P, data: { cards: ['blank-3', 'blank-1'] } }],
    });
    expect(table.asked).toBe('O turn');
  });
});

describe('VD-H.6, VD-2.7.1, VD-2.7.4 a construct that is buried', () => {
  const mill = construct('Mill', {
    value: 3,
    stability: 3,
    lines: [always({ give: 'score', type: 'dawn', amount: 10 })],
  });
  const tower = construct('Tower', { value: 1 });
  const fought = (reading: string): unknown =>
    doing([{ do: 'roll' }, { do: 'start-conflict', type: 'dawn' }], {
      cards: [mill],
      p: { play: ['mill'], deck: ['blank-2', 'blank-4'] },
      switches: by('VD-H.6', reading),
    })
      .bothPass()
      .facts.find(({ kind }) => kind === 'scored')?.open?.scores;

  it.each([
    ['a', [4, 2]],
    ['b', [14, 2]],
  ])('under (%s) the scores are %j', (reading, scores) => {
    expect(fought(reading)).toEqual(scores);
  });

  it.each([
    ['a', ['play', 'return']],
    ['b', ['return']],
  ])('under (%s) a second one that is evoked offers %j', (reading, offers) => {
    const table = doing([{ do: 'roll' }, { do: 'evoke' }], {
      cards: [mill, tower],
      p: { play: ['mill'], deck: ['tower', 'blank-4'] },
      switches: by('VD-H.6', reading),
    });
    expect(table.offers).toEqual(offers);
  });
});

describe('VD-H.33 the bastion in its deck, under (b) in its place, under (c) the last card', () => {
  const deck = ['blank-1', 'blank-3', 'blank-4'];
  type Side = NonNullable<TableSetting['p']>;
  const after = (reading: string, steps: readonly JsonObject[], p: Side = {}, ...answers: string[]): Tabletop =>
    doing(steps, { cards: [imp], p: { deck, ...p }, switches: by('VD-H.33', reading) }).answer(...answers);
  const roll = (times: number): JsonObject => ({ do: 'roll', times });
  const under = (where: string): JsonObject => ({ do: 'put', what: choose({ in: where }), where: 'bottom' });
  const cut = [{ do: 'shuffle' }];
  const host = { play: [{ card: 'imp', charges: ['blank-2', 'blank-2'] }] };

  it.each<[string, readonly JsonObject[], Side, string[], (number | undefined)[]]>([
    ['a roll', [roll(1)], {}, [], [2, 2, 3]],
    ['as many rolls as there are cards', [roll(4)], {}, [], [3, 0, 3]],
    ['a card put under the deck', [under('dream-discard')], { dreamDiscard: ['blank-2'] }, [], [3, 3, 4]],
    ['a card put under a deck of the bastion alone', [under('void')], { deck: [], void: ['blank-2'] }, [], [0, 0, 1]],
    ['charges that go back', [{ do: 'destroy', what: choose({ title: 'Imp' }) }], host, [], [3, 3, 5]],
    ['a shuffle', cut, {}, ['no-cut'], [undefined, 3, 3]],
    ['a shuffle and a cut', cut, {}, ['cut:1'], [undefined, 3, 3]],
  ])('after %s', (_, steps, p, answers, places) => {
    const found = ['a', 'b', 'c'].map((reading) => after(reading, steps, p, ...answers).see(P).deck.places['rock-1']);
    expect(found).toEqual(places);
  });

  it.each([
    ['a', 'cut:1-3', null],
    ['b', 'cut:1-2', 3],
    ['c', 'cut:1-2', 3],
  ])('under (%s) a cut is offered by the cards that move: %s', (reading, offer, depth) => {
    const table = after(reading, cut);
    expect(table.offers).toEqual(['no-cut', offer]);
    if (depth !== null) expect(table.answer('cut:1').see(P).deck.depth).toBe(depth);
  });

  it.each([
    ['a', null],
    ['b', 'VD-7.8.5'],
    ['c', 'VD-7.8.5'],
  ])('under (%s) an ability that would put it on top is answered by %j', (reading, refused) => {
    const lift = { do: 'put', what: choose({ is: ['bastion'], whose: 'yours' }), where: 'top' };
    const lever = memory('Lever', { lines: [ability([{ pay: 'exhaust-self' }], [lift])] });
    const table = new Tabletop({ cards: [lever], p: { play: ['lever'], deck }, switches: by('VD-H.33', reading) });
    expect(table.refusal('use:lever-2')).toBe(refused);
  });

  it.each([
    ['a', 2, 'P order-top'],
    ['b', 2, 'O turn'],
    ['b', 3, 'P order-top'],
    ['c', 2, 'P order-top'],
  ])('under (%s), looked at as the top one of %i cards, it is ordered: %s', (reading, count, asked) => {
    const look = { do: 'look-top', count, put: 'any-order' };
    const table = after(reading, [roll(3), look]);
    expect(table.asked).toBe(asked);
    if (reading !== 'b' || count < 3) return;
    expect(table.answer('order:blank-3>blank-1').see(P).deck.top).toBe('rock-1');
  });

  it.each([
    ['a', 1],
    ['c', 0],
  ])('under (%s) a roll of the one card above it is one of %i', (reading, rolls) => {
    const { story } = after(reading, [roll(1)], { deck: ['blank-1'] });
    expect(story.filter((kind) => kind === 'rolled')).toHaveLength(rolls);
  });
});

describe('VD-H.82 conceding in the turn of the other', () => {
  it.each([
    ['a', '2-1 conceded VD-H.82'],
    ['b', null],
  ])('under (%s) at once: %s', (reading, result) => {
    const table = new Tabletop({ active: O, switches: by('VD-H.82', reading) }).leave(P, 'conceded');
    expect(table.result).toBe(result);
  });

  it('under (b) loses at the beginning of their own turn', () => {
    const table = new Tabletop({ active: O, switches: by('VD-H.82', 'b') }).leave(P, 'conceded').answer('pass');
    expect(table.result).toBe('2-1 conceded VD-H.82');
    expect(new Tabletop({ switches: by('VD-H.82', 'b') }).leave(P, 'conceded').result).toBe('2-1 conceded VD-H.82');
  });
});

describe('VD-H.83 time runs out', () => {
  const late = (reading: string): Tabletop => new Tabletop({ switches: by('VD-H.83', reading) }).leave(P, 'timed-out');
  const round = (table: Tabletop): Tabletop => {
    const answers: Readonly<Record<string, string>> = { turn: 'pass', nightmare: 'enter' };
    for (let now = Number(table.table.round); Number(table.table.round) === now && table.result === null;) {
      const kind = table.asked.split(' ')[1] ?? '';
      table.answer(answers[kind] ?? table.offers[0] ?? '');
      now = Math.min(now, Number(table.table.round));
    }
    return table;
  };

  it('under (a) loses', () => {
    expect(late('a').result).toBe('2-1 timed-out VD-H.83');
  });

  it('under (b) leaves two more rounds, then draws', () => {
    const hands = { hand: ['call', 'raid', 'hush-2', 'hush-3'] };
    const table = new Tabletop({ p: hands, o: hands, switches: by('VD-H.83', 'b') }).leave(P, 'timed-out');
    expect([table.result, round(round(table)).result, round(table).result]).toEqual([null, null, '1-1 time VD-H.83']);
  });

  it('under (c) gives the default answer', () => {
    const table = late('c');
    expect([table.result, table.asked, table.story.at(-1)]).toEqual([null, 'O turn', 'passed']);
  });
});

it('VD-H.6 (b) leaves one active construct at most, whatever is put into play', () => {
  const cards = [construct('Mill', { value: 3 }), construct('Tower', { value: 3 })];
  const table = doing([{ do: 'roll' }, { do: 'put', where: 'play', what: all({ in: 'void', whose: 'yours' }) }], {
    cards,
    p: { play: ['mill'], void: ['tower'], deck: ['blank-2', 'blank-4'] },
    switches: by('VD-H.6', 'b'),
  });
  expect(table.see(P)).toMatchObject({ void: ['tower'], construct: { card: 'mill' } });
});
