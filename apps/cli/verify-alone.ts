/** `dreamledger verify`, and what the build prepares for it, to be made into one file. */
import type { ExitCode } from './exit.js';
import { commandLine } from './command-line.js';
import { verifyVerb } from './verbs/verify.js';

export { prepareSets } from './sets.js';

export const verifyAlone = (args: readonly string[]): Promise<ExitCode> => commandLine(args, verifyVerb);
