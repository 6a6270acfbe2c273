import { type Game, type Json, seededChance, utf8 } from '#kernel';
import { readyDecks } from '../decks/ready.js';
import type { CardSet } from '../set/compiled.js';
import type { VoidreamState } from '../state.js';
import type { Bot } from './bot.js';
import { duel } from './duel.js';
import type { CountedGame } from './report.js';

/** Who plays whom: games of the ready decks, all against all, both ways round. */

export interface League {
  readonly game: Game<VoidreamState>;
  readonly set: CardSet;
  readonly bots: readonly [Bot, Bot];
  readonly seed: string;
}

export interface LeagueGame extends CountedGame {
  /** Where the first of the two bots sat. */
  readonly seatOfFirst: 0 | 1;
}

/** How many games a whole round of the league has: each pair of decks, either deck first, either bot at either deck. */
export const gamesInRound = (decks: number): number => decks * (decks - 1) * 2;

/** The nth game; pairs of neighbouring games differ in who sits where alone, so that neither deck nor luck favours a bot. */
export function leagueGame({ game, set, bots, seed }: League, n: number): LeagueGame {
  const decks = readyDecks(set);
  const pair = Math.floor(n / 2) % (decks.length * (decks.length - 1));
  const one = pair % decks.length;
  const other = (one + 1 + Math.floor(pair / decks.length)) % decks.length;
  const seated = [one, other].flatMap((i) => decks[i] ?? []);
  const seatOfFirst = n % 2 === 0 ? 0 : 1;
  const chance = seededChance(utf8(`${seed}, game ${Math.floor(n / 2)}`), { game: 'league', epoch: 0 });
  const seats: readonly Json[] = seated.map(({ deck }) => deck);
  const played = duel(
    { game, set, setup: { seats, switches: {}, options: {} }, bots: seatOfFirst === 0 ? bots : [bots[1], bots[0]] },
    chance,
    chance.dice('bots', n % 2),
  );
  return { ...played, decks: [seated[0]?.name ?? '', seated[1]?.name ?? ''], seatOfFirst };
}

/** For the report: which cards each ready deck could play. */
export const cardsOfReadyDecks = (set: CardSet): ReadonlyMap<string, readonly string[]> =>
  new Map(readyDecks(set).map(({ name, deck }) => [name, [...new Set([...deck.arcana, ...deck.dream])]]));

/** Whether the first of the two bots won. */
export const firstBotWon = ({ result, seatOfFirst }: LeagueGame): boolean =>
  result.places[seatOfFirst] === 1 && result.places[1 - seatOfFirst] !== 1;
