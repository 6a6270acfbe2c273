import type { JsonObject } from '#kernel';
import { all, arcanum, choose, entity, memory, O, P, Tabletop, thought, triggers } from '#test/voidream';

/** What a line does later to what it has chosen, and to what it has taken out of play: 6e "next time", VD-H.96. */

const imp = entity('Imp', { stability: 2 });
const ogre = entity('Ogre', { dawn: 4, stability: 5, dusk: 2 });
const theirs = choose({ is: ['entity'], whose: 'theirs' });
const later = (event: string, steps: readonly JsonObject[], rest: JsonObject = {}): JsonObject => ({
  do: 'for',
  long: 'round',
  give: { give: 'next', line: triggers('after', event, steps, rest) },
});

const act = (steps: readonly JsonObject[], play: readonly string[] = ['imp', 'ogre']): Tabletop =>
  new Tabletop({
    cards: [imp, ogre, arcanum('Act', steps), arcanum('Sweep', [{ do: 'destroy', what: all({ is: ['entity'] }) }])],
    p: { hand: ['act', 'call', 'sweep'], play: ['imp'], deck: ['blank-1', 'blank-1', 'blank-1'] },
    o: { hand: ['hush-1', 'hush-2', 'call'], mind: 4, deck: ['blank-1', 'blank-1', 'blank-1'], play: [...play] },
  }).answer('play:act');
const names = (table: Tabletop, seat = O): readonly unknown[] => table.see(seat).play.map(({ card }) => card);

describe('VD-H.96 a line goes on about what it takes out of play to where all can see it', () => {
  it.each<[string, readonly JsonObject[], readonly string[], Partial<ReturnType<Tabletop['see']>>]>([
    [
      'voided, and back into play',
      [
        { do: 'void', what: theirs },
        { do: 'put', what: 'it', where: 'play' },
      ],
      ['choose:imp-4'],
      { void: [] },
    ],
    [
      'destroyed, then voided',
      [
        { do: 'destroy', what: theirs },
        { do: 'void', what: 'it' },
      ],
      ['choose:imp-4'],
      { dreamDiscard: [], void: ['imp'] },
    ],
    [
      'destroyed by damage, then veiled',
      [
        { do: 'damage', what: theirs, amount: 2 },
        { do: 'veil', what: 'it' },
      ],
      ['choose:imp-4'],
      { dreamDiscard: [] },
    ],
  ])('%s', (_, steps, answers, seen) => {
    expect(
      act(steps)
        .answer(...answers)
        .see(O),
    ).toMatchObject(seen);
  });

  it('as another object, without its marks', () => {
    const steps = [
      { do: 'exhaust', what: theirs },
      { do: 'void', what: 'it' },
      { do: 'put', what: 'it', where: 'play' },
    ];
    expect(
      act(steps, ['imp'])
        .see(P)
        .play.map(({ card, exhausted }) => [card, exhausted]),
    ).toEqual([
      ['imp', false],
      ['imp', false],
    ]);
  });

  it('VD-7.9.1 but does nothing to it that is done in play alone', () => {
    const steps = [
      { do: 'destroy', what: theirs },
      { do: 'exhaust', what: 'it' },
      { do: 'dream-damage', amount: 1 },
    ];
    const lasts = [
      { do: 'destroy', what: theirs },
      { do: 'for', give: { give: 'number', to: 'it', field: 'dawn', amount: 1 } },
      { do: 'dream-damage', amount: 1 },
    ];
    for (const line of [steps, lasts]) expect(act(line, ['imp']).see(O).dreamDiscard).toEqual(['imp']);
  });
});

