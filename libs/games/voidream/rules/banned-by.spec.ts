import type { JsonObject } from '#kernel';
import { ability, all, always, arcanum, choose, entity, memory, O, P, Tabletop } from '#test/voidream';

/** What the cards of some can't do to others: VD-7.1.1, VD-H.29. */

const guarded = (on: string, by: JsonObject): JsonObject =>
  entity('Guarded', { stability: 3, lines: [always({ give: 'ban', on, to: 'self', by })] });
const target = choose({ title: 'Guarded' });
const names = (table: Tabletop, seat = O): readonly unknown[] =>
  table.see(seat).play.map(({ id }) => id.replace(/-\d+$/, ''));

/** P does this by an arcanum to what O has in play, or O to what is their own. */
const doneBy = (
  who: 'opponent' | 'owner',
  on: string,
  step: JsonObject,
  by: JsonObject = { whose: 'theirs' },
): Tabletop =>
  new Tabletop({
    cards: [guarded(on, by), memory('Vial', { attachesTo: { is: ['entity'] } }), arcanum('Act', [step])],
    ...(who === 'opponent'
      ? { p: { hand: ['act', 'call'] }, o: { play: ['guarded'] } }
      : { p: { hand: ['act', 'call'], play: ['guarded'] } }),
  }).answer('play:act');

const BANS: readonly (readonly [on: string, step: JsonObject])[] = [
  ['be-destroyed', { do: 'destroy', what: all({ title: 'Guarded' }) }],
  ['be-discarded', { do: 'discard', what: target }],
  ['be-voided', { do: 'void', what: target }],
  ['be-veiled', { do: 'veil', what: target }],
  ['be-moved', { do: 'put', what: target, where: 'bottom' }],
  ['be-chosen', { do: 'destroy', what: target }],
  ['be-damaged', { do: 'damage', what: target, amount: 3 }],
];

describe('VD-7.1.1 what some cards cannot do', () => {
  it.each(BANS)('"%s" by the cards of the opponent', (on, step) => {
    expect(names(doneBy('opponent', on, step))).toEqual(['guarded']);
  });
  it.each(BANS)('"%s" leaves the cards of its own player free', (on, step) => {
    expect(names(doneBy('owner', on, step), P)).not.toContain('guarded');
  });
  it.each(BANS)('"%s" by cards of another kind', (on, step) => {
    expect(names(doneBy('opponent', on, step, { is: ['thought'] }))).not.toContain('guarded');
  });

  it.each(['exhaust', 'ready'])('"%s"', (on) => {
    const play = on === 'ready' ? 'guarded!' : 'guarded';
    const table = new Tabletop({
      cards: [guarded(on, { whose: 'theirs' }), arcanum('Act', [{ do: on, what: all({ is: ['entity'] }) }])],
      p: { play: [play], hand: ['act', 'call'] },
      o: { play: [play] },
    }).answer('play:act');
    const was = on === 'ready';
    expect([P, O].map((seat) => table.see(seat).play[0]?.exhausted)).toEqual([!was, was]);
  });

  it.each<[string, string, JsonObject]>([
    ['be-charged', 'be charged', { do: 'charge', what: target }],
    ['be-attached-to', 'have cards attached', { do: 'attach', what: { pick: 'deck' }, to: target }],
  ])('"%s": it can\'t %s', (on, _, step) => {
    const under = (table: Tabletop, seat: typeof P): number => table.see(seat).play[0]?.attachments.length ?? 0;
    expect(under(doneBy('opponent', on, step), O)).toBe(0);
    expect(under(doneBy('owner', on, step), P)).toBe(1);
  });

  it('"be-attached-to" leaves a memory without a host', () => {
    const table = (by: JsonObject): Tabletop =>
      new Tabletop({
        cards: [guarded('be-attached-to', by), memory('Vial', { attachesTo: { is: ['entity'] } })],
        p: { play: ['guarded'], hand: ['call'], deck: ['vial', 'blank-1'] },
      }).answer('play:call');
    expect(table({ is: ['memory'] }).offers).toEqual(['return']);
    expect(table({ whose: 'theirs' }).offers).toContain('play');
  });

  it('control, for good and for a while', () => {
    const take = { do: 'control', what: target };
    const borrow = { do: 'for', give: { give: 'control', to: target } };
    for (const step of [take, borrow]) {
      expect(names(doneBy('opponent', 'be-moved', step))).toEqual(['guarded']);
      expect(names(doneBy('opponent', 'be-moved', step, { is: ['thought'] }))).toEqual([]);
    }
  });

  it('VD-4.8.4, VD-4.2.5 the rules and costs are nobody of theirs', () => {
    const cards = [guarded('be-destroyed', { whose: 'theirs' }), guarded('exhaust', { whose: 'any' })];
    const bolt = arcanum('Act', [{ do: 'damage', what: target, amount: 3 }]);
    const bolted = new Tabletop({
      cards: [...cards.slice(0, 1), bolt],
      p: { hand: ['act', 'call'] },
      o: { play: ['guarded'] },
    }).answer('play:act');
    expect(names(bolted)).toEqual([]);
    const forge = memory('Forge', {
      lines: [ability([{ pay: 'exhaust', of: { is: ['entity'], whose: 'yours' } }], [{ do: 'roll' }])],
    });
    const paid = new Tabletop({ cards: [...cards.slice(1), forge], p: { play: ['guarded', 'forge'] } });
    expect(paid.offers).toContain('use:forge-3');
  });

  it('by a value, a subtype or a faction of what acts', () => {
    const destroys = (by: JsonObject): readonly unknown[] =>
      names(doneBy('opponent', 'be-destroyed', { do: 'destroy', what: all({ title: 'Guarded' }) }, by));
    expect(destroys({ is: ['arcanum'], value: { least: 4 } })).toEqual(['guarded']);
    expect(destroys({ is: ['arcanum'], value: { most: 3 } })).toEqual([]);
    expect(destroys({ faction: 'neutral' })).toEqual(['guarded']);
    expect(destroys({ faction: 'fracta' })).toEqual([]);
  });

  it('for a while', () => {
    const ward = arcanum('Ward', [
      { do: 'for', give: { give: 'ban', on: 'be-destroyed', to: all({ whose: 'yours' }), by: { is: ['arcanum'] } } },
    ]);
    const bolt = arcanum('Bolt', [{ do: 'destroy', what: all({ is: ['entity'] }) }]);
    const table = new Tabletop({
      cards: [ward, bolt],
      p: { play: ['guard'], hand: ['ward', 'call'] },
      o: { play: ['guard'], hand: ['bolt', 'call'] },
    });
    table.answer('play:ward', 'play:bolt');
    expect([names(table, P), names(table)]).toEqual([['guard'], []]);
  });
});
