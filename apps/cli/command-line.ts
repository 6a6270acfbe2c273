import { Command, CommanderError } from 'commander';
import { EXIT, type ExitCode, Stop } from './exit.js';
import { VERSION } from './version.js';

export type AddVerb = (program: Command) => void;

const EXAMPLES = `
Examples:
  dreamledger play                                    a first game, against a bot
  dreamledger deck show court-in-masks                a ready deck, to copy and change
  dreamledger simulate court-in-masks feed-the-hole   which of two decks is better
  dreamledger scenario run my.json                    try a card or a rule

Each verb has --help. docs/CLI.md says more, also what the exit codes mean.`;

/** What was called, with these verbs. Resolves with the exit code; what went wrong is one sentence on standard error. */
export async function commandLine(
  args: readonly string[],
  addVerbs: (dreamledger: Command) => void | Promise<void>,
): Promise<ExitCode> {
  const dreamledger = new Command('dreamledger')
    .description('Tournaments and replays of card games that anyone can check.')
    .version(VERSION)
    .exitOverride()
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('(--help tells how)')
    .configureOutput({
      outputError: (says, write) => {
        write(withWhatIsMissing(says, calledVerb(dreamledger, args)));
      },
    });
  await addVerbs(dreamledger);
  try {
    await dreamledger.parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (failure) {
    if (failure instanceof CommanderError) return failure.exitCode === 0 ? EXIT.done : EXIT.usage;
    console.error(`dreamledger: ${sentenceOf(failure)}`);
    return failure instanceof Stop ? failure.exitCode : EXIT.fault;
  }
}

/** The verb that was called, `deck show`, as far as there is one. */
function calledVerb(command: Command, [name, ...rest]: readonly string[]): Command {
  const verb = command.commands.find((each) => each.name() === name);
  return verb === undefined ? command : calledVerb(verb, rest);
}

/** An argument that was left out is told with what it would be. */
const withWhatIsMissing = (says: string, { registeredArguments }: Command): string =>
  says.replace(/missing required argument '(.+)'/, (whole, name: string) => {
    const description = registeredArguments.find((argument) => argument.name() === name)?.description;
    return description === undefined ? whole : `${whole}, ${description}`;
  });

/** LOG_LEVEL=debug shows where it came from. */
function sentenceOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return process.env.LOG_LEVEL === 'debug' ? (failure.stack ?? failure.message) : failure.message;
}
