import type { JsonObject } from '#kernel';
import {
  ability,
  all,
  always,
  arcanum,
  choose,
  construct,
  entity,
  memory,
  O,
  P,
  plays,
  Tabletop,
  type TableSetting,
  triggers,
} from '#test/voidream';

/** Cards that lose their text: keywords and lines, but not their numbers. */

const strip = (to: JsonObject | string): JsonObject => ({ give: 'no-text', to });
const forNow = (to: JsonObject | string, rest: JsonObject = {}): JsonObject => ({
  do: 'for',
  give: strip(to),
  ...rest,
});
const gag = (to: JsonObject | string = all({ title: 'Imp' })): JsonObject =>
  memory('Gag', { lines: [always(strip(to))] });
const imp = (rest: JsonObject): JsonObject => entity('Imp', { dawn: 2, stability: 3, ...rest });

const table = (cards: readonly JsonObject[], rest: TableSetting = {}): Tabletop =>
  new Tabletop({
    cards: [arcanum('Hush Now', [forNow(all({ title: 'Imp' }))]), ...cards],
    p: { play: ['imp'], hand: ['hush-now', 'call'] },
    ...rest,
  });
const uses = ({ offers }: Tabletop): readonly string[] => offers.filter((offer) => offer.startsWith('use:'));
const sees = (at: Tabletop, name = 'imp'): JsonObject =>
  (at.see(P).play.find(({ card }) => card === name) ?? {}) as unknown as JsonObject;

