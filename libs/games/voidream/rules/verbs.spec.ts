import type { JsonObject } from '#kernel';
import {
  ability,
  all,
  always,
  arcanum,
  choose,
  entity,
  memory,
  O,
  P,
  Tabletop,
  type TableSetting,
  thought,
  triggers,
} from '#test/voidream';

/** An arcanum that does just this, played by P. */
const doing = (steps: readonly JsonObject[], setting: TableSetting = {}): Tabletop =>
  new Tabletop({
    ...setting,
    cards: [...(setting.cards ?? []), arcanum('Act', steps)],
    p: { ...setting.p, hand: ['act', ...(setting.p?.hand ?? [])] },
  }).answer('play:act');

const imp = entity('Imp', { dawn: 1, stability: 2, dusk: 1 });
const mine = choose({ is: ['entity'], whose: 'yours' });
const theirs = choose({ is: ['entity'], whose: 'theirs' });

describe('looking at the top of a deck', () => {
  const deck = ['blank-1', 'blank-3', 'blank-4'];

  it('VD-7.13.1, VD-7.13.3 shows fronts to the looking player alone, and VD-7.12.2 the next back to all', () => {
    const table = doing([{ do: 'look-top', count: 2 }], { p: { deck } });
    const looked = table.facts.find(({ kind }) => kind === 'looked');
    expect([looked?.open, looked?.closed[0]?.data]).toEqual([
      { seat: 0, deck: 0, count: 2, faceUp: [] },
      { cards: ['blank-1', 'blank-3'] },
    ]);
    expect(table.facts.filter(({ kind }) => kind === 'back-shown').at(-1)?.open).toEqual({ seat: 0, value: 4 });
  });

  it('VD-D.22 puts them back in an order that stays hidden', () => {
    const table = doing([{ do: 'look-top', count: 3, put: 'any-order' }], { p: { deck } });
    expect(table.asked).toBe('P order-top');
    table.answer('order:blank-4>blank-1>blank-3');
    expect(table.see(P).deck.depth).toBe(4);
  });

  it('VD-7.12.2 revealing shows the fronts to everybody', () => {
    const table = doing([{ do: 'reveal-top', count: 2 }], { p: { deck } });
    expect(table.facts.find(({ kind }) => kind === 'revealed')?.open).toEqual({
      seat: 0,
      cards: ['blank-1', 'blank-3'],
    });
  });
});

describe('VD-7.7.2, VD-7.7.3 looking at a face-down card', () => {
  it('tells the looking player what it is, for good', () => {
    const table = doing([{ do: 'look-at', what: choose({ is: ['veiled'], whose: 'theirs' }) }], {
      cards: [imp],
      o: { play: ['imp?', 'imp?'] },
    });
    table.answer('choose:veiled-4');
    expect(JSON.stringify(table.viewOf(P)).match(/"card":"imp"/g)).toHaveLength(1);
  });
});

describe('putting cards back', () => {
  it.each<[string, JsonObject, Partial<TableSetting['p']>, JsonObject]>([
    [
      'on top',
      { do: 'put', what: choose({ in: 'dream-discard', whose: 'yours' }), where: 'top' },
      { dreamDiscard: ['blank-4'] },
      { deck: { depth: 4 }, dreamDiscard: [] },
    ],
    [
      'under',
      { do: 'put', what: all({ is: ['entity'] }), where: 'bottom' },
      { play: ['imp'] },
      { play: [], deck: { count: 8, depth: 2 } },
    ],
    [
      'VD-4.2.12 an arcanum out of the Void',
      { do: 'put', what: choose({ is: ['arcanum'], in: 'void', whose: 'yours' }), where: 'hand' },
      { void: ['raid'] },
      { void: [], hand: { cards: ['raid'] } },
    ],
  ])('%s', (_, step, p, seen) => {
    expect(doing([step], { cards: [imp], p: p ?? {} }).see(P)).toMatchObject(seen);
  });
});

