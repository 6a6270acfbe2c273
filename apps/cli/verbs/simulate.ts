import { join } from 'node:path';
import type { Command } from 'commander';
import { type Bot, botAnswer, brokenInvariants, type CardSet, voidream } from '#games/voidream';
import { seat as seatNumber, seededChance, utf8 } from '#kernel';
import { printRecording, recordGame, type Recording, seedFrom } from '#scenario';
import { A_DECK, theDeck } from '../decks.js';
import { EXIT, Stop } from '../exit.js';
import { BOT_NAMES, twoBots } from '../players.js';
import { numberOfGames } from '../numbers.js';
import { progressBar } from '../progress.js';
import { theSet } from '../sets.js';
import { nodeSha256 as sha256 } from '#node';
import { type Tally, tallied, tallyText } from '../tally.js';
import { makeFolder, writeTo } from '../writing.js';

interface Options {
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  readonly switch: readonly string[];
  readonly set: string;
  readonly save?: string;
  readonly json?: boolean;
}

/** `dreamledger simulate` */
export function simulateVerb(program: Command): void {
  program
    .command('simulate')
    .description('let bots play many games, one deck against another, and count how they end')
    .argument('<deck>', `the deck of player 1: ${A_DECK}`)
    .argument('[other]', 'the deck of player 2; the same unless given')
    .option('--games <n>', 'how many games', '100')
    .option('--seed <words>', 'the same words give the same games', 'dreamledger')
    .option('--bots <two>', `who plays: one or two of ${BOT_NAMES.join(', ')}, apart by a comma`, 'random')
    .option('--switch <VD-H.n=x>', 'another reading of a house ruling; may be given again', gather, [])
    .option('--set <set>', 'the cards: a name or a file', 'first-light')
    .option('--save <folder>', 'keep each game there as a file; games that break are always kept, else in failed-games')
    .option('--json', 'print the counts as JSON')
    .action(simulate);
}

const gather = (one: string, before: readonly string[]): readonly string[] => [...before, one];

function simulate(first: string, second: string | undefined, options: Options): void {
  const set = theSet(options.set);
  const names = [first, second ?? first];
  const games = numberOfGames(options.games);
  const switches = switchesOf(set, options.switch);
  const seats = names.map((name) => theDeck(set, name));
  const bots = twoBots(options.bots);
  if (options.save !== undefined) makeFolder(options.save);
  const bar = progressBar('playing');
  const played: Tally[] = [];
  const broken: string[] = [];
  for (let n = 1; n <= games; n++) {
    const about = `${names.join(' against ')}, ${options.bots}, game ${n} of "${options.seed}"`;
    const recording = playOne(set, { seats, switches, options: {} }, about, bots, options.save !== undefined);
    const kept = keep(recording, options.save ?? null, n);
    if (recording.failure === null) played.push(tallied(recording));
    else broken.push(`${kept ?? ''}: ply ${recording.failure.ply}: ${recording.failure.says}`);
    bar(n, games);
  }
  console.log(tallyText(names, played, options.json ?? false));
  if (broken.length > 0) {
    console.error(broken.map((line) => `BROKEN ${line}`).join('\n'));
    throw new Stop(EXIT.found, `${broken.length} of ${games} games broke; dreamledger verify FILE plays one again.`);
  }
}

function playOne(
  set: CardSet,
  setup: Recording['setup'],
  about: string,
  bots: readonly [Bot, Bot],
  eachPly: boolean,
): Recording {
  const game = voidream(set);
  const choices = seededChance(utf8(about), { game: 'choices', epoch: 0 });
  const dice = [choices.dice('answers', 0), choices.dice('answers', 1)] as const;
  return recordGame(sha256, {
    game,
    setup,
    seed: seedFrom(about),
    about,
    choose: ([request], state) => {
      const seat = request?.seat ?? seatNumber(0);
      const at = seat === 0 ? 0 : 1;
      return { seat, answer: botAnswer({ game, set }, bots[at], state, seat, dice[at]) };
    },
    chapter: eachPly ? (_, ply) => ply : ({ round }) => round,
    broken: (state) => brokenInvariants(set, state),
  });
}

/** Where the game is kept, if it is. */
function keep(recording: Recording, save: string | null, n: number): string | null {
  const folder = save ?? (recording.failure === null ? null : 'failed-games');
  if (folder === null) return null;
  makeFolder(folder);
  const file = join(folder, `game-${n}.json`);
  writeTo(file, printRecording(recording));
  return file;
}

function switchesOf(set: CardSet, given: readonly string[]): Readonly<Record<string, string>> {
  const switches = Object.fromEntries(given.map(switchIn));
  const [problem] = voidream(set).problems({ switches, options: {} }, 2);
  if (problem !== undefined) throw new Stop(EXIT.usage, `--switch: ${problem.says}`);
  return switches;
}

function switchIn(given: string): readonly [string, string] {
  const [, id, reading] = /^([^=]+)=(.+)$/.exec(given) ?? [];
  if (id !== undefined && reading !== undefined) return [id, reading];
  throw new Stop(EXIT.usage, `--switch: "${given}" is not a ruling and one of its readings, as in VD-H.3=b.`);
}
