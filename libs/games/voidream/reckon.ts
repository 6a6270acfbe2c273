import { type Seat } from '#kernel';
import type { Amount, Ban, Check, Grant, Group, Keyword, NumberField, Who, Whose } from './language.js';
import { raised } from './rules/limits.js';
import { isInPlay, isOfSort, meets } from './standing.js';
import { reading } from './rulings/index.js';
import type { Card, Effect, LineFrame } from './state.js';
import { cardOf, defOf, lastingOf, other, playerOf, refOf, SEATS, type Table, type Voice } from './table.js';

/** What is true now: numbers with all effects on them, which cards belong to a group, whether a condition holds. */

const lineOf = (voice: Voice): LineFrame | null => ('pc' in voice ? (voice as LineFrame) : null);

export function seatOf(t: Table, who: Who, voice: Voice): Seat | null {
  switch (who) {
    case 'you':
      return voice.you;
    case 'opponent':
      return other(voice.you);
    case 'active':
      return t.state.active;
    case 'attacker':
      return t.state.conflict?.attacker ?? null;
    case 'defender':
      return t.state.conflict === null ? null : other(t.state.conflict.attacker);
    case 'that-player':
      return lineOf(voice)?.event?.seat ?? null;
    case 'each':
      return lineOf(voice)?.each ?? null;
  }
}

/** The value of the top card, and what effects add (VD-2.10.1). */
export function depthOf(t: Table, seat: Seat): number {
  const top = playerOf(t, seat).deck[0];
  let depth = top === undefined ? 0 : defOf(t, cardOf(t, top)).value;
  for (const effect of t.state.effects) {
    const { grant } = lastingOf(t, effect.grant);
    if (grant.give === 'depth' && isOn(t, effect, grant.who, seat)) {
      depth = raised(t.state, depth, strengthOf(t, effect, grant.amount));
    }
  }
  return depth;
}

/** How much an effect gives: fixed when it began, or counted anew where it comes from a card's own text. */
export const strengthOf = (t: Table, effect: Effect, amount: Amount): number =>
  effect.until === 'source' ? amountOf(t, amount, effect) : effect.amount;

export function keywordOf(t: Table, card: Card, keyword: Keyword): number {
  let x = defOf(t, card).keywords[keyword] ?? 0;
  if (card.zone !== 'play' && card.zone !== 'attached' && card.zone !== 'deck') return x;
  for (const effect of t.state.effects) {
    const { grant } = lastingOf(t, effect.grant);
    if (grant.give !== 'keyword' && grant.give !== 'no-keyword') continue;
    if (grant.keyword.keyword !== keyword || !covers(t, effect, grant.to, card)) continue;
    x = grant.give === 'keyword' ? x + grant.keyword.x : 0;
  }
  return x;
}

/** Printed number, then every effect in the order in which they began (VD-H.109). */
export function numberOf(t: Table, card: Card, field: NumberField): number {
  const def = defOf(t, card);
  let n = def[field];
  for (const effect of t.state.effects) {
    const { grant } = lastingOf(t, effect.grant);
    if ((grant.give !== 'number' && grant.give !== 'fixed') || grant.field !== field) continue;
    if (!covers(t, effect, grant.to, card)) continue;
    const strength = strengthOf(t, effect, grant.amount);
    n = grant.give === 'fixed' ? strength : raised(t.state, n, strength);
  }
  if (field !== 'stability') return n;
  const least = def.kind === 'bastion' && reading(t.state, 'VD-H.53') === 'a' ? 1 : 0;
  return n < least ? least : n;
}

/** Stability less the damage of this turn (VD-4.8.14, VD-H.47). */
export const capacityOf = (t: Table, card: Card): number => Math.max(0, numberOf(t, card, 'stability') - card.damage);

function covers(t: Table, effect: Effect, to: Extract<Grant, { to: unknown }>['to'], card: Card): boolean {
  if (effect.until === 'source') {
    const { check } = lastingOf(t, effect.grant);
    if (check !== null && !holds(t, check, effect)) return false;
  }
  if (effect.on !== null) return effect.on.includes(refOf(card));
  if (to === 'self') return card.uid === effect.source;
  if (to === 'host') return cardOf(t, effect.source).host === card.uid;
  return (
    typeof to === 'object' && to.pick === 'all' && matches(t, to.of, card, effect) && canReach(t, effect.source, card)
  );
}

