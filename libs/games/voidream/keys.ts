import { type Fact, type JsonObject, rule, type RuleId, type Seat } from '#kernel';
import { sortOf } from './standing.js';
import type { FactKind } from './sentences.js';
import type { Card } from './state.js';
import { cardOf, defOf, type Table, type Voice } from './table.js';

/** How answers and facts call a card: `reed-warden-4`, `veiled-7`, `charge-9` in play, and its title elsewhere. */
export function handleOf(t: Table, card: Card): string {
  const word = wordOf(t, card);
  return card.serial === 0 ? word : `${word}-${card.serial}`;
}

function wordOf(t: Table, card: Card): string {
  const sort = card.serial === 0 ? null : sortOf(t, card);
  return sort === 'veiled' || sort === 'charge' ? sort : defOf(t, card).slug;
}

/** What is printed on them to call them by. */
export const namesOf = (t: Table, cards: readonly Card[]): string[] => cards.map((card) => defOf(t, card).slug);

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
  const serial = serialIn(handle);
  let left = dot < 0 ? 1 : Number(name.slice(dot + 1));
  for (const card of cards) {
    if (card.serial !== 0 && card.serial !== serial) continue;
    if (isHandleOf(t, handle, card) && isMeant(card) && --left === 0) return card;
  }
  return null;
}

/** Compared in two parts, since to put a name together takes longer. */
function isHandleOf(t: Table, handle: string, card: Card): boolean {
  const word = wordOf(t, card);
  if (card.serial === 0) return word === handle;
  return handle.startsWith(word) && handle.slice(word.length) === `-${card.serial}`;
}

const always = (): boolean => true;

const ZERO = '0'.charCodeAt(0);

/** The number at its end; 0 if there is none. */
function serialIn(handle: string): number {
  let serial = 0;
  for (let at = handle.length - 1, unit = 1; at >= 0; at--, unit *= 10) {
    const digit = handle.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) break;
    serial += digit * unit;
  }
  return serial;
}

/** The cards that a selection names, or an order. */
export function cardsCalled(t: Table, cards: readonly Card[], names: string, between: '+' | '>' = '+'): Card[] {
  const found: Card[] = [];
  for (let from = 0, to = 0; to < names.length; from = to + 1) {
    const end = names.indexOf(between, from);
    to = end < 0 ? names.length : end;
    const card = cardNamed(t, cards, names.slice(from, to));
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
