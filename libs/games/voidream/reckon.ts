import { type Seat } from '#kernel';
import type {
  Amount,
  Best,
  Check,
  ConflictType,
  Described,
  Group,
  Having,
  Keyword,
  Likeness,
  NumberField,
  Passing,
  Who,
} from './language.js';
import { effectsOn, isWithin, partnerOf, printed } from './fields.js';
import { isAkin, isNamed } from './kin.js';
import { combined, halved, raised } from './rules/limits.js';
import { hasMeasure, hasWords, isBackAlone, isOfSort, isOpen, isTextless, isThere, meets } from './standing.js';
import { begin, end } from './reckoning.js';
import { reading } from './rulings/index.js';
import { NO_KEYWORDS } from './set/compiled.js';
import type { Card, Effect } from './state.js';
import {
  cardOf,
  defOf,
  FIRST,
  lastingOf,
  other,
  pileOf,
  playerOf,
  refOf,
  SEATS,
  type Table,
  type Voice,
} from './table.js';
import { type ScorePart, sumOf } from './score.js';
import { isScored, isSo } from './situation.js';
import { amountSoFar, chargesOn, offeringsOf } from './tallies.js';
import { cardCalled, isCalled, isWhose, lineOf, seatOf, seatsOf } from './voice.js';

/** What is true now: numbers with all effects on them, which cards belong to a group, whether a condition holds. */

/** The value of the top card, and what effects add (VD-2.10.1). */
export function depthOf(t: Table, seat: Seat): number {
  const top = playerOf(t, seat).deck[0];
  const supposed = t.supposed?.seat === seat ? t.supposed.value : null;
  let depth = supposed ?? (top === undefined ? 0 : numberOf(t, cardOf(t, top), 'value'));
  for (const effect of t.state.effects.depth) {
    const { grant } = lastingOf(t, effect.grant);
    if ((grant.give !== 'depth' && grant.give !== 'fixed-depth') || !begin(t, effect)) continue;
    if (isOn(t, effect, grant.who, seat)) {
      const strength = strengthOf(t, effect, grant.amount);
      depth = grant.give === 'depth' ? raised(t.state, depth, strength) : strength;
    }
    end(t);
  }
  return depth;
}

/** An amount for this card, which `each` stands for. */
export function amountFor(t: Table, card: Card, amount: Amount, voice: Voice): number {
  if (typeof amount === 'number') return amount;
  const before = t.counted;
  t.counted = card;
  const n = amountOf(t, amount, voice);
  t.counted = before;
  return n;
}

/** How much an effect gives: fixed when it began, or counted anew where it comes from a card's own text. */
export const strengthOf = (t: Table, effect: Effect, amount: Amount): number =>
  effect.until === 'source' ? amountOf(t, amount, effect) : effect.amount;

export function keywordOf(t: Table, card: Card, keyword: Keyword): number {
  const { keywords } = defOf(t, card);
  let x = keywords === NO_KEYWORDS || isTextless(t, card) ? 0 : (keywords[keyword] ?? 0);
  for (const effect of t.state.effects.keyword) {
    const { grant } = lastingOf(t, effect.grant);
    if (grant.give !== 'keyword' && grant.give !== 'no-keyword') continue;
    if (grant.keyword.keyword !== keyword || !begin(t, effect)) continue;
    if (covers(t, effect, grant.to, card)) x = grant.give === 'keyword' ? x + grant.keyword.x : 0;
    end(t);
  }
  return x;
}

/** Printed number, then every effect in the order in which they began (VD-H.109). */
export function numberOf(t: Table, card: Card, field: NumberField): number {
  const def = defOf(t, card);
  let n = printed(def, t.state.effects.swap.length === 0 ? field : swapped(t, card, field));
  const effects = effectsOn(t.state.effects, field);
  if (effects.length === 0) return n;
  for (const effect of effects) {
    const { grant, byEach } = lastingOf(t, effect.grant);
    if ((grant.give !== 'number' && grant.give !== 'fixed') || !begin(t, effect)) continue;
    if (covers(t, effect, grant.to, card)) {
      const strength = byEach ? amountFor(t, card, grant.amount, effect) : strengthOf(t, effect, grant.amount);
      n = grant.give === 'fixed' ? strength : raised(t.state, n, strength);
    }
    end(t);
  }
  if (field !== 'stability') return n;
  const least = def.kind === 'bastion' && reading(t.state, 'VD-H.53') === 'a' ? 1 : 0;
  return n < least ? least : n;
}

/** Where the number is printed that counts there: of two swaps the later counts first. */
const swapped = (t: Table, card: Card, field: NumberField): NumberField =>
  t.state.effects.swap.reduceRight((at, effect) => {
    const { grant } = lastingOf(t, effect.grant);
    const other = grant.give === 'swapped' ? partnerOf(grant.numbers, at) : at;
    if (grant.give !== 'swapped' || other === at || !begin(t, effect)) return at;
    const isOn = covers(t, effect, grant.to, card);
    end(t);
    return isOn ? other : at;
  }, field);

