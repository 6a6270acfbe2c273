import { Command, CommanderError } from 'commander';
import { EXIT, type ExitCode, Stop } from './exit.js';
import { VERSION } from './version.js';

type AddVerb = (program: Command) => void;

/** By group and name. Each is loaded when it is called: to start takes longer than most of them. */
const VERBS: Readonly<Record<string, Readonly<Record<string, () => Promise<AddVerb>>>>> = {
  'Games:': {
    play: async () => (await import('./verbs/play.js')).playVerb,
    simulate: async () => (await import('./verbs/simulate.js')).simulateVerb,
    replay: async () => (await import('./verbs/replay.js')).replayVerb,
    verify: async () => (await import('./verbs/verify.js')).verifyVerb,
    'export-match': async () => (await import('./verbs/export-match.js')).exportMatchVerb,
    'import-match': async () => (await import('./verbs/import-match.js')).importMatchVerb,
    export: async () => (await import('./verbs/export.js')).exportVerb,
    'verify-pairings': async () => (await import('./verbs/verify-pairings.js')).verifyPairingsVerb,
    'verify-ratings': async () => (await import('./verbs/verify-ratings.js')).verifyRatingsVerb,
  },
  'Cards, decks, rules:': {
    cards: async () => (await import('./verbs/cards/index.js')).cardsVerb,
    deck: async () => (await import('./verbs/deck/index.js')).deckVerb,
    scenario: async () => (await import('./verbs/scenario/index.js')).scenarioVerb,
  },
  'Operating:': {
    demo: async () => (await import('./verbs/demo.js')).demoVerb,
    log: async () => (await import('./verbs/log/index.js')).logVerb,
    rebuild: async () => (await import('./verbs/rebuild.js')).rebuildVerb,
    vault: async () => (await import('./verbs/vault.js')).vaultVerb,
    bench: async () => (await import('./verbs/bench.js')).benchVerb,
    version: async () => (await import('./verbs/version.js')).versionVerb,
  },
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
  await addVerbs(dreamledger, args[0] ?? '');
  try {
    await dreamledger.parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (failure) {
    if (failure instanceof CommanderError) return failure.exitCode === 0 ? EXIT.done : EXIT.usage;
    console.error(`dreamledger: ${sentenceOf(failure)}`);
    return failure instanceof Stop ? failure.exitCode : EXIT.fault;
  }
}

/** The one that is called, or all where help may be asked for or a name mistyped. */
async function addVerbs(dreamledger: Command, called: string): Promise<void> {
  const isKnown = Object.values(VERBS).some((verbs) => Object.hasOwn(verbs, called));
  for (const [group, verbs] of Object.entries(VERBS)) {
    dreamledger.commandsGroup(group);
    for (const [name, load] of Object.entries(verbs)) if (!isKnown || name === called) (await load())(dreamledger);
  }
}

/** LOG_LEVEL=debug shows where it came from. */
function sentenceOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return process.env.LOG_LEVEL === 'debug' ? (failure.stack ?? failure.message) : failure.message;
}
