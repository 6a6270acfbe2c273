import type { JsonObject } from '#kernel';
import {
  ability,
  arcanum,
  construct,
  entity,
  memory,
  O,
  P,
  plays,
  Tabletop,
  type TableSetting,
  thought,
  triggers,
} from '#test/voidream';

/** VD-7.11.3: something is done in the place of what a player has paid for: a card that is played, an ability that is used. */

const costs = (by: number): JsonObject => ({ do: 'mind', who: 'opponent', by: -by });
/** O's card: what P plays does not happen, and the rest does. */
const ward = (event: string, rest: readonly JsonObject[] = [], more: JsonObject = {}): JsonObject =>
  memory('Ward', { lines: [triggers('when', event, [{ do: 'instead' }, ...rest], { who: 'theirs', ...more })] });

const jest = thought('Jest', [costs(1)]);
const imp = entity('Imp', { lines: [plays(costs(1))] });
const well = construct('Well', { lines: [plays(costs(1))] });
const book = memory('Book', { attachesTo: { is: ['entity'] } });
const DREAM = { is: ['thought', 'memory', 'entity', 'construct'] };

/** P evokes the card and plays it, against the ward. */
const played = (card: string, by: JsonObject, { p, o, cards = [] }: TableSetting = {}): Tabletop =>
  new Tabletop({
    cards: [by, jest, imp, well, book, ...cards],
    p: { hand: ['call', 'hush-1'], deck: [card, 'blank-1', 'blank-1'], ...p },
    o: { play: ['ward'], ...o },
  }).answer('play:call', 'play');

const at = (table: Tabletop) => ({
  mind: table.see(O).mind.at,
  play: table.see(P).play.map(({ card, id }) => card ?? id),
  dreamDiscard: table.see(P).dreamDiscard,
  void: table.see(P).void,
  top: table.see(P).deck.top,
});
const NOTHING = { mind: 4, play: [], dreamDiscard: [], void: [], top: null };

describe('VD-7.11.3 instead of a card that is played', () => {
  it.each(['jest', 'imp', 'well'])('nothing of it is done, and it lies in the pile: %s', (card) => {
    const table = played(card, ward('played', [], { card: DREAM }));
    expect(at(table)).toEqual({ ...NOTHING, dreamDiscard: [card] });
    expect([table.asked, table.story.includes('played'), table.story.at(-1)]).toEqual(['O turn', false, 'not-played']);
  });

  it.each<[string, JsonObject, object]>([
    ['is voided', { do: 'void', what: 'that-card' }, { void: ['imp'] }],
    ['goes back', { do: 'put', what: 'that-card', where: 'top' }, {}],
    ['VD-6.26.1 is veiled', { do: 'veil', what: 'that-card' }, { play: ['imp'] }],
  ])('it %s', (_, step, then) => {
    expect(at(played('imp', ward('played', [step], { card: DREAM })))).toEqual({ ...NOTHING, ...then });
  });

  it('it goes on where the line is passed over', () => {
    const asks = ward('played', [], { card: DREAM, do: [{ do: 'may', steps: [{ do: 'instead' }] }] });
    const table = played('jest', asks);
    expect([table.asked, table.offers]).toEqual(['O may', ['yes', 'no']]);
    expect(at(table.answer('no'))).toEqual({ ...NOTHING, mind: 3, dreamDiscard: ['jest'] });
  });

  it('VD-H.61 no other When-trigger is met by it then, and none that comes after', () => {
    const hears = (title: string, when: string): JsonObject =>
      memory(title, { lines: [triggers(when, 'played', [costs(2)], { card: DREAM })] });
    const both = played('jest', ward('played', [], { card: DREAM }), {
      cards: [hears('Ear', 'when'), hears('Echo', 'after')],
      p: { play: ['ear', 'echo'] },
    });
    expect(both.asked).toBe('P trigger-order');
    expect(both.answer('next:ward-5').see(O).mind.at).toBe(4);
    const first = played('jest', ward('played', [], { card: DREAM }), {
      cards: [hears('Ear', 'when')],
      p: { play: ['ear'] },
    });
    expect(first.answer('next:ear-2').see(O).mind.at).toBe(2);
  });

  it('VD-7.11.2 nothing comes before it enters play', () => {
    const ear = memory('Ear', { lines: [triggers('before', 'entered', [costs(2)])] });
    const setting = { cards: [ear], p: { play: ['ear'] } };
    expect(played('imp', ward('played', [], { card: DREAM }), setting).see(O).mind.at).toBe(4);
    expect(played('imp', ward('activated'), setting).see(O).mind.at).toBe(1);
  });

  it('VD-4.2.13 one that is unveiled is paid for', () => {
    const table = new Tabletop({
      cards: [ward('unveiled'), imp],
      p: { hand: ['call', 'hush-1'], play: ['imp?'] },
      o: { play: ['ward'] },
    }).answer('unveil:veiled-2', 'discard:call');
    expect(at(table)).toEqual({ ...NOTHING, dreamDiscard: ['imp'] });
    expect([table.see(P).mind.at, table.see(P).hand.count]).toEqual([3, 1]);
  });

  it('VD-7.5.4 of two that are unveiled, the other is played', () => {
    const table = new Tabletop({
      cards: [ward('played', [], { card: { is: ['entity'], title: 'Imp' } }), imp, entity('Elf')],
      p: { hand: ['call', 'hush-1'], play: ['imp?', 'elf?'] },
      o: { play: ['ward'] },
    }).answer('unveil:veiled-3', 'also:veiled-2');
    expect(at(table)).toEqual({ ...NOTHING, play: ['elf'], dreamDiscard: ['imp'] });
  });
});

