import { loadSet } from '#games/voidream';
import { all, always, arcanum, choose, entity, mind, O, P, PLAIN, plays, Tabletop, thought } from '#test/voidream';

/** Rules of which a breach shows nowhere but here. */

const imp = entity('Imp', { dawn: 1 });
const roll = { do: 'roll' };

describe('cards', () => {
  it('VD-2.3.1 no effect gives a Dream card to a hand', () => {
    const what = all({ in: 'void', whose: 'yours' });
    const grab = arcanum('Grab', [{ do: 'put', what, where: 'hand' }]);
    const p = { hand: ['grab'], void: ['blank-1', 'hush-1'] };
    const table = new Tabletop({ cards: [grab], p }).answer('play:grab');
    expect([table.see(P).hand.cards, table.see(P).void]).toEqual([['hush-1'], ['blank-1']]);
  });

  it('VD-2.4.2 the lines of a thought are carried out from the top', () => {
    const two = thought('Two Lines', [], { lines: [plays(roll), plays({ do: 'discard-top' })] });
    const table = new Tabletop({ cards: [two], p: { deck: ['two-lines', 'blank-1', 'blank-2', 'blank-3'] } });
    expect(table.answer('play:call', 'play').see(P).dreamDiscard).toEqual(['blank-2', 'two-lines']);
  });

  it.each(['dawn', 'stability', 'dusk'])('VD-2.6.1 an entity without %s is refused', (field) => {
    const { [field]: _, ...less } = imp;
    const loaded = loadSet('x.json', JSON.stringify({ title: 'Mine', cards: [...PLAIN, less] }));
    expect(loaded.ok ? [] : loaded.flaws.map(({ says }) => says)).toEqual([
      expect.stringContaining(`The field "${field}" is missing`),
    ]);
  });

  it('VD-2.8.3 no effect turns the bastion face down', () => {
    const cover = arcanum('Cover', [{ do: 'veil', what: all({ is: ['bastion'] }) }]);
    const table = new Tabletop({ cards: [cover], p: { hand: ['cover'] } }).answer('play:cover');
    expect([table.see(P).deck.faceUp, table.see(P).play, table.result]).toEqual([['rock-1'], [], null]);
  });
});

describe('lines', () => {
  it('VD-7.8.1 are each on their own: the second is done though the first cannot be', () => {
    const lines = [plays({ do: 'destroy', what: choose({ is: ['entity'] }) }), plays({ do: 'discard-top' })];
    const table = new Tabletop({
      cards: [thought('Both', [], { lines })],
      p: { deck: ['both', 'blank-1', 'blank-2'] },
    });
    expect(table.answer('play:call', 'play').see(P).dreamDiscard).toEqual(['blank-1', 'both']);
  });

  it('VD-7.13.3 put cards back in the order that was chosen', () => {
    const sift = arcanum('Sift', [{ do: 'look-top', count: 3, put: 'any-order' }]);
    const topple = arcanum('Topple', [{ do: 'discard-top' }]);
    const p = { hand: ['sift', 'topple'], deck: ['blank-1', 'blank-3', 'blank-4'] };
    const table = new Tabletop({ cards: [sift, topple], p });
    table.answer('play:sift', 'order:blank-4>blank-1>blank-3', 'pass', 'play:topple');
    expect(table.see(P).dreamDiscard).toEqual(['blank-4']);
  });
});

describe('VD-7.1.1 sacrificing', () => {
  const one = { is: ['entity'] };
  it.each([
    [
      'each player, their own',
      { do: 'each-player', steps: [{ do: 'sacrifice', what: choose({ ...one, whose: 'each' }, { by: 'each' }) }] },
      [0, 0],
    ],
    [
      'your opponent, their own',
      { do: 'sacrifice', what: choose({ ...one, whose: 'theirs' }, { by: 'opponent' }) },
      [1, 0],
    ],
    ['you, but nothing of theirs', { do: 'sacrifice', what: choose({ ...one, whose: 'theirs' }) }, [1, 1]],
    ['you, all of your own', { do: 'sacrifice', what: all(one) }, [0, 1]],
  ])('is done by %s', (_, step, left) => {
    const give = arcanum('Give', [step]);
    const table = new Tabletop({ cards: [give, imp], p: { hand: ['give'], play: ['imp'] }, o: { play: ['imp'] } });
    table.answer('play:give');
    expect([table.see(P).play.length, table.see(O).play.length]).toEqual(left);
  });
});

