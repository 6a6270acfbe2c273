import type { JsonObject } from '#kernel';
import { arcanum, choose, entity, memory, O, Tabletop, type TableSetting, triggers } from '#test/voidream';

/** What one certain card is, which a condition asks: wherever all can see it, or where it says. */

const imp = entity('Imp', { stability: 3 });
const asks = (what: string, like: JsonObject): JsonObject => ({
  do: 'if',
  check: { is: 'card', what, like },
  then: [{ do: 'mind', who: 'opponent', by: -1 }],
});
const hears = (event: string, like: JsonObject): JsonObject =>
  memory('Ear', { lines: [triggers('after', event, [asks('that-card', like)])] });
const isSo = (steps: readonly JsonObject[], { cards = [], p = {}, o = {} }: TableSetting): boolean => {
  const table = new Tabletop({ cards: [imp, arcanum('Act', steps), ...cards], p: { ...p, hand: ['act', 'call'] }, o });
  return table.answer('play:act').see(O).mind.at === 3;
};
const kill = { do: 'destroy', what: choose({ is: ['entity'] }) };

describe('VD-7.1.1 the card of an event', () => {
  it.each<[boolean, string, JsonObject, JsonObject]>([
    [true, 'destroyed', kill, { is: ['entity'] }],
    [true, 'destroyed', kill, { is: ['entity'], in: 'dream-discard' }],
    [false, 'destroyed', kill, { is: ['entity'], in: 'play' }],
    [false, 'destroyed', kill, { is: ['memory'] }],
    [true, 'exhausted', { do: 'exhaust', what: choose({ is: ['entity'] }) }, { is: ['entity'], in: 'play' }],
    [true, 'top-discarded', { do: 'discard-top' }, { is: ['thought'] }],
  ])('is so: %s, after %s, %j, %j', (so, event, step, like) => {
    expect(isSo([step], { cards: [hears(event, like)], p: { play: ['ear', 'imp'] } })).toBe(so);
  });

  it('VD-7.7.2, VD-6.3.3 tells nothing of a charge that goes back under the deck unseen', () => {
    const ear = memory('Ear', {
      lines: [triggers('after', 'left', [asks('that-card', { is: ['thought'] })], { card: { is: ['charge'] } })],
    });
    const p = { play: ['ear', { card: 'imp', charges: ['blank-3'] }] };
    expect(isSo([{ do: 'void', what: choose({ is: ['entity'] }) }], { cards: [ear], p })).toBe(false);
  });
});

it.each<[boolean, JsonObject]>([
  [true, { is: ['entity'] }],
  [false, { is: ['construct'] }],
])('VD-7.12.2 a card that was revealed: %s, %j', (so, like) => {
  expect(isSo([{ do: 'reveal-top' }, asks('it', like)], { p: { deck: ['imp'] } })).toBe(so);
});
