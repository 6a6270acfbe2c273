import type { JsonObject } from '#kernel';
import {
  all,
  arcanum,
  choose,
  construct,
  entity,
  memory,
  O,
  P,
  Tabletop,
  type TableSetting,
  thought,
  triggers,
} from '#test/voidream';

/** Cards that are somewhere else before what was going to happen to them, or back again (VD-7.9.1, VD-H.96). */

const imp = entity('Imp', { value: 1, stability: 3 });
const one = choose({ is: ['entity'] });
const that = 'that-card';
const snap = (event: string, ...steps: readonly JsonObject[]): JsonObject =>
  memory('Snap', { lines: [triggers('when', event, steps)] });
const cry = (at: string, event: string, rest: JsonObject = {}): JsonObject =>
  memory('Cry', { lines: [triggers(at, event, [{ do: 'mind', who: 'opponent', by: -1 }], rest)] });
const doing = (steps: readonly JsonObject[], { p = {}, o = {}, cards = [], ...rest }: TableSetting = {}): Tabletop =>
  new Tabletop({
    ...rest,
    cards: [imp, arcanum('Act', steps), ...cards],
    p: { ...p, hand: ['act', ...(p.hand ?? ['call'])] },
    o,
  }).answer('play:act');
const lostMind = (table: Tabletop): number => 4 - table.see(O).mind.at;

describe('VD-6.2.2, VD-6.22.4, VD-7.11.3 what is discarded with no word of its own', () => {
  const book = memory('Book', { attachesTo: { is: ['entity'] } });
  const mill = construct('Mill', { stability: 3 });
  const fell = [{ do: 'destroy', what: choose({ title: 'Imp' }) }];
  const host = { play: ['cry', { card: 'imp', attached: ['book'] }] };

  it.each(['when', 'after'])('is heard %s it goes along with a host', (at) => {
    const cards = [book, cry(at, 'discarded', { card: { is: ['memory'] } })];
    expect(lostMind(doing(fell, { cards, p: host }))).toBe(1);
  });

  it.each(['when', 'after'])('is heard %s it goes from the top of a deck', (at) => {
    const cards = [mill, cry(at, 'discarded', { card: { is: ['construct'] } })];
    expect(lostMind(doing([{ do: 'discard-top', who: 'you' }], { cards, p: { play: ['cry', 'mill'] } }))).toBe(1);
  });

  it('hears of it where it has come to lie', () => {
    const echo = memory('Echo', {
      attachesTo: { is: ['entity'] },
      lines: [
        triggers('after', 'discarded', [{ do: 'mind', who: 'opponent', by: -1 }], {
          from: 'dream-discard',
          card: 'self',
        }),
      ],
    });
    expect(lostMind(doing(fell, { cards: [echo], p: { play: [{ card: 'imp', attached: ['echo'] }] } }))).toBe(1);
  });
});

describe('VD-7.11.3, VD-7.9.1 what a When-trigger takes away is not there for its event', () => {
  it.each<[string, JsonObject, JsonObject, Partial<Record<'dreamDiscard' | 'void' | 'arcanaDiscard', string[]>>]>([
    ['exhausted', { do: 'exhaust', what: one }, { do: 'destroy', what: that }, { dreamDiscard: ['imp'] }],
    ['damaged', { do: 'damage', what: one }, { do: 'destroy', what: that }, { dreamDiscard: ['imp'] }],
    ['veiled', { do: 'veil', what: one }, { do: 'destroy', what: that }, { dreamDiscard: ['imp'] }],
    ['destroyed', { do: 'destroy', what: one }, { do: 'void', what: that }, { void: ['imp'] }],
    ['top-discarded', { do: 'discard-top' }, { do: 'void', what: that }, { void: ['blank-2'], dreamDiscard: [] }],
    [
      'arcanum-discarded',
      { do: 'discard', what: choose({ in: 'hand', whose: 'yours' }) },
      { do: 'void', what: that },
      { void: ['call'], arcanaDiscard: ['act'] },
    ],
  ])('%s', (event, step, answer, piles) => {
    const p = { play: ['snap', 'imp'] };
    const table = doing([step], { cards: [snap(event, answer)], p });
    expect(table.see(P)).toMatchObject(piles);
    expect(table.story).not.toContain(event);
  });

  it('VD-H.77 nor is it marked when it comes back', () => {
    const back = arcanum('Back', [{ do: 'put', what: choose({ in: 'dream-discard' }), where: 'play' }]);
    const cards = [snap('exhausted', { do: 'destroy', what: that }), back];
    const table = doing([{ do: 'exhaust', what: one }], { cards, p: { play: ['snap', 'imp'], hand: ['back'] } });
    expect(table.answer('pass', 'play:back').see(P).play[1]).toMatchObject({ card: 'imp', exhausted: false });
  });

  it('and nothing comes after what did not happen', () => {
    const cards = [snap('destroyed', { do: 'void', what: that }), cry('after', 'destroyed')];
    const table = doing([{ do: 'destroy', what: one }], { cards, p: { play: ['snap', 'imp', 'cry'] } });
    expect(lostMind(table)).toBe(0);
  });

  it('VD-H.106 a card that is voided when it is played does not come into play', () => {
    const gate = memory('Gate', {
      lines: [triggers('when', 'played', [{ do: 'void', what: that }], { card: { is: ['entity'] } })],
    });
    const table = new Tabletop({ cards: [imp, gate], p: { deck: ['imp', 'blank-1'] }, o: { play: ['gate'] } });
    table.answer('play:call', 'play');
    expect([table.see(P).play, table.see(P).void]).toEqual([[], ['imp']]);
  });

  it('VD-H.67, VD-4.8.13 damage is not dealt to an attached copy', () => {
    const twin = entity('Twin', { keywords: ['unique'] });
    const shift = { do: 'redirect-to', what: all({ that: ['attached'] }) };
    const table = doing([{ do: 'damage', what: choose({ title: 'Imp' }) }], {
      cards: [twin, memory('Shift', { lines: [triggers('when', 'damaged', [shift])] })],
      p: { play: ['shift', 'imp', { card: 'twin', attached: ['twin'] }] },
    });
    expect(table.facts.filter(({ kind }) => kind === 'damaged')).toMatchObject([{ open: { card: 'imp-3' } }]);
  });
});

