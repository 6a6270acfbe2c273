import type { Command } from 'commander';
import { textOf } from '#games/voidream';
import { cardCalled, cardLines } from '../../cards.js';
import { EXIT, Stop } from '../../exit.js';
import { theSet } from '../../sets.js';

/** `dreamledger cards text` */
export function cardsTextVerb(cards: Command): void {
  cards
    .command('text')
    .description('print cards as they read on the table; all of a set unless cards are named')
    .argument('[card...]', 'titles of cards, or how answers call them')
    .option('--set <set>', 'the cards: a name or a file', 'first-light')
    .option('--json', 'print them as JSON')
    .action(show);
}

function show(names: readonly string[], { set: setName, json = false }: { set: string; json?: boolean }): void {
  const set = theSet(setName);
  const found = names.map((name) => cardCalled(set, name));
  const [missing] = found.flatMap((one) => ('says' in one ? [one.says] : []));
  if (missing !== undefined) throw new Stop(EXIT.usage, missing);
  const chosen = names.length === 0 ? set.cards : found.flatMap((one) => ('card' in one ? [one.card] : []));
  const asJson = chosen.map(({ slug, title, kind, factions, value, text }) => ({
    slug,
    title,
    kind,
    faction: factions.join(' and '),
    value,
    text: textOf(text),
  }));
  console.log(json ? JSON.stringify(asJson, null, 2) : chosen.map((card) => cardLines(card).join('\n')).join('\n\n'));
}
