import { type DecisionRequest, type Seat } from '#kernel';
import { cardNamed, cardsCalled, handleOf, handlesOf, openly, VD } from '../keys.js';
import { newTo, strangersInHand } from '../news.js';
import type { Cost } from '../language.js';
import { isPlayerBanned } from '../bans.js';
import { covers, membersOf } from '../reckon.js';
import { isInForce } from '../standing.js';
import type { Ability } from '../set/compiled.js';
import { type Card, type Frame, KNOWS } from '../state.js';
import {
  abilityOf,
  cardOf,
  defOf,
  happen,
  happening,
  lastingOf,
  playerOf,
  pop,
  push,
  pushLine,
  type Table,
  voiceOf,
  wait,
} from '../table.js';
import { find, interrupt, queue } from '../triggers.js';
import { move } from '../zones.js';
import { canExhaust } from './exhaust.js';
import { isUsedUp } from '../usage.js';
import { detachNow } from './attach.js';
import { canDoAll } from './possible.js';
import { canRoll } from './roll.js';

/** Activated abilities: VD-6.1.1, VD-4.2.4 to 4.2.6, VD-7.8.5, VD-H.5, VD-H.63, VD-H.99. */

type ActivateFrame = Extract<Frame, { kind: 'activate' }>;

/** A veiled card has no text (VD-7.6.2). */
const VEILED: readonly Ability[] = [];

/** Its own where they are in force, and those that effects give it (VD-H.63). */
function abilitiesOf(t: Table, card: Card): readonly Ability[] {
  const { abilities, kind } = defOf(t, card);
  if (abilities.length === 0 && t.state.effects.ability.length === 0) return abilities;
  const inForce = isInForce(t, card);
  if (abilities.length === 0) return inForce ? givenTo(t, card) : abilities;
  if (!inForce && card.zone === 'play') return VEILED;
  const from = inForce ? 'play' : card.zone;
  const position = kind === 'mind' ? playerOf(t, card.owner).mind : -1;
  const isNow = (ability: Ability): boolean => ability.from === from && ability.position === position;
  const own = abilities.every(isNow) ? abilities : abilities.filter(isNow);
  return inForce && t.state.effects.ability.length > 0 ? [...own, ...givenTo(t, card)] : own;
}

function givenTo(t: Table, card: Card): readonly Ability[] {
  return t.state.effects.ability.flatMap((effect) => {
    const { grant, ability } = lastingOf(t, effect.grant);
    return ability !== null && grant.give === 'line' && covers(t, effect, grant.to, card) ? ability : [];
  });
}

/** A card with the abilities that are in force on it. */
interface Bearer {
  readonly card: Card;
  readonly abilities: readonly Ability[];
}

/** Every card of a player that carries such an ability. */
export function bearersOf(t: Table, seat: Seat): Bearer[] {
  const found: Bearer[] = [];
  for (const card of mayBear(t, seat)) {
    const abilities = abilitiesOf(t, card);
    if (abilities.length > 0) found.push({ card, abilities });
  }
  return found;
}

/** Where such cards lie. */
function mayBear(t: Table, seat: Seat): Card[] {
  const player = playerOf(t, seat);
  const attached = t.state.attached.filter((uid) => cardOf(t, uid).controller === seat);
  const top = player.construct < 0 ? [] : [player.construct];
  const uids = [player.mindCard, player.bastion, ...player.spares, ...top, ...player.play, ...attached];
  if (t.set.usedElsewhere) {
    uids.push(...player.hand, ...player.arcanaDiscard, ...player.dreamDiscard, ...player.void);
  }
  return uids.map((uid) => cardOf(t, uid));
}

/** `reed-warden-4`, or `reed-warden-4/2` where a card has several. */
export function abilityCalled(t: Table, seat: Seat, name: string): { card: Card; ability: Ability } | null {
  const slash = name.indexOf('/');
  const handle = slash < 0 ? name : name.slice(0, slash);
  const card = cardNamed(t, mayBear(t, seat), handle, (named) => abilitiesOf(t, named).length > 0);
  const nth = slash < 0 ? 1 : Number(name.slice(slash + 1));
  const ability = card === null ? undefined : abilitiesOf(t, card)[nth - 1];
  return card === null || ability === undefined ? null : { card, ability };
}

