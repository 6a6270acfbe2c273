import { Fault, type Seat, shuffle } from '#kernel';
import { bottomOf } from './anchored.js';
import { keywordOf } from './reckon.js';
import { isTextless } from './standing.js';
import { type Card, DIRTY, KNOWS, type Uid, type Zone, ZONES } from './state.js';
import { reading } from './rulings/index.js';
import type { Trigger } from './set/compiled.js';
import {
  cardOf,
  currentLine,
  defOf,
  happening,
  pileOf,
  playerOf,
  push,
  refOf,
  SEATS,
  type Table,
  uidOf,
} from './table.js';
import { find, heardOnArrival, interrupt, listen, note, over, queue, silence } from './triggers.js';

/** How cards get from one place to another: the only code that changes where a card is. */

function listOf(t: Table, card: Card): Uid[] {
  const owner = playerOf(t, card.owner);
  switch (card.zone) {
    case 'deck':
      return owner.deck;
    case 'hand':
    case 'arcana-discard':
    case 'dream-discard':
    case 'void':
      return pileOf(owner, card.zone);
    case 'play':
      return playerOf(t, card.controller).play;
    case 'attached':
      return t.state.attached;
    case 'resolving':
      return t.state.resolving;
    case 'mind':
    case 'outside':
      throw new Fault(`A card never leaves the zone "${card.zone}".`);
  }
}

const SPREAD = 0x9e37_79b1;
const mark = (uid: Uid, zone: Zone): number => Math.imul(uid * ZONES.length + ZONES.indexOf(zone) + 1, SPREAD);

/** Every change of zone goes through here, so that the key of the position follows. */
export function changeZone(t: Table, card: Card, to: Zone): void {
  t.state.places ^= mark(card.uid, card.zone) ^ mark(card.uid, to);
  card.zone = to;
}

/** Moves a card as it is; a card that comes from play or goes there is another object from now on (VD-H.96). */
export function move(t: Table, card: Card, to: Exclude<Zone, 'mind' | 'outside'>, where: 'top' | 'end' = 'end'): void {
  const from = listOf(t, card);
  from.splice(from.indexOf(card.uid), 1);
  if (card.zone === 'deck' || to === 'deck') t.state.dirty |= DIRTY.decks;
  const { hearsElsewhere } = defOf(t, card);
  const leaves = card.serial > 0;
  if (leaves) becomeAnother(t, card);
  else if (hearsElsewhere) silence(t, card);
  changeZone(t, card, to);
  card.offering = false;
  card.up = to !== 'deck' && to !== 'hand';
  if (leaves && card.up) follow(t, card);
  const list = listOf(t, card);
  if (where === 'top') list.unshift(card.uid);
  else if (to === 'deck') list.splice(bottomOf(t, list), 0, card.uid);
  else list.push(card.uid);
  if (card.up) card.knows = KNOWS.all;
  if (hearsElsewhere && hearsIn(t, to)) listen(t, card, to);
}

/** Whether text can work from there: from a hand once the game is set up (VD-3.2.6, VD-6.22.4). */
export function hearsIn({ state: { phase } }: Table, zone: Zone): zone is Exclude<Trigger['from'], 'play'> {
  if (zone === 'hand') return phase !== 'setup';
  return zone === 'arcana-discard' || zone === 'dream-discard' || zone === 'void';
}

/** To an end of the deck that it lies in, as it is: a construct stays face up (VD-2.7.4). */
export function moveInDeck(t: Table, card: Card, where: 'top' | 'end'): void {
  const { deck } = playerOf(t, card.owner);
  deck.splice(deck.indexOf(card.uid), 1);
  deck.splice(where === 'top' ? 0 : bottomOf(t, deck), 0, card.uid);
  t.state.dirty |= DIRTY.decks;
}

function becomeAnother(t: Table, card: Card): void {
  silence(t, card);
  if (isTextless(t, card)) t.state.textless.splice(t.state.textless.indexOf(card.uid), 1);
  if (card.host >= 0) noteLoss(t, card);
  endParticipation(t, card);
  const player = playerOf(t, card.owner);
  if (player.construct === card.uid) player.construct = -1;
  card.serial = 0;
  card.exhausted = false;
  card.damage = 0;
  card.host = -1;
  card.charged = false;
  card.controller = card.owner;
}

/** Whoever leaves play or changes sides takes part no longer: VD-H.55. */
export function endParticipation(t: Table, card: Card): void {
  if (!card.joined) return;
  card.joined = false;
  note(t, happening('left-conflict', card.controller, card.uid));
}

/** Its host has one attachment less. */
export function noteLoss(t: Table, { host, controller }: Card): void {
  note(t, happening('attachment-lost', controller, host));
}

/** A card comes into play face up (VD-2.5.2, VD-2.6.2), or goes on top of the deck as a construct (VD-2.7.2). */
export function enter(t: Table, card: Card, controller: Seat): void {
  if (defOf(t, card).kind === 'construct') {
    move(t, card, 'deck', 'top');
    card.up = true;
    card.knows = KNOWS.all | KNOWS.place;
    card.serial = ++t.state.serials;
    follow(t, card);
    makeActive(t, card.owner, card.uid);
  } else {
    putIntoPlay(t, card, controller, 'play');
    listen(t, card, 'play');
  }
  note(t, happening('entered', controller, card.uid));
}

function putIntoPlay(t: Table, card: Card, controller: Seat, zone: 'play' | 'attached'): void {
  const from = listOf(t, card);
  from.splice(from.indexOf(card.uid), 1);
  if (card.zone === 'deck') t.state.dirty |= DIRTY.decks;
  if (card.serial > 0) becomeAnother(t, card);
  else if (defOf(t, card).hearsElsewhere) silence(t, card);
  changeZone(t, card, zone);
  card.controller = controller;
  card.up = true;
  card.offering = false;
  card.knows = KNOWS.all;
  card.serial = ++t.state.serials;
  listOf(t, card).push(card.uid);
  follow(t, card);
}

