import {
  all,
  always,
  arcanum,
  choose,
  construct,
  entity,
  memory,
  mind,
  O,
  P,
  plays,
  Tabletop,
  thought,
  triggers,
} from '#test/voidream';

const wolf = entity('Wolf', { dawn: 3, stability: 3, dusk: 1 });
const hare = entity('Hare', { dawn: 1, stability: 1, dusk: 1 });
const ox = entity('Ox', { dawn: 2, stability: 3, dusk: 3 });
const beasts = [wolf, hare, ox];

/** P raids; both decks show what the scores need. */
const raid = (how: 'dawn-raid' | 'dusk-raid' | 'raid', p: object, o: object, cards: readonly object[] = []): Tabletop =>
  new Tabletop({
    cards: [...beasts, ...(cards as typeof beasts)],
    p: { hand: [how], deck: ['blank-1', 'blank-1', 'blank-1'], ...p },
    o: { deck: ['blank-2', 'blank-3', 'blank-4', 'blank-1'], ...o },
  }).answer(`play:${how}`);

describe('VD-4.5.6, VD-4.5.10 declaring', () => {
  it('offers any number of ready entities, none too, and no memory', () => {
    const table = raid('dawn-raid', { play: ['wolf', 'hare', 'ox!', 'book'] }, { play: ['ox', 'hare!'] }, [
      memory('Book'),
    ]);
    expect(table.asked).toBe('P attackers');
    expect(table.offers).toEqual(['attack:0-2 of wolf-2 hare-3']);
    table.answer('attack:wolf-2');
    expect(table.asked).toBe('O defenders');
    expect(table.offers).toEqual(['defend:0-1 of ox-7']);
    table.answer('defend:');
    expect(table.see(P).play.filter(({ joined }) => joined)).toHaveLength(1);
  });

  it('VD-4.5.7 needs no entity at all', () => {
    expect(raid('dawn-raid', {}, {}).asked).toBe('O turn');
  });

  it('VD-2.7.6 does not offer constructs', () => {
    const table = raid('dawn-raid', { play: ['tower'] }, {}, [construct('Tower')]);
    expect(table.asked).toBe('O turn');
  });
});

describe('VD-4.5.9 the type of a conflict', () => {
  it('is chosen after attackers and before defenders', () => {
    const table = raid('raid', { play: ['wolf'] }, { play: ['ox'] }).answer('attack:wolf-2');
    expect([table.asked, table.offers]).toEqual(['P conflict-type', ['dawn', 'dusk']]);
    expect(table.answer('dusk').asked).toBe('O defenders');
  });
});

describe('VD-4.5.4 no conflict inside a conflict', () => {
  it('skips the line that would start one, and VD-7.8.3 lets the card be played', () => {
    const table = raid('dawn-raid', { hand: ['dawn-raid', 'dusk-raid'] }, {}).answer('pass');
    expect(table.offers).toContain('play:dusk-raid');
    table.answer('play:dusk-raid');
    expect(table.table).toMatchObject({ conflict: { type: 'dawn' }, phase: 'conflict' });
    expect(table.story).toContain('line-skipped');
  });
});

describe('VD-4.5.13, VD-4.2.19 turn order', () => {
  it('goes on as if nothing had happened', () => {
    const table = raid('dawn-raid', { play: ['wolf'] }, {});
    expect(table.answer('attack:wolf-2').asked).toBe('O turn');
    expect(table.table).toMatchObject({ phase: 'conflict', paused: 'main' });
  });
});

