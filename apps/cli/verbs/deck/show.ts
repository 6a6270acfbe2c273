import type { Command } from 'commander';
import { printDeck, readDeck } from '#games/voidream';
import { A_DECK, theDeck } from '../../decks.js';
import { theSet } from '../../sets.js';

/** `dreamledger deck show` */
export function deckShowVerb(deck: Command): void {
  deck
    .command('show')
    .description('print a legal deck as text that can be pasted, or as the JSON that the API takes')
    .argument('<deck>', A_DECK)
    .option('--set <set>', 'the cards: a name or a file', 'first-light')
    .option('--json', 'print it as JSON')
    .action((name: string, { set: setName, json = false }: { set: string; json?: boolean }) => {
      const set = theSet(setName);
      const brought = theDeck(set, name);
      const list = readDeck(brought);
      if (json || list === null) console.log(JSON.stringify(brought, null, 2));
      else process.stdout.write(printDeck(set, list));
    });
}
