/** Cards by what a person types: words of the title or the text, and what they chose beside it. */
import { type CardDef, textOf } from '#games/voidream';
import { set } from '../cards/set.js';

export interface CardSearch {
  readonly words: string;
  readonly faction: string | null;
  readonly kind: string | null;
  readonly value: number | null;
}

/** Without accents and apostrophes, which nobody types alike. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase();

const texts = new Map(
  set.cards.map((card) => [
    card.slug,
    plain([card.title, card.kind, ...card.factions, ...card.subtypes, ...textOf(card.text)].join(' ')),
  ]),
);

export function findCards({ words, faction, kind, value }: CardSearch): readonly CardDef[] {
  const asked = plain(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (asked.length === 0 && words.trim() !== '') return [];
  return set.cards.filter(
    (card) =>
      (faction === null || card.factions.some((one) => one === faction)) &&
      (kind === null || card.kind === kind) &&
      (value === null || card.value === value) &&
      asked.every((word) => texts.get(card.slug)?.includes(word) === true),
  );
}