describe('VD-4.6.2 to 4.6.6 a dawn conflict', () => {
  it('is won by the higher score: depth after the roll, ready participants, modifiers', () => {
    const table = raid(
      'dawn-raid',
      { play: ['wolf', 'hare'], deck: ['blank-4', 'blank-1', 'blank-2'] },
      { play: ['hare'] },
    );
    table.answer('attack:wolf-2+hare-3', 'defend:hare-5');
    table.bothPass();
    expect(table.facts.find(({ kind }) => kind === 'scored')?.open).toMatchObject({ scores: [5, 3], winner: 0 });
  });

  it('VD-4.6.4 leaves out exhausted participants', () => {
    const tire = arcanum('Tire', [{ do: 'exhaust', what: choose({ is: ['entity'], whose: 'theirs' }) }]);
    const table = raid('dawn-raid', { play: ['wolf'] }, { hand: ['tire'] }, [tire]);
    table.answer('attack:wolf-2', 'play:tire', 'pass', 'pass');
    expect(table.facts.find(({ kind }) => kind === 'scored')?.open).toMatchObject({ scores: [1, 2] });
  });

  it('VD-4.6.5 adds what effects give', () => {
    const bright = mind('Bright', { three: [always({ give: 'score', type: 'dawn', amount: 5 })] });
    const table = raid('dawn-raid', { mindCard: 'bright' }, {}, [bright]).bothPass();
    expect(table.facts.find(({ kind }) => kind === 'scored')?.open).toMatchObject({ scores: [6, 2] });
  });

  it('VD-4.6.8, VD-4.6.9 exhausts participants, and the first passer is active in the phase before', () => {
    const table = raid('dawn-raid', { play: ['wolf'] }, {})
      .answer('attack:wolf-2')
      .bothPass();
    expect(table.see(P).play[0]).toMatchObject({ exhausted: true, joined: false });
    expect(table.table).toMatchObject({ conflict: null, phase: 'main', active: 1 });
    expect(table.asked).toBe('O turn');
  });
});

describe('VD-4.7.3 to 4.7.6 a dusk conflict', () => {
  it('is won by the lower score; exhausted participants count', () => {
    const tire = arcanum('Tire', [{ do: 'exhaust', what: choose({ is: ['entity'], whose: 'yours' }) }]);
    const table = raid('dusk-raid', { play: ['ox'] }, { hand: ['tire'], play: ['wolf'] }, [tire]);
    table.answer('attack:ox-2', 'defend:wolf-4', 'play:tire', 'pass', 'pass');
    expect(table.facts.find(({ kind }) => kind === 'scored')?.open).toMatchObject({ scores: [1, 3], winner: 0 });
  });

  it('VD-6.7.1 adds a ready entity with Dread to the other side', () => {
    const ghost = entity('Ghost', { dusk: 3, keywords: ['dread'] });
    const table = raid('dusk-raid', { play: ['ghost'] }, {}, [ghost])
      .answer('attack:ghost-2')
      .bothPass();
    expect(table.facts.find(({ kind }) => kind === 'scored')?.open).toMatchObject({ scores: [1, 5] });
  });
});

describe('VD-4.8.1 to 4.8.7 damage of a conflict', () => {
  const wolves = { play: ['wolf', 'wolf'] };
  const attack = ['attack:wolf-2+wolf-3'];

  it('VD-4.6.7 is dealt out by the winner in dawn, no more than stability on each (VD-4.8.3)', () => {
    const table = raid('dawn-raid', wolves, { play: ['ox', 'hare', 'ox!'], deck: ['blank-1', 'blank-1'] });
    table.answer(...attack, 'defend:ox-5+hare-6').bothPass();
    // 1 + 3 + 3 against 1 + 2 + 1
    expect([table.asked, table.offers]).toEqual(['P damage', ['damage:3 among ox-5<=3 hare-6<=1']]);
    expect(table.refusal('damage:ox-5=1+hare-6=2')).toBe('VD-4.6.7');
    table.answer('damage:ox-5=2+hare-6=1');
    expect(table.see(O).dreamDiscard).toEqual(['hare']);
    expect(table.see(O).play.map(({ card }) => card)).toEqual(['ox', 'ox']);
  });

  it('VD-4.7.7 is dealt out by the loser in dusk', () => {
    const tire = arcanum('Tire', [{ do: 'exhaust', what: all({ is: ['entity'], whose: 'yours' }) }]);
    const table = raid('dusk-raid', {}, { hand: ['tire'], play: ['ox', 'wolf'], deck: ['blank-1', 'blank-1'] }, [tire]);
    table.answer('defend:ox-3+wolf-4', 'play:tire', 'pass', 'pass');
    expect([table.asked, table.offers]).toEqual(['O damage', ['damage:4 among ox-3<=3 wolf-4<=3']]);
  });

  it('VD-4.8.6, VD-4.8.10 goes on into the deck of a defender', () => {
    const table = raid('dawn-raid', wolves, {
      play: ['hare'],
      deck: ['blank-1', 'blank-2', 'blank-3', 'blank-4', 'blank-1'],
    });
    table.answer(...attack, 'defend:hare-5').bothPass();
    // 7 against 2: one on the hare, four into the deck
    expect(table.see(O).dreamDiscard).toEqual(['blank-1', 'blank-2', 'blank-3', 'blank-4', 'hare']);
  });

  it('VD-4.8.7 spares the deck of an attacker', () => {
    const table = raid('dawn-raid', {}, { play: ['wolf'], deck: ['blank-4', 'blank-4'] })
      .answer('defend:wolf-3')
      .bothPass();
    expect(table.see(P).dreamDiscard).toEqual([]);
    expect(table.see(P).deck.count).toBe(4);
  });

  it('VD-4.6.6 is none in a draw', () => {
    const table = raid('dawn-raid', {}, { deck: ['blank-1', 'blank-1'] }).bothPass();
    expect(table.facts.find(({ kind }) => kind === 'scored')?.open).toMatchObject({ winner: null });
    expect(table.story).not.toContain('dream-damage');
  });

  it('VD-4.8.2 does not touch entities that stand by', () => {
    const table = raid('dawn-raid', wolves, {
      play: ['hare'],
      deck: ['blank-1', 'blank-2', 'blank-3', 'blank-4', 'blank-1', 'blank-1', 'blank-1'],
    });
    table.answer(...attack, 'defend:').bothPass();
    expect(table.see(O).play).toHaveLength(1);
  });

  it('VD-6.11.1 falls on Heroic participants first', () => {
    const hero = entity('Hero', { dawn: 0, stability: 3, keywords: ['heroic'] });
    const table = raid('dawn-raid', wolves, { play: ['hare', 'hero'], deck: ['blank-4', 'blank-4'] }, [hero]);
    table.answer(...attack, 'defend:hare-5+hero-6').bothPass();
    // 7 against 5: all two on the hero
    expect(table.see(O).play.map(({ card }) => card)).toEqual(['hare', 'hero']);
    expect(table.story).not.toContain('destroyed');
  });

  it('VD-6.4.2 falls on Deep entities as on others', () => {
    const eel = entity('Eel', { value: 1, stability: 1, keywords: ['deep'] });
    const table = raid('dawn-raid', wolves, { play: ['eel'] }, [eel])
      .answer(...attack, 'defend:eel-5')
      .bothPass();
    expect(table.see(O).dreamDiscard).toContain('eel');
  });
});

