import { readFileSync } from 'node:fs';
import {
  cardsOfReadyDecks,
  gamesInRound,
  leagueGame,
  loadSet,
  randomBot,
  rateOf,
  reportOf,
  reportText,
  sayRate,
  voidream,
} from '#games/voidream';

const FILE = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(FILE, readFileSync(FILE, 'utf8'));
if (!loaded.ok) throw new Error(JSON.stringify(loaded.flaws));
const { set } = loaded;

const outcomes = (won: number, of: number): readonly boolean[] => Array.from({ length: of }, (_, i) => i < won);

describe('a rate with its Wilson interval', () => {
  it.each([
    [0, 10, '0.0 % (0.0 to 27.8) of 10'],
    [5, 10, '50.0 % (23.7 to 76.3) of 10'],
    [10, 10, '100.0 % (72.2 to 100.0) of 10'],
    [400, 448, '89.3 % (86.1 to 91.8) of 448'],
    [0, 0, 'never tried'],
  ])('%d of %d', (won, of, says) => {
    expect(sayRate(rateOf(outcomes(won, of)))).toBe(says);
  });
});

describe('a round of the league', () => {
  const league = { game: voidream(set), set, bots: [randomBot, randomBot] as const, seed: 'report' };
  const games = Array.from({ length: gamesInRound(8) }, (_, n) => leagueGame(league, n));
  const report = reportOf(games, cardsOfReadyDecks(set));

  it('lets every deck meet every other on either side, each bot at either deck', () => {
    const met = new Set(games.map(({ decks, seatOfFirst }) => [...decks, seatOfFirst].join(' against ')));
    expect(met.size).toBe(8 * 7 * 2);
    expect(games.every(({ decks }) => decks[0] !== decks[1])).toBe(true);
  });

  it('is the same game again for the same number and seed', () => {
    expect(leagueGame(league, 5)).toEqual(games[5]);
  });

  it('is counted: each deck as often as the others, and every game once', () => {
    expect(report.games).toBe(112);
    expect(report.decks.map(({ rate, first, second }) => [rate.of, first.of, second.of])).toEqual(
      Array.from({ length: 8 }, () => [28, 14, 14]),
    );
    const decided = games.filter(({ result }) => result.places.includes(2)).length;
    expect(report.decks.reduce((sum, { rate }) => sum + rate.share * rate.of, 0)).toBeCloseTo(decided);
    expect(report.ends.reduce((sum, { rate }) => sum + rate.share, 0)).toBeCloseTo(1);
    expect(report.rounds.least).toBeLessThanOrEqual(report.rounds.median);
  });

  it('names the cards that nobody played', () => {
    const quiet = reportOf([], cardsOfReadyDecks(set));
    expect(quiet.unplayed.length).toBe(new Set([...cardsOfReadyDecks(set).values()].flat()).size);
    expect(report.unplayed.length).toBeLessThan(quiet.unplayed.length / 10);
  });

  it('prints as a table that holds every deck', () => {
    const text = reportText(set, report);
    for (const { name } of report.decks) expect(text).toMatch(new RegExp(`^  ${name} +\\d+\\.\\d %`, 'm'));
    expect(text).toMatch(/^112 games; shares with their 95 % interval$/m);
    expect(text).not.toMatch(/undefined|NaN/);
  });
});
