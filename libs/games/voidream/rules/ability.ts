import type { DecisionRequest, Fact, JsonObject, Offer, Seat } from '#kernel';
import { cardNamed, cardsCalled, handleOf, handlesOf, openly, VD } from '../keys.js';
import { newTo, strangersInHand } from '../news.js';
import type { Cost } from '../language.js';
import { isPlayerBanned } from '../bans.js';
import { covers } from '../reckon.js';
import { isInForce, isTextless } from '../standing.js';
import type { Ability } from '../set/compiled.js';
import { type Card, type Frame, KNOWS } from '../state.js';
import {
  abilityOf,
  cardOf,
  defOf,
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
import { find, interrupt, over, queue, REPLACED } from '../triggers.js';
import { isUsedUp, noteUse } from '../usage.js';
import { type ByCards, isByCards, payAlone, payersFor, payWith } from './costs.js';
import { costBar, goodSelections, type Selection } from './supposed.js';

/** Activated abilities: VD-6.1.1, VD-4.2.4 to 4.2.6, VD-7.8.5, VD-H.5, VD-H.63, VD-H.99. */

type ActivateFrame = Extract<Frame, { kind: 'activate' }>;

/** A veiled card has no text (VD-7.6.2), and others may lose theirs. */
const NONE: readonly Ability[] = [];

/** Its own where they are in force, and those that effects give it (VD-H.63). */
function abilitiesOf(t: Table, card: Card): readonly Ability[] {
  const { abilities, kind } = defOf(t, card);
  if (abilities.length === 0 && t.state.effects.ability.length === 0) return abilities;
  const inForce = isInForce(t, card);
  if (abilities.length === 0) return inForce ? givenTo(t, card) : abilities;
  if (!inForce && card.zone === 'play') return NONE;
  const from = inForce ? 'play' : card.zone;
  const position = kind === 'mind' ? playerOf(t, card.owner).mind : -1;
  const isNow = (ability: Ability): boolean => ability.from === from && ability.position === position;
  const own = inForce && isTextless(t, card) ? NONE : abilities.every(isNow) ? abilities : abilities.filter(isNow);
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
  return costBar(t, card, ability, you);
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

/** Before-triggers, then the costs in printed order, then the line, unless something else is done instead (VD-H.60, VD-7.11.3). */
export function step(t: Table, frame: ActivateFrame): void {
  const card = cardOf(t, frame.card);
  const ability = abilityOf(t, frame.ability);
  switch (frame.stage++) {
    case 0:
      interrupt(t, find(t, 'before', [happening('activated', frame.you, frame.card)]));
      return;
    case 1:
      if (mayGoOn(t, frame, card, ability)) begin(t, frame, card, ability);
      else pop(t);
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
      if (!interrupt(t, find(t, 'when', [happening('activated', frame.you, frame.card)]))) use(t, frame, ability);
      return;
    case REPLACED:
      pop(t);
      noteUse(t, { source: frame.card, program: ability.program.index });
      return;
    case 4:
      use(t, frame, ability);
      return;
    default:
      queue(t, over(t, [happening('activated', frame.you, frame.card)]));
      pop(t);
  }
}

/** Whether it still is there and may be used after what came before it (VD-H.60). */
const mayGoOn = (t: Table, frame: ActivateFrame, card: Card, ability: Ability): boolean =>
  t.begun === frame || (abilitiesOf(t, card).includes(ability) && abilityBar(t, card, ability, frame.you) === null);

function use(t: Table, frame: ActivateFrame, { program }: Ability): void {
  frame.stage = 5;
  pushLine(t, program, { you: frame.you, source: frame.card, def: frame.def }, null).rolled = frame.rolled;
}

function begin(t: Table, frame: ActivateFrame, card: Card, ability: Ability): void {
  t.tell?.(newTo(strangersInHand(card), used(t, frame, card, ability)));
  if (card.zone === 'hand') card.knows = KNOWS.all;
}

const used = (t: Table, { you }: ActivateFrame, card: Card, ability: Ability): Fact =>
  openly('activated', '6.1.1', { seat: you, card: handleOf(t, card), ability: numberOn(t, card, ability) });

/** Which ability of the card it is, counted from 1. */
const numberOn = (t: Table, card: Card, ability: Ability): number => abilitiesOf(t, card).indexOf(ability) + 1;

function payOrAsk(t: Table, frame: ActivateFrame, card: Card, cost: Cost): void {
  if (!isByCards(cost)) {
    payAlone(t, card, cost, frame.you);
    return;
  }
  const [only, ...others] = selectionsOf(t, frame) ?? [];
  const payers = only ?? payersFor(t, card, cost, frame.you);
  if (others.length > 0 || payers.length > cost.count) wait(t);
  else payWith(t, frame.you, cost, payers);
}

/** Who may pay together what is to be paid now; null where any may who can pay. */
const selectionsOf = (t: Table, { card, ability, paid, you }: ActivateFrame): readonly Selection[] | null =>
  goodSelections(t, cardOf(t, card), abilityOf(t, ability), paid - 1, you);

/** Other cost choices (VD-D.15). */
export function ask(t: Table, frame: ActivateFrame): DecisionRequest {
  const cost = abilityOf(t, frame.ability).pay[frame.paid - 1];
  const about = { card: handleOf(t, cardOf(t, frame.card)) };
  return {
    seat: frame.you,
    kind: 'cost',
    rules: VD('4.2.5'),
    offers: isByCards(cost) ? waysToPay(t, frame, cost, about) : [],
    hidden: false,
    told: { seat: frame.you, ...about },
  };
}

/** So many of those who can pay; selections one by one where others would leave a later cost unpaid. */
function waysToPay(t: Table, frame: ActivateFrame, cost: ByCards, about: JsonObject): readonly Offer[] {
  const payers = payersFor(t, cardOf(t, frame.card), cost, frame.you);
  const handles = handlesOf(t, payers);
  const good = selectionsOf(t, frame)?.map((some) => handles.filter((_, i) => some.some((card) => card === payers[i])));
  return good === undefined || cost.count === 1
    ? [{ form: 'some', key: 'pay', about, of: good?.flat() ?? handles, min: cost.count, max: cost.count }]
    : good.map((some) => ({ form: 'one', key: `pay:${some.join('+')}`, about }));
}

export function answer(t: Table, frame: ActivateFrame, said: string): void {
  const { card, ability, paid, you } = frame;
  const cost = abilityOf(t, ability).pay[paid - 1];
  if (!isByCards(cost)) return;
  payWith(t, you, cost, cardsCalled(t, payersFor(t, cardOf(t, card), cost, you), said.slice('pay:'.length)));
}
