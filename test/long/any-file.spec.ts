import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { READY_DECKS } from '#games/voidream';
import { type Dice, type Json, seededChance, utf8 } from '#kernel';
import { printRecording } from '#scenario';
import { oneOf, spoiltJson, spoiltLines, spoiltText } from '#test/any-file';
import { FILES, goldenGames } from '#test/random-voidream';
import { EXIT } from '../../apps/cli/exit.js';
import { program } from '../../apps/cli/program.js';

/**
 * Files of all kinds that were spoilt on the way: the command line reads them to their end or says what is wrong where, in
 * words for people, and is never itself at fault. What goes otherwise stands there with its file.
 */
const FILES_READ = Number(process.env.DREAMLEDGER_FILES ?? 600);
const MINUTES = 5 + FILES_READ / 300;

const textOf = (path: string): string => readFileSync(path, 'utf8');
const SCENARIOS = readdirSync('test/scenarios').filter((name) => name.endsWith('.json'));
const SET = JSON.parse(textOf('libs/games/voidream/sets/first-light.json')) as { cards: readonly Json[] };
const RECORDINGS = goldenGames().recordings.slice(0, 40).map(printRecording);
const BUNDLES = ['good', 'duel', 'ruled'].map((name) => textOf(`test/bundles/${name}.bundle`));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dreamledger-any-file-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const spoilt = (json: string, dice: Dice): string =>
  dice.below(6) === 0 ? spoiltText(json, dice) : JSON.stringify(spoiltJson(JSON.parse(json) as Json, dice), null, 2);

interface Spoilt {
  readonly args: readonly string[];
  readonly text: string;
}
const KINDS: readonly ((dice: Dice) => Spoilt)[] = [
  (dice) => ({ args: ['scenario', 'run'], text: spoilt(textOf(`test/scenarios/${oneOf(SCENARIOS, dice)}`), dice) }),
  (dice) => {
    const cards = Array.from({ length: 3 }, () => oneOf(SET.cards, dice));
    return { args: ['cards', 'check'], text: spoilt(JSON.stringify({ title: 'Spoilt', cards }), dice) };
  },
  (dice) => ({ args: ['deck', 'check'], text: spoiltLines(oneOf(READY_DECKS, dice).text, dice) }),
  (dice) => ({ args: ['verify', '--set', FILES.cards], text: spoilt(oneOf(RECORDINGS, dice), dice) }),
  (dice) => ({ args: ['replay', '--set', FILES.cards, '--ply', '3'], text: spoilt(oneOf(RECORDINGS, dice), dice) }),
  (dice) => ({ args: ['verify'], text: spoiltLines(oneOf(BUNDLES, dice), dice) }),
];

/** Of a bundle, 1 says that somebody changed it (docs/CLI.md). */
const EXPECTED: readonly number[] = [EXIT.done, EXIT.usage, EXIT.refused, EXIT.found];
const ODD_WORDS = /\bundefined\b|\bNaN\b|\[object|TypeError|RangeError|Cannot read|is not a function|not iterable/;

/** What is wrong with what it says; null when nothing is. */
async function trouble({ args, text }: Spoilt): Promise<string | null> {
  const file = join(folder, 'spoilt');
  writeFileSync(file, text);
  const said: string[] = [];
  const hear = (...words: readonly unknown[]): void => {
    said.push(words.join(' '));
  };
  const mouths = (['log', 'error'] as const).map((name) => jest.spyOn(console, name).mockImplementation(hear));
  const code = await program([...args, file]).finally(() => {
    for (const mouth of mouths) mouth.mockRestore();
  });
  const whole = said.join('\n');
  if (!EXPECTED.includes(code) && !whole.includes('TAMPERED')) return `code ${code}: ${whole.slice(-300)}`;
  if (code !== EXIT.done && whole.trim() === '') return `code ${code}, and not a word`;
  return ODD_WORDS.exec(whole)?.[0] ?? null;
}

it(
  `the command line reads ${FILES_READ} spoilt files, and says what is wrong with them`,
  async () => {
    const dice = seededChance(utf8('any file'), { game: 'files', epoch: 0 }).dice('files', 0);
    const found: (Spoilt & { readonly trouble: string })[] = [];
    for (let left = FILES_READ; left > 0; left--) {
      const file = oneOf(KINDS, dice)(dice);
      const wrong = await trouble(file);
      if (wrong !== null) found.push({ ...file, trouble: wrong });
    }
    expect(found.slice(0, 3)).toEqual([]);
  },
  MINUTES * 60_000,
);
