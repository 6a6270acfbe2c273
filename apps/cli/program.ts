import type { Command } from 'commander';
import { type AddVerb, commandLine } from './command-line.js';
import type { ExitCode } from './exit.js';

/** By group and name. Each is loaded when it is called: to start takes longer than most of them. */
const VERBS: Readonly<Record<string, Readonly<Record<string, () => Promise<AddVerb>>>>> = {
  'Games:': {
    play: async () => (await import('./verbs/play.js')).playVerb,
    simulate: async () => (await import('./verbs/simulate.js')).simulateVerb,
    replay: async () => (await import('./verbs/replay.js')).replayVerb,
    verify: async () => (await import('./verbs/verify.js')).verifyVerb,
    'verify-log': async () => (await import('./verbs/verify-log.js')).verifyLogVerb,
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

/** The whole command line: one file a verb. */
export const program = (args: readonly string[]): Promise<ExitCode> =>
  commandLine(args, (dreamledger) => addVerbs(dreamledger, args[0] ?? ''));

/** The one that is called, or all where help may be asked for or a name mistyped. */
async function addVerbs(dreamledger: Command, called: string): Promise<void> {
  const isKnown = Object.values(VERBS).some((verbs) => Object.hasOwn(verbs, called));
  for (const [group, verbs] of Object.entries(VERBS)) {
    dreamledger.commandsGroup(group);
    for (const [name, load] of Object.entries(verbs)) if (!isKnown || name === called) (await load())(dreamledger);
  }
}