describe('VD-4.8.15 damage ends with the turn', () => {
  const sting = arcanum('Sting', [{ do: 'damage', what: choose({ is: ['entity'], whose: 'theirs' }) }]);

  it('is gone when the active player changes', () => {
    const table = new Tabletop({ cards: [...beasts, sting], p: { hand: ['sting'] }, o: { play: ['ox'] } });
    table.answer('play:sting');
    expect(table.story).toContain('damaged');
    expect(table.see(O).play[0]).toMatchObject({ damage: 0 });
  });

  it('VD-4.8.14 adds up within a turn', () => {
    const twice = arcanum('Twice', [
      { do: 'damage', what: choose({ is: ['entity'], whose: 'theirs' }) },
      { do: 'damage', what: 'it', amount: 2 },
    ]);
    const table = new Tabletop({ cards: [...beasts, twice], p: { hand: ['twice'] }, o: { play: ['ox'] } });
    expect(table.answer('play:twice').see(O).dreamDiscard).toEqual(['ox']);
  });

  it('VD-7.9.1 stops at the first part that has become impossible', () => {
    const twice = arcanum('Twice', [
      { do: 'damage', what: choose({ is: ['entity'], whose: 'theirs' }) },
      { do: 'damage', what: 'it' },
      { do: 'roll' },
    ]);
    const table = new Tabletop({ cards: [...beasts, twice], p: { hand: ['twice'] }, o: { play: ['hare'] } });
    table.answer('play:twice');
    expect(table.story).toEqual(expect.arrayContaining(['destroyed', 'line-stopped']));
    expect(table.story).not.toContain('rolled');
  });
});

describe('VD-4.8.16 stability 0', () => {
  it('destroys at once, and VD-6.13.1 does not destroy the Indestructible', () => {
    const wither = arcanum('Wither', [
      { do: 'for', give: { give: 'number', to: all({ is: ['entity'] }), field: 'stability', amount: -1 } },
    ]);
    const stone = entity('Stone', { stability: 1, keywords: ['indestructible'] });
    const table = new Tabletop({
      cards: [...beasts, wither, stone],
      p: { hand: ['wither'] },
      o: { play: ['hare', 'ox', 'stone'] },
    });
    expect(
      table
        .answer('play:wither')
        .see(O)
        .play.map(({ card }) => card),
    ).toEqual(['ox', 'stone']);
  });
});

