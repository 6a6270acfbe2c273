import { type HouseRuling, readingOf, rule, switchProblems } from '#kernel';

const TIE = rule('TG-1.H1');
const LEAD = rule('TG-1.H2');
const SIZE = rule('TG-1.H3');
const RULINGS: readonly HouseRuling[] = [
  { id: TIE, question: 'Who wins a tie?', readings: { a: 'The leader.', b: 'Nobody.' }, inForce: 'a' },
  { id: LEAD, question: 'Who leads?', readings: { a: 'The winner.', b: 'By turns.' }, inForce: 'b' },
  { id: SIZE, question: 'How many cards?', readings: { a: 'Five.' }, inForce: 'a' },
];

describe('house rulings', () => {
  it.each([
    ['the default', {}, TIE, 'a'],
    ['the choice', { [TIE]: 'b' }, TIE, 'b'],
    ['the default where another is chosen', { [TIE]: 'b' }, LEAD, 'b'],
  ])('are read as %s', (_, switches, id, reading) => {
    expect(readingOf(RULINGS, switches, id)).toBe(reading);
  });

  it('are not read when there is no such ruling', () => {
    expect(() => readingOf(RULINGS, {}, rule('TG-1.H9'))).toThrow('There is no house ruling TG-1.H9.');
  });

  it.each([
    ['none at all', {}, []],
    ['good ones', { [TIE]: 'b', [LEAD]: 'a' }, []],
    [
      'one that does not exist',
      { 'TG-9': 'a' },
      ['There is no house ruling "TG-9". These can be switched: TG-1.H1, TG-1.H2.'],
    ],
    ['one that has nothing to choose', { [SIZE]: 'b' }, ['TG-1.H3 has one reading only, a: leave it out.']],
    ['a reading that does not exist', { [TIE]: 'c' }, ['TG-1.H1 has no reading "c": choose one of a, b.']],
    [
      'a reading that every object has',
      { [TIE]: 'toString' },
      ['TG-1.H1 has no reading "toString": choose one of a, b.'],
    ],
  ])('are checked: %s', (_, switches, says) => {
    expect(switchProblems(RULINGS, switches).map((problem) => problem.says)).toEqual(says);
  });
});