describe('the mind card', () => {
  it('VD-2.9.2 counts no further than to the spent side', () => {
    const table = new Tabletop({ p: { mind: 0, hand: ['call', 'hush-4'] } });
    expect([table.offers, table.refusal('play:call')]).toEqual([['pass'], 'VD-2.9.5']);
  });

  const tides = mind('Tides', {
    two: [always({ give: 'number', to: all({ is: ['entity'] }), field: 'dawn', amount: 2 })],
    spent: [always({ give: 'number', to: all({ is: ['entity'] }), field: 'dawn', amount: 5 })],
  });
  it.each([
    ['VD-2.9.6 the text of the number that it leaves ends', 2, 1],
    ['VD-2.9.7 the text of the spent side begins', 1, 6],
  ])('%s', (_, from, dawn) => {
    const p = { mindCard: 'tides', mind: from, play: ['imp'], hand: ['hush-4'] };
    expect(new Tabletop({ cards: [tides, imp], p }).answer('play:hush-4').see(P).play[0]?.dawn).toBe(dawn);
  });
});

describe('a round', () => {
  it('VD-4.0.3 holds another conflict after one that was won', () => {
    const p = { play: ['imp'], hand: ['dawn-raid', 'dusk-raid'] };
    const table = new Tabletop({ cards: [imp], p }).answer('play:dawn-raid', 'attack:imp-2').bothPass();
    table.answer('pass', 'play:dusk-raid').bothPass();
    expect(table.story.filter((kind) => kind === 'conflict-ended')).toHaveLength(2);
  });

  it('VD-4.1.1 readies the cards before the minds turn', () => {
    const table = new Tabletop({ cards: [imp], p: { mind: 3, play: ['imp!'] }, o: { mind: 1 } });
    expect(
      table
        .bothPass()
        .answer('discard:call')
        .story.filter((kind) => kind === 'readied' || kind === 'mind-turned'),
    ).toEqual(['readied', 'mind-turned', 'mind-turned']);
  });

  it('VD-4.2.12 leaves arcana in the Void when the discard returns', () => {
    const p = { hand: ['call'], arcanaDiscard: ['hush-2'], void: ['hush-1'] };
    const table = new Tabletop({ p }).answer('invert:call', 'return');
    expect([table.see(P).hand.cards, table.see(P).void]).toEqual([['hush-2'], ['call', 'hush-1']]);
  });
});

describe('a conflict', () => {
  it('VD-7.2.2 does not end what began in the phase that it pauses', () => {
    const give = { give: 'number', to: all({ is: ['entity'] }), field: 'dawn', amount: 2 };
    const rally = arcanum('Rally', [{ do: 'for', long: 'phase', give }]);
    const p = { hand: ['rally', 'dawn-raid'], play: ['imp'] };
    const table = new Tabletop({ cards: [imp, rally], p }).answer(
      'play:rally',
      'pass',
      'play:dawn-raid',
      'attack:imp-2',
    );
    expect([table.asked, table.see(P).play[0]?.dawn]).toEqual(['O turn', 3]);
    expect(table.bothPass().see(P).play[0]?.dawn).toBe(3);
  });

  const openly = arcanum('Openly', [{ do: 'start-conflict' }]);

  it('VD-4.5.1 is of dawn or dusk and of no other type', () => {
    const noon = arcanum('Noon Raid', [{ do: 'start-conflict', type: 'noon' }]);
    const loaded = loadSet('x.json', JSON.stringify({ title: 'Mine', cards: [...PLAIN, noon] }));
    expect(loaded.ok ? [] : loaded.flaws.map(({ says }) => says)).toContain('"noon" is not one of dawn, dusk, open.');
  });

  it.each(['dawn', 'dusk'])('VD-4.5.9 is of the type that the attacker chose: %s', (type) => {
    const table = new Tabletop({ cards: [openly], p: { hand: ['openly'] } }).answer('play:openly');
    expect([table.asked, table.offers]).toEqual(['P conflict-type', ['dawn', 'dusk']]);
    expect(table.answer(type).table).toMatchObject({ conflict: { type } });
  });

  it('VD-4.5.7 needs no entity, though there are some', () => {
    const p = { play: ['imp'], hand: ['dusk-raid'] };
    const table = new Tabletop({ cards: [imp], p }).answer('play:dusk-raid');
    expect(table.offers).toEqual(['attack:0-1 of imp-2']);
    expect(
      table
        .answer('attack:')
        .see(P)
        .play.map(({ joined }) => joined),
    ).toEqual([false]);
  });

  it('VD-4.5.15 goes on without an entity that comes late', () => {
    const p = { hand: ['dusk-raid', 'call'], deck: ['imp', 'blank-1'] };
    const table = new Tabletop({ cards: [imp], p }).answer('play:dusk-raid', 'pass', 'play:call', 'play');
    expect([table.asked, table.see(P).play.map(({ joined }) => joined)]).toEqual(['O turn', [false]]);
  });

  it.each([
    ['VD-4.6.1', 'dawn-raid'],
    ['VD-4.7.1', 'dusk-raid'],
  ])('%s is resolved when both pass, and not when one does: %s', (_, raid) => {
    const table = new Tabletop({ p: { hand: [raid] } }).answer(`play:${raid}`, 'pass');
    expect(table.story).not.toContain('scored');
    expect(table.answer('pass').story).toContain('scored');
  });
});