describe('hands', () => {
  it('VD-D.17 lets the owner choose what to discard', () => {
    const hand = choose({ is: ['arcanum'], in: 'hand', whose: 'theirs' }, { by: 'opponent' });
    const table = doing([{ do: 'discard', what: hand }], { o: { hand: ['call', 'raid'] } });
    expect([table.asked, table.offers]).toEqual(['O choose', ['choose:call', 'choose:raid']]);
    expect(table.answer('choose:raid').see(O)).toMatchObject({ hand: { cards: ['call'] }, arcanaDiscard: ['raid'] });
  });

  it('shows the hand to all', () => {
    expect(doing([{ do: 'show-hand' }]).facts.find(({ kind }) => kind === 'hand-shown')?.open).toEqual({
      seat: 1,
      cards: ['call', 'last-word'],
    });
  });

  it('VD-H.98 has each player do it, the active player first', () => {
    const own = choose({ is: ['arcanum'], in: 'hand', whose: 'each' }, { by: 'each' });
    const table = doing([{ do: 'each-player', steps: [{ do: 'void', what: own }] }], { p: { hand: ['raid', 'call'] } });
    expect(table.asked).toBe('P choose');
    expect(table.answer('choose:raid').asked).toBe('O choose');
    expect(table.see(P).void).toEqual([]);
    table.answer('choose:call');
    expect([table.see(P).void, table.see(O).void]).toEqual([['raid'], ['call']]);
  });
});

describe('the conflict', () => {
  const fight = (steps: readonly JsonObject[]): Tabletop =>
    new Tabletop({
      cards: [imp, arcanum('Act', steps)],
      p: { hand: ['dawn-raid', 'act'], play: ['imp', 'imp'], deck: ['blank-4', 'blank-1'] },
    }).answer('play:dawn-raid', 'attack:imp-2', 'pass', 'play:act');

  it('takes in who joins', () => {
    expect(
      fight([{ do: 'join', what: choose({ is: ['entity'], that: ['bystanding'] }) }])
        .see(P)
        .play.map(({ joined }) => joined),
    ).toEqual([true, true]);
  });

  it('lets go who leaves', () => {
    expect(
      fight([{ do: 'leave-conflict', what: choose({ is: ['entity'], that: ['participating'] }) }])
        .see(P)
        .play.map(({ joined }) => joined),
    ).toEqual([false, false]);
  });

  it('VD-6.18.1 can do without the roll', () => {
    expect(
      fight([{ do: 'skip-roll' }])
        .bothPass()
        .see(P).deck.depth,
    ).toBe(4);
  });
});

describe('VD-H.55, VD-H.64 control', () => {
  it('changes side, and its text speaks for its new controller', () => {
    const spy = entity('Spy', { lines: [triggers('after', 'rolled', [{ do: 'mind', by: -1 }], { who: 'yours' })] });
    const table = doing([{ do: 'control', what: theirs }, { do: 'roll' }], { cards: [spy], o: { play: ['spy'] } });
    expect([table.see(P).play.length, table.see(O).play.length, table.see(P).mind.at]).toEqual([1, 0, 2]);
  });
});

describe('damage about to be taken', () => {
  const bolt = [{ do: 'dream-damage', amount: 2 }];
  const answering = (step: JsonObject): TableSetting => ({
    cards: [memory('Prism', { lines: [triggers('when', 'dream-damaged', [step], { who: 'yours' })] })],
    o: { play: ['prism'] },
  });

  it('can be multiplied', () => {
    expect(doing(bolt, answering({ do: 'multiply', by: 2 })).see(O).dreamDiscard).toHaveLength(4);
  });

  it('can be redirected', () => {
    const table = doing(bolt, answering({ do: 'redirect', who: 'opponent' }));
    expect([table.see(P).dreamDiscard.length, table.see(O).dreamDiscard.length]).toEqual([2, 0]);
  });

  it('can be taken off again', () => {
    const table = doing(
      [
        { do: 'damage', what: mine },
        { do: 'remove-damage', what: 'it' },
        { do: 'damage', what: 'it' },
      ],
      {
        cards: [imp],
        p: { play: ['imp'] },
      },
    );
    expect(table.see(P).play).toHaveLength(1);
  });
});

