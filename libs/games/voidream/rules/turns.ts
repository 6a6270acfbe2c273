import { type DecisionRequest, Fault, type Offer, type Seat } from '#kernel';
import { beginAnew } from '../happened.js';
import { cardNamed, handlesOf, openly, VD } from '../keys.js';
import { isOn } from '../reckon.js';
import type { Ability } from '../set/compiled.js';
import type { Card, Frame } from '../state.js';
import { cardOf, defOf, happening, lastingOf, other, playerOf, pop, SEATS, type Table, wait } from '../table.js';
import { moment, release } from '../triggers.js';
import { conflictIsDue } from './conflict-start.js';
import { abilityBar, abilityCalled, beginAbility, bearersOf } from './ability.js';
import { arcanumBar, beginArcanum, playableArcana } from './arcana.js';
import { lose } from './end.js';
import { clearDamage, endEffects } from './lasting.js';
import { beginChain, endAction, endTurn, spentActions, takeAction, takePass } from './loops.js';
import { beginUnveil, unveilable } from './unveil.js';

/** Turns of one action each, in the main phase and in conflicts: VD-4.2.1 to 4.2.3, VD-4.2.16 to 4.2.21, VD-4.5.12, VD-H.25. */

type TurnsFrame = Extract<Frame, { kind: 'turns' }>;

export function step(t: Table, frame: TurnsFrame): void {
  const { state } = t;
  switch (frame.stage) {
    case 0:
      if (release(t, 0) || conflictIsDue(t)) return;
      frame.stage = 1;
      beginChain(state);
      if (state.conceding === state.active) lose(t, state.active, 'conceded', 'H.82');
      else wait(t);
      return;
    case 1:
      if (release(t, 0)) return;
      endAction(state);
      frame.stage = 2;
      moment(t, happening('turn-ended', state.active));
      return;
    case 2:
      if (release(t, 0)) return;
      endTurn(state);
      if (state.passes === 2) pop(t);
      else nextTurn(t, frame);
  }
}

/** An action takes the pass before it back, once it is over: until then its player knows that the other has passed (VD-4.2.21, VD-H.25). */
function countPasses({ state }: Table): void {
  if (state.lastPasser !== state.active) state.passes = 0;
}

/** The other player is active, unless a card says otherwise; damage and what lasts for a turn end (VD-4.2.19, VD-4.8.15). */
function passTurn(t: Table): void {
  t.state.active = nextOf(t, t.state.active);
  endEffects(t, 'turn');
  clearDamage(t);
  beginAnew(t, 'turn');
}

/** The other player, but for a card that says otherwise; who has passed has no other turn at once (VD-4.2.1, VD-4.2.20, VD-7.1.1). */
function nextOf(t: Table, active: Seat): Seat {
  const { effects, passes, lastPasser } = t.state;
  if (effects.turn.length === 0 || (passes > 0 && lastPasser === active)) return other(active);
  for (const effect of effects.turn.toReversed()) {
    const { grant } = lastingOf(t, effect.grant);
    const seat = grant.give === 'next-turn' ? SEATS.find((one) => isOn(t, effect, grant.who, one)) : undefined;
    if (seat !== undefined) return seat;
  }
  return other(active);
}

function nextTurn(t: Table, frame: TurnsFrame): void {
  countPasses(t);
  passTurn(t);
  frame.stage = 0;
}

const one = (key: string): Offer => ({ form: 'one', key, about: {} });

/** How an ability is called: the card, and which of its abilities where it has several. */
const abilityKey = (handle: string, card: readonly Ability[], i: number): string =>
  `use:${handle}${card.length === 1 ? '' : `/${i + 1}`}`;

const cardIn = ({ card }: { readonly card: Card }): Card => card;

export function ask(t: Table): DecisionRequest {
  const seat = t.state.active;
  const player = playerOf(t, seat);
  const offers: Offer[] = [one('pass')];
  for (const card of playableArcana(t, seat)) {
    const { slug } = defOf(t, card);
    offers.push(one(`play:${slug}`));
    if (t.state.effects['player-ban'].length === 0 || arcanumBar(t, card, seat, true) === null)
      offers.push(one(`invert:${slug}`));
  }
  const bearers = bearersOf(t, seat);
  let names: readonly string[] | null = null;
  for (const [nth, { card, abilities }] of bearers.entries()) {
    for (const [i, ability] of abilities.entries()) {
      if (abilityBar(t, card, ability, seat) !== null) continue;
      names ??= handlesOf(t, bearers.map(cardIn));
      offers.push(one(abilityKey(names[nth] ?? '', abilities, i)));
    }
  }
  if (player.mind > 0 || t.state.effects.permit.length > 0)
    for (const name of handlesOf(t, unveilable(t, seat, []))) offers.push(one(`unveil:${name}`));
  const spent = spentActions(t.state);
  const open = spent.length === 0 ? offers : offers.filter(({ key }) => !spent.includes(key));
  return { seat, kind: 'turn', rules: VD('4.2.3'), offers: open, hidden: false, told: { seat } };
}

export function answer(t: Table, _frame: TurnsFrame, said: string): void {
  const { state } = t;
  if (said === 'pass') {
    passAction(t);
    return;
  }
  takeAction(state, said);
  const seat = state.active;
  act(t, seat, said);
  moment(t, happening('action-announced', seat));
  if (state.happened.length === 0) t.begun = state.stack[state.stack.length - 1] ?? null;
}

function act(t: Table, seat: Seat, said: string): void {
  const colon = said.indexOf(':');
  const word = said.slice(0, colon);
  const name = said.slice(colon + 1);
  switch (word) {
    case 'play':
    case 'invert':
      beginArcanum(t, inHand(t, name), seat, word === 'invert');
      return;
    case 'unveil':
      beginUnveil(t, inPlay(t, name), seat);
      return;
    default: {
      const found = abilityCalled(t, seat, name);
      if (found === null) throw new Fault(`There is no ability "${said}".`);
      beginAbility(t, found.card, found.ability, seat);
    }
  }
}

function passAction(t: Table): void {
  const { state } = t;
  if (state.passes === 0) state.firstPasser = state.active;
  takePass(state);
  state.passes += 1;
  state.lastPasser = state.active;
  t.tell?.(openly('passed', '4.2.16', { seat: state.active }));
  moment(t, happening('passed', state.active));
}

function inHand(t: Table, slug: string): Card {
  const uid = playerOf(t, t.state.active).hand.find((held) => defOf(t, cardOf(t, held)).slug === slug);
  if (uid === undefined) throw new Fault(`There is no arcanum "${slug}" in hand.`);
  return cardOf(t, uid);
}

function inPlay(t: Table, handle: string): Card {
  const card = cardNamed(
    t,
    playerOf(t, t.state.active).play.map((uid) => cardOf(t, uid)),
    handle,
  );
  if (card === null) throw new Fault(`There is no card "${handle}" in play.`);
  return card;
}
