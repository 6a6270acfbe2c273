import type { JsonObject } from '#kernel';
import { ability, arcanum, choose, entity, memory, O, P, Tabletop, type TableSetting } from '#test/voidream';

/** Which of the facts so far taught the seat something. */
const taught = (table: Tabletop, seat: typeof P): readonly string[] => table.learnedBy(seat).map(({ kind }) => kind);

const imp = entity('Imp', { value: 3 });
const act = (steps: readonly JsonObject[], setting: TableSetting): Tabletop =>
  new Tabletop({
    ...setting,
    cards: [imp, arcanum('Act', steps), ...(setting.cards ?? [])],
    p: { hand: ['act', 'call'], ...setting.p },
  })
    .forget()
    .answer('play:act');

describe('VD-H.101 what a seat learns, and not what it knew', () => {
  it('an evoked card is news to its player once, and to the other when it is played', () => {
    const call = memory('Ask', { lines: [ability([{ pay: 'exhaust-self' }], [{ do: 'evoke' }])] });
    const table = new Tabletop({ cards: [call, imp], p: { play: ['ask', 'ask'], deck: ['imp', 'blank-2'] } });
    table.forget().answer('use:ask-2');
    expect([taught(table, P), taught(table, O)]).toEqual([['evoke-looked', 'back-shown'], ['back-shown']]);
    table.forget().answer('return', 'pass', 'use:ask-3');
    expect([taught(table, P), taught(table, O)]).toEqual([[], []]);
    table.answer('play');
    expect([taught(table, P), taught(table, O)]).toEqual([[], ['evoke-played']]);
  });

  it('a card that was looked at is no news when it is revealed, but to the other', () => {
    const table = act([{ do: 'look-top' }, { do: 'reveal', what: choose({ in: 'looked' }) }], {
      p: { deck: ['imp', 'blank-2'] },
    });
    table.answer('choose:imp');
    expect(taught(table, P)).toEqual(['looked', 'back-shown']);
    expect(taught(table, O)).toEqual(['arcanum-played', 'back-shown', 'revealed']);
  });

  it('a veiled card that its controller had sacrificed is news to the other alone', () => {
    const table = act([{ do: 'sacrifice', what: choose({ is: ['veiled'], whose: 'yours' }) }], {
      p: { play: ['imp?'] },
    });
    expect([taught(table, P), taught(table, O)]).toEqual([[], ['arcanum-played', 'sacrificed']]);
  });

  it('a card voided from a deck unseen is news to both', () => {
    const table = act([{ do: 'void-top' }], { p: { deck: ['imp', 'blank-2'] } });
    expect(taught(table, P)).toEqual(['top-voided', 'back-shown']);
    expect(taught(table, O)).toEqual(['arcanum-played', 'top-voided', 'back-shown']);
  });

  it('what everybody saw in the discard is no news when it is played again', () => {
    const back = arcanum('Back', [{ do: 'return-arcana' }]);
    const table = new Tabletop({ cards: [back], p: { hand: ['back', 'hush-4'], arcanaDiscard: ['call'] } });
    table.forget().answer('play:back', 'pass', 'play:call');
    expect(taught(table, O)).toEqual(['arcanum-played', 'back-shown']);
  });

  it('a card that is put into play from among those looked at is news to the other', () => {
    const table = act([{ do: 'look-top' }, { do: 'put', what: choose({ in: 'looked' }), where: 'play' }], {
      p: { deck: ['imp', 'blank-2'] },
    });
    table.answer('choose:imp');
    expect([taught(table, P), taught(table, O)]).toEqual([
      ['looked', 'back-shown'],
      ['arcanum-played', 'back-shown', 'put'],
    ]);
  });

  it('VD-H.35(c) the rolled card is shown to both', () => {
    const table = new Tabletop({ p: { hand: ['hush-4', 'call'] }, switches: { 'VD-H.35': 'c' } });
    table.forget().answer('play:hush-4');
    expect(taught(table, P)).toEqual(['revealed', 'back-shown']);
  });

  it('VD-6.22.4 a card in hand that triggers is shown by it', () => {
    const watcher = arcanum('Watcher', [{ do: 'roll' }], {
      normal: [
        { line: 'trigger', at: 'after', event: 'rolled', who: 'any', from: 'hand', do: [{ do: 'mind', by: 1 }] },
      ],
    });
    const table = new Tabletop({ cards: [watcher], p: { hand: ['hush-4', 'watcher'] } });
    table.forget().answer('play:hush-4');
    expect(taught(table, O)).toEqual(['arcanum-played', 'back-shown', 'triggered']);
  });
});