describe('cards played by an effect', () => {
  it('come from a pile', () => {
    const table = doing([{ do: 'play', what: choose({ is: ['entity'], in: 'dream-discard' }) }], {
      cards: [imp],
      p: { dreamDiscard: ['imp'] },
    });
    expect(table.see(P)).toMatchObject({ dreamDiscard: [], play: [{ card: 'imp' }] });
  });

  it('are unveiled without the costs of the action', () => {
    const table = doing([{ do: 'unveil', what: choose({ is: ['veiled'], whose: 'yours' }) }], {
      cards: [imp],
      p: { play: ['imp?'] },
    });
    expect(table.see(P)).toMatchObject({ mind: { at: 3 }, play: [{ card: 'imp' }] });
  });

  it('have their lines done again', () => {
    const song = thought('Song', [{ do: 'roll' }]);
    const table = doing([{ do: 'replay', what: choose({ is: ['thought'], in: 'dream-discard' }) }], {
      cards: [song],
      p: { dreamDiscard: ['song'], deck: ['blank-2', 'blank-4'] },
    });
    expect(table.see(P).deck.depth).toBe(4);
  });
});

describe('VD-H.109 several effects on one number', () => {
  it('apply in the order in which they began', () => {
    const fixed = { give: 'fixed', to: 'self', field: 'dawn', amount: 5 };
    const plus = { give: 'number', to: 'self', field: 'dawn', amount: 1 };
    const cards = [entity('First', { lines: [always(fixed, plus)] }), entity('Last', { lines: [always(plus, fixed)] })];
    const table = new Tabletop({ cards, p: { play: ['first', 'last'] } });
    expect(table.see(P).play.map(({ dawn }) => dawn)).toEqual([6, 5]);
  });
});

describe('lasting effects on players', () => {
  it('change the depth', () => {
    const well = memory('Well', { lines: [always({ give: 'depth', amount: -1 })] });
    const table = new Tabletop({ cards: [well], p: { hand: ['hush-1'], play: ['well'], deck: ['blank-2'] } });
    expect(table.offers).toContain('play:hush-1');
  });

  it('change the price of unveiling', () => {
    const toll = memory('Toll', { lines: [always({ give: 'unveil-cost', who: 'opponent', amount: 1 })] });
    const table = new Tabletop({ cards: [toll, imp], p: { play: ['imp?'], hand: ['call'] }, o: { play: ['toll'] } });
    expect(table.offers).not.toContain('unveil:veiled-2');
  });

  it('take keywords away', () => {
    const strip = memory('Strip', {
      lines: [always({ give: 'no-keyword', to: all({ is: ['entity'] }), keyword: 'indestructible' })],
    });
    const stone = entity('Stone', { keywords: ['indestructible'] });
    const table = doing([{ do: 'destroy', what: mine }], { cards: [strip, stone], p: { play: ['stone', 'strip'] } });
    expect(table.see(P).play.map(({ card }) => card)).toEqual(['strip']);
  });
});

describe('VD-4.2.5, VD-D.15 costs', () => {
  const paid = (pay: JsonObject, p: TableSetting['p']): Tabletop =>
    new Tabletop({
      cards: [imp, memory('Altar', { lines: [ability([pay], [{ do: 'dream-damage' }])] })],
      p: { ...p, play: ['altar', ...(p?.play ?? [])] },
    });

  it.each<[JsonObject, TableSetting['p'], readonly string[], JsonObject]>([
    [{ pay: 'roll' }, { deck: ['blank-2', 'blank-4'] }, [], { deck: { depth: 4 } }],
    [{ pay: 'dream-damage', count: 2 }, {}, [], { dreamDiscard: ['blank-2', 'blank-2'] }],
    [{ pay: 'void', of: { is: ['entity'] } }, { play: ['imp', 'imp'] }, ['pay:imp-3'], { void: ['imp'] }],
    [{ pay: 'return-veiled' }, { play: ['imp?'], deck: [] }, [], { deck: { count: 2 } }],
    [{ pay: 'discard-charge' }, { play: [{ card: 'imp', charges: ['blank-1'] }] }, [], { dreamDiscard: ['blank-1'] }],
    [{ pay: 'void-arcana', count: 1 }, { hand: ['call'] }, [], { void: ['call'] }],
    [{ pay: 'sacrifice', of: { is: ['entity'] } }, { play: ['imp'] }, [], { dreamDiscard: ['imp'] }],
    [{ pay: 'sacrifice-self' }, {}, [], { dreamDiscard: ['altar'], play: [] }],
  ])('%j', (pay, p, answers, seen) => {
    const table = paid(pay, p).answer('use:altar-2', ...answers);
    expect(table.see(P)).toMatchObject(seen);
    expect(table.see(O).dreamDiscard).toHaveLength(1);
  });

  it.each<[JsonObject, TableSetting['p']]>([
    [{ pay: 'mind', times: 2 }, { mind: 1 }],
    [{ pay: 'return-veiled' }, {}],
    [{ pay: 'discard-charge' }, { play: ['imp'] }],
    [{ pay: 'void-arcana', count: 3 }, { hand: ['call'] }],
    [{ pay: 'exhaust', of: { is: ['entity'] } }, { play: ['imp!'] }],
  ])('VD-4.2.5 bars what cannot be paid: %j', (pay, p) => {
    expect(paid(pay, p).refusal('use:altar-2')).toBe('VD-4.2.5');
  });
});