describe('6e the next time, about what was chosen before', () => {
  it('is done to it then', () => {
    const table = act([{ do: 'exhaust', what: theirs }, later('passed', [{ do: 'destroy', what: 'it' }])]);
    table.answer('choose:ogre-5');
    expect(names(table)).toEqual(['imp', 'ogre']);
    expect(names(table.answer('pass'))).toEqual(['imp']);
  });

  it('brings back what it took away', () => {
    const back = later('passed', [{ do: 'put', what: 'it', where: 'play' }], { who: 'theirs' });
    const table = act([{ do: 'void', what: theirs }, back]).answer('choose:ogre-5');
    expect([names(table), table.see(O).void]).toEqual([['imp'], ['ogre']]);
    table.answer('pass');
    expect([names(table, P), table.see(O).void]).toEqual([['imp', 'ogre'], []]);
  });

  it('brings it back to whose it was', () => {
    const back = later('passed', [{ do: 'put', what: 'it', where: 'play', who: 'its-owner' }]);
    const table = act([{ do: 'void', what: theirs }, back]).answer('choose:ogre-5', 'pass');
    expect([names(table, P), names(table)]).toEqual([['imp'], ['imp', 'ogre']]);
  });

  it('VD-H.64 puts into play under whom the text says', () => {
    const give = { do: 'put', what: choose({ in: 'dream-discard', whose: 'yours' }), where: 'play', who: 'opponent' };
    const all = { do: 'put', what: { pick: 'all', of: { in: 'void' } }, where: 'play', who: 'its-owner' };
    const table = new Tabletop({
      cards: [imp, ogre, arcanum('Act', [give, all])],
      p: { hand: ['act', 'call'], dreamDiscard: ['imp'], void: ['ogre'] },
      o: { void: ['imp'] },
    }).answer('play:act');
    expect([names(table, P), names(table)]).toEqual([['ogre'], ['imp', 'imp']]);
  });

  it('goes by it, and by whose it is', () => {
    const check = { is: 'card', what: 'it', like: { that: ['exhausted'] } };
    const steps = [{ do: 'dream-damage', who: 'its-controller', amount: { of: 'dawn', on: 'it' } }];
    const table = act([{ do: 'exhaust', what: theirs }, later('passed', steps, { if: check })], ['ogre']).answer(
      'pass',
    );
    expect(table.see(O).dreamDiscard).toHaveLength(3);
    const ready = act([{ do: 'choose', what: theirs }, later('passed', steps, { if: check })], ['ogre']).answer('pass');
    expect(ready.see(O).dreamDiscard).toHaveLength(0);
  });

  it('VD-7.9.1, VD-H.96 is done to nothing once it has become something else', () => {
    const table = act(
      [{ do: 'exhaust', what: theirs }, later('passed', [{ do: 'put', what: 'it', where: 'play' }])],
      ['ogre'],
    );
    table.answer('play:hush-1', 'play:sweep', 'pass');
    expect([names(table), table.see(O).dreamDiscard]).toEqual([[], ['ogre']]);
  });

  it('is done to all that were chosen', () => {
    const both = choose({ is: ['entity'], whose: 'theirs' }, { count: 2 });
    const table = act([{ do: 'exhaust', what: both }, later('passed', [{ do: 'destroy', what: 'it' }])]).answer('pass');
    expect(names(table)).toEqual([]);
  });

  it('chooses for itself where it says so', () => {
    const own = later('passed', [
      { do: 'choose', what: choose({ title: 'Ogre' }) },
      { do: 'destroy', what: 'it' },
    ]);
    expect(
      names(act([{ do: 'exhaust', what: choose({ title: 'Imp', whose: 'theirs' }) }, own]).answer('pass')),
    ).toEqual(['imp']);
    expect(names(act([own]).answer('pass'))).toEqual(['imp']);
  });

  describe('VD-4.2.17 the play of the card that waits for the next is not the next', () => {
    const hit = (is: string): JsonObject =>
      later('played', [{ do: 'dream-damage' }], { who: 'yours', card: { is: [is] } });
    const hits = (at: Tabletop): number => at.see(O).dreamDiscard.length;

    it('of an arcanum', () => {
      const at = new Tabletop({
        cards: [arcanum('Act', [hit('arcanum')])],
        p: { hand: ['act', 'call'], deck: ['blank-1', 'blank-1', 'blank-1'], mind: 4 },
        o: { hand: ['hush-1', 'hush-2'], deck: ['blank-1', 'blank-1', 'blank-1'] },
      }).answer('play:act', 'pass');
      expect(hits(at)).toBe(0);
      expect(hits(at.answer('play:call', 'return'))).toBe(1);
    });
    it('of a thought', () => {
      const echo = thought('Echo', [hit('thought')]);
      const at = new Tabletop({
        cards: [echo],
        p: { hand: ['call', 'hush-3'], deck: ['echo', 'blank-1', 'blank-1'], mind: 4 },
        o: { hand: ['call', 'hush-2'], mind: 4, deck: ['blank-1', 'blank-1', 'blank-1'] },
      }).answer('play:call', 'play');
      expect(hits(at)).toBe(0);
    });
  });

  it('does not begin where nothing was chosen', () => {
    const none = choose({ is: ['construct'], whose: 'theirs' });
    const line = [
      { do: 'may', steps: [{ do: 'exhaust', what: none }] },
      later('passed', [{ do: 'destroy', what: 'it' }]),
      { do: 'dream-damage', amount: 1 },
    ];
    expect(act(line).see(O).dreamDiscard).toEqual([]);
  });

  it('in the text of a memory', () => {
    const snare = memory('Snare', {
      lines: [
        triggers(
          'after',
          'passed',
          [{ do: 'exhaust', what: theirs }, later('passed', [{ do: 'destroy', what: 'it' }])],
          {
            who: 'yours',
          },
        ),
      ],
    });
    const table = new Tabletop({ cards: [snare, imp], p: { play: ['snare'] }, o: { play: ['imp'] } });
    expect(names(table.answer('pass'))).toEqual(['imp']);
    expect(names(table.answer('pass'))).toEqual([]);
  });
});
