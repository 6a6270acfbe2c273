import type { JsonObject } from '#kernel';
import { ability, always, arcanum, choose, memory, O, P, Tabletop, triggers } from '#test/voidream';

/** Arcana that a text plays: VD-2.2.5, VD-2.2.6, VD-2.10.2, VD-4.2.11, VD-7.1.1. */

const bolt = arcanum('Bolt', [{ do: 'dream-damage' }], { value: 3 });
const low = arcanum('Low', [{ do: 'dream-damage' }], { value: 1 });
const duel = arcanum('Duel', [{ do: 'dream-damage' }], { only: 'in-conflicts' });
const from = (place: string, rest: JsonObject = {}): JsonObject => ({
  do: 'play',
  what: choose({ is: ['arcanum'], in: place, whose: 'yours' }),
  ...rest,
});
const study = (steps: readonly JsonObject[]): JsonObject =>
  memory('Study', { lines: [ability([{ pay: 'exhaust-self' }], steps)] });

type Side = ConstructorParameters<typeof Tabletop>[0]['p'];
const table = (
  steps: readonly JsonObject[],
  p: Side,
  cards: readonly JsonObject[] = [],
  play: readonly string[] = [],
): Tabletop =>
  new Tabletop({
    cards: [bolt, low, duel, study(steps), ...cards],
    p: {
      play: ['study', ...play],
      mind: 2,
      deck: ['blank-2', 'blank-1'],
      ...p,
    },
    o: { deck: ['blank-1', 'blank-1', 'blank-1', 'blank-1'] },
  });
const hits = (at: Tabletop): number => at.see(O).dreamDiscard.length;

describe('VD-7.1.1 an arcanum that a text plays', () => {
  it.each<[string, string, Side]>([
    ['from the hand', 'hand', { hand: ['bolt'] }],
    ['from the discard', 'arcana-discard', { hand: ['call'], arcanaDiscard: ['bolt'] }],
    ['from the Void', 'void', { hand: ['call'], void: ['bolt'] }],
  ])('VD-2.2.5 %s does its text, and goes to the discard, for no mind', (_, place, side) => {
    const at = table([from(place)], side).answer('use:study-2');
    if (at.asked === 'P choose') at.answer('choose:bolt');
    expect([hits(at), at.see(P).arcanaDiscard, at.see(P).mind.at]).toEqual([1, ['bolt'], 2]);
  });

  it('VD-4.2.11 inverted goes to the Void, and all others come back', () => {
    const at = table([from('hand', { inverted: true })], { hand: ['bolt'], arcanaDiscard: ['call'] }).answer(
      'use:study-2',
    );
    if (at.asked === 'P choose') at.answer('choose:bolt');
    expect([at.see(P).void, at.see(P).hand.cards, hits(at)]).toEqual([['bolt'], ['call'], 1]);
  });

  it('VD-2.2.5 of the opponent goes back to where its owner keeps it', () => {
    const theirs = { do: 'play', what: choose({ is: ['arcanum'], in: 'arcana-discard', whose: 'theirs' }) };
    const at = new Tabletop({
      cards: [bolt, study([theirs])],
      p: { play: ['study'], hand: ['call'], deck: ['blank-2', 'blank-1'] },
      o: { arcanaDiscard: ['bolt'], deck: ['blank-1', 'blank-1'] },
    }).answer('use:study-2');
    const told = at.facts.find(({ kind }) => kind === 'arcanum-played')?.open;
    expect([hits(at), at.see(O).arcanaDiscard, told?.seat]).toEqual([1, ['bolt'], P]);
  });

  it('VD-2.10.2 is of the depth or above', () => {
    const at = table([from('arcana-discard')], { hand: ['call'], arcanaDiscard: ['bolt', 'low'] }).answer(
      'use:study-2',
    );
    expect([hits(at), at.see(P).arcanaDiscard]).toEqual([1, ['bolt', 'low']]);
    expect(table([from('arcana-discard')], { hand: ['call'], arcanaDiscard: ['low'] }).offers).not.toContain(
      'use:study-2',
    );
  });

  it('VD-4.5.14, VD-7.1.1 keeps to what limits it', () => {
    expect(table([from('arcana-discard')], { hand: ['call'], arcanaDiscard: ['duel'] }).offers).not.toContain(
      'use:study-2',
    );
    const law = memory('Law', { lines: [always({ give: 'player-ban', on: 'play-arcana', who: 'you' })] });
    expect(
      table([from('arcana-discard')], { hand: ['call'], arcanaDiscard: ['bolt'] }, [law], ['law']).offers,
    ).not.toContain('use:study-2');
  });

  it.each<[string, JsonObject]>([
    ['one that is chosen', { do: 'may', steps: [from('hand')] }],
    ['all of them', { do: 'may', steps: [{ do: 'play', what: { pick: 'all', of: { in: 'hand', whose: 'yours' } } }] }],
  ])('VD-2.2.3 nobody learns by what is offered which arcana are in the hand: %s', (_, step) => {
    const offers = (card: string): readonly string[] => {
      const at = table([step], { hand: [card] });
      const before = at.offers.filter((offer) => offer.startsWith('use'));
      return [...before, at.answer('use:study-2').asked];
    };
    expect(offers('duel')).toEqual(offers('hush-4'));
  });

  it('VD-4.2.17 is heard as any that is played', () => {
    const ear = memory('Ear', {
      lines: [triggers('after', 'played', [{ do: 'dream-damage' }], { card: { is: ['arcanum'] } })],
    });
    const at = table([from('arcana-discard')], { hand: ['call'], arcanaDiscard: ['bolt'] }, [ear], ['ear']).answer(
      'use:study-2',
    );
    expect(hits(at)).toBe(2);
  });

  it('VD-7.11.3 can be replaced', () => {
    const hush = memory('Hush', {
      lines: [triggers('when', 'played', [{ do: 'instead' }], { card: { is: ['arcanum'] } })],
    });
    const at = table([from('arcana-discard')], { hand: ['call'], arcanaDiscard: ['bolt'] }, [hush], ['hush']).answer(
      'use:study-2',
    );
    expect([hits(at), at.see(P).arcanaDiscard]).toEqual([0, ['bolt']]);
  });

  it('VD-7.11.5 what waits for the line that plays it waits on', () => {
    const ear = memory('Ear', { lines: [triggers('after', 'rolled', [{ do: 'dream-damage' }])] });
    const roll = arcanum('Wheel', [{ do: 'roll' }]);
    const at = table(
      [{ do: 'roll' }, from('arcana-discard'), { do: 'mind', by: 1 }],
      { hand: ['call'], arcanaDiscard: ['wheel'] },
      [ear, roll],
      ['ear'],
    ).answer('use:study-2');
    const told = at.story.filter((kind) => ['rolled', 'arcanum-played', 'triggered', 'mind-turned'].includes(kind));
    expect(told).toEqual(['rolled', 'arcanum-played', 'rolled', 'triggered', 'mind-turned', 'triggered']);
  });

  it('VD-7.16.2 that plays another whenever one is played comes to an end', () => {
    const engine = memory('Engine', {
      lines: [triggers('after', 'played', [from('arcana-discard')], { who: 'yours', card: { is: ['arcanum'] } })],
    });
    const still = arcanum('Still', [{ do: 'ready', what: choose({ is: ['entity'] }) }]);
    const at = table(
      [from('arcana-discard')],
      { hand: ['call'], arcanaDiscard: ['still'] },
      [engine, still],
      ['engine'],
    ).answer('use:study-2');
    expect(at.asked).toBe('O turn');
  });
});