/** Deep: no card of a higher value reaches it, but those already attached to it (VD-6.4.1, VD-6.4.3, VD-H.75). */
export function canReach(t: Table, source: number, card: Card): boolean {
  if ((defOf(t, card).keywords.deep ?? 0) === 0 && t.state.effects.length === 0) return true;
  if (source < 0 || source === card.uid) return true;
  const from = cardOf(t, source);
  if (from.host === card.uid || defOf(t, from).value <= defOf(t, card).value) return true;
  return card.up ? keywordOf(t, card, 'deep') === 0 : true;
}

function isWhose(whose: Whose, { controller }: Card, voice: Voice): boolean {
  switch (whose) {
    case 'any':
      return true;
    case 'yours':
      return controller === voice.you;
    case 'theirs':
      return controller !== voice.you;
    case 'each':
      return controller === lineOf(voice)?.each;
  }
}

/** Whether a card where the group looks for it belongs to it (VD-7.6.2, VD-7.6.3). */
export function matches(t: Table, group: Group, card: Card, voice: Voice): boolean {
  if (group.in === 'play' ? !isInPlay(t, card) : card.zone !== group.in) return false;
  if (!isWhose(group.whose, card, voice)) return false;
  if (!isOfSort(t, group.is, card) || (group.other && card.uid === voice.source)) return false;
  if (!group.that.every((condition) => meets(card, condition, t))) return false;
  return hasPrint(t, group, card);
}

function hasPrint(t: Table, group: Group, card: Card): boolean {
  const def = defOf(t, card);
  if (group.value !== null && (def.value < group.value.least || def.value > group.value.most)) return false;
  if (group.keyword !== null && (!card.up || keywordOf(t, card, group.keyword) === 0)) return false;
  return (
    (group.subtype === null || (card.up && def.subtypes.includes(group.subtype))) &&
    (group.faction === null || (card.up && def.faction === group.faction)) &&
    (group.title === null || (card.up && def.title === group.title))
  );
}

/** All cards of a group, yours first, in order of entry. */
export function membersOf(t: Table, group: Group, voice: Voice): Card[] {
  const found: Card[] = [];
  const take = (uids: readonly number[]): void => {
    for (const uid of uids) {
      const card = cardOf(t, uid);
      if (matches(t, group, card, voice)) found.push(card);
    }
  };
  for (const seat of voice.you === SEATS[0] ? SEATS : [SEATS[1], SEATS[0]]) {
    const player = playerOf(t, seat);
    switch (group.in) {
      case 'play':
        take(player.play);
        take(player.construct < 0 ? [player.bastion] : [player.construct, player.bastion]);
        break;
      case 'hand':
        take(player.hand);
        break;
      case 'arcana-discard':
        take(player.arcanaDiscard);
        break;
      case 'dream-discard':
        take(player.dreamDiscard);
        break;
      case 'void':
        take(player.void);
        break;
    }
  }
  if (group.in === 'play') take(t.state.attached);
  return found;
}

function chargesOn(t: Table, host: number): number {
  return t.state.attached.filter((uid) => cardOf(t, uid).host === host && !cardOf(t, uid).up).length;
}

type PlainAmount = Extract<Amount, { of: 'score' | 'round' | 'rolled' | 'event' | 'sum' | 'product' }>;

const ofSeat = (seat: Seat | null, count: (seat: Seat) => number): number => (seat === null ? 0 : count(seat));

export function amountOf(t: Table, amount: Amount, voice: Voice): number {
  if (typeof amount === 'number') return amount;
  switch (amount.of) {
    case 'count':
      return membersOf(t, amount.group, voice).length;
    case 'charges':
      return chargesOn(t, amount.on === 'self' ? voice.source : cardOf(t, voice.source).host);
    case 'depth':
      return ofSeat(seatOf(t, amount.who, voice), (seat) => depthOf(t, seat));
    case 'mind':
      return ofSeat(seatOf(t, amount.who, voice), (seat) => playerOf(t, seat).mind);
    case 'hand':
      return ofSeat(seatOf(t, amount.who, voice), (seat) => playerOf(t, seat).hand.length);
    default:
      return plainAmount(t, amount, voice);
  }
}

