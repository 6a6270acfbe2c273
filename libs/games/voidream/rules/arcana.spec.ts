import type { JsonObject } from '#kernel';
import { always, arcanum, memory, mind, O, P, Tabletop, triggers } from '#test/voidream';

describe('VD-2.10.2 the depth rule', () => {
  it('opens arcana whose value is the depth or more', () => {
    const table = new Tabletop({ p: { hand: ['hush-1', 'hush-2', 'hush-3', 'hush-4'], deck: ['blank-3', 'blank-1'] } });
    expect(table.offers).toEqual(['pass', 'play:hush-3', 'invert:hush-3', 'play:hush-4', 'invert:hush-4']);
    expect(table.refusal('play:hush-2')).toBe('VD-2.10.2');
    expect(table.refusal('invert:hush-1')).toBe('VD-2.10.2');
  });
});

describe('VD-4.2.7, VD-2.2.5 an arcanum played normally', () => {
  it('costs one mind, resolves and lies in the discard', () => {
    const table = new Tabletop({ p: { hand: ['hush-4', 'call'], mind: 2, deck: ['blank-4', 'blank-1'] } });
    table.answer('play:hush-4');
    expect(table.see(P)).toMatchObject({
      mind: { at: 1 },
      arcanaDiscard: ['hush-4'],
      hand: { cards: ['call'] },
      deck: { depth: 1 },
    });
    expect(table.asked).toBe('O turn');
  });
});

describe('VD-2.9.5 a spent mind', () => {
  it.each([
    [1, true],
    [0, false],
  ])('with mind %i an arcanum can be played: %s', (at, can) => {
    const table = new Tabletop({ p: { mind: at } });
    expect(table.offers.includes('play:call')).toBe(can);
    if (!can) expect(table.refusal('play:call')).toBe('VD-2.9.5');
  });
});

describe('VD-4.2.10, VD-4.2.11, VD-4.2.12 an inverted arcanum', () => {
  it('resolves, then the discard returns to hand, then it goes to the Void', () => {
    const table = new Tabletop({ p: { hand: ['hush-4'], arcanaDiscard: ['call', 'raid'], mind: 1 } });
    table.answer('invert:hush-4');
    expect(table.see(P)).toMatchObject({
      mind: { at: 0 },
      arcanaDiscard: [],
      void: ['hush-4'],
      hand: { cards: ['call', 'raid'] },
    });
    const story = table.story;
    expect(story.indexOf('rolled')).toBeLessThan(story.indexOf('arcana-returned'));
  });
});

describe('VD-4.2.8, VD-4.2.9 the mind turns first, and its text is in force at once', () => {
  const grim = mind('Grim', { one: [always({ give: 'player-ban', on: 'start-conflicts', who: 'you' })] });

  it('bans at one what was free at two', () => {
    const setting = { cards: [grim], p: { hand: ['dawn-raid'], mindCard: 'grim', mind: 2, play: ['guard'] } };
    const table = new Tabletop(setting).answer('play:dawn-raid');
    expect(table.table.conflict).toBeNull();
    expect(table.asked).toBe('O turn');
    expect(table.story.indexOf('mind-turned')).toBeLessThan(table.story.indexOf('arcanum-played'));
  });

  it('does not ban at two', () => {
    const setting = { cards: [grim], p: { hand: ['dawn-raid'], mindCard: 'grim', mind: 3, play: ['guard'] } };
    expect(new Tabletop(setting).answer('play:dawn-raid').asked).toBe('P attackers');
  });
});

describe('VD-7.1.1 an arcanum that its own text takes elsewhere', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['play', { do: 'void', what: 'self' }, { void: ['boomerang'], arcanaDiscard: [], hand: { cards: ['call'] } }],
    ['play', { do: 'put', what: 'self', where: 'hand' }, { arcanaDiscard: [], hand: { cards: ['boomerang', 'call'] } }],
    ['invert', { do: 'put', what: 'self', where: 'hand' }, { void: [], hand: { cards: ['boomerang', 'call'] } }],
  ])('stays there: %s, %j', (how, step, side) => {
    const table = new Tabletop({ cards: [arcanum('Boomerang', [step])], p: { hand: ['boomerang', 'call'] } });
    expect(table.answer(`${how}:boomerang`).see(P)).toMatchObject(side);
  });

  it('or that another text takes', () => {
    const hole = memory('Hole', { lines: [triggers('when', 'played', [{ do: 'void', what: 'that-card' }])] });
    const table = new Tabletop({ cards: [hole], p: { hand: ['hush-4'] }, o: { play: ['hole'] } });
    expect(table.answer('play:hush-4').see(P)).toMatchObject({ void: ['hush-4'], arcanaDiscard: [] });
  });
});

describe('VD-2.2.6 the inverted text', () => {
  it('takes the place of the normal one', () => {
    const both = arcanum('Janus', [{ do: 'evoke' }], { inverted: [{ line: 'play', do: [{ do: 'roll', times: 2 }] }] });
    const deck = ['blank-1', 'blank-2', 'blank-3'];
    const table = new Tabletop({ cards: [both], p: { hand: ['janus'], deck } }).answer('invert:janus');
    expect(table.see(P).deck.depth).toBe(3);
    expect(table.see(O).hand.count).toBe(2);
  });
});
