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

const VERBS: readonly ((program: Command) => void)[] = [
  playVerb,
  simulateVerb,
  replayVerb,
  verifyVerb,
  cardsVerb,
  deckVerb,
  scenarioVerb,
  benchVerb,
  logVerb,
  rebuildVerb,
  vaultVerb,
  versionVerb,
];

/** The command line: one file a verb. Resolves with the exit code; what went wrong is one sentence on standard error. */
export async function program(args: readonly string[]): Promise<ExitCode> {
  const dreamledger = new Command('dreamledger')
    .description('Tournaments and replays of card games that anyone can check.')
    .version(VERSION)
    .exitOverride()
    .showHelpAfterError('(--help tells how)');
  for (const verb of VERBS) verb(dreamledger);
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
