import type { JsonObject } from '#kernel';
import { all, always, arcanum, memory, O, P, Tabletop, type TableSetting, triggers } from '#test/voidream';

/** Hands and tops of decks that lie open as long as a card says so: VD-2.2.3, VD-7.12.2. */

const lamp = (what: 'hand' | 'top', who = 'opponent', rest: JsonObject = {}): JsonObject =>
  memory('Lamp', { lines: [{ ...always({ give: 'open', what, who }), ...rest }] });
const table = (cards: readonly JsonObject[], rest: TableSetting = {}): Tabletop =>
  new Tabletop({
    cards,
    p: { play: ['lamp'], hand: ['call', 'hush-1'], deck: ['blank-2', 'blank-3', 'blank-4'] },
    o: { hand: ['call', 'hush-2'], deck: ['blank-1', 'blank-2', 'blank-3'] },
    ...rest,
  });
const seen = (at: Tabletop, of: typeof P, by: typeof P): { hand: JsonObject; deck: JsonObject } => {
  const players = at.viewOf(by).players as unknown as readonly { hand: JsonObject; deck: JsonObject }[];
  const found = players[of];
  if (found === undefined) throw new Error('There is no such player.');
  return found;
};
const told = (at: Tabletop, kind: string): readonly unknown[] =>
  at.facts.flatMap((fact) => (fact.kind === kind ? [fact.open?.cards] : []));

describe('what lies open', () => {
  it('the hand of the other player, in everybody’s view', () => {
    const at = table([lamp('hand')]);
    expect(told(at, 'hand-shown')).toEqual([['call', 'hush-2']]);
    expect(seen(at, O, P).hand.cards).toEqual(['call', 'hush-2']);
    expect(seen(at, P, O).hand.cards).toBeNull();
  });

  it('and what comes into it later, once', () => {
    const back = arcanum('Back', [{ do: 'put', what: all({ in: 'arcana-discard' }), where: 'hand' }]);
    const at = table([lamp('hand'), back], {
      o: { hand: ['back'], arcanaDiscard: ['hush-3'], deck: ['blank-1', 'blank-1'] },
    });
    at.answer('pass', 'play:back');
    expect(told(at, 'hand-shown')).toEqual([['back']]);
    expect(seen(at, O, P).hand.cards).toEqual(['hush-3']);
  });

  it('the top of a deck, whatever comes to lie there', () => {
    const roll = arcanum('Act', [{ do: 'roll', times: 2 }]);
    const at = table([lamp('top', 'you'), roll], {
      p: { play: ['lamp'], hand: ['act', 'call'], deck: ['blank-2', 'blank-3', 'blank-4'] },
    });
    expect(seen(at, P, O).deck.open).toBe('blank-2');
    at.answer('play:act');
    expect([told(at, 'revealed'), seen(at, P, O).deck.open]).toEqual([
      [['blank-2'], ['blank-3'], ['blank-4']],
      'blank-4',
    ]);
    expect(seen(at, O, P).deck.open).toBeUndefined();
  });

  it('no longer than the card says so, but what was seen was seen', () => {
    const end = arcanum('End', [{ do: 'destroy', what: all({ title: 'Lamp' }) }]);
    const at = table([lamp('top', 'you'), end], {
      p: { play: ['lamp'], hand: ['end', 'call'], deck: ['blank-2', 'blank-3'] },
    }).answer('play:end');
    expect(seen(at, P, O).deck.open).toBeUndefined();
  });

  it('as long as its condition holds', () => {
    const at = table([lamp('hand', 'opponent', { if: { is: 'amount', amount: { of: 'mind' }, most: 3 } })], {
      p: { play: ['lamp'], hand: ['call'], mind: 4, deck: ['blank-1', 'blank-1'] },
    });
    expect(seen(at, O, P).hand.cards).toBeNull();
    at.answer('play:call', 'return');
    expect(seen(at, O, P).hand.cards).toEqual(['call', 'hush-2']);
  });

  it('is heard of as a card that is revealed', () => {
    const ear = memory('Ear', {
      lines: [triggers('after', 'revealed', [{ do: 'dream-damage' }], { who: 'yours', often: 'once-a-turn' })],
    });
    const roll = arcanum('Act', [{ do: 'roll' }]);
    const at = table([lamp('top', 'you'), ear, roll], {
      p: { play: ['lamp', 'ear'], hand: ['act', 'call'], deck: ['blank-2', 'blank-3', 'blank-4'] },
    }).answer('play:act');
    expect(at.see(O).dreamDiscard).toHaveLength(1);
  });

  it('by an arcanum until the end of the round', () => {
    const act = arcanum('Act', [{ do: 'for', long: 'round', give: { give: 'open', what: 'hand', who: 'opponent' } }]);
    const at = table([lamp('top', 'you'), act], { p: { hand: ['act', 'call'] } }).answer('play:act');
    expect(seen(at, O, P).hand.cards).toEqual(['call', 'hush-2']);
    expect(seen(at.answer('pass', 'pass', 'discard:call'), O, P).hand.cards).toBeNull();
  });
});
