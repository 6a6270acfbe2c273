import type { Command } from 'commander';
import { deckCheckVerb } from './check.js';
import { deckShowVerb } from './show.js';

/** `dreamledger deck ...` */
export function deckVerb(program: Command): void {
  const deck = program.command('deck').description('check a deck against the rules, or print one as text');
  deckCheckVerb(deck);
  deckShowVerb(deck);
}
