import type { Command } from 'commander';
import { A_DECK, checkedDeck, problemText } from '../../decks.js';
import { EXIT, Stop } from '../../exit.js';
import { theSet } from '../../sets.js';

/** `dreamledger deck check` */
export function deckCheckVerb(deck: Command): void {
  deck
    .command('check')
    .description('check decks: each error with its line, the number of the rule, and what would be right')
    .argument('<deck...>', `a deck as text or JSON: ${A_DECK}`)
    .option('--set <set>', 'the cards: a name or a file', 'first-light')
    .option('--json', 'print what was found as JSON')
    .action(check);
}

function check(names: readonly string[], { set: setName, json = false }: { set: string; json?: boolean }): void {
  const set = theSet(setName);
  const checked = names.map((name) => checkedDeck(set, name));
  const lines = checked.flatMap(({ name, problems }) =>
    problems.length === 0 ? [`ok    ${name}`] : problems.map((problem) => `FAIL  ${problemText(name, problem)}`),
  );
  console.log(
    json
      ? JSON.stringify(
          checked.map(({ name, problems }) => ({ name, problems })),
          null,
          2,
        )
      : lines.join('\n'),
  );
  const wrong = checked.filter(({ problems }) => problems.length > 0).length;
  if (wrong > 0)
    throw new Stop(
      EXIT.found,
      `${wrong} of ${checked.length} ${wrong === 1 ? 'decks breaks' : 'decks break'} the rules for decks.`,
    );
}
