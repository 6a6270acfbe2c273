import type { JsonObject } from '#kernel';
import { all, always, arcanum, choose, entity, memory, O, P, Tabletop, triggers } from '#test/voidream';

/** Cards by what they share with another: VD-2.3.5, 6d. */

const imp = entity('Imp', { subtypes: ['Demon', 'Small'] });
const ogre = entity('Ogre', { faction: 'the-maze', subtypes: ['Demon'] });
const sage = entity('Sage', { faction: 'fracta' });
const book = memory('Book');
const like = (a: string, other = 'it'): JsonObject => ({ sharing: { a, with: other } });
const names = (table: Tabletop, seat = O): readonly unknown[] => table.see(seat).play.map(({ card }) => card);

describe('2.3.5 cards that share something with what was chosen', () => {
  it.each([
    ['title', ['ogre', 'sage', 'book']],
    ['faction', ['ogre', 'sage']],
    ['kind', ['book']],
    ['subtype', ['sage', 'book']],
  ])('the same %s', (a, left) => {
    const steps = [
      { do: 'choose', what: choose({ title: 'Imp', whose: 'yours' }) },
      { do: 'destroy', what: all({ whose: 'theirs', ...like(a) }) },
    ];
    const table = new Tabletop({
      cards: [imp, ogre, sage, book, arcanum('Act', steps)],
      p: { hand: ['act', 'call'], play: ['imp'] },
      o: { play: ['imp', 'ogre', 'sage', 'book'] },
    }).answer('play:act');
    expect(names(table)).toEqual(left);
  });

  it('one of several faction signs', () => {
    const steps = [
      { do: 'choose', what: choose({ title: 'Imp', whose: 'yours' }) },
      { do: 'destroy', what: all({ whose: 'theirs', ...like('faction') }) },
    ];
    const table = new Tabletop({
      cards: [
        entity('Imp', { faction: ['chimeric-court', 'the-maze'] }),
        ogre,
        sage,
        entity('Twin', { faction: ['fracta', 'the-maze'] }),
        arcanum('Act', steps),
      ],
      p: { hand: ['act', 'call'], play: ['imp'] },
      o: { play: ['ogre', 'sage', 'twin'] },
    }).answer('play:act');
    expect(names(table)).toEqual(['sage']);
  });

  it('each of which a description may ask for', () => {
    const left = (faction: string): readonly unknown[] =>
      names(
        new Tabletop({
          cards: [
            entity('Twin', { faction: ['fracta', 'the-maze'] }),
            ogre,
            arcanum('Act', [{ do: 'destroy', what: all({ whose: 'theirs', faction }) }]),
          ],
          p: { hand: ['act', 'call'] },
          o: { play: ['ogre', 'twin'] },
        }).answer('play:act'),
      );
    expect(left('fracta')).toEqual(['ogre']);
    expect(left('the-maze')).toEqual([]);
    expect(left('subter-venellam')).toEqual(['ogre', 'twin']);
  });

  it('nothing with a face-down card (VD-7.6.2)', () => {
    const steps = [
      { do: 'choose', what: choose({ is: ['veiled'], whose: 'theirs' }) },
      { do: 'destroy', what: all({ is: ['entity'], ...like('title') }) },
    ];
    const table = new Tabletop({
      cards: [imp, arcanum('Act', steps)],
      p: { hand: ['act', 'call'], play: ['imp'] },
      o: { play: ['imp?'] },
    }).answer('play:act');
    expect(names(table, P)).toEqual(['imp']);
  });

  it('in a pile', () => {
    const steps = [
      { do: 'destroy', what: choose({ is: ['entity'], whose: 'theirs' }) },
      { do: 'void', what: all({ in: 'dream-discard', whose: 'theirs', ...like('title') }) },
    ];
    const table = new Tabletop({
      cards: [imp, ogre, arcanum('Act', steps)],
      p: { hand: ['act', 'call'] },
      o: { play: ['imp'], dreamDiscard: ['imp', 'ogre'] },
    }).answer('play:act');
    expect([table.see(O).void, table.see(O).dreamDiscard]).toEqual([['imp', 'imp'], ['ogre']]);
  });

  it('VD-2.8.1 a bastion is of one kind with constructs', () => {
    const steps = [
      { do: 'choose', what: choose({ is: ['construct'], whose: 'theirs' }) },
      { do: 'dream-damage', amount: { of: 'count', group: { whose: 'yours', ...like('kind') } } },
    ];
    const table = new Tabletop({
      cards: [arcanum('Act', steps)],
      p: { hand: ['act', 'call'] },
      o: { deck: ['blank-1', 'blank-1', 'blank-1'] },
    }).answer('play:act');
    expect(table.see(O).dreamDiscard).toHaveLength(1);
  });
});

it('2.3.5 all that share a subtype with the host, as long as it lasts', () => {
  const banner = memory('Banner', {
    attachesTo: { is: ['entity'] },
    lines: [
      always({ give: 'number', to: all({ is: ['entity'], ...like('subtype', 'host') }), field: 'dawn', amount: 3 }),
    ],
  });
  const table = new Tabletop({
    cards: [imp, ogre, sage, banner],
    p: { play: [{ card: 'imp', attached: ['banner'] }, 'sage'] },
    o: { play: ['ogre'] },
  });
  expect([table.see(P).play.map(({ dawn }) => dawn), table.see(O).play[0]?.dawn]).toEqual([[5, 2], 5]);
});

it('VD-7.5.3 what is played and shares its title with a card in play', () => {
  const echo = memory('Echo', {
    lines: [
      triggers('after', 'played', [{ do: 'dream-damage' }], {
        who: 'yours',
        card: { ...like('title', 'self'), other: true },
      }),
    ],
  });
  const evoke = (top: string): number =>
    new Tabletop({
      cards: [echo, book],
      p: { play: ['echo'], hand: ['call'], deck: [top, 'blank-1'] },
      o: { deck: ['blank-1', 'blank-1', 'blank-1'] },
    })
      .answer('play:call', 'play')
      .see(O).dreamDiscard.length;
  expect([evoke('book'), evoke('echo')]).toEqual([0, 1]);
});
