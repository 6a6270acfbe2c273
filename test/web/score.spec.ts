import { all, arcanum, entity, O, P, Tabletop } from '#test/voidream';
import { leadTurned } from '../../apps/web/board/lead.js';
import { addsOf, tableOf } from '../../apps/web/board/view.js';

const wolf = entity('Wolf', { dawn: 3, dusk: 2 });
const ghost = entity('Ghost', { dusk: 4, keywords: ['dread'] });
const tire = arcanum('Tire', [{ do: 'exhaust', what: all({ is: ['entity'], whose: 'theirs' }) }]);

/** Beside the horizon: a dusk conflict before and after its participants are exhausted. */
function dusk(): readonly [unknown, unknown] {
  const table = new Tabletop({
    cards: [wolf, ghost, tire],
    p: { hand: ['dusk-raid'], play: ['wolf', 'ghost'], deck: ['blank-1', 'blank-4', 'blank-2'] },
    o: { hand: ['tire'], deck: ['blank-2', 'blank-3'] },
  }).answer('play:dusk-raid', 'attack:wolf-2+ghost-3');
  const ready = table.viewOf(P);
  return [ready, table.answer('play:tire').viewOf(O)];
}

const addsIn = (view: unknown): object => {
  const table = tableOf(view);
  return table === null ? {} : Object.fromEntries(addsOf(table));
};

describe('a conflict on the board', () => {
  it('marks what each participant adds, and to whose score', () => {
    const [ready, exhausted] = dusk();
    expect(addsIn(ready)).toEqual({ 'wolf-2': 'none', 'ghost-3': 'other' });
    expect(addsIn(exhausted)).toEqual({ 'wolf-2': 'own', 'ghost-3': 'own' });
  });

  it.each([
    ['by name', ['Ansa', 'Odo'], 'The lead turned: Odo by 5.'],
    ['to whom it is', ['Ansa', 'You'], 'The lead turned: you by 5.'],
  ])('says %s that the lead turned', (_, names, says) => {
    const [ready, exhausted] = dusk();
    expect(leadTurned(ready, exhausted, names)).toBe(says);
    expect(leadTurned(exhausted, exhausted, names)).toBe('');
  });

  it('says who is ahead where the scores were level, and that they are level where somebody was ahead', () => {
    const [ready, exhausted] = dusk();
    const level = levelled(ready);
    expect(leadTurned(level, ready, ['You', 'Odo'])).toMatch(/^You are ahead by \d\.$/);
    expect(leadTurned(level, exhausted, ['You', 'Odo'])).toMatch(/^Odo is ahead by \d\.$/);
    expect(leadTurned(ready, level, ['You', 'Odo'])).toBe('The scores are level.');
  });
});

/** The same table with equal scores. */
function levelled(view: unknown): unknown {
  const table = tableOf(view);
  const scores = [0, 1].map(() => ({ total: 3, parts: [] }));
  return { ...table, conflict: { ...table?.conflict, scores } };
}