/** The line that brings a card into play, or out of it to where all can see it, goes on about it, though it is another object there (VD-H.96). */
function follow(t: Table, card: Card): void {
  const line = currentLine(t);
  const isIt = (ref: number): boolean => uidOf(ref) === card.uid;
  if (line?.bound.some((refs) => refs?.some(isIt) === true) !== true) return;
  line.bound = line.bound.map((refs) => refs?.map((ref) => (isIt(ref) ? refOf(card) : ref)) ?? null);
}

/** Face down in the play area, of no kind at all (VD-6.26.1, VD-7.6.2); only its controller knows the front. */
export function layVeiled(t: Table, card: Card, controller: Seat): void {
  const known = card.knows | KNOWS.front[controller === 0 ? 0 : 1] | KNOWS.backs;
  dropAttachments(t, card);
  putIntoPlay(t, card, controller, 'play');
  card.up = false;
  card.knows = known;
}

/** Under a host (VD-6.2.1): face down as a charge, or face up with its text in force unless it is a copy (VD-H.67). */
export function putUnder(t: Table, card: Card, host: Card, controller: Seat, up: boolean): void {
  const known = card.knows | KNOWS.front[controller === 0 ? 0 : 1] | KNOWS.backs;
  putIntoPlay(t, card, controller, 'attached');
  card.host = host.uid;
  card.up = up;
  if (!up) card.knows = known;
  else if (defOf(t, card).kind !== 'entity') listen(t, card, 'play');
}

export const attachmentsOf = (t: Table, host: Card): Card[] =>
  t.state.attached.map((uid) => cardOf(t, uid)).filter((card) => card.host === host.uid);

/** The host goes: face-up attachments are discarded, charges go under their owners' decks in random order. */
export function dropAttachments(t: Table, host: Card): void {
  if (t.state.attached.length === 0) return;
  const under = attachmentsOf(t, host);
  for (const card of under.filter(({ up }) => up)) discardFromPlay(t, card);
  returnToDecks(
    t,
    under.filter(({ up }) => !up),
  );
}

/** Under their owners' decks in random order; in an order of their choice where VD-H.4 says so (VD-6.2.3, VD-6.3.3). */
function returnToDecks(t: Table, cards: readonly Card[]): void {
  const by = reading(t.state, 'VD-H.4');
  const isShuffled = ({ charged }: Card): boolean => by === 'a' || (by === 'b' && charged);
  const shuffled = cards.filter(isShuffled);
  const ordered = cards.filter((card) => !isShuffled(card));
  if (shuffled.length > 1) {
    shuffle(shuffled, draw(t, 'charges'));
    for (const card of shuffled) card.knows = 0;
  }
  for (const card of shuffled) move(t, card, 'deck', 'end');
  for (const card of ordered) move(t, card, 'deck', 'end');
  for (const owner of SEATS) {
    const cards = ordered.filter((card) => card.owner === owner).map(({ uid }) => uid);
    if (cards.length > 1) push(t, { kind: 'return', asked: false, owner, cards });
  }
}

export function draw(t: Table, purpose: string): ReturnType<NonNullable<Table['chance']>['dice']> {
  if (t.chance === null) throw new Fault(`Chance is needed for "${purpose}", and there is none.`);
  return t.chance.dice(purpose, ++t.state.draws);
}

/** From play to its owner's pile; with Voidbound to the Void (VD-6.27.1, VD-H.66). */
export function discardFromPlay(t: Table, card: Card): void {
  const voidbound = card.up && keywordOf(t, card, 'voidbound') > 0;
  dropAttachments(t, card);
  move(t, card, voidbound ? 'void' : 'dream-discard');
}

const NONE: readonly Card[] = [];
function attachmentsAlong(t: Table, hosts: readonly Card[]): readonly Card[] {
  const along: Card[] = [];
  for (const host of hosts) {
    for (const card of attachmentsOf(t, host)) if (!hosts.includes(card)) along.push(card);
  }
  return along;
}

/**
 * Cards leave play together, with what is attached to them, and all see it (VD-6.2.2, VD-H.62, VD-H.66). What goes along face up is
 * discarded, and so are the cards themselves where no event of their own has said that.
 */
export function leavePlay(
  t: Table,
  cards: readonly Card[],
  go: (card: Card) => void,
  discarded: readonly Card[] = NONE,
): void {
  const along = t.state.attached.length === 0 ? NONE : attachmentsAlong(t, cards);
  const events = [
    ...[...cards, ...along].map((card) => happening('left', card.controller, card.uid)),
    ...[...discarded, ...along.filter(({ up }) => up)].map((card) => happening('discarded', card.controller, card.uid)),
  ];
  const after = over(t, events);
  const when = find(t, 'when', events);
  for (const card of cards) {
    if (card.serial > 0) go(card);
  }
  queue(t, [...after, ...heardOnArrival(t, events)]);
  interrupt(t, when);
}

/** The construct on top of the deck whose text is in force, or -1; what it was before is buried (VD-2.7.4, VD-H.7, VD-H.76). */
export function makeActive(t: Table, seat: Seat, active: Uid): void {
  const player = playerOf(t, seat);
  const buried = player.construct;
  if (buried === active) return;
  const isBuried = buried >= 0 && cardOf(t, buried).zone === 'deck';
  if (isBuried) note(t, happening('buried', seat, buried));
  player.construct = active;
  if (isBuried) silence(t, cardOf(t, buried));
  if (active < 0) return;
  listen(t, cardOf(t, active), 'play');
  note(t, happening('construct-activated', seat, active));
}