function plainAmount(t: Table, amount: PlainAmount, voice: Voice): number {
  switch (amount.of) {
    case 'score':
      return ofSeat(seatOf(t, amount.who, voice), (seat) => t.state.scores[seat === 0 ? 0 : 1]);
    case 'round':
      return t.state.round;
    case 'rolled':
      return lineOf(voice)?.rolled ?? 0;
    case 'event':
      return lineOf(voice)?.event?.amount ?? 0;
    case 'sum':
      return amount.parts.reduce<number>((sum, part) => raised(t.state, sum, amountOf(t, part, voice)), 0);
    case 'product':
      return raised(t.state, 0, amountOf(t, amount.amount, voice) * amount.times);
  }
}

type Plain = Exclude<Check, { is: 'amount' | 'not' | 'all' | 'any' }>;

function isSide(t: Table, who: Who, side: 'attacker' | 'defender', voice: Voice): boolean {
  return t.state.conflict !== null && seatOf(t, who, voice) === seatOf(t, side, voice);
}

/** How far the game has come. */
function isAt(
  t: Table,
  check: Extract<Check, { is: 'phase' | 'has-passed' | 'construct-on-top' }>,
  voice: Voice,
): boolean {
  switch (check.is) {
    case 'phase':
      return t.state.phase === check.phase;
    case 'has-passed':
      return t.state.passes > 0 && t.state.lastPasser === seatOf(t, check.who, voice);
    case 'construct-on-top':
      return ofSeat(seatOf(t, check.who, voice), (seat) => playerOf(t, seat).construct) > 0;
  }
}

function isSo(t: Table, check: Plain, voice: Voice): boolean {
  switch (check.is) {
    case 'conflict':
      return t.state.conflict !== null && (check.type === 'any' || t.state.conflict.type === check.type);
    case 'attacker':
    case 'defender':
      return isSide(t, check.who, check.is, voice);
    case 'in-nightmare':
      return t.state.inNightmare !== null && t.state.inNightmare === seatOf(t, check.who, voice);
    case 'active':
      return t.state.active === seatOf(t, check.who, voice);
    case 'participating':
      return cardOf(t, voice.source).joined;
    case 'inverted':
      return lineOf(voice)?.inverted ?? false;
    case 'done':
      return lineOf(voice)?.done ?? false;
    default:
      return isAt(t, check, voice);
  }
}

export function holds(t: Table, check: Check, voice: Voice): boolean {
  switch (check.is) {
    case 'not':
      return !holds(t, check.check, voice);
    case 'all':
      return check.checks.every((part) => holds(t, part, voice));
    case 'any':
      return check.checks.some((part) => holds(t, part, voice));
    case 'amount': {
      const n = amountOf(t, check.amount, voice);
      if (check.least !== null && n < amountOf(t, check.least, voice)) return false;
      return check.most === null || n <= amountOf(t, check.most, voice);
    }
    default:
      return isSo(t, check, voice);
  }
}

export function isBanned(t: Table, ban: Ban, card: Card): boolean {
  return t.state.effects.some((effect) => {
    const { grant } = lastingOf(t, effect.grant);
    return grant.give === 'ban' && grant.on === ban && covers(t, effect, grant.to, card);
  });
}

type PlayerGrant = Extract<Grant, { give: 'score' | 'player-ban' | 'any-depth' | 'unveil-cost' }>;

function isOn(t: Table, effect: Effect, who: Who, seat: Seat): boolean {
  if (seatOf(t, who, effect) !== seat) return false;
  const { check } = lastingOf(t, effect.grant);
  return effect.until !== 'source' || check === null || holds(t, check, effect);
}

/** The effects in force on a player, as they began. */
export function onPlayer(t: Table, seat: Seat, wanted: (grant: PlayerGrant) => boolean): Effect[] {
  return t.state.effects.filter((effect) => {
    const { grant } = lastingOf(t, effect.grant);
    switch (grant.give) {
      case 'score':
      case 'player-ban':
      case 'any-depth':
      case 'unveil-cost':
        return wanted(grant) && isOn(t, effect, grant.who, seat);
      default:
        return false;
    }
  });
}

export const isPlayerBanned = (t: Table, ban: Ban, seat: Seat): boolean =>
  t.state.effects.length > 0 &&
  onPlayer(t, seat, (grant) => grant.give === 'player-ban' && grant.on === ban).length > 0;
