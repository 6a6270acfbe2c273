import type { JsonObject } from '#kernel';
import { ability, all, arcanum, choose, entity, memory, Tabletop, triggers } from '#test/voidream';

describe('VD-7.16.2, VD-H.85 a chain without end', () => {
  it('is cut', () => {
    const ping = memory('Ping', { lines: [triggers('after', 'rolled', [{ do: 'roll' }])] });
    const table = new Tabletop({ cards: [ping], p: { hand: ['hush-4', 'call'], play: ['ping'] } }).answer(
      'play:hush-4',
    );
    expect(table.asked).toBe('O turn');
  });
});

describe('VD-7.16.1, VD-H.85 actions that lead back', () => {
  const flip = memory('Flip', {
    lines: [
      ability(
        [{ pay: 'mind' }],
        [
          { do: 'mind', by: 1 },
          { do: 'mind', by: 0 },
        ],
      ),
      ability([{ pay: 'mind' }], [{ do: 'mind', by: 1 }]),
    ],
  });

  const weighing = (what: JsonObject): JsonObject =>
    memory('Weigh', {
      lines: [
        ability(
          [{ pay: 'mind' }],
          [
            { do: 'mind', by: 1 },
            { do: 'choose', what },
          ],
        ),
      ],
    });

  it('may be taken once from the same position', () => {
    const table = new Tabletop({ cards: [flip], p: { play: ['flip'], mind: 2 } }).answer('use:flip-2/2', 'pass');
    expect(table.refusal('use:flip-2/2')).toBe('VD-7.16.1');
    expect(table.offers).not.toContain('use:flip-2/2');
  });

  it.each(['once-a-turn', 'once-a-round'])('whether or not their uses are counted: %s', (often) => {
    const turn = memory('Turn', { lines: [ability([{ pay: 'mind' }], [{ do: 'mind', by: 1 }], { often })] });
    const table = new Tabletop({ cards: [turn], p: { play: ['turn'], mind: 2 } }).answer('use:turn-2', 'pass');
    expect(table.refusal('use:turn-2')).toBe(often === 'once-a-turn' ? 'VD-7.16.1' : 'VD-H.99');
  });

  it('may be taken again with other choices, once each', () => {
    const cards = [weighing(choose({ is: ['entity'] }))];
    const table = new Tabletop({ cards, p: { play: ['weigh', 'guard', 'guard'], mind: 2 } });
    table.answer('use:weigh-2', 'choose:guard-3', 'pass', 'use:weigh-2');
    expect([table.offers, table.refusal('choose:guard-3')]).toEqual([['choose:guard-4'], 'VD-2.4.2']);
    expect(table.answer('choose:guard-4', 'pass').refusal('use:weigh-2')).toBe('VD-7.16.1');
  });

  it('may be taken again with other selections, once each', () => {
    const cards = [weighing(choose({ is: ['entity'] }, { count: 'any' }))];
    const table = new Tabletop({ cards, p: { play: ['weigh', 'guard'], mind: 2 } });
    table.answer('use:weigh-2', 'choose:', 'pass', 'use:weigh-2');
    expect(table.offers).toEqual(['choose:guard-3']);
    expect(table.answer('choose:guard-3', 'pass').refusal('use:weigh-2')).toBe('VD-7.16.1');
  });

  it('may not be taken again where its one choice had one answer', () => {
    const look = memory('Look', {
      lines: [
        ability(
          [{ pay: 'mind' }],
          [
            { do: 'mind', by: 1 },
            { do: 'look-top' },
            { do: 'choose', what: choose({ in: 'looked', is: ['entity'] }, { upTo: true }) },
          ],
        ),
      ],
    });
    const table = new Tabletop({ cards: [look], p: { play: ['look'], mind: 2 } }).answer('use:look-2');
    expect(table.offers).toEqual(['choose:0-0 of ']);
    expect(table.answer('choose:', 'pass').refusal('use:look-2')).toBe('VD-7.16.1');
  });

  it('has each of very many selections left but those that were made', () => {
    const p = { play: ['weigh', ...Array.from({ length: 8 }, () => 'guard')], mind: 2 };
    const cards = [weighing(choose({ is: ['entity'] }, { count: 'any' }))];
    const table = new Tabletop({ cards, p }).answer('use:weigh-2', 'choose:guard-3', 'pass', 'use:weigh-2');
    expect(table.offers).toHaveLength(2 ** 8 - 1);
    expect(table.offers).not.toContain('choose:guard-3');
    table.answer('choose:guard-3+guard-4', 'pass', 'use:weigh-2');
    expect(table.offers).toHaveLength(2 ** 8 - 2);
  });

  it('has each order left but those that were named', () => {
    const order = memory('Order', {
      lines: [
        ability(
          [{ pay: 'mind' }],
          [
            { do: 'mind', by: 1 },
            { do: 'look-top', count: 3, put: 'any-order' },
          ],
        ),
      ],
    });
    const deck = ['blank-1', 'blank-2', 'blank-3'];
    const table = new Tabletop({ cards: [order], p: { play: ['order'], mind: 2, deck } });
    table.answer('use:order-2', 'order:blank-1>blank-2>blank-3', 'pass', 'use:order-2');
    expect(table.offers).toEqual([
      'order:blank-1>blank-3>blank-2',
      'order:blank-2>blank-1>blank-3',
      'order:blank-2>blank-3>blank-1',
      'order:blank-3>blank-1>blank-2',
      'order:blank-3>blank-2>blank-1',
    ]);
  });

  it('may be taken once only where a choice in it is beyond listing', () => {
    const p = { play: ['weigh', ...Array.from({ length: 10 }, () => 'guard')], mind: 2 };
    const table = new Tabletop({ cards: [weighing(choose({ is: ['entity'] }, { count: 'any' }))], p });
    expect(table.answer('use:weigh-2', 'choose:guard-3', 'pass').refusal('use:weigh-2')).toBe('VD-7.16.1');
  });

  it('VD-H.85(b) is left to a judge', () => {
    const p = { play: ['weigh', 'guard', 'guard'], mind: 2 };
    const table = new Tabletop({
      cards: [weighing(choose({ is: ['entity'] }))],
      p,
      switches: { 'VD-H.85': 'b' },
    });
    table.answer('use:weigh-2', 'choose:guard-3', 'pass', 'use:weigh-2');
    expect(table.offers).toEqual(['choose:guard-3', 'choose:guard-4']);
  });

  it('may be taken again where something else has changed', () => {
    const table = new Tabletop({ cards: [flip], p: { play: ['flip', 'guard'], mind: 2 } });
    table.answer('use:flip-2/2', 'pass');
    expect(table.refusal('use:flip-2/2')).toBe('VD-7.16.1');
    const tire = arcanum('Tire', [{ do: 'exhaust', what: choose({ is: ['entity'] }) }]);
    const other = new Tabletop({
      cards: [flip, tire],
      p: { play: ['flip', 'guard'], mind: 2 },
      o: { hand: ['tire', 'call'] },
    });
    expect(other.answer('use:flip-2/2', 'play:tire').refusal('use:flip-2/2')).toBeNull();
  });

  it('may be taken again in the next phase', () => {
    const table = new Tabletop({ cards: [flip], p: { play: ['flip'], mind: 2, hand: ['call', 'dawn-raid'] } });
    table.answer('use:flip-2/2', 'pass', 'play:dawn-raid', 'pass', 'use:flip-2/2');
    expect(table.story.filter((kind) => kind === 'activated')).toHaveLength(2);
  });
});