describe('VD-H.60 a play by an effect that is dropped', () => {
  it.each(['dreamDiscard', 'void'] as const)('leaves the card in the %s', (pile) => {
    const big = entity('Big', { keywords: [{ keyword: 'hierarchy', x: 1 }] });
    const tire = [{ do: 'exhaust', what: all({ is: ['entity'] }) }];
    const nag = memory('Nag', { lines: [triggers('before', 'played', tire, { card: { is: ['entity'] } })] });
    const from = pile === 'void' ? 'void' : 'dream-discard';
    const table = doing([{ do: 'play', what: choose({ in: from, is: ['entity'] }) }], {
      cards: [big, nag],
      p: { [pile]: ['big'], play: ['imp', 'nag'] },
    });
    expect([table.see(P)[pile], table.see(P).deck.count, table.see(P).play.length]).toEqual([['big'], 7, 2]);
  });
});

describe('VD-7.6.1 a veiled card leaves play', () => {
  const shade = thought('Shade', [], { keywords: [{ keyword: 'shadowborne', x: 1 }] });
  const pit = memory('Pit', {
    lines: [{ line: 'ability', pay: [{ pay: 'return-veiled', count: 2 }], do: [{ do: 'evoke' }] }],
  });

  it('VD-6.17.1 as the cost of Shadowborne', () => {
    const p = { play: ['cry', 'blank-1?'], deck: ['shade', 'blank-2'] };
    const table = new Tabletop({ cards: [cry('after', 'left'), shade], p });
    expect(lostMind(table.answer('play:call', 'play', 'shadowborne:veiled-3'))).toBe(1);
  });

  it('VD-4.2.5, VD-D.14 as the cost of an ability, in an order that is chosen', () => {
    const p = { play: ['cry', 'pit', 'blank-1?', 'blank-4?'], deck: ['blank-3'] };
    const table = new Tabletop({ cards: [cry('after', 'left', { card: { is: ['veiled'] } }), pit], p });
    table.answer('use:pit-3', 'shadowborne:veiled-5', 'shadowborne:veiled-4');
    const returned = table.facts.filter(({ kind }) => kind === 'returned').map(({ open }) => open?.id);
    expect([returned, table.asked]).toEqual([['veiled-5', 'veiled-4'], 'P evoke']);
    expect(lostMind(table.answer('return', 'next:cry-2'))).toBe(2);
  });

  it('VD-7.6.4, VD-7.11.3 when it is unveiled: heard at once, before it does anything', () => {
    const song = thought('Song', [{ do: 'dream-damage' }]);
    const left = cry('when', 'left', { card: { is: ['veiled'] } });
    const table = new Tabletop({ cards: [song, left], p: { play: ['cry', 'song?'] } });
    table.forget().answer('unveil:veiled-3', 'discard:call');
    const told = table.story.filter((kind) => ['triggered', 'dream-damage'].includes(kind));
    expect(told).toEqual(['triggered', 'dream-damage']);
  });
});