describe('VD-7.8.1, VD-D.16, VD-D.18 choices inside a line', () => {
  it('may be declined', () => {
    expect(
      doing([{ do: 'may', steps: [{ do: 'dream-damage' }] }])
        .answer('no')
        .see(O).dreamDiscard,
    ).toEqual([]);
  });

  it('offer only the modes that can be done', () => {
    const modes = [[{ do: 'destroy', what: theirs }], [{ do: 'roll' }], [{ do: 'evoke' }]];
    expect(doing([{ do: 'one-of', modes }]).offers).toEqual(['mode-2', 'mode-3']);
  });

  it.each<readonly [string, JsonObject]>([
    ['in a mode that was not chosen', { do: 'one-of', modes: [[{ do: 'destroy', what: theirs }], [{ do: 'roll' }]] }],
    ['under a condition that fails', { do: 'if', check: { is: 'won' }, then: [{ do: 'exhaust', what: theirs }] }],
    [
      'and so is what is done several times',
      { do: 'if', check: { is: 'won' }, then: [{ do: 'repeat', times: 2, steps: [{ do: 'roll' }] }] },
    ],
  ])('are passed over %s, and the line goes on to others', (_, step) => {
    const others = {
      do: 'repeat',
      times: 2,
      steps: [
        { do: 'choose', what: theirs },
        { do: 'may', steps: [{ do: 'destroy', what: 'it' }] },
      ],
    };
    const table = doing([step, others], { cards: [imp], o: { play: ['imp', 'imp'] } });
    if (table.offers.includes('mode-2')) table.answer('mode-2');
    table.answer('choose:imp-4', 'no', 'choose:imp-3', 'yes');
    expect(table.see(O).play.map(({ id }) => id)).toEqual(['imp-4']);
  });

  it('VD-D.17 leave the number open', () => {
    const table = doing([{ do: 'exhaust', what: choose({ is: ['entity'] }, { count: 2, upTo: true }) }], {
      cards: [imp],
      o: { play: ['imp', 'imp', 'imp'] },
    });
    expect(table.offers).toEqual(['choose:0-2 of imp-3 imp-4 imp-5']);
  });
});

describe('VD-7.16.3 a number of times, or until something holds', () => {
  const isEntity = { is: 'card', what: 'it', like: { is: ['entity'] } };
  const seek = {
    do: 'repeat',
    times: { of: 'deck' },
    until: isEntity,
    steps: [
      { do: 'reveal-top' },
      {
        do: 'if',
        check: isEntity,
        then: [{ do: 'put', what: 'it', where: 'play' }],
        else: [{ do: 'put', what: 'it', where: 'bottom' }],
      },
    ],
  };

  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['comes first', ['imp', 'hush', 'shelf'], ['imp'], ['imp']],
    ['lies deeper', ['hush', 'shelf', 'imp', 'imp'], ['imp'], ['hush', 'shelf', 'imp']],
    ['is not there', ['hush', 'shelf'], [], ['hush', 'shelf', 'rock']],
  ])('ends with the first time where what was looked for %s', (_, deck, play, seen) => {
    const table = doing([seek], { cards: [imp, thought('Hush', []), memory('Shelf')], p: { deck } });
    const shown = table.facts.flatMap(({ kind, open }) => (kind === 'revealed' ? (open?.cards ?? []) : []));
    expect([shown, table.see(P).play.map(({ card }) => card)]).toEqual([seen, play]);
    expect(table.see(P).deck.count).toBe(1 + deck.length - play.length);
  });

  it('is looked at after each time, by what that time has chosen', () => {
    const hit = [
      { do: 'choose', what: choose({ is: ['entity'] }, { as: 'first' }) },
      { do: 'damage', what: 'first', amount: 1 },
    ];
    const until = { is: 'amount', amount: { of: 'damage', on: 'first' }, least: 2 };
    const table = doing([{ do: 'repeat', times: 9, until, steps: hit }], {
      cards: [entity('Brute', { stability: 3 })],
      p: { play: ['brute', 'brute'] },
    });
    table.answer('choose:brute-2', 'choose:brute-3', 'choose:brute-2');
    expect([table.asked, table.story.filter((kind) => kind === 'damaged').length]).toEqual(['O turn', 3]);
  });

  it.each<[readonly string[], number]>([
    [['yes', 'yes', 'yes'], 3],
    [['yes', 'no'], 1],
    [['no'], 0],
  ])('goes on as long as a player likes: %j', (answers, rolls) => {
    const until = { is: 'not', check: { is: 'done' } };
    const steps = [{ do: 'may', steps: [{ do: 'roll' }] }];
    const table = doing([{ do: 'repeat', times: 3, until, steps }]).answer(...answers);
    expect([table.asked, table.story.filter((kind) => kind === 'rolled').length]).toEqual(['O turn', rolls]);
  });
});

