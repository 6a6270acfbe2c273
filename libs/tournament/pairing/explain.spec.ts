import { seededChance } from '#kernel';
import { type EntrantId, entrantId } from '../standings/results.js';
import { explainPairing } from './explain.js';
import { pairSwiss, type ToPair } from './swiss.js';

const dice = seededChance(new Uint8Array(32), { game: 'tournament', epoch: 0 }).dice('round', 1);

const who = (name: string, score: number, met: readonly string[] = [], pairedDown = 0): ToPair => ({
  entrant: entrantId(name),
  score,
  met: new Set(met.map(entrantId)),
  apart: new Set(name === 'e' ? [entrantId('f')] : name === 'f' ? [entrantId('e')] : []),
  hadBye: false,
  pairedDown,
});

const explained = (entrants: readonly ToPair[], one: string): unknown => {
  const round = pairSwiss(entrants, dice);
  const table = round.tables.find((each) => each.includes(entrantId(one))) as readonly [EntrantId, EntrantId];
  return explainPairing(entrants, round, table);
};

describe('a table is explained', () => {
  it.each<[string, readonly ToPair[], string, object]>([
    ['by the same score', [who('a', 3), who('b', 3)], 'a', { because: 'same-score', score: 3 }],
    [
      'by an odd number with one score',
      [who('a', 3, [], 1), who('b', 3, [], 1), who('c', 3), who('d', 0)],
      'c',
      { because: 'odd-group', down: 'c', group: 3, timesBefore: 0 },
    ],
    [
      'by having met all others with that score',
      [who('a', 3, ['b']), who('b', 3, ['a']), who('c', 0), who('d', 0)],
      'a',
      { because: 'met-all', down: 'a', group: 2 },
    ],
    [
      'by what others need',
      [who('a', 6), who('b', 6, [], 1), who('c', 3, ['d']), who('d', 3, ['c'])],
      'a',
      { because: 'for-others', down: 'a', group: 2 },
    ],
    ['by force, where nobody else is there at all', [who('e', 3), who('f', 0)], 'e', { because: 'forced' }],
    ['by a rematch, where nothing else is left', [who('a', 3, ['b']), who('b', 0, ['a'])], 'a', { because: 'rematch' }],
  ])('%s', (_, entrants, one, expected) => {
    expect(explained(entrants, one)).toEqual(expected);
  });

  it('of those who were paired, and of nobody else', () => {
    const entrants = [who('a', 0), who('b', 0)];
    const round = pairSwiss(entrants, dice);
    expect(() => explainPairing(entrants, round, [entrantId('a'), entrantId('x')])).toThrow(/x was not among/);
  });
});
