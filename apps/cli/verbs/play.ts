import { type CardSet, newGame, Practice } from '#games/voidream';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { type Seat, seat } from '#kernel';
import { PLAYERS } from '../board.js';
import { dataFolder } from '../data-folder.js';
import { happened, respond, situation } from '../conversation.js';
import { A_DECK, theDeck } from '../decks.js';
import { EXIT, Stop } from '../exit.js';
import { type Opponent, opponentCalled } from '../opponent.js';
import { BOT_NAMES } from '../players.js';
import { pointAt } from '../points.js';
import { SET_NAMES, setText, theSet } from '../sets.js';

interface Options {
  readonly from?: string;
  readonly url?: string;
  readonly against: string;
  readonly seat: string;
  readonly seed?: string;
  readonly set?: string;
}

/** `dreamledger play` */
export function playVerb(program: Command): void {
  program
    .command('play')
    .description('play a game of Voidream here in the terminal, or play one on; "help" while playing tells how')
    .argument('[deck]', `your deck: ${A_DECK}`, 'court-in-masks')
    .argument('[other]', "the bot's deck", 'gate-and-toll')
    .option('--from <file@ply>', 'play on from a position of a recorded game, or of a match in its bundle or by its id')
    .option('--url <url>', 'the server that has the match of --from; else that of the usual data folder')
    .option('--against <bot>', `who plays against you: ${BOT_NAMES.join(', ')}, or ${YOURSELF}`, 'greedy')
    .option('--seat <1|2>', 'where you sit', '1')
    .option('--seed <words>', 'the same words shuffle alike; by the clock unless given')
    .option('--set <set>', `the cards: a name or a file; ${USUAL_SET} unless given`)
    .action(play);
}

/** Who answers for both seats. */
const YOURSELF = 'yourself';
const USUAL_SET = 'first-light';

async function play(own: string, other: string, options: Options, { args }: Command): Promise<void> {
  const you = seatOf(options.seat);
  if (options.from !== undefined && args.length > 0)
    throw new Stop(EXIT.usage, `A game that is played on has its decks: leave out ${args.join(' ')}.`);
  const seed = options.seed ?? new Date().toISOString();
  const table = options.from === undefined ? begun(own, other, you, seed, options) : await taken(options.from, options);
  const cards = setText(options.set ?? nameOf(table.set), '.') ?? '';
  const opponent = options.against === YOURSELF ? null : opponentCalled(options.against, table.set, cards, seed);
  const rival = opponent === null ? 'yourself' : `${options.against}, a bot`;
  console.log(`You are ${PLAYERS[you] ?? ''} and play against ${rival}.`);
  try {
    await talk(table, you, opponent);
  } finally {
    await opponent?.close();
  }
}

const nameOf = ({ hash }: CardSet): string => SET_NAMES.find((name) => theSet(name).hash === hash) ?? USUAL_SET;

function begun(own: string, other: string, you: Seat, seed: string, { set: named = USUAL_SET }: Options): Practice {
  const set = theSet(named);
  const decks = [theDeck(set, own), theDeck(set, other)];
  const seats = you === 0 ? decks : decks.toReversed();
  return new Practice(newGame(set, { seats, switches: {}, options: {} }, seed));
}

const taken = async (from: string, { set = null, ...where }: Taking): Promise<Practice> =>
  new Practice(await pointAt(from, set, { ...where, from: dataFolder() }));

interface Taking {
  readonly set?: string | null;
  readonly url?: string;
}

function seatOf(given: string): Seat {
  if (given === '1' || given === '2') return seat(Number(given) - 1);
  throw new Stop(EXIT.usage, `--seat ${given} is no seat: choose 1 or 2.`);
}

/** Until the person leaves or there is nothing more to read. */
async function talk(practice: Practice, yours: Seat, opponent: Opponent | null): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
  /** From now on, so that nothing is lost that is typed while the bot thinks. */
  const typed = lines[Symbol.asyncIterator]();
  lines.setPrompt(process.stdin.isTTY ? '> ' : '');
  let you = yours;
  const show = async (): Promise<void> => {
    if (opponent === null) you = practice.asked?.seat ?? you;
    else await letBotPlay(practice, you, opponent);
    if (opponent === null) console.log(`\n${PLAYERS[you] ?? ''}`);
    console.log(`\n${situation(practice, you, opponent === null ? null : you)}`);
    lines.prompt();
  };
  console.log('A number answers, "help" tells what else there is.');
  tellWhatHappened(practice, you, opponent);
  await show();
  for await (const line of typed) {
    const before = practice.ply;
    const { says, over } = respond(practice, you, line);
    if (says !== '') console.log(says);
    if (over) break;
    if (practice.ply === before) {
      lines.prompt();
      continue;
    }
    if (practice.ply > before) tellWhatHappened(practice, you, opponent);
    await show();
  }
  lines.close();
}

async function letBotPlay(practice: Practice, you: Seat, opponent: Opponent): Promise<void> {
  for (let { asked } = practice; asked !== null && asked.seat !== you; { asked } = practice) {
    const answer = await opponent.answer(practice, asked.seat);
    const refusal = practice.answer(answer);
    if (refusal !== null) throw new Stop(EXIT.fault, `The bot answered "${answer}", which is refused: ${refusal.says}`);
    tellWhatHappened(practice, you, opponent);
  }
}

function tellWhatHappened(practice: Practice, seat: Seat, opponent: Opponent | null): void {
  const told = happened(practice, seat, opponent === null ? null : seat);
  if (told !== null) console.log(`\n${told}`);
}
