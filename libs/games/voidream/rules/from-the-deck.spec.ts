import type { JsonObject } from '#kernel';
import { ability, arcanum, entity, memory, O, P, Tabletop, thought, triggers } from '#test/voidream';

/** What is brought into play from a deck unseen: nobody learns beforehand whether it can be (VD-2.2.3, VD-H.5). */

const imp = entity('Imp');
const deck: JsonObject = { pick: 'deck' };
const bolt: JsonObject = { do: 'dream-damage' };
const put = (rest: JsonObject = {}): JsonObject => ({ do: 'put', what: { ...deck, ...rest }, where: 'play' });
const play: JsonObject = { do: 'play', what: deck };
const sleeper = thought('Sleeper', [bolt], { keywords: [{ keyword: 'dormant', x: 3 }] });

/** P has an ability that does this, and may use it; these lie on top. */
const table = (steps: readonly JsonObject[], top: readonly string[]): Tabletop =>
  new Tabletop({
    cards: [imp, sleeper, memory('Act', { lines: [ability([{ pay: 'exhaust-self' }], steps)] })],
    p: { play: ['act'], deck: [...top, 'blank-1', 'blank-1'] },
    o: { deck: ['blank-1', 'blank-1', 'blank-1'] },
  });
const shown = ({ facts }: Tabletop): readonly unknown[] =>
  facts.flatMap(({ kind, open }) => (kind === 'revealed' ? [open?.cards] : []));
const names = (at: Tabletop): readonly unknown[] => at.see(P).play.map(({ card }) => card);

describe('VD-H.5, VD-2.2.3 what is offered tells nothing of the top card', () => {
  it.each<[string, readonly JsonObject[], readonly [can: string, cannot: string]]>([
    ['put into play', [put()], ['imp', 'blank-2']],
    ['put into play if you like', [{ do: 'may', steps: [put()] }], ['imp', 'blank-2']],
    [
      'chosen, then put into play',
      [
        { do: 'choose', what: deck },
        { do: 'may', steps: [{ ...put(), what: 'it' }] },
      ],
      ['imp', 'blank-2'],
    ],
    ['put into play, or else', [{ do: 'if-able', steps: [put()], else: [bolt] }], ['imp', 'blank-2']],
    ['one of several put into play', [put({ count: 2 })], ['imp', 'blank-2']],
    ['played', [play], ['blank-2', 'sleeper']],
    ['played if you like', [{ do: 'may', steps: [play] }], ['blank-2', 'sleeper']],
    ['several played', [{ ...play, what: { ...deck, count: 2 } }], ['blank-2', 'sleeper']],
  ])('%s', (_, steps, tops) => {
    const [can, cannot] = tops.map((top) => {
      const at = table(steps, [top]);
      const before = at.offers;
      at.answer('use:act-2');
      return [before, at.asked === 'P may' ? at.offers : null];
    });
    expect(can).toEqual(cannot);
    expect(can?.[0]).toContain('use:act-2');
  });
});

describe('VD-7.9.1 what turns out to be impossible', () => {
  it('is shown to all, and ends the line', () => {
    const at = table([put(), bolt], ['blank-2']).answer('use:act-2');
    expect([shown(at), names(at), at.see(O).dreamDiscard, at.see(P).deck.count]).toEqual([
      [['blank-2']],
      ['act'],
      [],
      4,
    ]);
  });
  it('is known by all from then on', () => {
    const at = table([put()], ['blank-2']).answer('use:act-2');
    const names = at.story;
    expect(names.filter((kind) => kind === 'revealed')).toHaveLength(1);
  });
  it('makes way for what the text says otherwise', () => {
    const at = table([{ do: 'if-able', steps: [put()], else: [bolt] }], ['blank-2']).answer('use:act-2');
    expect(at.see(O).dreamDiscard).toHaveLength(1);
  });
  it('leaves the others of several', () => {
    const at = table([put({ count: 3 })], ['blank-2', 'imp', 'blank-3']).answer('use:act-2');
    expect([names(at), shown(at).flat().sort()]).toEqual([
      ['act', 'imp'],
      ['blank-2', 'blank-3'],
    ]);
  });
  it('VD-6.6.1 of several that are played the next one is tried', () => {
    const at = table([{ ...play, what: { ...deck, count: 2 } }], ['sleeper', 'blank-3']).answer('use:act-2');
    expect(at.see(P).dreamDiscard).toEqual(['blank-3']);
    expect(shown(at)).toContainEqual(['sleeper']);
  });
  it('is not asked for where it is known', () => {
    const reveal = { do: 'reveal-top', count: 1 };
    const at = table([reveal, { do: 'may', steps: [{ ...put(), what: 'it' }] }], ['blank-2']).answer('use:act-2');
    expect(at.asked).toBe('O turn');
  });
});

it.each<[string, JsonObject, number]>([
  ['an entity', { card: { is: ['entity'] } }, 1],
  ['any card', {}, 1],
  ['a memory', { card: { is: ['memory'] } }, 0],
])('VD-7.11.2 what comes before the arrival of %s comes once all see what it is', (_, rest, times) => {
  const ear = memory('Ear', { lines: [triggers('before', 'entered', [bolt], rest)] });
  const at = new Tabletop({
    cards: [imp, ear, arcanum('Act', [{ do: 'roll' }, put()])],
    p: { hand: ['act', 'call'], play: ['ear'], deck: ['blank-1', 'imp', 'blank-1'] },
    o: { deck: ['blank-1', 'blank-1', 'blank-1'] },
  }).answer('play:act');
  expect([at.see(O).dreamDiscard.length, names(at)]).toEqual([times, ['ear', 'imp']]);
  const told = at.story.filter((kind) => kind === 'put' || kind === 'triggered');
  expect(told).toEqual(times === 1 ? ['put', 'triggered'] : ['put']);
});

it('VD-6.8.2 what can be brought into play is', () => {
  const at = table([put(), bolt], ['imp']).answer('use:act-2');
  expect([names(at), at.see(O).dreamDiscard.length]).toEqual([['act', 'imp'], 1]);
  expect(
    new Tabletop({ cards: [imp, arcanum('Act', [play])], p: { hand: ['act', 'call'], deck: ['imp', 'blank-1'] } })
      .answer('play:act')
      .see(P).play,
  ).toHaveLength(1);
});