describe('VD-7.16.1, VD-H.85 actions that lead back by way of a conflict', () => {
  const raid = { do: 'start-conflict', type: 'dawn' };
  const fought = ['pass', 'pass'];

  it('may be taken once from the same position: the phase that it paused goes on', () => {
    const horn = memory('Horn', { lines: [ability([{ pay: 'mind' }], [{ do: 'mind', by: 1 }, raid])] });
    const table = new Tabletop({ cards: [horn], p: { play: ['horn'], mind: 2, deck: ['blank-1'] } });
    // The first roll makes the card of it known; the second leads back.
    for (const _ of [1, 2]) table.answer('use:horn-2', ...fought, 'pass');
    expect([table.table.phase, table.asked, table.refusal('use:horn-2')]).toEqual(['main', 'P turn', 'VD-7.16.1']);
  });

  it('may be taken in one conflict as in another', () => {
    const flip = memory('Flip', { lines: [ability([{ pay: 'mind' }], [{ do: 'mind', by: 1 }])] });
    const hand = ['call', 'dawn-raid'];
    const table = new Tabletop({ cards: [flip], p: { play: ['flip'], mind: 2, hand }, o: { hand } });
    table.answer('play:dawn-raid', 'pass', 'use:flip-2', 'pass', 'pass');
    expect([table.table.phase, table.asked]).toEqual(['main', 'O turn']);
    table.answer('play:dawn-raid', 'use:flip-2');
    expect(table.story.filter((kind) => kind === 'activated')).toHaveLength(2);
  });

  it.each(['passed', 'turn-ended'])('VD-7.16.2 end, where it was a pass from which they came: %s', (event) => {
    const snare = memory('Snare', { lines: [triggers('after', event, [raid])] });
    const table = new Tabletop({ cards: [snare], p: { play: ['snare'] } });
    let answers = 0;
    for (; table.table.phase !== 'nightmare' && table.result === null && answers < 60; answers++) table.answer('pass');
    expect(answers).toBeLessThan(60);
    expect(table.story).toContain('loop-cut');
    expect(table.story.filter((kind) => kind === 'conflict-ended').length).toBeGreaterThan(1);
  });

  it('VD-7.16.2 end, where each conflict is the end of another', () => {
    const snare = memory('Snare', { lines: [triggers('after', 'conflict-ended', [raid])] });
    const p = { play: ['snare'], hand: ['dawn-raid', 'dusk-raid'], deck: ['blank-1'] };
    const table = new Tabletop({ cards: [snare], p }).answer('play:dawn-raid');
    // The first roll makes the card of it known; the second leads back.
    for (let nth = 0; nth < 2; nth++) table.answer(...fought);
    expect([table.table.phase, table.story.includes('loop-cut')]).toEqual(['conflict', false]);
    table.answer(...fought);
    expect([table.table.phase, table.story.includes('loop-cut')]).toEqual(['main', true]);
    // Another action leads to conflicts again.
    table.answer('pass', 'play:dusk-raid', ...fought);
    expect(table.table.phase).toBe('conflict');
  });

  it('VD-H.85 end after so many steps where nothing leads back', () => {
    const grow = { do: 'for', long: 'round', give: { give: 'number', to: 'self', field: 'dawn', amount: 1 } };
    const snare = entity('Snare', { lines: [triggers('after', 'conflict-ended', [grow, raid])] });
    const p = { play: ['snare!'], hand: ['dawn-raid', 'call'] };
    const table = new Tabletop({ cards: [snare], p }).answer('play:dawn-raid');
    let conflicts = 0;
    for (; table.table.phase === 'conflict' && conflicts < 2_000; conflicts++) table.answer(...fought);
    expect([conflicts > 100, conflicts < 2_000]).toEqual([true, true]);
  });

  it('go on where a player may have them or not', () => {
    const snare = memory('Snare', { lines: [triggers('after', 'passed', [{ do: 'may', steps: [raid] }])] });
    const table = new Tabletop({ cards: [snare], p: { play: ['snare'] } });
    for (let turn = 0; turn < 4; turn++) table.answer('pass', 'yes', ...fought);
    expect(table.story).not.toContain('loop-cut');
  });
});

