import type { Described, Passing, Sharing, Sided } from './language.js';
import { begin, end } from './reckoning.js';
import type { Card, Effect } from './state.js';
import { isOpen, isSeen } from './standing.js';
import { defOf, lastingOf, type Table, type Voice } from './table.js';
import { cardCalled } from './voice.js';

/** What cards are called: what is printed on them, and the subtypes and signs that effects add. VD-2.3.5, VD-7.2.1. */

/** Whether an effect is on a card, which the reckoning knows; it asks here in turn. */
export type Covers = (t: Table, effect: Effect, to: Extract<Passing, { to: unknown }>['to'], card: Card) => boolean;

/** In the order in which they began, each once. */
export function added(t: Table, card: Card, covers: Covers): readonly Added[] {
  return t.state.effects.kin.flatMap((effect) => {
    const { grant } = lastingOf(t, effect.grant);
    if ((grant.give !== 'subtype' && grant.give !== 'faction') || !begin(t, effect)) return [];
    const isOn = covers(t, effect, grant.to, card);
    end(t);
    return isOn ? [grant] : [];
  });
}
type Added = Extract<Passing, { give: 'subtype' | 'faction' }>;

export function subtypesOf(t: Table, card: Card, covers: Covers): readonly string[] {
  const { subtypes } = defOf(t, card);
  if (t.state.effects.kin.length === 0) return subtypes;
  return [...subtypes, ...added(t, card, covers).flatMap((one) => (one.give === 'subtype' ? [one.subtype] : []))];
}

/** Who belongs to a faction is no longer neutral (VD-8.1.5). */
function factionsOf(t: Table, card: Card, covers: Covers): readonly string[] {
  const { factions } = defOf(t, card);
  if (t.state.effects.kin.length === 0) return factions;
  const more = added(t, card, covers).flatMap((one): Sided[] => (one.give === 'faction' ? [one.faction] : []));
  return more.length === 0 ? factions : [...factions.filter((one) => one !== 'neutral'), ...more];
}

/** Whether it is called all that is asked for. */
export const isNamed = (t: Table, card: Card, { subtype, faction, title }: Described, covers: Covers): boolean =>
  (title === null || defOf(t, card).title === title) &&
  (subtype === null || subtypesOf(t, card, covers).includes(subtype)) &&
  (faction === null || factionsOf(t, card, covers).includes(faction));

/** Whether it shares what it must with another card that all can see. */
export function isAkin(t: Table, sharing: Sharing | null, card: Card, voice: Voice, covers: Covers): boolean {
  if (sharing === null) return true;
  const other = cardCalled(t, sharing.with, voice);
  return other !== null && isOpen(other) && isSeen(other) && shares(t, [card, other], sharing.a, covers);
}

/** A bastion counts as a construct (VD-2.8.1). */
function shares(t: Table, [one, other]: readonly [Card, Card], what: Sharing['a'], covers: Covers): boolean {
  switch (what) {
    case 'title':
      return defOf(t, one).title === defOf(t, other).title;
    case 'kind':
      return kindOf(t, one) === kindOf(t, other);
    case 'faction':
      return haveCommon(factionsOf(t, one, covers), factionsOf(t, other, covers));
    case 'subtype':
      return haveCommon(subtypesOf(t, one, covers), subtypesOf(t, other, covers));
  }
}
const haveCommon = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

function kindOf(t: Table, card: Card): string {
  const { kind } = defOf(t, card);
  return kind === 'bastion' ? 'construct' : kind;
}