describe('VD-H.103, VD-7.8.2 a line that cannot be done in full', () => {
  it.each([
    ['a', 1],
    ['b', 0],
  ])('under (%s) rolls %i times before it finds nothing to destroy', (reading, rolls) => {
    const table = doing([{ do: 'roll' }, { do: 'destroy', what: theirs }], { switches: { 'VD-H.103': reading } });
    expect(table.story.filter((kind) => kind === 'rolled')).toHaveLength(rolls);
  });
});

describe('VD-7.8.2 a line of nothing but what one may do, which nobody can', () => {
  const may = { do: 'may', steps: [{ do: 'destroy', what: theirs }] };
  it.each<readonly [string, JsonObject]>([
    ['once', may],
    ['several times', { do: 'repeat', times: 3, steps: [may] }],
    ['until something holds', { do: 'repeat', times: 3, until: { is: 'won' }, steps: [may] }],
    ['for each of them', { do: 'for-each', of: all({ is: ['entity'] }), steps: [may] }],
    ['as one of two modes', { do: 'one-of', modes: [[may], [may]] }],
  ])('%s is skipped', (_, step) => {
    const table = doing([step], { cards: [imp], p: { play: ['imp'] } });
    expect(table.story).toContain('line-skipped');
    expect(table.asked).toBe('O turn');
  });
});

describe('VD-H.5, VD-4.2.5 an ability that cannot be done in full', () => {
  it.each([
    ['a', false],
    ['b', true],
  ])('under (%s) can be activated: %s', (reading, can) => {
    const hook = memory('Hook', {
      lines: [ability([{ pay: 'exhaust-self' }], [{ do: 'roll' }, { do: 'destroy', what: theirs }])],
    });
    const table = new Tabletop({ cards: [hook], p: { play: ['hook'] }, switches: { 'VD-H.5': reading } });
    expect(table.offers.includes('use:hook-2')).toBe(can);
  });
});

describe('VD-H.8, VD-6.28.2, VD-7.14.2 what counts as an offering', () => {
  it.each([
    ['a', true, true],
    ['b', true, false],
    ['c', false, true],
  ])('under (%s) a voided Offering: %s, a card voided as an offering: %s', (reading, printed, marked) => {
    const feast = entity('Feast', { keywords: [{ keyword: 'worship', x: 1 }] });
    const gift = thought('Gift', [], { subtypes: ['Offering'] });
    const give = arcanum('Give', [{ do: 'void', what: mine, offering: true }, { do: 'evoke' }]);
    const switches = { 'VD-H.8': reading };
    const before = new Tabletop({
      cards: [feast, gift, give],
      p: { hand: ['call'], deck: ['feast', 'blank-1'], void: ['gift'] },
      switches,
    });
    expect(before.answer('play:call').offers.includes('play')).toBe(printed);
    const p = { hand: ['give'], deck: ['feast', 'blank-1'], play: ['imp'] };
    const after = new Tabletop({ cards: [feast, gift, give, imp], p, switches }).answer('play:give');
    expect(after.offers.includes('play')).toBe(marked);
  });
});

