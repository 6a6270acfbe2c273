import { type EntrantId, entrantId, verifyPairingsOf } from '#tournament';
import { millis } from '#kernel';
import { Day, ORGA, TEXT } from '#test/tournament';

const [ONE, TWO, THREE] = ['1', '2', '3'].map(entrantId) as [EntrantId, EntrantId, EntrantId];

const day = (guests: number): Day => {
  const begun = new Day();
  begun.guests(guests);
  begun.start();
  return begun;
};
const apart = (entrants: readonly [EntrantId, EntrantId], are = true) =>
  ({ type: 'KeepApart', entrants, apart: are, reason: TEXT }) as const;
const fix = (entrant: EntrantId, table: number | null) => ({ type: 'FixTable', entrant, table, reason: TEXT }) as const;

const tables = ({ state }: Day): readonly (readonly [number, string])[] =>
  [...(state.rounds.at(-1)?.tables.values() ?? [])].map(({ number, entrants }) => [
    number,
    [...entrants].sort().join('-'),
  ]);
const code = (done: ReturnType<Day['do']>): string => ('code' in done ? done.code : 'done');
const sameInLog = ({ records }: Day): boolean =>
  verifyPairingsOf(records.map((record, nth) => ({ ...record, at: millis(record.at), seq: nth + 1 }))).every(
    ({ is }) => is === 'same',
  );

describe('two who are kept apart', () => {
  it.each(Array.from({ length: 12 }, (_, nth) => nth.toString(16).repeat(2)))('never meet, by the lot %s', (lot) => {
    const four = day(4);
    four.must(ORGA, apart([ONE, TWO]));
    four.pair(lot);
    expect(tables(four).map(([, pair]) => pair)).not.toContain('1-2');
    four.finish();
    four.pair(lot);
    expect(tables(four).map(([, pair]) => pair)).not.toContain('1-2');
    expect(sameInLog(four)).toBe(true);
  });

  it('meet where nobody else is there, and may be paired again', () => {
    const two = day(2);
    two.must(ORGA, apart([TWO, ONE]));
    two.pair();
    expect(tables(two)).toEqual([[1, '1-2']]);
    expect(code(two.do(ORGA, apart([ONE, TWO])))).toBe('TOURNAMENT.BAD_PAIRING');
    two.must(ORGA, apart([ONE, TWO], false));
    expect(two.state.apart).toEqual([]);
    expect(code(two.do(ORGA, apart([ONE, TWO], false)))).toBe('TOURNAMENT.BAD_PAIRING');
  });

  it('are two entrants, named by the staff', () => {
    const four = day(4);
    expect(code(four.do(ORGA, apart([ONE, ONE])))).toBe('TOURNAMENT.BAD_PAIRING');
    expect(code(four.do(ORGA, apart([ONE, entrantId('9')])))).toBe('TOURNAMENT.NO_SUCH_ENTRANT');
    expect(code(four.do('somebody' as typeof ORGA, apart([ONE, TWO])))).toBe('TOURNAMENT.FORBIDDEN');
  });
});

describe('somebody with a table of their own', () => {
  it('sits there in every round, and all others at the tables that are left', () => {
    const six = day(6);
    six.must(ORGA, fix(THREE, 2));
    six.must(ORGA, fix(ONE, 40));
    for (const lot of ['ab', 'cd']) {
      six.pair(lot);
      const seated = tables(six);
      const placeOf = (id: string): number | undefined => seated.find(([, pair]) => pair.split('-').includes(id))?.[0];
      expect([placeOf('3'), placeOf('1')].filter((number) => number === 2 || number === 40)).toHaveLength(2);
      expect(new Set(seated.map(([number]) => number)).size).toBe(3);
      six.finish();
    }
    expect(sameInLog(six)).toBe(true);
  });

  it('has a table that is nobody else’s, and can give it back', () => {
    const four = day(4);
    four.must(ORGA, fix(ONE, 2));
    expect(code(four.do(ORGA, fix(TWO, 2)))).toBe('TOURNAMENT.NO_SUCH_TABLE');
    expect(code(four.do(ORGA, fix(ONE, 2)))).toBe('TOURNAMENT.NO_SUCH_TABLE');
    expect(code(four.do(ORGA, fix(ONE, 0)))).toBe('TOURNAMENT.NO_SUCH_TABLE');
    four.must(ORGA, fix(ONE, null));
    four.must(ORGA, fix(TWO, 2));
    expect(code(four.do(ORGA, fix(ONE, null)))).toBe('TOURNAMENT.NO_SUCH_TABLE');
  });
});
