import type { JsonObject } from '#kernel';
import { ability, arcanum, choose, memory, O, P, Tabletop, type TableSetting, triggers } from '#test/voidream';

/** How often a text may be used, and how often it has been: VD-H.99, VD-H.96. */

const bolt = { do: 'dream-damage', who: 'opponent' };
const blanks = Array.from({ length: 8 }, () => 'blank-2');
const well = (often: string): JsonObject => memory('Well', { lines: [ability([{ pay: 'roll' }], [bolt], { often })] });
const away = arcanum('Away', [
  { do: 'void', what: choose({ title: 'Well' }) },
  { do: 'put', what: 'it', where: 'play' },
]);
const table = (cards: readonly JsonObject[], hand: readonly string[] = [], rest: TableSetting = {}): Tabletop =>
  new Tabletop({
    cards: [away, ...cards],
    p: { play: ['well'], hand: [...hand, 'call'], mind: 4, deck: blanks },
    o: { hand: ['call'], deck: blanks },
    ...rest,
  });
const uses = ({ offers }: Tabletop): boolean => offers.some((offer) => offer.startsWith('use:well'));

describe('VD-H.99 a text that is used', () => {
  it.each([
    ['once-a-turn', true, true],
    ['once-a-round', false, true],
    ['once-a-game', false, false],
  ])('%s', (often, nextTurn, nextRound) => {
    const at = table([well(often)]).answer('use:well-2', 'pass');
    expect(uses(at)).toBe(nextTurn);
    at.answer('pass', 'discard:call');
    if (at.asked === 'O turn') at.answer('pass');
    expect([uses(at), at.table.round]).toEqual([nextRound, 3]);
  });

  it.each([
    ['once-a-round', true],
    ['once-a-game', false],
  ])('VD-H.96 %s, by a card that has come back', (often, again) => {
    const at = table([well(often)], ['away']).answer('use:well-2', 'pass', 'play:away', 'pass');
    expect(uses(at)).toBe(again);
  });

  it('once a conflict', () => {
    const at = table([well('once-a-conflict')], ['dawn-raid', 'dusk-raid']).answer('play:dawn-raid');
    expect(at.asked).toBe('O turn');
    expect(uses(at.answer('pass'))).toBe(true);
    expect(uses(at.answer('use:well-2', 'pass'))).toBe(false);
    at.bothPass();
    if (at.asked === 'O turn') at.answer('pass');
    at.answer('play:dusk-raid', 'pass');
    expect([at.asked, uses(at)]).toEqual(['P turn', true]);
  });

  it('as often as it was in the game', () => {
    const few = { is: 'amount', amount: { of: 'used', since: 'game' }, most: 1 };
    const ear = memory('Well', { lines: [triggers('after', 'rolled', [bolt], { who: 'yours', if: few })] });
    const roll = arcanum('Act', [{ do: 'roll', times: 2 }]);
    const at = table([ear, roll], ['act']).answer('play:act', 'next:well-2');
    expect(at.see(O).dreamDiscard).toHaveLength(2);
    expect(at.see(P).play).toHaveLength(1);
  });
});
