import { withUnder } from '../anchored.js';
import type { EventName } from '../language.js';
import { isInPlay } from '../standing.js';
import { type Card, type Happening, KNOWS, type Uid } from '../state.js';
import { cardOf, defOf, happening, playerOf, SEATS, type Table } from '../table.js';
import type { Seat } from '#kernel';
import { hasBeforesOf } from '../triggers.js';
import { attachmentsOf } from '../zones.js';
import { nextCharge } from './charge.js';
import { canRoll } from './roll.js';
import { activeIn } from './settle.js';

/** What can be foreseen to come of what is going to happen, by what everybody sees: VD-7.11.2. */

const LEAVING: readonly EventName[] = [
  'destroyed',
  'sacrificed',
  'discarded',
  'top-discarded',
  'voided',
  'veiled',
  'unveiled',
];

/** What may come of it, by the names of what is foreseen here. */
const COMING: readonly EventName[] = [
  'left',
  'left-conflict',
  'discarded',
  'attachment-lost',
  'buried',
  'uncovered',
  'construct-activated',
];

/** With the cards that leave play by it, what their hosts lose, and the constructs that it covers or uncovers. */
export function foreseen(t: Table, events: readonly Happening[]): readonly Happening[] {
  if (!hasBeforesOf(t, COMING)) return events;
  const told = new Set(events.flatMap(({ what, card }) => (what === 'left' ? [card] : [])));
  const leaving = events
    .filter(({ what, card }) => LEAVING.includes(what) && !told.has(card) && isInPlay(t, cardOf(t, card)))
    .flatMap(({ what, card, seat, source }) => [
      ...(what === 'top-discarded' ? [happening('discarded', seat, card, source)] : []),
      ...departures(t, cardOf(t, card), seat, source),
    ]);
  const moved = events.filter(({ what, card }) => what === 'attached' && cardOf(t, card).host >= 0);
  return [
    ...events,
    ...leaving,
    ...moved.map(({ seat, card, source }) => lossOf(cardOf(t, card), seat, source)),
    ...SEATS.flatMap((seat) => turnsOf(t, seat, deckAfter(t, seat, events))),
  ];
}

/** A card leaves play, with what is attached to it; of that, what lies face up is discarded (VD-6.2.2). */
export const departures = (t: Table, card: Card, seat: Seat, source: Uid): readonly Happening[] =>
  [card, ...attachmentsOf(t, card)].flatMap((each) => {
    const of = each === card ? seat : each.controller;
    const left = [happening('left', of, each.uid, source)];
    if (each !== card && each.up) left.push(happening('discarded', of, each.uid, source));
    if (each.joined) left.push(happening('left-conflict', of, each.uid, source));
    if (each.host >= 0) left.push(lossOf(each, of, source));
    return left;
  });

const lossOf = ({ host }: Card, seat: Seat, source: Uid): Happening => happening('attachment-lost', seat, host, source);

/** The constructs of a deck that become active or cease to be, if the cards lie so; not those whose place nobody knows (VD-H.41). */
export function turnsOf(t: Table, seat: Seat, deck: readonly Uid[]): readonly Happening[] {
  const { construct: now, deck: before } = playerOf(t, seat);
  const next = deck === before ? now : activeIn(t, deck);
  if (next === now) return [];
  const turns: Happening[] = now >= 0 && deck.includes(now) ? [happening('buried', seat, now)] : [];
  if (next < 0) return turns;
  const card = cardOf(t, next);
  if (card.zone !== 'deck') return [...turns, happening('construct-activated', seat, next)];
  if ((card.knows & KNOWS.place) === 0) return turns;
  if (deck[0] === next) turns.push(happening('uncovered', seat, next));
  return [...turns, happening('construct-activated', seat, next)];
}

/** How the deck lies once all this has happened. */
const deckAfter = (t: Table, seat: Seat, events: readonly Happening[]): readonly Uid[] =>
  events.reduce<readonly Uid[]>(
    (deck, event) => (event.goesOn ? after(t, seat, event, deck) : deck),
    playerOf(t, seat).deck,
  );

function after(t: Table, seat: Seat, event: Happening, deck: readonly Uid[]): readonly Uid[] {
  switch (event.what) {
    case 'rolled':
      return event.seat === seat && canRoll(t, seat) && deck[0] !== undefined ? withUnder(t, deck, deck[0]) : deck;
    case 'charged':
      return event.seat === seat ? without(deck, nextCharge(t, seat)?.uid ?? -1) : deck;
    case 'entered': {
      const card = cardOf(t, event.card);
      return defOf(t, card).kind === 'construct' && card.owner === seat ? [card.uid, ...without(deck, card.uid)] : deck;
    }
    case 'attached':
      return without(deck, event.card);
    default:
      return LEAVING.includes(event.what) ? without(deck, event.card) : deck;
  }
}

export const without = (deck: readonly Uid[], card: Uid): readonly Uid[] =>
  deck.includes(card) ? deck.filter((uid) => uid !== card) : deck;
