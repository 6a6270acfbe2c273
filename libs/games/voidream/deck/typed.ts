import { type Flaw, lineOf, readJson } from '#cards';
import { type DeckText, type Json, type Problem, type ReadDeck, rule } from '#kernel';
import type { CardSet } from '../set/compiled.js';
import { readDeck } from './list.js';
import { deckProblems } from './problems.js';
import { linesOf, parseDeck, printDeck } from './text.js';

/** Decks as people type them, or as JSON; each problem with the line that it is about. */
export const typedDecks = (set: CardSet): DeckText => ({
  read: (_terms, text) => readTyped(set, text),
  print(brings) {
    const deck = readDeck(brings);
    return deck === null ? '' : printDeck(set, deck);
  },
});

function readTyped(set: CardSet, text: string): ReadDeck {
  const read = text.trimStart().startsWith('{') ? jsonDeck(text) : parseDeck(set, text);
  const found = read.deck === null ? [] : deckProblems(set, read.deck);
  if (read.ok && found.length === 0) return { ok: true, brings: read.deck };
  const known = read.ok ? found : found.filter((problem) => SURE.includes(problem.rule ?? ''));
  const problems = [
    ...(read.ok ? [] : read.problems),
    ...known.map((each) => ({ ...each, line: each.line ?? lineFor(text, each) })),
  ];
  return { ok: false, problems: read.ok ? problems : problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
}

/** What more of the cards would not mend: said together with lines that could not be read. */
const SURE = [
  'VD-8.1.1',
  'VD-8.1.2',
  'VD-8.1.3',
  'VD-8.1.4',
  'VD-8.2.2',
  'VD-8.2.5',
  'VD-8.3.1',
  'VD-8.3.2',
  'VD-H.91',
];

type JsonDeck =
  | { readonly ok: true; readonly deck: Json }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly deck: null };

function jsonDeck(text: string): JsonDeck {
  const read = readJson(text);
  if (!read.ok) return { ok: false, problems: [{ rule: null, line: read.line, says: read.says }], deck: null };
  const flaws: Flaw[] = [];
  if (readDeck(read.value, flaws) !== null) return { ok: true, deck: read.value };
  const problems = flaws.map(({ at, says }) => ({
    rule: rule('VD-2.1.2'),
    line: lineOf(text, at),
    says: at.length === 0 ? says : `${at.join('.')}: ${says}`,
  }));
  return { ok: false, problems, deck: null };
}

/** Parts of a deck that a rule is about. */
const PARTS: Readonly<Record<string, string>> = {
  'VD-8.1.1': 'main',
  'VD-8.1.2': 'guest',
  'VD-8.1.3': 'bastion',
  'VD-8.1.4': 'mind',
  'VD-8.2.1': 'dream',
  'VD-8.2.2': 'dream',
  'VD-8.2.3': 'arcana',
  'VD-8.2.4': 'arcana',
  'VD-8.2.5': 'arcana',
};

const COUNT = /^(\d+ ?x|x?\d+) | x ?\d+$/;

/** The line with the card that the problem is about, else where that part of the deck begins. */
function lineFor(text: string, { says, rule }: Problem): number | null {
  const plain = (words: string): string =>
    words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const lines = linesOf(text).map(plain);
  const quoted = plain(/^[^"]*"([^"]+)"/.exec(says)?.[1] ?? '');
  const part = PARTS[rule ?? ''] ?? '';
  const below = lines.findIndex((line) =>
    line.startsWith(/ is no (dream|arcan)/i.exec(says)?.[1]?.toLowerCase() ?? ''),
  );
  const isCard = (line: string, i: number): boolean =>
    quoted !== '' && i >= below && line.replace(COUNT, '') === quoted;
  const head = / is no (bastion|mind)\b/.exec(says)?.[1] ?? '';
  const isHead = (line: string): boolean => head !== '' && line === `${head} ${quoted}`;
  const isPart = (line: string): boolean => part !== '' && line.startsWith(part);
  const at = [isHead, isCard, isPart].map((fits) => lines.findIndex(fits)).find((line) => line >= 0);
  return at === undefined ? null : at + 1;
}
