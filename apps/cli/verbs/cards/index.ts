import type { Command } from 'commander';
import { cardsCheckVerb } from './check.js';
import { cardsTextVerb } from './text.js';

/** `dreamledger cards ...` */
export function cardsVerb(program: Command): void {
  const cards = program.command('cards').description('check a file of cards, or read cards as players do');
  cardsCheckVerb(cards);
  cardsTextVerb(cards);
}
