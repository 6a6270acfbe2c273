import { showBack } from '../backs.js';
import { handleOf, openly } from '../keys.js';
import { depthOf, numberOf } from '../reckon.js';
import { reading } from '../rulings/index.js';
import { type Card, DIRTY, type Happening, KNOWS, type Uid } from '../state.js';
import { cardOf, defOf, FIRST, happen, happening, lifeOf, playerOf, SEATS, SECOND, type Table } from '../table.js';
import { note } from '../triggers.js';
import type { Seat } from '#kernel';
import { makeActive } from '../zones.js';
import { checkBastions } from './end.js';
import { isDestructible } from './leave.js';

/** What is looked at after every step, in the order of part 4: losses, destruction, then what the deck tops show. */
export function settle(t: Table): void {
  const { dirty } = t.state;
  t.state.dirty = 0;
  if (t.state.phase === 'setup') return;
  if ((dirty & DIRTY.decks) !== 0) checkBastions(t);
  if (t.state.outcome !== null) return;
  destroyWorn(t);
  if ((dirty & DIRTY.decks) !== 0) for (const seat of SEATS) lookAtTop(t, seat);
  lookAtDepths(t);
}

/** Whether it may be due though nothing has been marked: some numbers go by whose turn it is, by a hand, by who takes part. */
export const isUnsteady = ({ state: { watched, hurt, effects } }: Table): boolean =>
  watched > 0 || (hurt.length > 0 && effects.stability.length > 0);

/** Stability 0, or damage at stability (VD-4.8.4, VD-4.8.9, VD-4.8.16, VD-H.52), all together (VD-H.49). */
function destroyWorn(t: Table): void {
  const isLowered = canLower(t);
  if (!isLowered && t.state.hurt.length === 0 && reading(t.state, 'VD-H.53') !== 'b') return;
  const worn: Card[] = [];
  const look = (uid: Uid): void => {
    const card = cardOf(t, uid);
    if ((card.damage > 0 || isLowered) && isWorn(t, card)) worn.push(card);
  };
  for (const seat of SEATS) {
    const player = playerOf(t, seat);
    for (const uid of player.play) look(uid);
    if (player.construct >= 0) look(player.construct);
    for (const uid of [player.bastion, ...player.spares]) checkBastion(t, cardOf(t, uid), worn);
  }
  if (worn.length === 0) return;
  happen(
    t,
    worn.map((card) => happening('destroyed', card.controller, card.uid)),
  );
}

/** Whether an effect could leave a card less than is printed. */
function canLower({ state, set }: Table): boolean {
  if (state.effects.swap.length > 0) return true;
  for (const { grant } of state.effects.stability) if (set.lasting[grant]?.onlyRaises !== true) return true;
  return false;
}

function checkBastion(t: Table, bastion: Card, worn: Card[]): void {
  if (bastion.zone === 'deck' && isBastionWorn(t, bastion) && !isDoomed(t, bastion)) worn.push(bastion);
}

/** What something else was done instead of is not destroyed by the same damage again (VD-7.11.3, as VD-H.67 has it). */
export function spare(t: Table, { card: uid, life }: Happening): void {
  const card = cardOf(t, uid);
  if (lifeOf(card) === life && card.damage > 0 && card.damage >= numberOf(t, card, 'stability')) card.damage = 0;
}

export function isWorn(t: Table, card: Card): boolean {
  if (!card.up || defOf(t, card).kind === 'memory') return false;
  const stability = numberOf(t, card, 'stability');
  return (stability <= 0 || card.damage >= stability) && isDestructible(t, card) && !isDoomed(t, card);
}

/** Its destruction is under way, and what comes before it or instead of it is being done. */
const isDoomed = (t: Table, { uid }: Card): boolean =>
  t.state.stack.some(
    (frame) => frame.kind === 'event' && frame.events.some(({ what, card }) => what === 'destroyed' && card === uid),
  );

/** By damage alone (VD-2.8.4, VD-5.1.2); what stability 0 does to it is a house ruling (VD-H.53). */
function isBastionWorn(t: Table, bastion: Card): boolean {
  if (bastion.damage === 0 && reading(t.state, 'VD-H.53') !== 'b') return false;
  const stability = numberOf(t, bastion, 'stability');
  return (bastion.damage > 0 ? bastion.damage >= stability : stability <= 0) && isDestructible(t, bastion);
}

/** Both see the back of the top card, or its front when it is face up; a construct there is active (VD-7.12.1, VD-H.6). */
function lookAtTop(t: Table, seat: Seat): void {
  const player = playerOf(t, seat);
  const uid = player.deck[0];
  const top = uid === undefined ? null : cardOf(t, uid);
  if (top !== null) showBack(t, top);
  if (top?.up === true) top.knows |= KNOWS.place;
  const active = activeIn(t, player.deck);
  if (active === player.construct) return;
  makeActive(t, seat, active);
  if (active < 0 || top?.uid !== active) return;
  t.tell?.(openly('uncovered', '2.7.4', { seat, card: handleOf(t, top) }));
  note(t, happening('uncovered', seat, active));
}

/** The one on top; under VD-H.6(b) any that is face up. */
export function activeIn(t: Table, deck: readonly Uid[]): Uid {
  if (reading(t.state, 'VD-H.6') === 'b') return deck.find((uid) => isUpConstruct(t, uid)) ?? -1;
  const top = deck[0] ?? -1;
  return top >= 0 && isUpConstruct(t, top) ? top : -1;
}

function isUpConstruct(t: Table, uid: Uid): boolean {
  const card = cardOf(t, uid);
  return card.up && defOf(t, card).kind === 'construct';
}

/** A depth is another than when it was last looked at (VD-2.10.1). */
function lookAtDepths(t: Table): void {
  const before = t.state.depths;
  const first = depthOf(t, FIRST);
  const second = depthOf(t, SECOND);
  if (before[0] === first && before[1] === second) return;
  t.state.depths = [first, second];
  for (const seat of SEATS) {
    const [from, to] = seat === FIRST ? [before[0], first] : [before[1], second];
    if (from !== -1 && from !== to) note(t, happening('depth-changed', seat, -1, -1, to));
  }
}