describe('VD-H.98 what each player does', () => {
  const each = (step: JsonObject): readonly JsonObject[] => [{ do: 'each-player', steps: [step] }];

  it('VD-H.81 deals Dream damage to both before anybody loses by it', () => {
    const both = { p: { deck: [] }, o: { deck: [] } };
    expect(doing(each({ do: 'dream-damage', who: 'each', amount: 5 }), both).result).toBe('1-1 both-bastions VD-H.81');
  });

  it('has the active player evoke first', () => {
    const table = doing(each({ do: 'evoke', who: 'each' }));
    expect([table.asked, table.answer('return').asked]).toEqual(['P evoke', 'O evoke']);
  });

  describe.each<[string, string[], string[]]>([
    ['both may', ['yes', 'yes'], ['P', 'O']],
    ['the active player alone', ['yes', 'no'], ['P']],
    ['the other alone', ['no', 'yes'], ['O']],
    ['nobody', ['no', 'no'], []],
  ])('what each player may do: %s', (_, says, who) => {
    const own = choose({ is: ['entity'], whose: 'each' }, { by: 'each' });
    const offer = each({ do: 'may', who: 'each', steps: [{ do: 'sacrifice', what: own }] });
    const sides = { cards: [imp], p: { play: ['imp'] }, o: { play: ['imp'] } };

    it('asks the other before anything is done for the first', () => {
      const table = doing(offer, sides);
      expect(table.asked).toBe('P may');
      table.answer(says[0] ?? '');
      expect([table.asked, table.see(P).play.length, table.see(O).play.length]).toEqual(['O may', 1, 1]);
    });

    it('is then done together for whoever said yes', () => {
      const table = doing(offer, sides).answer(...says);
      expect(
        table.facts.filter(({ kind }) => kind === 'sacrificed').map(({ open }) => (open?.seat === 0 ? 'P' : 'O')),
      ).toEqual(who);
    });
  });

  it('asks for leave only whoever could do it', () => {
    const own = choose({ is: ['entity'], whose: 'each' }, { by: 'each' });
    const offer = each({
      do: 'may',
      who: 'each',
      steps: [
        { do: 'sacrifice', what: own },
        { do: 'evoke', who: 'each' },
      ],
    });
    const table = doing(offer, { cards: [imp], o: { play: ['imp'] } });
    expect([table.asked, table.answer('yes').asked]).toEqual(['O may', 'O evoke']);
  });

  it('has both say whether they evoke before the active player does', () => {
    const table = doing(each({ do: 'may', who: 'each', steps: [{ do: 'evoke', who: 'each' }] }));
    expect([table.asked, table.answer('yes').asked, table.answer('yes').asked]).toEqual(['P may', 'O may', 'P evoke']);
    expect(table.answer('return').asked).toBe('O evoke');
  });

  it('does what is of no event for one after the other', () => {
    expect(
      doing(each({ do: 'discard-top', who: 'each' })).story.filter((kind) => kind === 'top-discarded'),
    ).toHaveLength(2);
  });
});

describe('VD-H.81 both bastions fall at once', () => {
  it.each([
    ['a', '1-1 both-bastions VD-H.81'],
    ['b', '2-1 both-bastions VD-H.81'],
    ['c', '1-2 both-bastions VD-H.81'],
  ])('under (%s) the result is %s', (reading, result) => {
    const wither = (whose: string) => ({
      do: 'for',
      give: { give: 'number', to: all({ is: ['bastion'], whose }), field: 'stability', amount: -9 },
    });
    const switches = { 'VD-H.53': 'b', 'VD-H.81': reading };
    expect(doing([wither('any')], { switches }).result).toBe(result);
  });
});

describe('VD-H.104 protection that lapses on damage already marked', () => {
  it.each([
    ['a', 1],
    ['b', 0],
  ])('under (%s) %i entity is left', (reading, left) => {
    const ward = arcanum('Ward', [
      {
        do: 'for',
        long: 'conflict',
        give: { give: 'ban', on: 'be-destroyed', to: all({ is: ['entity'], whose: 'yours' }) },
      },
    ]);
    const table = new Tabletop({
      cards: [imp, ward, entity('Wolf', { dawn: 9 })],
      p: { hand: ['dawn-raid'], play: ['wolf'] },
      o: { hand: ['ward', 'call'], play: ['imp'], deck: Array.from({ length: 12 }, () => 'blank-1') },
      switches: { 'VD-H.104': reading },
    });
    table.answer('play:dawn-raid', 'attack:wolf-2', 'defend:imp-4', 'play:ward', 'pass', 'pass');
    expect(table.see(O).play).toHaveLength(left);
  });
});
