import { crossTables, decimal } from '#tournament';
import { Day } from '#test/tournament';

const shown = ({ state }: Day): readonly (readonly string[])[] =>
  crossTables(state).map(({ rows }) =>
    rows.map(({ entrant, points, cells }) =>
      [
        entrant,
        decimal(points, 0),
        ...cells.map((cell) =>
          cell === null ? '-' : cell.result === null ? '?' : `${cell.result.won}:${cell.result.lost}`,
        ),
      ].join(' '),
    ),
  );

const robin = (guests: number, groups = 1): Day => {
  const day = new Day({ stages: [{ is: 'round-robin', groups, bestOf: 3, cut: null }] });
  day.guests(guests);
  day.start();
  return day;
};

describe('the cross-table of a round robin', () => {
  it('fills from round to round, the first above', () => {
    const day = robin(4);
    expect(shown(day)).toEqual([]);
    for (let round = 1; round <= 3; round++) {
      day.pair('ab');
      if (round < 3) day.finish();
    }
    const [open] = shown(day);
    expect(open?.join(' ').split('?').length).toBe(5);
    day.finish();
    expect(shown(day)).toEqual([['1 9 - 2:0 2:0 2:0', '2 6 0:2 - 2:0 2:0', '3 3 0:2 0:2 - 2:0', '4 0 0:2 0:2 0:2 -']]);
  });

  it('is one for each group, also of odd number, and keeps who left', () => {
    const day = robin(7, 2);
    day.pair('ab');
    day.finish();
    const [one = [], other = []] = crossTables(day.state).map(({ rows }) => rows.map(({ entrant }) => entrant));
    expect([one.length, other.length]).toEqual([3, 4]);
    expect([...one, ...other].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('is none of a Swiss', () => {
    const day = new Day();
    day.guests(4);
    day.start();
    day.pair();
    expect(crossTables(day.state)).toEqual([]);
  });
});
