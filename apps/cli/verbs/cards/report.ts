import type { Command } from 'commander';
import {
  cardsOfReadyDecks,
  gamesInRound,
  type League,
  leagueGame,
  readyDecks,
  reportOf,
  reportText,
  voidream,
} from '#games/voidream';
import { BOT_NAMES, twoBots } from '../../players.js';
import { numberOfGames } from '../../numbers.js';
import { progressBar } from '../../progress.js';
import { theSet } from '../../sets.js';

interface Options {
  readonly games?: string;
  readonly bots: string;
  readonly seed: string;
  readonly json?: boolean;
}

/** `dreamledger cards report` */
export function cardsReportVerb(cards: Command): void {
  cards
    .command('report')
    .description('let bots play the ready decks, all against all, and report which decks and cards win')
    .option('--games <n>', 'how many games; each pair of decks four times unless given')
    .option('--bots <two>', `who plays: one or two of ${BOT_NAMES.join(', ')}, apart by a comma`, 'greedy')
    .option('--seed <words>', 'the same words give the same games', 'dreamledger')
    .option('--json', 'print the report as JSON')
    .action(report);
}

function report({ games, bots, seed, json = false }: Options): void {
  const set = theSet('first-light');
  const count = games === undefined ? 2 * gamesInRound(readyDecks(set).length) : numberOfGames(games);
  const league: League = { game: voidream(set), set, bots: twoBots(bots), seed };
  const bar = progressBar('playing');
  const played = Array.from({ length: count }, (_, n) => {
    const game = leagueGame(league, n);
    bar(n + 1, count);
    return game;
  });
  const found = reportOf(played, cardsOfReadyDecks(set));
  console.log(json ? JSON.stringify(found, null, 2) : reportText(set, found));
}
