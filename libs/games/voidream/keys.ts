import { type Fact, type JsonObject, rule, type RuleId, type Seat } from '#kernel';
import { sortOf } from './standing.js';
import type { FactKind } from './sentences.js';
import type { Card } from './state.js';
import { cardOf, defOf, type Table, type Voice } from './table.js';

/** How answers and facts call a card: `reed-warden-4`, `veiled-7`, `charge-9` in play, and its title elsewhere. */
export function handleOf(t: Table, card: Card): string {
  if (card.serial === 0) return defOf(t, card).slug;
  const sort = sortOf(t, card);
  return `${sort === 'veiled' || sort === 'charge' ? sort : defOf(t, card).slug}-${card.serial}`;
}

/** How the card is called by which something is said: what it was then, where it can be followed no longer. */
export function nameOf(t: Table, voice: Voice): string {
  const card = cardOf(t, voice.source);
  return card.serial === 0 ? defOf(t, voice).slug : handleOf(t, card);
}

/** No other card has its number. */
const isFollowed = ({ serial }: Card): boolean => serial > 0;

/** Handles for a choice among these; where two cards would be called alike, the later ones are numbered. */
export function handlesOf(t: Table, cards: readonly Card[]): string[] {
  if (cards.every(isFollowed)) return cards.map((card) => handleOf(t, card));
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const handle = handleOf(t, card);
    const times = (seen.get(handle) ?? 0) + 1;
    seen.set(handle, times);
    return times === 1 ? handle : `${handle}.${times}`;
  });
}

/** The card among these that goes by this name: the other way round from `handlesOf`, for those that are meant. */
export function cardNamed(
  t: Table,
  cards: readonly Card[],
  name: string,
  isMeant: (card: Card) => boolean = always,
): Card | null {
  const dot = name.indexOf('.');
  const handle = dot < 0 ? name : name.slice(0, dot);
  const serial = Number(handle.slice(handle.lastIndexOf('-') + 1));
  let left = dot < 0 ? 1 : Number(name.slice(dot + 1));
  for (const card of cards) {
    if (card.serial !== 0 && card.serial !== serial) continue;
    if (handleOf(t, card) === handle && isMeant(card) && --left === 0) return card;
  }
  return null;
}

const always = (): boolean => true;

/** The cards that a selection names. */
export function cardsCalled(t: Table, cards: readonly Card[], names: string): Card[] {
  const found: Card[] = [];
  for (const name of names.includes('+') ? names.split('+') : [names]) {
    const card = cardNamed(t, cards, name);
    if (card !== null) found.push(card);
  }
  return found;
}

export const VD = (...numbers: readonly string[]): readonly RuleId[] => numbers.map((n) => rule(`VD-${n}`));

/** A fact that everybody may know. */
export const openly = (kind: FactKind, number: string, open: JsonObject): Fact => ({
  kind,
  rule: rule(`VD-${number}`),
  open,
  closed: [],
  judge: null,
});

/** A fact of which one seat knows more than the others. */
export const privately = (kind: FactKind, number: string, open: JsonObject, seat: Seat, data: JsonObject): Fact => ({
  kind,
  rule: rule(`VD-${number}`),
  open,
  closed: [{ seat, data }],
  judge: data,
});
