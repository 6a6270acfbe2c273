import { readPasted } from '../../apps/web/console/read-players.js';
import { readResult } from '../../apps/web/console/read-result.js';

describe('a result as it is typed', () => {
  const round = { tables: [1, 2, 12], bestOf: 3, drawsAllowed: true, isKnockout: false };
  const knockout = { ...round, drawsAllowed: false, isKnockout: true };

  it.each<[string, readonly [number, number], number]>([
    ['12 2-1', [2, 1], 0],
    ['12 2–1', [2, 1], 0],
    ['12: 2 1', [2, 1], 0],
    ['12 1-1-1', [1, 1], 1],
    [' 12  0-2 ', [0, 2], 0],
  ])('reads "%s"', (text, won, drawn) => {
    expect(readResult(text, round)).toEqual({
      is: 'result',
      table: 12,
      games: { won, drawn, bothLost: false, notPlayed: false },
    });
  });

  it('takes x for a match that both lost', () => {
    expect(readResult('2 x', round)).toMatchObject({ games: { bothLost: true, notPlayed: false } });
  });

  it.each<[string, readonly [number, number], boolean]>([
    ['2 +-', [2, 0], false],
    ['2 - +', [0, 2], false],
    ['2 –+', [0, 2], false],
    ['2 --', [0, 0], true],
  ])('takes a plus for who was there alone: "%s"', (text, won, bothLost) => {
    const games = { won, drawn: 0, bothLost, notPlayed: true };
    expect(readResult(text, round)).toEqual({ is: 'result', table: 2, games });
  });

  it.each([
    ['12', 'unfinished'],
    ['12 2', 'unfinished'],
    ['12 2-', 'unfinished'],
    ['12 +', 'unfinished'],
    ['12 -', 'unfinished'],
    ['', 'nothing'],
  ])('waits for the rest of "%s"', (text, is) => {
    expect(readResult(text, round).is).toBe(is);
  });

  it.each([
    ['7 2-1', 'There is no table 7 in this round: they go from 1 to 12.'],
    ['12 3-0', 'In the best of 3 one wins at most 2.'],
    ['12 2-2', 'In the best of 3 only one can win 2.'],
    ['12 0-0', 'Nothing was played: type x when both lost.'],
    ['12 1-1-2', 'The best of 3 has not 4 games.'],
    ['12 ++', 'Both were there: type the games that they played.'],
    ['Noor 2-1', 'Begin with the table, then the games: 12 2-1.'],
    ['12 two', '"two" is no score. Type 2-1, with a draw 1-1-1, both lost x.'],
  ])('says at once what is wrong with "%s"', (text, says) => {
    expect(readResult(text, round)).toEqual({ is: 'wrong', says });
  });

  it.each(['12 x', '12 --', '12 1-1', '12 0-0-3'])('says at once that in a knockout one goes on: "%s"', (text) => {
    const typed = readResult(text, knockout);
    expect(typed.is === 'wrong' ? typed.says : typed.is).toMatch(/^In a knockout one of the two goes on/);
  });

  it.each(['12 2-1-2', '12 1-0-1', '12 +-'])('takes what ends a match of a knockout: "%s"', (text) => {
    expect(readResult(text, knockout).is).toBe('result');
  });

  it('says at once that nobody draws where draws are not allowed, and that both may lose', () => {
    const decided = { ...round, drawsAllowed: false };
    expect(readResult('12 1-1', decided)).toEqual({ is: 'wrong', says: 'Draws are not allowed here.' });
    expect(readResult('12 x', decided).is).toBe('result');
  });
});

describe('players as they are pasted', () => {
  it('are names, one a line, without the marks of a list', () => {
    expect(readPasted('1. Noor Haddad\n2) Petra\n- Luca\n\n* Ada\r\n')).toEqual({
      is: 'names',
      names: ['Noor Haddad', 'Petra', 'Luca', 'Ada'],
      wrong: [],
    });
  });

  it('are told apart, line by line', () => {
    expect(readPasted(`Noor\nnoor\n${'x'.repeat(61)}`)).toMatchObject({
      wrong: [
        { line: 2, says: '"noor" is on line 1 already: tell the two apart, or remove one.' },
        { line: 3, says: 'A name has at most 60 characters; this has 61.' },
      ],
    });
  });

  it.each(['Noor;Quay\nPetra;Reef', 'First name,Last name\nNoor,Haddad', 'Player\tClub\nNoor\tQuay'])(
    'are no names where they are a table without a column of that name: %j',
    (text) => {
      expect(readPasted(text)).toMatchObject({ names: [], wrong: [{ line: 1 }] });
    },
  );

  it('may be written with the family name first', () => {
    expect(readPasted('Haddad, Noor\nLind, Petra')).toMatchObject({
      names: ['Haddad, Noor', 'Lind, Petra'],
      wrong: [],
    });
  });

  it.each(['name\nNoor', 'Club;Name\nQuay;Noor', 'id;name\nperson_1;', '"Name",club\nNoor,Quay'])(
    'are a table by their header: %j',
    (text) => {
      expect(readPasted(text)).toEqual({ is: 'table', csv: text, players: 1 });
    },
  );

  it('are none in an empty field', () => {
    expect(readPasted(' \n')).toEqual({ is: 'nothing' });
  });
});