/**
 * A side's score: depth, what its participants add, what effects add (VD-4.6.3 to 4.6.5, VD-4.7.3 to 4.7.5). Ready
 * participants count in dawn, exhausted ones in dusk; ready ones with Dread count for the other side (VD-6.7.1).
 */
export function scoreParts(t: Table, seat: Seat, type: ConflictType): readonly ScorePart[] {
  const parts: ScorePart[] = [{ from: 'depth', adds: depthOf(t, seat) }];
  for (const side of SEATS) {
    for (const uid of playerOf(t, side).play) {
      const card = cardOf(t, uid);
      if (!card.joined) continue;
      const counts = side === seat && card.exhausted === (type === 'dusk');
      const dreads = side !== seat && type === 'dusk' && !card.exhausted && keywordOf(t, card, 'dread') > 0;
      if (counts || dreads) {
        const from = dreads ? 'dread' : 'participant';
        parts.push({ from, uid, adds: numberOf(t, card, type) });
      }
    }
  }
  for (const effect of t.state.effects.score) {
    const { grant } = lastingOf(t, effect.grant);
    if (grant.give !== 'score' || grant.type !== type || !begin(t, effect)) continue;
    if (isOn(t, effect, grant.who, seat))
      parts.push({ from: 'effect', def: effect.def, adds: strengthOf(t, effect, grant.amount) });
    end(t);
  }
  return parts;
}

export const scoreOf = (t: Table, seat: Seat, type: ConflictType): number => sumOf(t, scoreParts(t, seat, type));

/** As it stands in the conflict that is on, or as it was reckoned last (VD-4.6.6, VD-4.7.6). */
function scoreNow(t: Table, seat: Seat): number {
  const type = t.state.conflict?.type ?? null;
  return type === null || isScored(t) ? t.state.scores[seat === FIRST ? 0 : 1] : scoreOf(t, seat, type);
}

/** Stability less the damage of this turn (VD-4.8.14, VD-H.47). */
export const capacityOf = (t: Table, card: Card): number => Math.max(0, numberOf(t, card, 'stability') - card.damage);

export function covers(t: Table, effect: Effect, to: Extract<Passing, { to: unknown }>['to'], card: Card): boolean {
  if (!isOnNow(t, effect)) return false;
  if (effect.on !== null) return effect.on.includes(refOf(card));
  if (to === 'self') return card.uid === effect.source;
  if (to === 'host') return cardOf(t, effect.source).host === card.uid;
  if (to === 'attachments') return card.host === effect.source && card.zone === 'attached';
  if (typeof to !== 'object' || to.pick !== 'all' || !matches(t, to.of, card, effect)) return false;
  return (
    canReach(t, effect, card) &&
    (to.best === null || bestOf(t, to.best, [card, ...membersOf(t, to.of, effect)]).includes(card))
  );
}

/** Whether the condition on which it is in force holds. */
function isOnNow(t: Table, effect: Effect): boolean {
  const { check } = lastingOf(t, effect.grant);
  return check === null || holds(t, check, effect);
}

/** Those with the highest or the lowest number. */
export function bestOf(t: Table, { end, of }: Best, cards: readonly Card[]): Card[] {
  const among = cards.filter((card) => hasMeasure(card, of));
  const numbers = among.map((card) => measureOf(t, card, of));
  const wanted = end === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
  return among.filter((_, i) => numbers[i] === wanted);
}

/** Deep: no card of a higher value reaches it, but those already attached to it (VD-6.4.1, VD-6.4.3, VD-H.75). */
export function canReach(t: Table, voice: Voice, card: Card): boolean {
  if ((defOf(t, card).keywords.deep ?? 0) === 0 && t.state.effects.keyword.length === 0) return true;
  const { source } = voice;
  if (source < 0 || source === card.uid || cardOf(t, source).host === card.uid) return true;
  if (defOf(t, voice).value <= defOf(t, card).value) return true;
  return card.up ? keywordOf(t, card, 'deep') === 0 : true;
}

/** Whether a card where the group looks for it belongs to it (VD-7.6.2, VD-7.6.3). */
const matches = (t: Table, group: Likeness, card: Card, voice: Voice): boolean =>
  isThere(t, group.in, card, voice) && isLike(t, group, card, voice);

/** Whether the card would belong to the group, wherever it lies. */
export function isLike(t: Table, group: Described, card: Card, voice: Voice): boolean {
  if (!isWhose(group.whose, card, voice)) return false;
  if (group.on !== null && (card.host < 0 || card.host !== cardCalled(t, group.on, voice)?.uid)) return false;
  if (!isOfSort(t, group.is, card) || (group.other && card.uid === voice.source)) return false;
  if (group.but !== null && isCalled(t, group.but, card, voice)) return false;
  for (const condition of group.that) if (!meets(card, condition, t)) return false;
  return hasPrint(t, group, card, voice);
}

