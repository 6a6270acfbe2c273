import { need, or, flag } from '#cards';
import type { Fact } from '#kernel';
import { handleOf, openly } from '../keys.js';
import { newTo, strangersTo } from '../news.js';
import { picked } from '../pick.js';
import { isBanned } from '../bans.js';
import type { Pick } from '../language.js';
import { isInPlay } from '../standing.js';
import { pick } from '../set/words.js';
import { keywordOf } from '../reckon.js';
import { seatOf } from '../voice.js';
import { type Card, DIRTY, type Happening, type LineFrame, type Player, type Zone } from '../state.js';
import { cardOf, defOf, happening, playerOf, type Table, type Voice } from '../table.js';
import { discardFromPlay, dropAttachments, leavePlay, move } from '../zones.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Destroying, sacrificing, discarding from play, voiding: VD-6.13.1, VD-6.13.2, VD-6.25.1, VD-2.8.4 to 2.8.6, VD-H.65, VD-H.66. */

const isBastion = (t: Table, card: Card): boolean => defOf(t, card).kind === 'bastion';

export const isDestructible = (t: Table, card: Card, by: Voice | null = null): boolean =>
  keywordOf(t, card, 'indestructible') === 0 && !isBanned(t, 'be-destroyed', card, by);

/** Nothing that is printed saves a card while it lies face down (VD-7.6.2, VD-7.6.3). */
const canDestroy = (t: Table, card: Card, by: Voice): boolean =>
  canLeave(t, card) && (card.up ? isDestructible(t, card, by) : !isBanned(t, 'be-destroyed', card, by));
const canLeave = (t: Table, card: Card): boolean => isInPlay(t, card) && !isBastion(t, card);
export const canDiscard = (t: Table, card: Card, by: Voice): boolean =>
  (canLeave(t, card) || card.zone === 'hand' || card.zone === 'deck') &&
  !isBastion(t, card) &&
  !isBanned(t, 'be-discarded', card, by) &&
  !isBanned(t, 'be-moved', card, by);
/** A mind card stays where it is all through the game (VD-2.9.1). */
const STAYS: readonly Zone[] = ['void', 'mind', 'outside'];
/** From any place; but an effect does not take the bastion out of the deck (VD-2.8.6). */
export const canVoid = (t: Table, card: Card, by: Voice): boolean =>
  !STAYS.includes(card.zone) &&
  !isBastion(t, card) &&
  !isBanned(t, 'be-voided', card, by) &&
  !isBanned(t, 'be-moved', card, by);

/** What it is called when a card is discarded that is not in play. */
const discardedFrom = ({ zone, serial }: Card): Happening['what'] | null =>
  zone === 'hand' ? 'arcanum-discarded' : zone === 'deck' && serial === 0 ? 'top-discarded' : null;

/** Players sacrifice cards of their own: whoever chooses, each player theirs, or else you. */
function gives(t: Table, { controller }: Card, what: Pick, line: LineFrame): boolean {
  if (typeof what === 'string') return controller === line.you;
  switch (what.pick) {
    case 'bound':
      return true;
    case 'choose':
      return controller === seatOf(t, what.by, line);
    default:
      return controller === ('of' in what && what.of.whose === 'each' ? line.each : line.you);
  }
}

type What = 'destroy' | 'sacrifice' | 'discard';
const EVENT = { destroy: 'destroyed', sacrifice: 'sacrificed', discard: 'discarded' } as const;

function leaving(word: What, can: (t: Table, card: Card, line: LineFrame, what: Pick) => boolean): Verb<StepOf<What>> {
  return raising({
    fields: { what: need(pick) },
    touches: (t, card, { what }, line) => can(t, card, line, what),
    happenings: (t, line, { what }) =>
      picked(t, line, what)
        .filter((card) => can(t, card, line, what))
        .map((card) => happening(discardedFrom(card) ?? EVENT[word], card.controller, card.uid, line.source)),
  });
}

export const destroy = leaving('destroy', canDestroy);
export const sacrifice = leaving('sacrifice', (t, card, line, what) => canLeave(t, card) && gives(t, card, what, line));
export const discard = leaving('discard', canDiscard);

/** Out of play to the pile (VD-2.6.2, VD-4.8.4); which word did it matters to triggers and bans alone. */
export function discarded(
  word: 'destroyed' | 'sacrificed' | 'discarded',
): (t: Table, events: readonly Happening[]) => void {
  return (t, events) => {
    const cards = events.map(({ card }) => cardOf(t, card));
    for (const card of cards) t.tell?.(newTo(strangersTo(card), gone(t, card, word)));
    leavePlay(t, cards, (card) => {
      discardFromPlay(t, card);
    });
    for (const card of cards) if (isBastion(t, card)) succeed(t, playerOf(t, card.owner), card);
  };
}

const gone = (t: Table, card: Card, word: 'destroyed' | 'sacrificed' | 'discarded'): Fact =>
  openly(word, isBastion(t, card) ? '5.1.2' : '2.6.2', {
    id: handleOf(t, card),
    card: defOf(t, card).slug,
    seat: card.controller,
  });

/** Where the deck has another bastion, that one stands for it from now on (VD-5.1.3). */
function succeed(t: Table, player: Player, fallen: Card): void {
  const [next] = player.spares;
  if (next === undefined) return;
  player.spares = player.spares.filter((uid) => uid !== fallen.uid && uid !== next);
  if (fallen.uid === player.bastion) player.bastion = next;
  else if (fallen.uid !== next) player.spares.unshift(next);
  t.state.dirty |= DIRTY.decks;
}

export const voiding: Verb<StepOf<'void'>> = raising({
  fields: { what: need(pick), offering: or(flag(), false) },
  touches: (t, card, _, line) => canVoid(t, card, line),
  happenings: (t, line, { what: whom, offering }) =>
    picked(t, line, whom)
      .filter((card) => canVoid(t, card, line))
      .map((card) => {
        const what = card.zone === 'hand' ? 'arcanum-voided' : 'voided';
        return happening(what, card.controller, card.uid, line.source, offering ? 2 : 1);
      }),
});

/** To its owner's Void (VD-6.25.1, VD-6.25.2), marked when it went as an offering (VD-7.14.2). */
export function voided(t: Table, events: readonly Happening[]): void {
  const cards = events.map(({ card }) => cardOf(t, card));
  const news = t.tell === null ? [] : cards.map((card) => strangersTo(card));
  leavePlay(
    t,
    cards.filter((card) => isInPlay(t, card)),
    (card) => {
      dropAttachments(t, card);
      move(t, card, 'void');
    },
  );
  events.forEach((event, i) => {
    const card = cardOf(t, event.card);
    const isFromDeck = card.zone === 'deck';
    if (card.zone !== 'void') move(t, card, 'void');
    card.offering = event.amount === 2;
    t.tell?.(newTo(news[i] ?? [], voidedFrom(t, card, isFromDeck)));
  });
}

function voidedFrom(t: Table, card: Card, isFromDeck: boolean): Fact {
  const { slug } = defOf(t, card);
  return isFromDeck
    ? openly('top-voided', '6.25.1', { seat: card.owner, card: slug })
    : openly('voided', '6.25.1', { card: slug, offering: card.offering });
}
