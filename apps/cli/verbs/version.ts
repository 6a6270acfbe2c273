import type { Command } from 'commander';
import { VERSION } from '../version.js';

/** `dreamledger version` */
export function versionVerb(program: Command): void {
  program
    .command('version')
    .description('tell which Dreamledger and which Node this is')
    .action(() => {
      console.log(`Dreamledger ${VERSION} on Node ${process.versions.node}`);
    });
}