function hasPrint(t: Table, group: Described, card: Card, voice: Voice): boolean {
  if (group.owned !== null && (card.owner === voice.you) !== (group.owned === 'yours')) return false;
  if (group.having !== null && !hasNumber(t, group.having, card, voice)) return false;
  if (group.value !== null && !isWithin(group.value, defOf(t, card).value)) return false;
  if (!hasWords(group)) return true;
  if (!isOpen(card) || (group.keyword !== null && keywordOf(t, card, group.keyword) <= 0)) return false;
  return isNamed(t, card, group, covers) && isAkin(t, group.sharing, card, voice, covers);
}

function hasNumber(t: Table, { of, least, most }: Having, card: Card, voice: Voice): boolean {
  if (!hasMeasure(card, of)) return false;
  const n = measureOf(t, card, of);
  return n >= amountFor(t, card, least, voice) && n <= amountFor(t, card, most, voice);
}

function measureOf(t: Table, card: Card, measure: Having['of']): number {
  switch (measure) {
    case 'damage':
      return card.damage;
    case 'charges':
      return chargesOn(t, card.uid);
    default:
      return isBackAlone(card) ? printed(defOf(t, card), measure) : numberOf(t, card, measure);
  }
}

function take(t: Table, group: Group, voice: Voice, uids: readonly number[], found: Card[]): void {
  for (const uid of uids) {
    const card = cardOf(t, uid);
    if (matches(t, group, card, voice)) found.push(card);
  }
}

/** All cards of a group, yours first, in order of entry. */
export function membersOf(t: Table, group: Group, voice: Voice): Card[] {
  const found: Card[] = [];
  for (const seat of seatsOf(group.whose, voice.you)) {
    const player = playerOf(t, seat);
    switch (group.in) {
      case 'play':
        take(t, group, voice, player.play, found);
        if (player.construct >= 0) take(t, group, voice, [player.construct], found);
        take(t, group, voice, [player.bastion], found);
        take(t, group, voice, player.spares, found);
        break;
      case 'looked':
      case 'resolving':
        break;
      default:
        take(t, group, voice, pileOf(player, group.in), found);
    }
  }
  if (group.in === 'play') take(t, group, voice, t.state.attached, found);
  if (group.in === 'resolving') take(t, group, voice, t.state.resolving, found);
  if (group.in === 'looked') take(t, group, voice, lineOf(voice)?.looked ?? [], found);
  return found;
}

type BySeat = Extract<Amount, { who: Who }>;

const ofSeat = (seat: Seat | null, count: (seat: Seat) => number): number => (seat === null ? 0 : count(seat));

export function amountOf(t: Table, amount: Amount, voice: Voice): number {
  if (typeof amount === 'number') return amount;
  switch (amount.of) {
    case 'count':
      return membersOf(t, amount.group, voice).length;
    case 'total':
    case 'highest':
    case 'lowest':
      return together(t, amount, voice);
    case 'product':
      return raised(t.state, 0, amountOf(t, amount.amount, voice) * amount.times);
    case 'half':
      return halved(amountOf(t, amount.amount, voice), amount.round);
    default:
      if ('parts' in amount) return partsOf(t, amount, voice);
      if ('who' in amount) return ofSeat(seatOf(t, amount.who, voice), (seat) => amountAt(t, amount, seat));
      if ('on' in amount) {
        const card = cardCalled(t, amount.on, voice);
        return card === null || !hasMeasure(card, amount.of) ? 0 : measureOf(t, card, amount.of);
      }
      if (amount.of === 'difference') return Math.abs(scoreNow(t, FIRST) - scoreNow(t, other(FIRST)));
      return amountSoFar(t, amount, voice);
  }
}

function partsOf(t: Table, { of, parts }: Extract<Amount, { parts: unknown }>, voice: Voice): number {
  const numbers = parts.map((part) => amountOf(t, part, voice));
  return combined(t.state, of, numbers);
}

/** A number of several cards, put together. */
function together(t: Table, { of, field, group }: Extract<Amount, { field: NumberField }>, voice: Voice): number {
  const numbers = membersOf(t, group, voice)
    .filter((card) => hasMeasure(card, field))
    .map((card) => measureOf(t, card, field));
  return combined(t.state, of, numbers);
}

function amountAt(t: Table, { of }: BySeat, seat: Seat): number {
  const player = playerOf(t, seat);
  switch (of) {
    case 'depth':
      return depthOf(t, seat);
    case 'mind':
      return player.mind;
    case 'hand':
      return player.hand.length;
    case 'deck':
      return player.deck.length;
    case 'score':
      return scoreNow(t, seat);
    case 'offerings':
      return offeringsOf(t, seat, covers);
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
    case 'card': {
      const card = cardCalled(t, check.what, voice);
      return card !== null && matches(t, check.like, card, voice);
    }
    default:
      return isSo(t, check, voice);
  }
}

export const isOn = (t: Table, effect: Effect, who: Who, seat: Seat): boolean =>
  seatOf(t, who, effect) === seat && isOnNow(t, effect);
