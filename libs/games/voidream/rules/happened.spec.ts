import type { Json, JsonObject } from '#kernel';
import { all, always, arcanum, entity, memory, O, P, Tabletop, type TableSetting, triggers } from '#test/voidream';

/** How often something has happened this turn, this round, in the latest conflict, in the game. */

const times = (event: string, rest: JsonObject = {}, since = 'turn'): JsonObject => ({
  of: 'happened',
  deed: { event, who: 'yours', ...rest },
  since,
});
const imp = entity('Imp', { dawn: 1, stability: 3, dusk: 3 });
/** A card in play whose dawn shows the number. */
const clock = (amount: JsonObject): JsonObject =>
  entity('Clock', {
    dawn: 0,
    stability: 9,
    lines: [always({ give: 'number', to: 'self', field: 'dawn', amount })],
  });
const shown = (table: Tabletop, seat = P): Json =>
  table.see(seat).play.find(({ card }) => card === 'clock')?.dawn ?? null;
const set = (amount: JsonObject, steps: readonly JsonObject[], setting: TableSetting = {}): Tabletop => {
  const { cards = [], ...rest } = setting;
  return new Tabletop({
    cards: [clock(amount), imp, arcanum('Act', steps), arcanum('Again', steps), ...cards],
    p: { play: ['clock', 'imp'], hand: ['act', 'again', 'call'] },
    o: { play: ['imp'], hand: ['call', 'hush-1'] },
    ...rest,
  });
};
const lessBy = (amount: JsonObject): JsonObject => ({ of: 'product', amount, times: -1 });
const kill = { do: 'destroy', what: all({ title: 'Imp' }) };

describe('what has happened', () => {
  it.each<[string, JsonObject, readonly JsonObject[], number]>([
    ['what a line has done', times('rolled'), [{ do: 'roll', times: 2 }], 2],
    ['nothing of another kind', times('charged'), [{ do: 'roll' }], 0],
    ['yours alone', times('destroyed'), [kill], 1],
    ['theirs alone', times('destroyed', { who: 'theirs' }), [kill], 1],
    ["anybody's", times('destroyed', { who: 'any' }), [kill], 2],
    ['what cards are like', times('destroyed', { who: 'any', card: { having: { of: 'dawn', least: 2 } } }), [kill], 0],
    ['destroyed cards as discarded', times('discarded', { who: 'any', card: { is: ['entity'] } }), [kill], 2],
    ['whose they are', times('destroyed', { who: 'any', card: { whose: 'theirs' } }), [kill], 1],
  ])('counts %s', (_, amount, steps, n) => {
    const table = set(amount, steps);
    expect(shown(table)).toBe(0);
    // Within the turn: an instant later the other player is active.
    expect(shown(set({ ...amount, since: 'round' }, steps).answer('play:act'))).toBe(n);
    expect(shown(table.answer('play:act'))).toBe(0);
  });

  it.each<[string, JsonObject, number]>([
    ['the round', times('rolled', {}, 'round'), 0],
    ['the game', times('rolled', {}, 'game'), 2],
  ])('goes on for %s', (_, amount, later) => {
    const table = set(amount, [{ do: 'roll' }]).answer('play:act', 'pass', 'play:again');
    expect(shown(table)).toBe(2);
    expect(shown(table.bothPass().answer('discard:call'))).toBe(later);
  });

  it('goes on for a conflict until the next', () => {
    const foray = arcanum('Foray', [{ do: 'start-conflict', type: 'dawn' }]);
    const amount = times('exhausted', { card: { is: ['entity'] } }, 'conflict');
    const table = set(amount, [{ do: 'start-conflict', type: 'dawn' }], {
      cards: [foray],
      p: { play: ['clock', 'imp'], hand: ['act', 'foray', 'call'], mind: 4, deck: ['blank-2', 'blank-2', 'blank-2'] },
      o: { hand: ['call'], deck: ['blank-2', 'blank-2', 'blank-2'] },
    });
    table.answer('play:act', 'attack:imp-3').bothPass();
    expect([shown(table), table.asked]).toEqual([1, 'O turn']);
    table.answer('pass', 'play:foray');
    expect(shown(table)).toBe(0);
  });

  it('changes a number at once', () => {
    const frail = entity('Frail', {
      stability: 2,
      lines: [always({ give: 'number', to: 'self', field: 'stability', amount: lessBy(times('rolled')) })],
    });
    const table = new Tabletop({
      cards: [frail, arcanum('Act', [{ do: 'roll', times: 2 }, { do: 'roll' }])],
      p: { play: ['frail'], hand: ['act', 'call'] },
    }).answer('play:act');
    expect(table.see(P).play).toEqual([]);
  });

  it('does not count what is under way', () => {
    const often = [{ do: 'roll', times: times('played', {}, 'round') }];
    const table = set(times('rolled', {}, 'round'), often).answer('play:act');
    expect(shown(table)).toBe(0);
    expect(shown(table.answer('pass', 'play:again'))).toBe(1);
  });

  it('the second of a round', () => {
    const second = { is: 'amount', amount: times('played', {}, 'round'), least: 2, most: 2 };
    const hit = { do: 'dream-damage', who: 'opponent' };
    const ear = memory('Ear', { lines: [triggers('after', 'played', [hit], { who: 'yours', if: second })] });
    const table = new Tabletop({
      cards: [ear, ...['One', 'Two', 'Three'].map((title) => arcanum(title, [{ do: 'roll' }]))],
      p: { play: ['ear'], hand: ['one', 'two', 'three'], mind: 4 },
      o: { deck: ['blank-1', 'blank-2', 'blank-3'] },
    });
    const hits = (...answers: string[]): number => table.answer(...answers).see(O).dreamDiscard.length;
    expect(hits('play:one')).toBe(0);
    expect(hits('pass', 'play:two')).toBe(1);
    expect(hits('pass', 'play:three')).toBe(1);
  });
});