/** Why an ability can't be activated: the number of the rule, or null when it can. */
export function abilityBar(t: Table, card: Card, ability: Ability, you: Seat): string | null {
  if (ability.only !== null && (ability.only === 'in-conflicts') !== (t.state.conflict !== null)) return '4.5.14';
  if (isUsedUp(t, ability.program, voiceOf(card, you))) return 'H.99';
  if (isPlayerBanned(t, 'activate', you, card)) return '7.1.1';
  if (!ability.pay.every((cost) => canPay(t, card, cost, you))) return '4.2.5';
  return canDoOncePaid(t, card, ability, you) ? null : '7.8.5';
}

/** Judged on the state after the cost is paid (VD-H.5). */
function canDoOncePaid(t: Table, card: Card, ability: Ability, you: Seat): boolean {
  const exhausts = ability.pay.some(({ pay }) => pay === 'exhaust-self');
  const rolled = ability.pay.some(({ pay }) => pay === 'roll') ? LEAST_ROLL : 0;
  if (!exhausts) return canDoAll(t, ability.program, voiceOf(card, you), rolled);
  card.exhausted = true;
  const verdict = canDoAll(t, ability.program, voiceOf(card, you), rolled);
  card.exhausted = false;
  return verdict;
}

/** What is rolled for the cost is not known yet, but it is not 0 (VD-2.3.2). */
const LEAST_ROLL = 1;

const canPay = (t: Table, card: Card, cost: Cost, you: Seat): boolean => {
  const { needed, available } = due(t, card, cost, you);
  return available >= needed;
};

type Due = { readonly needed: number; readonly available: number };

/** What a cost takes, and how much of it there is. */
function due(t: Table, card: Card, cost: Cost, you: Seat): Due {
  switch (cost.pay) {
    case 'exhaust-self':
      return { needed: 1, available: canExhaust(t, card) ? 1 : 0 };
    case 'sacrifice-self':
      return { needed: 1, available: defOf(t, card).kind !== 'bastion' && card.zone !== 'mind' ? 1 : 0 };
    case 'mind':
      return { needed: cost.times, available: playerOf(t, you).mind };
    case 'roll':
      return { needed: 1, available: canRoll(t, you) ? 1 : 0 };
    case 'dream-damage':
      return { needed: 0, available: 0 };
    case 'discard-top': {
      const top = playerOf(t, you).deck.slice(0, cost.count);
      const end = top.findIndex((uid) => defOf(t, cardOf(t, uid)).kind === 'bastion');
      return { needed: cost.count, available: end < 0 ? top.length : end };
    }
    default:
      return { needed: cost.count, available: payersFor(t, card, cost, you).length };
  }
}

/** What an ability costs, part by part. */
export const costsOf = (
  t: Table,
  card: Card,
  { pay }: Ability,
  you: Seat,
): readonly (Due & { readonly pay: Cost['pay'] })[] =>
  pay.map((cost) => ({ pay: cost.pay, ...due(t, card, cost, you) }));

type ByCards = Extract<Cost, { pay: keyof typeof PAID_BY }>;

/** Own cards that can pay, never the bastion (VD-H.65). */
function payersFor(t: Table, card: Card, cost: ByCards, you: Seat): Card[] {
  const own = (uids: readonly number[], can: (payer: Card) => boolean): Card[] =>
    uids.map((uid) => cardOf(t, uid)).filter((payer) => payer.controller === you && can(payer));
  switch (cost.pay) {
    case 'discard-arcana':
    case 'void-arcana':
      return own(playerOf(t, you).hand, () => true);
    case 'return-veiled':
      return own(playerOf(t, you).play, (payer) => !payer.up);
    case 'discard-charge':
      return own(t.state.attached, (payer) => !payer.up);
    case 'detach':
      return own(t.state.attached, (payer) => payer.up && defOf(t, payer).kind === 'memory');
    default: {
      const group = membersOf(t, cost.of, voiceOf(card, you)).map(({ uid }) => uid);
      return own(group, (payer) =>
        cost.pay === 'exhaust' ? canExhaust(t, payer) : defOf(t, payer).kind !== 'bastion',
      );
    }
  }
}

export function beginAbility(t: Table, card: Card, ability: Ability, you: Seat): void {
  push(t, {
    kind: 'activate',
    stage: 0,
    card: card.uid,
    def: card.def,
    ability: ability.index,
    you,
    paid: 0,
    rolled: 0,
  });
}