describe('VD-7.11.3 instead of an arcanum', () => {
  it.each<[string, string, readonly string[]]>([
    ['normal', 'play:feint', []],
    ['inverted', 'invert:feint', ['hush-2']],
  ])('%s: it costs its mind, does nothing, and is discarded', (_, answer, discarded) => {
    const table = new Tabletop({
      cards: [ward('played', [], { card: { is: ['arcanum'] } }), arcanum('Feint', [costs(1)])],
      p: { hand: ['feint', 'hush-1'], arcanaDiscard: discarded },
      o: { play: ['ward'] },
    }).answer(answer);
    expect(table.see(P)).toMatchObject({ arcanaDiscard: ['feint', ...discarded], void: [], mind: { at: 3 } });
    expect([table.see(O).mind.at, table.asked]).toEqual([4, 'O turn']);
  });
});

describe('VD-7.11.3 instead of what an ability does', () => {
  const lamp = entity('Lamp', { lines: [ability([{ pay: 'exhaust-self' }], [costs(1)])] });
  const bell = entity('Bell', { lines: [ability([{ pay: 'mind' }], [costs(1)], { often: 'once-a-round' })] });
  const used = (card: string, by: JsonObject): Tabletop =>
    new Tabletop({ cards: [lamp, bell, by], p: { play: [card] }, o: { play: ['ward'] } }).answer(`use:${card}-2`);

  it('VD-4.2.5 it has been paid for', () => {
    const table = used('lamp', ward('activated'));
    expect([table.see(O).mind.at, table.see(P).play[0]?.exhausted, table.asked]).toEqual([4, true, 'O turn']);
    expect(table.story).toContain('not-used');
  });

  it('VD-H.99 it has been used', () => {
    const table = used('bell', ward('activated')).answer('pass');
    expect([table.asked, table.offers.includes('use:bell-2')]).toEqual(['P turn', false]);
  });

  it('VD-H.106 a When-trigger comes once it is paid for, ahead of its line', () => {
    const ear = memory('Ward', { lines: [triggers('when', 'activated', [{ do: 'roll' }], { who: 'theirs' })] });
    const { story } = used('lamp', ear);
    const order = ['activated', 'exhausted', 'triggered', 'rolled', 'mind-turned'];
    expect(story.filter((kind) => order.includes(kind))).toEqual(order);
  });
});
