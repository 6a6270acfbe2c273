/** Cards by what a person types: words of the title or the text, and what they chose beside it. */
import { type CardDef, textOf } from '#games/voidream';
import { set } from '../cards/set.js';

export interface CardSearch {
  readonly words: string;
  readonly faction: string | null;
  readonly kind: string | null;
  readonly value: number | null;
}

const texts = new Map(
  set.cards.map((card) => [
    card.slug,
    [card.title, card.kind, card.faction, ...card.subtypes, ...textOf(card.text)].join(' ').toLowerCase(),
  ]),
);

export function findCards({ words, faction, kind, value }: CardSearch): readonly CardDef[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return set.cards.filter(
    (card) =>
      (faction === null || card.faction === faction) &&
      (kind === null || card.kind === kind) &&
      (value === null || card.value === value) &&
      asked.every((word) => texts.get(card.slug)?.includes(word) === true),
  );
}
