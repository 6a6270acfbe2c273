import { type Phrase, phrase } from '#kernel';
import type { DeckCondition, DeckGroup } from '../card-text.js';
import { sayCondition } from '../text/back.js';
import type { CardDef } from '../set/compiled.js';

/** Extra lines of a bastion's back: conditions on the deck, which win over the base limits. VD-8.2.6, VD-H.92, VD-H.94, DB-16. */

type Named<D extends DeckCondition['deck']> = Extract<DeckCondition, { deck: D }>;

function linesOf<D extends DeckCondition['deck']>(bastion: CardDef | null, deck: D): readonly Named<D>[] {
  return (bastion?.back?.extra ?? []).filter((line): line is Named<D> => line.deck === deck);
}

function belongs({ kind, value, subtype, faction, title, keyword }: DeckGroup, card: CardDef): boolean {
  return (
    (kind === null || card.kind === kind) &&
    (value === null || (card.value >= value.least && card.value <= value.most)) &&
    (subtype === null || card.subtypes.includes(subtype)) &&
    (faction === null || card.factions.includes(faction)) &&
    (title === null || card.title === title) &&
    (keyword === null || card.keywords[keyword] !== undefined)
  );
}

/** Null where no line speaks of the card. */
export const copiesOf = (bastion: CardDef | null, card: CardDef): number | null =>
  linesOf(bastion, 'copies').find(({ of }) => belongs(of, card))?.most ?? null;

export const sameArcanaOf = (bastion: CardDef | null): number => linesOf(bastion, 'same-arcana')[0]?.most ?? 1;

export const moreBastionsOf = (bastion: CardDef | null): number => linesOf(bastion, 'more-bastions')[0]?.most ?? 0;

export const isOfAnyFaction = (bastion: CardDef, card: CardDef): boolean =>
  linesOf(bastion, 'any-faction').some(({ of }) => belongs(of, card));

/** Conditions that count cards, arcana and the bastion included. */
export function checkExtraLines(
  bastion: CardDef,
  cards: readonly CardDef[],
  note: (number: string, says: readonly Phrase[]) => void,
): void {
  for (const line of linesOf(bastion, 'count')) {
    const n = cards.filter((card) => belongs(line.of, card)).length;
    if (n >= (line.least ?? 0) && n <= (line.most ?? Infinity)) continue;
    note(
      '8.2.6',
      phrase('"{card}" says: {condition} There are {n}.', { card: bastion.title, condition: sayCondition(line), n }),
    );
  }
}
