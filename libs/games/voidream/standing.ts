import type { Condition, Described, Measure, Place, Sort } from './language.js';
import { type Card, KNOWS } from './state.js';
import { cardOf, defOf, playerOf, type Table, type Voice } from './table.js';
import { lineOf } from './voice.js';

/** How a card stands on the table, which no effect changes. */

/** What a card in play is; a face-down card has no kind but that (VD-7.6.2, VD-6.3.2), nor has an attached copy (VD-H.67). */
export function sortOf(t: Table, card: Card): Sort | 'mind' | 'copy' {
  if (!card.up && card.zone === 'play') return 'veiled';
  if (!card.up && card.zone === 'attached') return 'charge';
  const { kind } = defOf(t, card);
  return kind === 'entity' && card.zone === 'attached' ? 'copy' : kind;
}

/** Whether it has lost what is printed on it, but its numbers. */
export const isTextless = ({ state: { textless } }: Table, { uid }: Card): boolean =>
  textless.length > 0 && textless.includes(uid);

/** Whether its own text and numbers count: in play face up, an active construct, the bastion, and from the first round on the mind (VD-3.2.6, VD-H.6, VD-H.67, VD-H.76). */
export function isInForce(t: Table, card: Card): boolean {
  switch (card.zone) {
    case 'play':
      return card.up;
    case 'attached':
      return card.up && defOf(t, card).kind !== 'entity';
    case 'deck': {
      return card.up && (defOf(t, card).kind === 'bastion' || playerOf(t, card.owner).construct === card.uid);
    }
    case 'mind':
      return t.state.phase !== 'setup';
    default:
      return false;
  }
}

export function isInPlay(t: Table, card: Card): boolean {
  return card.zone === 'play' || card.zone === 'attached' || (card.zone === 'deck' && isInForce(t, card));
}

/** A face-down card in play has no words on it, and no number but the value on its back (VD-7.6.2, VD-7.7.2). */
export const isOpen = ({ up, zone }: Card): boolean => up || (zone !== 'play' && zone !== 'attached');
export const hasMeasure = (card: Card, of: Measure): boolean => isOpen(card) || !ON_FRONTS.includes(of);
const ON_FRONTS: readonly Measure[] = ['dawn', 'stability', 'dusk'];

/** Whether words that are printed on the front are asked for. */
export const hasWords = ({ keyword, subtype, faction, title, sharing }: Described): boolean =>
  keyword !== null || subtype !== null || faction !== null || title !== null || sharing !== null;

/** Whether all can see it where it lies, be it its back alone; or have seen which of the hidden ones it is. */
export const isSeen = (card: Card): boolean =>
  card.up || card.zone === 'play' || card.zone === 'attached' || (card.knows & KNOWS.front[2]) !== 0;

/** A card of a deck whose front not all have seen. */
export const isUnseen = ({ zone, up, knows }: Card): boolean =>
  zone === 'deck' && !up && (knows & KNOWS.front[2]) === 0;

/** Of a hidden arcanum in a hand all see the value on its back, whatever effects do to it by its front (VD-2.2.3). */
export const isBackAlone = (card: Card): boolean => card.zone === 'hand' && !isSeen(card);

/** Whether it lies in that place; where none is named, wherever all can see it. */
export function isThere(t: Table, place: Place | null, card: Card, voice: Voice): boolean {
  switch (place) {
    case null:
      return isSeen(card);
    case 'play':
      return isInPlay(t, card);
    case 'looked':
      return card.zone === 'deck' && (lineOf(voice)?.looked.includes(card.uid) ?? false);
    default:
      return card.zone === place;
  }
}

const isUnder = (t: Table, uid: number, host: Card): boolean => cardOf(t, uid).host === host.uid;

export function meets(card: Card, condition: Condition, t: Table): boolean {
  switch (condition) {
    case 'ready':
      return !card.exhausted;
    case 'exhausted':
      return card.exhausted;
    case 'participating':
      return card.joined;
    case 'attacking':
      return card.joined && t.state.conflict?.attacker === card.controller;
    case 'defending':
      return card.joined && t.state.conflict?.attacker !== card.controller;
    case 'bystanding':
      return !card.joined;
    case 'damaged':
      return card.damage > 0;
    case 'attached':
      return card.zone === 'attached';
    case 'free':
      return card.zone === 'play';
    case 'charged':
      return t.state.attached.some((uid) => isUnder(t, uid, card) && !cardOf(t, uid).up);
    case 'hosting':
      return t.state.attached.some((uid) => isUnder(t, uid, card));
  }
}

export function isOfSort(t: Table, sorts: readonly Sort[], card: Card): boolean {
  const sort = sortOf(t, card);
  if (sorts.length === 0) return sort !== 'veiled' && sort !== 'charge';
  for (const wanted of sorts) if (wanted === sort || (wanted === 'construct' && sort === 'bastion')) return true;
  return false;
}
