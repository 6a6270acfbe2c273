import { Command, CommanderError } from 'commander';
import { EXIT, type ExitCode, Stop } from './exit.js';
import { VERSION } from './version.js';
import { benchVerb } from './verbs/bench.js';
import { cardsVerb } from './verbs/cards/index.js';
import { deckVerb } from './verbs/deck/index.js';
import { logVerb } from './verbs/log/index.js';
import { playVerb } from './verbs/play.js';
import { rebuildVerb } from './verbs/rebuild.js';
import { replayVerb } from './verbs/replay.js';
import { scenarioVerb } from './verbs/scenario/index.js';
import { simulateVerb } from './verbs/simulate.js';
import { vaultVerb } from './verbs/vault.js';
import { verifyVerb } from './verbs/verify.js';
import { versionVerb } from './verbs/version.js';

type AddVerb = (program: Command) => void;

const VERBS: Readonly<Record<string, readonly AddVerb[]>> = {
  'Games:': [playVerb, simulateVerb, replayVerb, verifyVerb],
  'Cards, decks, rules:': [cardsVerb, deckVerb, scenarioVerb],
  'Operating:': [logVerb, rebuildVerb, vaultVerb, benchVerb, versionVerb],
};

const EXAMPLES = `
Examples:
  dreamledger play                                    a first game, against a bot
  dreamledger deck show court-in-masks                a ready deck, to copy and change
  dreamledger simulate court-in-masks feed-the-hole   which of two decks is better
  dreamledger scenario run my.json                    try a card or a rule

Each verb has --help. docs/CLI.md says more, also what the exit codes mean.`;

/** The command line: one file a verb. Resolves with the exit code; what went wrong is one sentence on standard error. */
export async function program(args: readonly string[]): Promise<ExitCode> {
  const dreamledger = new Command('dreamledger')
    .description('Tournaments and replays of card games that anyone can check.')
    .version(VERSION)
    .exitOverride()
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('(--help tells how)');
  for (const [group, verbs] of Object.entries(VERBS)) {
    dreamledger.commandsGroup(group);
    for (const verb of verbs) verb(dreamledger);
  }
  try {
    await dreamledger.parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (failure) {
    if (failure instanceof CommanderError) return failure.exitCode === 0 ? EXIT.done : EXIT.usage;
    console.error(`dreamledger: ${sentenceOf(failure)}`);
    return failure instanceof Stop ? failure.exitCode : EXIT.fault;
  }
}

/** LOG_LEVEL=debug shows where it came from. */
function sentenceOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return process.env.LOG_LEVEL === 'debug' ? (failure.stack ?? failure.message) : failure.message;
}
