import { Practice } from '#games/voidream';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { type Seat, seat } from '#kernel';
import { PLAYERS } from '../board.js';
import { happened, respond, situation } from '../conversation.js';
import { theDeck } from '../decks.js';
import { EXIT, Stop } from '../exit.js';
import { type Opponent, opponentCalled } from '../opponent.js';
import { BOT_NAMES } from '../players.js';
import { setText, theSet } from '../sets.js';

interface Options {
  readonly against: string;
  readonly seat: string;
  readonly seed?: string;
  readonly set: string;
}

/** `dreamledger play` */
export function playVerb(program: Command): void {
  program
    .command('play')
    .description('play a game of Voidream against a bot here in the terminal; "help" while playing tells how')
    .argument('[deck]', 'your deck: a file, or the name of a ready deck', 'court-in-masks')
    .argument('[other]', "the bot's deck", 'gate-and-toll')
    .option('--against <bot>', `who plays against you: ${BOT_NAMES.join(', ')}`, 'greedy')
    .option('--seat <1|2>', 'where you sit', '1')
    .option('--seed <words>', 'the same words shuffle alike; by the clock unless given')
    .option('--set <set>', 'the cards: a name or a file', 'first-light')
    .action(play);
}

async function play(own: string, other: string, options: Options): Promise<void> {
  const you = seatOf(options.seat);
  const set = theSet(options.set);
  const decks = [theDeck(set, own), theDeck(set, other)];
  const seats = you === 0 ? decks : decks.toReversed();
  const seed = options.seed ?? new Date().toISOString();
  const practice = new Practice(set, { seats, switches: {}, options: {} }, seed);
  const opponent = opponentCalled(options.against, set, setText(options.set, '.') ?? '', seed);
  try {
    await talk(practice, you, opponent);
  } finally {
    await opponent.close();
  }
}

function seatOf(given: string): Seat {
  if (given === '1' || given === '2') return seat(Number(given) - 1);
  throw new Stop(EXIT.usage, `--seat ${given} is no seat: choose 1 or 2.`);
}

/** Until the person leaves or there is nothing more to read. */
async function talk(practice: Practice, you: Seat, opponent: Opponent): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
  /** From now on, so that nothing is lost that is typed while the bot thinks. */
  const typed = lines[Symbol.asyncIterator]();
  lines.setPrompt(process.stdin.isTTY ? '> ' : '');
  const show = async (): Promise<void> => {
    await letBotPlay(practice, you, opponent);
    console.log(`\n${situation(practice, you)}`);
    lines.prompt();
  };
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
    if (practice.ply > before) tellWhatHappened(practice, you);
    await show();
  }
  lines.close();
}

async function letBotPlay(practice: Practice, you: Seat, opponent: Opponent): Promise<void> {
  for (let { asked } = practice; asked !== null && asked.seat !== you; { asked } = practice) {
    const answer = await opponent.answer(practice, asked.seat);
    const refusal = practice.answer(answer);
    if (refusal !== null) throw new Stop(EXIT.fault, `The bot answered "${answer}", which is refused: ${refusal.says}`);
    const said = asked.hidden ? `decides about ${asked.kind}` : `answers ${answer}`;
    console.log(`\n${PLAYERS[asked.seat] ?? ''} ${said}`);
    tellWhatHappened(practice, you);
  }
}

function tellWhatHappened(practice: Practice, you: Seat): void {
  const told = happened(practice, you);
  if (told !== null) console.log(told);
}
