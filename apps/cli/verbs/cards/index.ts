import type { Command } from 'commander';
import { cardsCheckVerb } from './check.js';
import { cardsReportVerb } from './report.js';
import { cardsTextVerb } from './text.js';

/** `dreamledger cards ...` */
export function cardsVerb(program: Command): void {
  const cards = program
    .command('cards')
    .description('check a file of cards, read cards as players do, or see which of them win');
  cardsCheckVerb(cards);
  cardsTextVerb(cards);
  cardsReportVerb(cards);
}
