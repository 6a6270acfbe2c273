import type { JsonObject } from '#kernel';
import { all, arcanum, choose, entity, memory, O, P, Tabletop, triggers } from '#test/voidream';

/** What ends before its time, with the first event of its kind: 6e "next time", VD-7.2.1. */

const arcana = { is: ['arcanum'] };
const begin = (give: JsonObject, until: JsonObject, long = 'round'): JsonObject => ({ do: 'for', long, give, until });
const yours = { event: 'played', who: 'yours', card: arcana };
const low = ['One', 'Two', 'Three'].map((title) => arcanum(title, [{ do: 'roll' }], { value: 1 }));
const plays = (offers: readonly string[]): readonly string[] => offers.filter((offer) => offer.startsWith('play:'));

const table = (steps: readonly JsonObject[], p: JsonObject = {}): Tabletop =>
  new Tabletop({
    cards: [...low, entity('Imp', { stability: 3 }), arcanum('Act', steps)],
    p: { hand: ['act', 'one', 'two'], mind: 4, deck: ['blank-3', 'blank-3', 'blank-3'], ...p },
    o: { hand: ['hush-1', 'hush-2', 'hush-3'], mind: 4, deck: ['blank-1', 'blank-1'] },
  });

describe('VD-7.2.1 until something happens', () => {
  it('the next arcanum is played at any depth, and none after it', () => {
    const at = table([begin({ give: 'any-depth' }, yours)]).answer('play:act', 'pass');
    expect(plays(at.offers)).toEqual(['play:one', 'play:two']);
    at.answer('play:one', 'play:hush-1');
    expect(plays(at.offers)).toEqual([]);
  });

  it('the next one costs no mind', () => {
    const at = table([begin({ give: 'free-arcana' }, yours)], { deck: ['blank-1', 'blank-1', 'blank-1'] });
    at.answer('play:act', 'pass', 'play:one', 'pass', 'play:two');
    expect(at.see(P).mind.at).toBe(2);
  });

  it('what others do does not end it', () => {
    const at = table([begin({ give: 'any-depth' }, yours)]).answer('play:act', 'play:hush-1');
    expect(plays(at.offers)).toEqual(['play:one', 'play:two']);
  });

  it('at the end of its time at the latest', () => {
    const at = table([begin({ give: 'any-depth' }, yours, 'turn')]).answer('play:act', 'pass');
    expect(plays(at.offers)).toEqual([]);
  });

  it('the arcanum that begins it is not the next one', () => {
    const both = [begin({ give: 'any-depth' }, { event: 'rolled', who: 'yours' }), { do: 'roll' }];
    const at = table(both).answer('play:act', 'pass');
    expect(plays(at.offers)).toEqual([]);
  });

  it('nobody is asked in what order it ends', () => {
    const ear = memory('Ear', {
      lines: [triggers('after', 'played', [{ do: 'dream-damage' }], { who: 'yours', card: arcana })],
    });
    const at = new Tabletop({
      cards: [...low, ear, arcanum('Act', [begin({ give: 'any-depth' }, yours)])],
      p: { play: ['ear'], hand: ['act', 'one'], mind: 4, deck: ['blank-3', 'blank-3'] },
      o: { deck: ['blank-1', 'blank-1', 'blank-1'] },
    }).answer('play:act', 'pass', 'play:one');
    expect(at.asked).toBe('O turn');
  });

  it('a number of the cards chosen', () => {
    const raise = { give: 'number', to: choose({ title: 'Imp' }), field: 'dawn', amount: 3 };
    const at = table([begin(raise, { event: 'passed', who: 'theirs' })], { play: ['imp'] }).answer('play:act');
    expect(at.see(P).play[0]?.dawn).toBe(5);
    expect(at.answer('pass').see(P).play[0]?.dawn).toBe(2);
  });

  it('only what was begun with it', () => {
    const raise = (until: JsonObject): JsonObject =>
      begin({ give: 'number', to: all({ title: 'Imp' }), field: 'dawn', amount: 3 }, until);
    const steps = [raise({ event: 'passed', who: 'theirs' }), raise({ event: 'passed', who: 'yours' })];
    const at = table(steps, { play: ['imp'] }).answer('play:act');
    const dawn = (): number | undefined => at.see(P).play[0]?.dawn;
    expect(dawn()).toBe(8);
    at.answer('pass');
    expect(dawn()).toBe(5);
    at.answer('pass');
    expect(dawn()).toBe(2);
  });

  it('is of the player who began it', () => {
    const at = table([
      begin({ give: 'player-ban', on: 'play-arcana', who: 'opponent' }, { event: 'passed', who: 'theirs' }),
    ]);
    at.answer('play:act');
    expect(plays(at.offers)).toEqual([]);
    expect(plays(at.answer('pass', 'pass').offers)).toEqual([]);
    expect(at.see(O).hand.count).toBe(3);
  });
});