/** Before-triggers, then the costs in printed order, then the line (VD-H.60). */
export function step(t: Table, frame: ActivateFrame): void {
  const card = cardOf(t, frame.card);
  const ability = abilityOf(t, frame.ability);
  switch (frame.stage++) {
    case 0:
      interrupt(t, find(t, 'before', [happening('activated', frame.you, frame.card)]));
      return;
    case 1:
      if (!abilitiesOf(t, card).includes(ability) || abilityBar(t, card, ability, frame.you) !== null) pop(t);
      else begin(t, frame, card, ability);
      return;
    case 2: {
      const cost = ability.pay[frame.paid];
      if (cost === undefined) return;
      frame.stage = 2;
      frame.paid += 1;
      payOrAsk(t, frame, card, cost);
      return;
    }
    case 3:
      pushLine(t, ability.program, { you: frame.you, source: frame.card, def: frame.def }, null).rolled = frame.rolled;
      return;
    default:
      queue(t, find(t, 'after', [happening('activated', frame.you, frame.card)]));
      pop(t);
  }
}

function begin(t: Table, frame: ActivateFrame, card: Card, ability: Ability): void {
  const used = { seat: frame.you, card: handleOf(t, card), ability: numberOn(t, card, ability) };
  t.tell?.(newTo(strangersInHand(card), openly('activated', '6.1.1', used)));
  if (card.zone === 'hand') card.knows = KNOWS.all;
}

/** Which ability of the card it is, counted from 1. */
const numberOn = (t: Table, card: Card, ability: Ability): number => abilitiesOf(t, card).indexOf(ability) + 1;

function payOrAsk(t: Table, frame: ActivateFrame, card: Card, cost: Cost): void {
  switch (cost.pay) {
    case 'exhaust-self':
      happen(t, [happening('exhausted', frame.you, card.uid)]);
      return;
    case 'sacrifice-self':
      happen(t, [happening('sacrificed', frame.you, card.uid)]);
      return;
    case 'mind':
      happen(t, [happening('mind-changed', frame.you, -1, -1, -cost.times)]);
      return;
    case 'roll':
      happen(t, [happening('rolled', frame.you, -1, card.uid, 0)]);
      return;
    case 'dream-damage':
      happen(t, [happening('dream-damaged', frame.you, -1, card.uid, cost.count)]);
      return;
    case 'discard-top':
      happen(
        t,
        playerOf(t, frame.you)
          .deck.slice(0, cost.count)
          .map((uid) => happening('top-discarded', frame.you, uid, card.uid)),
      );
      return;
    default: {
      const payers = payersFor(t, card, cost, frame.you);
      if (payers.length <= cost.count) pay(t, frame, cost, payers);
      else wait(t);
    }
  }
}

const PAID_BY = {
  exhaust: 'exhausted',
  sacrifice: 'sacrificed',
  void: 'voided',
  'discard-arcana': 'arcanum-discarded',
  'void-arcana': 'arcanum-voided',
  'discard-charge': 'discarded',
  'return-veiled': null,
  detach: null,
} as const;

function pay(t: Table, frame: ActivateFrame, cost: ByCards, payers: readonly Card[]): void {
  const what = PAID_BY[cost.pay];
  if (cost.pay === 'detach') for (const payer of payers) detachNow(t, payer);
  else if (what === null) for (const payer of payers) move(t, payer, 'deck', 'end');
  else
    happen(
      t,
      payers.map((payer) => happening(what, frame.you, payer.uid)),
    );
}

const isByCards = (cost: Cost | undefined): cost is ByCards => cost !== undefined && cost.pay in PAID_BY;

/** Other cost choices (VD-D.15). */
export function ask(t: Table, frame: ActivateFrame): DecisionRequest {
  const card = cardOf(t, frame.card);
  const cost = abilityOf(t, frame.ability).pay[frame.paid - 1];
  const about = { card: handleOf(t, card) };
  const count = isByCards(cost) ? cost.count : 0;
  const of = isByCards(cost) ? handlesOf(t, payersFor(t, card, cost, frame.you)) : [];
  return {
    seat: frame.you,
    kind: 'cost',
    rules: VD('4.2.5'),
    offers: [{ form: 'some', key: 'pay', about, of, min: count, max: count }],
    hidden: false,
    told: { seat: frame.you, ...about },
  };
}

export function answer(t: Table, frame: ActivateFrame, said: string): void {
  const cost = abilityOf(t, frame.ability).pay[frame.paid - 1];
  if (!isByCards(cost)) return;
  const payers = payersFor(t, cardOf(t, frame.card), cost, frame.you);
  pay(t, frame, cost, cardsCalled(t, payers, said.slice('pay:'.length)));
}