describe('VD-7.16.2 triggers that undo each other', () => {
  it('go round once, then the rest is cancelled', () => {
    const ping = memory('Ping', { lines: [triggers('after', 'rolled', [{ do: 'roll' }])] });
    const table = new Tabletop({
      cards: [ping],
      p: { hand: ['hush-4', 'call'], play: ['ping'], deck: ['blank-1', 'blank-2'] },
    });
    table.answer('play:hush-4');
    expect(table.story.filter((kind) => kind === 'rolled')).toHaveLength(4);
    expect(table.story).toContain('loop-cut');
  });
});

describe('VD-H.85 a chain that is wished on and on', () => {
  it('is cut after so many steps of one action, however many answers it takes', () => {
    const wheel = memory('Wheel', {
      lines: [triggers('after', 'rolled', [{ do: 'inspire', what: all({ is: ['entity'] }) }])],
    });
    const grow = { do: 'for', long: 'turn', give: { give: 'number', to: 'self', field: 'dawn', amount: 1 } };
    const muse = entity('Muse', {
      lines: [triggers('after', 'inspired', [{ do: 'may', steps: [grow, { do: 'roll' }] }], { card: 'self' })],
    });
    const table = new Tabletop({
      cards: [wheel, muse],
      p: { hand: ['hush-4', 'call'], play: ['wheel', 'muse'], deck: ['blank-1', 'blank-2', 'blank-3'] },
    });
    table.answer('play:hush-4');
    let answers = 0;
    for (; table.asked === 'P may' && answers < 2_000; answers++) table.answer('yes');
    expect([answers > 100, answers < 2_000, table.asked]).toEqual([true, true, 'O turn']);
  });

  it('does not begin again with what the last deed before the cut brought about', () => {
    const tide = memory('Tide', { lines: [triggers('when', 'depth-changed', [{ do: 'roll' }])] });
    const deck = ['blank-1', 'blank-2', 'blank-3', 'blank-4'];
    const table = new Tabletop({
      cards: [tide],
      p: { hand: ['hush-4', 'call'], play: ['tide'], deck },
      o: { play: ['tide'], deck },
    });
    table.answer('play:hush-4');
    const [one = '', other = ''] = table.offers;
    let answers = 0;
    for (; table.asked === 'P trigger-order' && answers < 3_000; answers++)
      table.answer(answers % 3 === 0 ? one : other);
    expect([answers > 100, answers < 3_000, table.asked]).toEqual([true, true, 'O turn']);
  });
});