describe('VD-7.10.1, VD-7.10.2 what initiating covers', () => {
  const ambush = thought('Ambush', [{ do: 'start-conflict', type: 'dawn' }], {
    lines: [
      plays({ do: 'start-conflict', type: 'dawn' }),
      plays({
        do: 'may',
        steps: [
          { do: 'exhaust', what: choose({ is: ['entity'], whose: 'yours', that: ['participating'] }) },
          { do: 'switch-conflict', to: 'dusk' },
        ],
      }),
    ],
  });

  it('has attackers and defenders declared before the next line, and that line may switch the type', () => {
    const table = new Tabletop({
      cards: [...beasts, ambush],
      p: { hand: ['call'], deck: ['ambush', 'blank-1', 'blank-1'], play: ['wolf'] },
      o: { play: ['ox'] },
    });
    table.answer('play:call', 'play', 'attack:wolf-2', 'defend:ox-4');
    expect(table.asked).toBe('P may');
    table.answer('yes');
    expect(table.table).toMatchObject({ conflict: { type: 'dusk', stage: 'acting' } });
    expect(table.asked).toBe('O turn');
  });
});

describe('VD-4.5.11 initiated', () => {
  it('triggers once defenders are chosen', () => {
    const drum = memory('Drum', { lines: [triggers('after', 'conflict-initiated', [{ do: 'roll' }])] });
    const table = raid('dawn-raid', { play: ['wolf', 'drum'] }, { play: ['ox'] }, [drum]).answer('attack:wolf-2');
    expect(table.story).not.toContain('rolled');
    expect(table.answer('defend:ox-5').story).toContain('rolled');
  });
});

describe('VD-4.5.15, VD-4.5.16 entities that come during a conflict', () => {
  const sneak = entity('Sneak', { keywords: ['veil'] });

  it('stay outside, unless they are unveiled and join', () => {
    const table = raid('dawn-raid', { hand: ['dawn-raid', 'hush-4'], play: ['sneak?'] }, {}, [sneak]);
    table.answer('pass', 'unveil:veiled-2');
    expect([table.asked, table.offers]).toEqual(['P join', ['join', 'stay-out']]);
    expect(table.answer('join').see(P).play[0]).toMatchObject({ card: 'sneak', joined: true });
  });

  it('are asked nothing when they are evoked', () => {
    const table = raid('dawn-raid', { hand: ['dawn-raid', 'call'], deck: ['wolf', 'blank-1'] }, {});
    table.answer('pass', 'play:call', 'play');
    expect(table.see(P).play[0]).toMatchObject({ card: 'wolf', joined: false });
  });
});

describe('VD-6.18.1 Siege', () => {
  const ram = entity('Ram', { keywords: ['siege'] });

  it.each([
    ['roll', 1],
    ['skip-roll', 4],
  ])('lets the attacker choose %s', (how, depth) => {
    const table = raid('dawn-raid', { play: ['ram'], deck: ['blank-4', 'blank-1'] }, {}, [ram]);
    table.answer('attack:').bothPass();
    expect(table.asked).toBe('P siege');
    expect(table.answer(how).see(P).deck.depth).toBe(depth);
  });
});

describe('VD-7.2.1, VD-H.3 effects end with their phase', () => {
  const rally = arcanum('Rally', [
    { do: 'for', give: { give: 'number', to: all({ is: ['entity'], whose: 'yours' }), field: 'dawn', amount: 1 } },
  ]);

  it.each([
    ['a', 4],
    ['b', 3],
  ])('under VD-H.3(%s) an effect from before a conflict leaves dawn %i after it', (reading, dawn) => {
    const table = new Tabletop({
      cards: [...beasts, rally],
      p: { hand: ['rally', 'dawn-raid'], play: ['wolf'] },
      switches: { 'VD-H.3': reading },
    });
    table.answer('play:rally', 'pass', 'play:dawn-raid', 'attack:');
    expect(table.see(P).play[0]?.dawn).toBe(4);
    expect(table.bothPass().see(P).play[0]?.dawn).toBe(dawn);
  });

  it('VD-7.2.2 counts in a conflict that pauses its phase, and not in the Nightmare phase', () => {
    const table = new Tabletop({ cards: [...beasts, rally], p: { hand: ['rally', 'call'], play: ['wolf'] } });
    table.answer('play:rally').bothPass();
    expect(table.table).toMatchObject({ phase: 'nightmare' });
    expect(table.see(P).play[0]?.dawn).toBe(3);
  });
});
