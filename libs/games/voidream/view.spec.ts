import { arcanum, bastion, choose, construct, entity, O, P, Tabletop } from '#test/voidream';

const imp = entity('Imp', { value: 3 });
const side = (view: object, seat: number): object => (view as { players: readonly object[] }).players[seat] ?? {};

describe('what the opponent sees', () => {
  it('VD-2.2.3 of a hand: how many arcana, and their backs', () => {
    const table = new Tabletop({ p: { hand: ['hush-3', 'hush-1', 'hush-2'] } });
    expect(side(table.viewOf(O), P)).toMatchObject({ hand: { count: 3, values: [1, 2, 3], cards: null } });
    expect(side(table.viewOf(P), P)).toMatchObject({ hand: { cards: ['hush-1', 'hush-2', 'hush-3'] } });
  });

  it('VD-2.3.7 of a veiled card: its value, not its title', () => {
    const table = new Tabletop({ cards: [imp], p: { play: ['imp?'] } });
    expect(side(table.viewOf(O), P)).toMatchObject({ play: [{ id: 'veiled-2', card: null, value: 3 }] });
    expect(side(table.viewOf(P), P)).toMatchObject({ play: [{ id: 'veiled-2', card: 'imp' }] });
  });

  it('VD-7.12.1 of a deck: the back of its top, or a construct there, and how many cards (VD-H.88)', () => {
    const mill = construct('Mill', { value: 4 });
    const table = new Tabletop({ cards: [mill], p: { deck: ['blank-3'] }, o: { play: ['mill'] } });
    expect(side(table.viewOf(O), P)).toMatchObject({ deck: { count: 2, depth: 3, top: null, cards: null } });
    expect(side(table.viewOf(P), O)).toMatchObject({ deck: { depth: 4, top: 'mill-3' } });
  });

  it('VD-7.4.1, VD-7.4.2, VD-7.14.1 of piles and the Void: all, in no order', () => {
    const p = { arcanaDiscard: ['raid', 'call'], dreamDiscard: ['blank-3', 'blank-1'], void: ['hush-2', 'blank-4'] };
    expect(side(new Tabletop({ p }).viewOf(O), P)).toMatchObject({
      arcanaDiscard: ['call', 'raid'],
      dreamDiscard: ['blank-1', 'blank-3'],
      void: ['blank-4', 'hush-2'],
    });
  });

  it('VD-7.7.4 of a face-down card that it was shown: that card, whatever becomes of the others', () => {
    const peek = arcanum('Peek', [{ do: 'look-at', what: choose({ is: ['veiled'], whose: 'theirs' }) }]);
    const table = new Tabletop({
      cards: [imp, peek],
      p: { hand: ['peek'] },
      o: { play: ['imp?', 'imp?'], hand: ['call'] },
    });
    table.answer('play:peek', 'choose:veiled-4', 'unveil:veiled-3', 'done');
    expect(side(table.viewOf(P), O)).toMatchObject({ play: [{ id: 'veiled-4', card: 'imp' }, { card: 'imp' }] });
  });
});

describe('VD-2.8.1 the bastion counts as a construct', () => {
  it('for what is given to constructs', () => {
    const keep = bastion('Keep', {
      lines: [
        {
          line: 'static',
          give: [{ give: 'number', to: { pick: 'all', of: { is: ['construct'] } }, field: 'stability', amount: 2 }],
        },
      ],
    });
    const table = new Tabletop({ cards: [keep], p: { bastion: 'keep' } });
    expect([table.see(P).bastion.stability, table.see(O).bastion.stability]).toEqual([7, 7]);
  });
});