describe('VD-7.1.1 a card without its text', () => {
  it('has no ability', () => {
    const at = table([imp({ lines: [ability([{ pay: 'exhaust-self' }], [{ do: 'roll' }])] })]);
    expect(uses(at)).toEqual(['use:imp-2']);
    expect(uses(at.answer('play:hush-now', 'pass'))).toEqual([]);
    expect(at.refusal('use:imp-2')).toBe('VD-4.2.4');
  });

  it('hears of nothing', () => {
    const rolls = triggers('after', 'rolled', [{ do: 'dream-damage', who: 'you' }]);
    const roll = arcanum('Act', [{ do: 'roll' }]);
    const rest = arcanum('Rest', [{ do: 'remove-damage', what: all({ is: ['entity'] }), amount: 'all' }]);
    const lost = (first: string): number =>
      table([roll, rest, imp({ lines: [rolls] })], { p: { play: ['imp'], hand: ['hush-now', 'act', 'rest'], mind: 4 } })
        .answer(first, 'pass', 'play:act')
        .see(P).dreamDiscard.length;
    expect([lost('play:rest'), lost('play:hush-now')]).toEqual([1, 0]);
  });

  it('changes nothing, and keeps its own numbers', () => {
    const at = table([imp({ lines: [always({ give: 'number', to: 'self', field: 'dawn', amount: 3 })] })]);
    expect(sees(at).dawn).toBe(5);
    at.answer('play:hush-now');
    expect([sees(at).dawn, sees(at).stability, sees(at).textless]).toEqual([2, 3, true]);
  });

  it('has no keyword but those that it is given', () => {
    const heroic = memory('Saga', {
      lines: [always({ give: 'keyword', to: all({ title: 'Imp' }), keyword: 'dread' })],
    });
    const at = table([heroic, imp({ keywords: ['heroic'] })], {
      p: { play: ['imp', 'saga'], hand: ['hush-now', 'call'] },
    });
    at.answer('play:hush-now');
    expect(sees(at).keywords).toEqual({ heroic: 0, dread: 1 });
  });

  it('has it back at the end', () => {
    const at = table([imp({ lines: [ability([{ pay: 'exhaust-self' }], [{ do: 'roll' }])] })]);
    at.answer('play:hush-now').bothPass().answer('discard:call');
    expect(at.asked).toContain('turn');
    expect(sees(at).textless).toBeUndefined();
    expect(uses(at.asked.startsWith('P') ? at : at.answer('pass'))).toEqual(['use:imp-2']);
  });

  it('does not leave it behind where it goes', () => {
    const at = table(
      [
        arcanum('Hush That', [forNow(choose({ title: 'Imp' }))]),
        arcanum('Away', [
          { do: 'void', what: choose({ title: 'Imp' }) },
          { do: 'put', what: 'it', where: 'play' },
        ]),
        imp({ lines: [ability([{ pay: 'exhaust-self' }], [{ do: 'roll' }])] }),
      ],
      { p: { play: ['imp'], hand: ['hush-that', 'away', 'call'], mind: 4 } },
    );
    at.answer('play:hush-that');
    expect(sees(at).textless).toBe(true);
    at.answer('pass', 'play:away', 'pass');
    expect(uses(at)).toHaveLength(1);
  });

  it('by a card, as long as that card is there', () => {
    const end = arcanum('End', [{ do: 'destroy', what: choose({ title: 'Gag' }) }]);
    const at = table([gag(), end, imp({ lines: [ability([{ pay: 'exhaust-self' }], [{ do: 'roll' }])] })], {
      p: { play: ['imp', 'gag'], hand: ['end', 'call'] },
    });
    expect(uses(at)).toEqual([]);
    expect(uses(at.answer('play:end', 'pass'))).toEqual(['use:imp-2']);
  });

  it('the host of an attachment', () => {
    const at = table([gag('host'), imp({ keywords: ['dread'] })], {
      p: { play: [{ card: 'imp', attached: ['gag'] }] },
    });
    expect(sees(at).keywords).toEqual({ dread: 0 });
  });

  it('a construct, when it is active again too', () => {
    const tower = construct('Tower', { lines: [always({ give: 'depth', amount: 1 })] });
    const build = arcanum('Build', [{ do: 'evoke' }]);
    const at = table([tower, build, imp({}), gag(all({ is: ['construct'] }))], {
      p: { play: ['gag'], hand: ['build', 'call'], deck: ['tower', 'blank-1'] },
    });
    const depth = (): unknown => at.see(P).deck.depth;
    at.answer('play:build', 'play');
    expect(at.see(P).construct).toMatchObject({ card: 'tower', textless: true });
    expect(depth()).toBe(2);
  });

  it('is not inspired', () => {
    const inspired = imp({ lines: [triggers('when', 'inspired', [{ do: 'roll' }], { card: 'self' })] });
    const at = table([gag(), inspired, arcanum('Act', [{ do: 'inspire', what: choose({ title: 'Imp' }) }])], {
      p: { play: ['imp', 'gag'], hand: ['act', 'call'] },
    }).answer('play:act');
    expect(at.facts.map(({ kind }) => kind)).not.toContain('inspired');
  });

  it('does nothing as it is played, nor again', () => {
    const spark = entity('Spark', { dawn: 2, lines: [plays({ do: 'dream-damage' })] });
    const again = arcanum('Again', [
      { do: 'if-able', steps: [{ do: 'replay', what: choose({ title: 'Spark' }) }], else: [{ do: 'roll' }] },
    ]);
    const hits = (play: readonly string[]): number => {
      const at = table([spark, again, gag(all({ title: 'Spark' })), imp({})], {
        p: { play, hand: ['call', 'again'], deck: ['spark', 'blank-1', 'blank-1'], mind: 4 },
        o: { deck: ['blank-1', 'blank-1', 'blank-1'], hand: ['call'] },
      });
      return at.answer('play:call', 'play', 'pass', 'play:again').see(O).dreamDiscard.length;
    };
    expect([hits([]), hits(['gag'])]).toEqual([2, 0]);
  });

  it('VD-H.109 of two that take it from each other the earlier does', () => {
    const other = memory('Other Gag', { lines: [always(strip(all({ title: 'Gag' })))] });
    const at = table([gag(all({ title: 'Other Gag' })), other, imp({})], { p: { play: ['gag', 'other-gag'] } });
    expect([sees(at, 'gag').textless, sees(at, 'other-gag').textless]).toEqual([undefined, true]);
  });

  it('VD-7.16.2 texts that take each other away and give each other back come to an end', () => {
    const heroes = memory('Heroes', {
      lines: [always({ give: 'keyword', to: all({ title: 'Heroes' }), keyword: 'deep' })],
    });
    const at = table([gag(all({ keyword: 'deep' })), heroes, imp({})], {
      p: { play: ['heroes', 'imp', 'gag'], hand: ['hush-now', 'call'] },
    }).answer('play:hush-now');
    expect(at.asked).toBe('O turn');
  });
});
