import type { CardSet } from '../set/compiled.js';
import type { Played } from './duel.js';
import { rateOf, type Rate, sayRate } from './rate.js';
import { table } from './table-text.js';

/** What games between decks show: who wins, how long it takes, how it ends, and which cards stand out. */

export interface CountedGame extends Played {
  /** The decks of both seats, by name. */
  readonly decks: readonly [string, string];
}

export interface CardLine {
  readonly card: string;
  readonly rate: Rate;
}

export interface Report {
  readonly games: number;
  readonly decks: readonly {
    readonly name: string;
    readonly rate: Rate;
    readonly first: Rate;
    readonly second: Rate;
  }[];
  readonly firstSeat: Rate;
  readonly rounds: Spread;
  readonly answers: Spread;
  readonly ends: readonly { readonly reason: string; readonly rate: Rate }[];
  /** Cards whose players win more often than chance would have it, the decks' own strength taken off. */
  readonly strong: readonly CardLine[];
  /** Cards of the decks that nobody played. */
  readonly unplayed: readonly string[];
}

export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** Fewer games say nothing about a card. */
const FEWEST_PLAYS = 20;

/** `inDecks` names for each deck the cards that could be played. */
export function reportOf(games: readonly CountedGame[], inDecks: ReadonlyMap<string, readonly string[]>): Report {
  const names = [...inDecks.keys()];
  const decks = names.map((name) => ({
    name,
    rate: rateOf(seatsOf(games, name).map(wins)),
    first: rateOf(
      seatsOf(games, name)
        .filter(({ seat }) => seat === 0)
        .map(wins),
    ),
    second: rateOf(
      seatsOf(games, name)
        .filter(({ seat }) => seat === 1)
        .map(wins),
    ),
  }));
  const usual = new Map(decks.map(({ name, rate }) => [name, rate.share]));
  const played = new Set(games.flatMap(({ cards }) => cards.flatMap((seat) => [...seat])));
  return {
    games: games.length,
    decks,
    firstSeat: rateOf(games.map((game) => wins({ game, seat: 0 }))),
    rounds: spreadOf(games.map(({ rounds }) => rounds)),
    answers: spreadOf(games.map(({ answers }) => answers)),
    ends: [...new Set(games.map(({ result }) => result.reason))]
      .sort()
      .map((reason) => ({ reason, rate: rateOf(games.map(({ result }) => result.reason === reason)) })),
    strong: strongCards(games, usual),
    unplayed: [...new Set([...inDecks.values()].flat())].filter((card) => !played.has(card)).sort(),
  };
}

interface Seated {
  readonly game: CountedGame;
  readonly seat: 0 | 1;
}

const seatsOf = (games: readonly CountedGame[], deck: string): readonly Seated[] =>
  games.flatMap((game) => ([0, 1] as const).flatMap((seat) => (game.decks[seat] === deck ? [{ game, seat }] : [])));

const wins = ({ game: { result }, seat }: Seated): boolean =>
  result.places[seat] === 1 && result.places[1 - seat] !== 1;

/** A card is too strong when even the low end of its interval lies above what its decks win anyway. */
function strongCards(games: readonly CountedGame[], usual: ReadonlyMap<string, number>): readonly CardLine[] {
  const results = new Map<string, { readonly won: boolean[]; expected: number }>();
  for (const game of games) {
    for (const seat of [0, 1] as const) {
      const won = wins({ game, seat });
      for (const card of game.cards[seat]) {
        const line = results.get(card) ?? { won: [], expected: 0 };
        line.won.push(won);
        line.expected += usual.get(game.decks[seat]) ?? 0;
        results.set(card, line);
      }
    }
  }
  return [...results]
    .map(([card, { won, expected }]) => ({ card, rate: rateOf(won), usual: expected / won.length }))
    .filter((line) => line.rate.of >= FEWEST_PLAYS && line.rate.low > line.usual)
    .sort((a, b) => b.rate.low - b.usual - (a.rate.low - a.usual))
    .map(({ card, rate }) => ({ card, rate }));
}

function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  return { least: sorted[0] ?? 0, median: sorted[sorted.length >> 1] ?? 0, most: sorted.at(-1) ?? 0 };
}

/** The report for people; cards by their titles. */
export function reportText(set: CardSet, report: Report): string {
  const title = (slug: string): string => set.bySlug.get(slug)?.title ?? slug;
  const spread = ({ least, median, most }: Spread): string => `${least} to ${most}, median ${median}`;
  const cards = (lines: readonly string[]): string => (lines.length === 0 ? '  none' : `  ${lines.join('\n  ')}`);
  return [
    `${report.games} games; shares with their 95 % interval`,
    '',
    table(
      ['deck', 'wins', 'going first', 'going second'],
      report.decks.map(({ name, rate, first, second }) => [name, sayRate(rate), sayRate(first), sayRate(second)]),
    ),
    '',
    table(
      ['', ''],
      [
        ['player 1 wins', sayRate(report.firstSeat)],
        ...report.ends.map(({ reason, rate }) => [`ended by ${reason}`, sayRate(rate)]),
        ['rounds', spread(report.rounds)],
        ['answers', spread(report.answers)],
      ],
    ),
    '',
    'Cards whose player wins more than the deck does:',
    cards(report.strong.map(({ card, rate }) => `${title(card)}: ${sayRate(rate)}`)),
    '',
    'Cards in decks that nobody played:',
    cards(report.unplayed.map(title)),
  ].join('\n');
}
