import type { JsonObject, Seat } from '#kernel';
import { all, always, arcanum, entity, memory, O, P, Tabletop } from '#test/voidream';

/** What some cards must do: VD-7.1.1 before VD-4.5.6 and VD-4.5.10. */

const hound = (on: string): JsonObject =>
  entity('Hound', { dawn: 2, stability: 2, lines: [always({ give: 'duty', on, to: 'self' })] });
const joined = (table: Tabletop, seat: Seat): readonly string[] =>
  table.see(seat).play.flatMap(({ id, joined: takesPart }) => (takesPart ? [id] : []));

/** P starts a dawn conflict. */
const raid = (cards: readonly JsonObject[], p: object, o: object): Tabletop =>
  new Tabletop({
    cards: [entity('Wolf', { dawn: 3, stability: 3 }), entity('Hare', { stability: 1 }), ...cards],
    p: { hand: ['dawn-raid'], deck: ['blank-1', 'blank-1', 'blank-1'], ...p },
    o: { deck: ['blank-2', 'blank-2', 'blank-2'], ...o },
  }).answer('play:dawn-raid');

describe('VD-7.1.1 a card that must take part', () => {
  it.each(['attack', 'declare'])('"%s": attacks along with those that are chosen', (on) => {
    const table = raid([hound(on)], { play: ['wolf', 'hound', 'hare'] }, {});
    expect([table.asked, table.offers]).toEqual(['P attackers', ['attack:0-2 of wolf-2 hare-4']]);
    expect(table.told).toEqual({ seat: P, along: ['hound-3'] });
    expect(table.refusal('attack:hound-3')).toBe('VD-4.5.6');
    table.answer('attack:wolf-2');
    expect(joined(table, P)).toEqual(['wolf-2', 'hound-3']);
    expect(table.facts.find(({ kind }) => kind === 'declared')?.open).toMatchObject({ cards: ['wolf-2', 'hound-3'] });
  });

  it.each(['defend', 'declare'])('"%s": defends, alone where nobody else could', (on) => {
    const table = raid([hound(on)], {}, { play: ['hound'] });
    expect([table.asked, joined(table, O)]).toEqual(['O turn', ['hound-3']]);
  });

  it('is free on the other side', () => {
    expect(raid([hound('defend')], { play: ['hound'] }, {}).offers).toEqual(['attack:0-1 of hound-2']);
    expect(raid([hound('attack')], {}, { play: ['hound'] }).offers).toEqual(['defend:0-1 of hound-3']);
  });

  it('does so only if it is able: not exhausted, nor forbidden (VD-4.5.6, VD-H.29)', () => {
    expect(raid([hound('attack')], { play: ['hound!'] }, {}).asked).toBe('O turn');
    const rein = memory('Rein', { lines: [always({ give: 'ban', on: 'attack', to: all({ is: ['entity'] }) })] });
    const table = raid([hound('attack'), rein], { play: ['hound', 'rein'] }, {});
    expect([table.asked, joined(table, P)]).toEqual(['O turn', []]);
  });

  it('is heard of as it is declared', () => {
    const horn = memory('Horn', {
      lines: [{ line: 'trigger', at: 'after', event: 'attackers-declared', do: [{ do: 'roll' }] }],
    });
    expect(raid([hound('attack'), horn], { play: ['hound', 'horn'] }, {}).story).toContain('rolled');
  });

  it('may be made to by another card, for a while', () => {
    const goad = arcanum('Goad', [
      { do: 'for', give: { give: 'duty', on: 'defend', to: all({ is: ['entity'], whose: 'theirs' }) } },
    ]);
    const table = new Tabletop({
      cards: [entity('Hare', { stability: 1 }), goad],
      p: { hand: ['goad', 'dawn-raid'] },
      o: { play: ['hare', 'hare'], hand: ['hush-1'] },
    });
    table.answer('play:goad', 'pass', 'play:dawn-raid');
    expect([table.asked, joined(table, O)]).toEqual(['O turn', ['hare-3', 'hare-4']]);
  });
});
