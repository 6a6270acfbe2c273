import type { JsonObject } from '#kernel';
import { ability, always, arcanum, entity, memory, P, Tabletop, type TableSetting, triggers } from '#test/voidream';

/** Who has the turn after this one: VD-4.2.1, VD-4.2.19, VD-4.2.20. */

const next = (who = 'you'): JsonObject => ({ do: 'for', long: 'turn', give: { give: 'next-turn', who } });
const table = (steps: readonly JsonObject[], rest: TableSetting = {}): Tabletop =>
  new Tabletop({
    cards: [arcanum('Haste', steps), arcanum('More Haste', steps), ...(rest.cards ?? [])],
    p: { hand: ['haste', 'more-haste', 'call'], mind: 4, ...rest.p },
    o: { hand: ['call'], ...rest.o },
  });

describe('the next turn', () => {
  it('is yours once more, and then the other player has theirs', () => {
    const at = table([next()]).answer('play:haste');
    expect(at.asked).toBe('P turn');
    expect(at.answer('play:call', 'return').asked).toBe('O turn');
  });

  it('is seen before it comes', () => {
    const at = table([next(), { do: 'may', steps: [{ do: 'roll' }] }]).answer('play:haste');
    expect(at.table.effects).toMatchObject([{ gives: 'next-turn', until: 'turn', you: P }]);
  });

  it('comes as often as it is said', () => {
    const at = table([next()]).answer('play:haste', 'play:more-haste');
    expect(at.asked).toBe('P turn');
    expect(at.answer('play:call', 'return').asked).toBe('O turn');
  });

  it('VD-H.109 is for whom the later text says', () => {
    const brake = memory('Brake', { lines: [triggers('after', 'played', [next('opponent')], { who: 'yours' })] });
    const at = table([next()], { cards: [brake], p: { play: ['brake'] } }).answer('play:haste');
    expect(at.asked).toBe('O turn');
  });

  it('is yours as long as a card says so, until you pass', () => {
    const rule = memory('Rule', { lines: [always({ give: 'next-turn' })] });
    const at = table([{ do: 'roll' }], { cards: [rule], p: { play: ['rule'] } }).answer(
      'play:haste',
      'play:more-haste',
    );
    expect(at.asked).toBe('P turn');
    expect(at.answer('pass').asked).toBe('O turn');
  });

  it('VD-4.2.20 who has passed has no other turn at once', () => {
    const eager = memory('Eager', { lines: [triggers('after', 'passed', [next()], { who: 'yours' })] });
    const at = table([next()], { cards: [eager], p: { play: ['eager'] } }).answer('pass');
    expect(at.asked).toBe('O turn');
    expect(at.answer('pass').asked).toContain('nightmare');
  });

  it('VD-4.5.13 may be the first of a conflict', () => {
    const at = table([{ do: 'start-conflict', type: 'dawn' }, next()], { p: { play: ['guard'] } }).answer(
      'play:haste',
      'attack:guard-2',
    );
    expect([at.asked, at.table.phase]).toEqual(['P turn', 'conflict']);
  });

  it('VD-7.16.1 does not come again from the same position', () => {
    const back = { do: 'ready', what: 'self' };
    const wheel = entity('Wheel', { lines: [ability([{ pay: 'exhaust-self' }], [back, next()])] });
    const at = table([next()], { cards: [wheel], p: { play: ['wheel'] } }).answer('use:wheel-2');
    expect([at.asked, at.refusal('use:wheel-2')]).toEqual(['P turn', 'VD-7.16.1']);
  });
});
