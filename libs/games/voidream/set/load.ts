import { contentHash, didYouMean, type Flaw, lineOf, readJson, slugOf } from '#cards';
import { isJsonObject, type Json } from '#kernel';
import type { CardText } from '../card-text.js';
import { cardText, setText } from './card-shape.js';
import { compileSet } from './compile.js';
import type { CardSet } from './compiled.js';
import { misplaced } from './misplaced.js';
import { MOST_LINES } from '../usage.js';

/** What is wrong with a file of cards: file, line, field, and what would be right. */
export interface CardFlaw {
  readonly file: string;
  readonly line: number;
  /** Empty when it is of the whole text. */
  readonly field: string;
  readonly says: string;
}
export type LoadedSet =
  { readonly ok: true; readonly set: CardSet } | { readonly ok: false; readonly flaws: readonly CardFlaw[] };

export const flawText = ({ file, line, field, says }: CardFlaw): string =>
  `${file}:${line}: ${field === '' ? '' : `${field}: `}${says}`;

/** Reads a file of cards; all flaws at once. */
export function loadSet(file: string, json: string): LoadedSet {
  const read = readJson(json);
  if (!read.ok) return { ok: false, flaws: [{ file, line: read.line, field: '', says: read.says }] };
  const { value } = read;
  const flaws: Flaw[] = [];
  if (isWithoutSet(value)) {
    const says = 'Cards stand in a set: {"title": "My Set", "cards": [...]}. Put what is here into its "cards".';
    return { ok: false, flaws: [{ file, line: 1, field: '', says }] };
  }
  const text = setText.read(value, [], flaws);
  flaws.push(...crossFlaws(text?.cards ?? readable(value), titlesOf(value, 'arcanum')));
  if (text !== null && flaws.length === 0) {
    const set = compileSet(text, contentHash(contentOf(value)));
    if (set.programs.length <= MOST_LINES) return { ok: true, set };
    flaws.push({ at: ['cards'], says: `A set has at most ${MOST_LINES} lines. These are ${set.programs.length}.` });
  }
  return {
    ok: false,
    flaws: flaws.map(({ at, says }) => ({ file, line: lineOf(json, at), field: at.join('.'), says })),
  };
}

/** A card, or a list of cards, with no set around it. */
const isWithoutSet = (value: Json): boolean =>
  Array.isArray(value) || (isJsonObject(value) && 'kind' in value && !('cards' in value));

/** Without what only editors read. */
const contentOf = (value: Json): Json =>
  typeof value === 'object' && value !== null && '$schema' in value
    ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== '$schema'))
    : value;

const cardsIn = (value: Json): readonly Json[] =>
  isJsonObject(value) && Array.isArray(value.cards) ? (value.cards as readonly Json[]) : [];

/** The cards that can be read where others can't, each at its place. */
const readable = (value: Json): readonly (CardText | null)[] =>
  cardsIn(value).map((card) => cardText.read(card, [], []));

/** What the cards of a kind are called, those with flaws too. */
const titlesOf = (value: Json, kind: CardText['kind']): readonly string[] =>
  cardsIn(value).flatMap((card) =>
    isJsonObject(card) && card.kind === kind && typeof card.title === 'string' ? [card.title] : [],
  );

/** What only a whole card, or several together, can get wrong. */
function crossFlaws(cards: readonly (CardText | null)[], arcana: readonly string[]): Flaw[] {
  const flaws: Flaw[] = [];
  const bySlug = new Map<string, number>();
  cards.forEach((card, i) => {
    if (card === null) return;
    const slug = slugOf(card.title);
    const says = nameless(card.title, slug) ?? sameName(card.title, slug, bySlug.get(slug));
    bySlug.set(slug, i);
    if (says !== null) flaws.push({ at: ['cards', i, 'title'], says });
    flaws.push(...misplaced(card).map(({ at, says }) => ({ at: ['cards', i, ...at], says })));
    if (card.kind === 'bastion' && !arcana.includes(card.back.major)) {
      const says = `There is no arcanum "${card.back.major}" in this set.${didYouMean(card.back.major, arcana)}`;
      flaws.push({ at: ['cards', i, 'back', 'major'], says });
    }
  });
  return flaws;
}

const MOST_LETTERS = 60;
/** What cards are called whose title nobody may see. */
const UNSEEN: readonly string[] = ['veiled', 'charge'];

/** Cards are called by their titles: in answers, in lists of decks, and on the table. */
function nameless(title: string, slug: string): string | null {
  if (/\p{Cc}/u.test(title)) return 'A title stands on one line, without tabs and the like.';
  if (title.length > MOST_LETTERS) return `A title has at most ${MOST_LETTERS} letters, not ${title.length}.`;
  if (slug === '') return `"${title}" has no letter from A to Z and no digit, by which players could name the card.`;
  return UNSEEN.includes(slug)
    ? `"${slug}" is what a card is called while it can't be seen. Choose another title.`
    : null;
}

const sameName = (title: string, slug: string, earlier: number | undefined): string | null =>
  earlier === undefined ? null : `"${title}" has the same name as card ${earlier + 1}: "${slug}".`;
