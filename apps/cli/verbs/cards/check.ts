import type { Command } from 'commander';
import { flawText, loadSet } from '#games/voidream';
import { EXIT, Stop } from '../../exit.js';
import { SET_NAMES, setText } from '../../sets.js';

/** `dreamledger cards check` */
export function cardsCheckVerb(cards: Command): void {
  cards
    .command('check')
    .description('check files of cards: each flaw with its file, line and field, and what would be right')
    .argument('<file...>', `files of cards, or one of ${SET_NAMES.join(', ')}`)
    .option('--json', 'print what was found as JSON')
    .action(check);
}

function check(files: readonly string[], { json = false }: { json?: boolean }): void {
  const checked = files.map((file) => {
    const text = setText(file, '.');
    if (text === null) throw new Stop(EXIT.usage, `There is no file ${file} that can be read. Name a file of cards.`);
    const loaded = loadSet(file, text);
    if (!loaded.ok) return { file, cards: 0, hash: null, flaws: loaded.flaws };
    return { file, cards: loaded.set.cards.length, hash: loaded.set.hash, flaws: [] };
  });
  const lines = checked.flatMap(({ file, cards, hash, flaws }) =>
    flaws.length === 0
      ? [`ok    ${file}: ${cards === 1 ? '1 card' : `${cards} cards`}, ${String(hash)}`]
      : flaws.map((flaw) => `FAIL  ${flawText(flaw)}`),
  );
  console.log(json ? JSON.stringify(checked, null, 2) : lines.join('\n'));
  const wrong = checked.filter(({ flaws }) => flaws.length > 0).length;
  if (wrong > 0) throw new Stop(EXIT.found, `${wrong} of ${checked.length} files of cards have flaws.`);
}
