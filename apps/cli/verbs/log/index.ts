import type { Command } from 'commander';
import { logCheckVerb } from './check.js';
import { logCopyVerb } from './copy.js';

/** `dreamledger log ...` */
export function logVerb(program: Command): void {
  const log = program.command('log').description('check the log, or copy it to another store');
  logCheckVerb(log);
  logCopyVerb(log);
}
