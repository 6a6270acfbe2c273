import type { Seat } from '#kernel';
import { withUnder } from '../anchored.js';
import { isFromText } from '../effects.js';
import type { Cost } from '../language.js';
import type { Ability } from '../set/compiled.js';
import { type Card, KNOWS, type Player, type Zone } from '../state.js';
import { cardOf, defOf, FIRST, playerOf, type Table, voiceOf } from '../table.js';
import { supposeMind } from './arcana.js';
import { type ByCards, canPay, isByCards, payersFor, veiledOf } from './costs.js';
import { canDoAll } from './possible.js';

/** An ability is judged on the state after its costs are paid, which is supposed here and taken back: VD-4.2.5, VD-7.8.5, VD-H.5. */

type Undo = () => void;

/** Whether it can't pay (VD-4.2.5) or would then change nothing (VD-7.8.5), from its nth cost on; null where some way is good. */
export function costBar(t: Table, card: Card, ability: Ability, you: Seat, nth = 0): '4.2.5' | '7.8.5' | null {
  const cost = ability.pay[nth];
  if (cost === undefined) return canDoThen(t, card, ability, you) ? null : '7.8.5';
  if (!isByCards(cost)) {
    if (!canPay(t, card, cost, you)) return '4.2.5';
    return supposing(paid(t, card, cost, you), () => costBar(t, card, ability, you, nth + 1));
  }
  let bar: '4.2.5' | '7.8.5' = '4.2.5';
  for (const payers of selections(payersFor(t, card, cost, you), cost.count)) {
    const next = supposing(paidWith(t, cost, payers), () => costBar(t, card, ability, you, nth + 1));
    if (next === null) return null;
    if (next === '7.8.5') bar = next;
  }
  return bar;
}

export type Selection = readonly Card[];

/**
 * Who may pay a cost together, so that the costs that come later can be paid as well; null where any of the payers may, also
 * because a trigger has left no way to pay them all.
 */
export function goodSelections(
  t: Table,
  card: Card,
  ability: Ability,
  nth: number,
  you: Seat,
): readonly Selection[] | null {
  const cost = ability.pay[nth];
  if (!isByCards(cost) || nth + 1 === ability.pay.length) return null;
  const all = [...selections(payersFor(t, card, cost, you), cost.count)];
  const good = all.filter(
    (payers) => supposing(paidWith(t, cost, payers), () => costBar(t, card, ability, you, nth + 1)) !== '4.2.5',
  );
  return good.length === all.length || good.length === 0 ? null : good;
}

const VALUES = [1, 2, 3, 4] as const;

/** Nothing may show what has come to lie on top: there it is enough that some card would do (VD-2.2.3). */
function canDoThen(t: Table, card: Card, ability: Ability, you: Seat): boolean {
  const judge = (): boolean => canDoAll(t, ability.program, voiceOf(card, you), unseen(t, ability, you));
  if (isTopSeen(t, you)) return judge();
  const can = VALUES.some((value) => {
    t.supposed = { seat: you, value };
    return judge();
  });
  t.supposed = null;
  return can;
}

function isTopSeen(t: Table, you: Seat): boolean {
  const top = playerOf(t, you).deck[0];
  if (top === undefined) return true;
  const { knows, up } = cardOf(t, top);
  return up || (knows & (KNOWS.back[you === FIRST ? 0 : 1] | KNOWS.back[2])) !== 0;
}

/** What is rolled for the cost is not known yet, but it is not 0 (VD-2.3.2); nor is what lies under cards that go from the top. */
const LEAST_ROLL = 1;
const unseen = (t: Table, { pay }: Ability, you: Seat): number =>
  pay.some((cost) => cost.pay === 'roll' || (TURNING.includes(cost.pay) && playerOf(t, you).deck.length > 1))
    ? LEAST_ROLL
    : 0;
const TURNING: readonly Cost['pay'][] = ['discard-top', 'dream-damage'];

function supposing<T>(undo: readonly Undo[], judge: () => T): T {
  const verdict = judge();
  for (let i = undo.length - 1; i >= 0; i--) undo[i]?.();
  return verdict;
}

function paid(t: Table, card: Card, cost: Exclude<Cost, ByCards>, you: Seat): readonly Undo[] {
  const player = playerOf(t, you);
  switch (cost.pay) {
    case 'exhaust-self':
      return [exhausted(card)];
    case 'sacrifice-self':
      return [gone(t, card, 'dream-discard')];
    case 'mind':
      return [supposeMind(t, you, player.mind - cost.times)];
    case 'return-veiled':
      return veiledOf(t, you)
        .slice(0, cost.count)
        .map((payer) => gone(t, payer, 'deck'));
    case 'discard-top':
      return player.deck.slice(0, cost.count).map((uid) => gone(t, cardOf(t, uid), 'dream-discard'));
    case 'roll':
    case 'dream-damage':
      return [];
  }
}

function paidWith(t: Table, { pay }: ByCards, payers: readonly Card[]): readonly Undo[] {
  switch (pay) {
    case 'exhaust':
      return payers.map(exhausted);
    case 'discard-arcana':
      return payers.map((payer) => gone(t, payer, 'arcana-discard'));
    case 'void':
    case 'void-arcana':
      return payers.map((payer) => gone(t, payer, 'void'));
    case 'detach':
      return payers.map((payer) => gone(t, payer, 'play'));
    case 'sacrifice':
    case 'discard-charge':
      return payers.map((payer) => gone(t, payer, 'dream-discard'));
  }
}

function exhausted(card: Card): Undo {
  card.exhausted = true;
  return () => {
    card.exhausted = false;
  };
}

const LISTS = {
  deck: 'deck',
  hand: 'hand',
  play: 'play',
  void: 'void',
  'arcana-discard': 'arcanaDiscard',
  'dream-discard': 'dreamDiscard',
} as const satisfies Partial<Record<Zone, keyof Player>>;

/** Where it was it is no more, nor does its text work there. */
function gone(t: Table, card: Card, to: keyof typeof LISTS): Undo {
  const { zone, host } = card;
  const { attached, effects } = t.state;
  const player = playerOf(t, zone === 'play' || zone === 'attached' ? card.controller : card.owner);
  const { construct } = player;
  const from = zone in LISTS ? LISTS[zone as keyof typeof LISTS] : null;
  const left = from === null ? null : player[from];
  if (from !== null) player[from] = player[from].filter((uid) => uid !== card.uid);
  const joined = player[LISTS[to]];
  player[LISTS[to]] = to === 'deck' ? [...withUnder(t, joined, card.uid)] : [...joined, card.uid];
  if (construct === card.uid) player.construct = -1;
  if (zone === 'attached') t.state.attached = attached.filter((uid) => uid !== card.uid);
  if (to !== 'play') supposeTextless(t, card);
  card.zone = to;
  card.host = -1;
  return () => {
    player[LISTS[to]] = joined;
    if (from !== null && left !== null) player[from] = left;
    player.construct = construct;
    card.zone = zone;
    card.host = host;
    t.state.attached = attached;
    t.state.effects = effects;
  };
}

function supposeTextless(t: Table, card: Card): void {
  const { statics } = defOf(t, card);
  if (statics.length === 0) return;
  const { effects } = t.state;
  t.state.effects = { ...effects };
  for (const { kind } of statics) t.state.effects[kind] = effects[kind].filter((one) => !isFromText(one, card));
}

/** So many of them, in every way. */
const selections = (cards: readonly Card[], count: number): Iterable<Selection> =>
  count === 1 ? cards.map((card) => [card]) : severalOf(cards, count);

function* severalOf(cards: readonly Card[], count: number): Generator<Selection> {
  if (count === 0) yield [];
  for (const [i, first] of cards.entries()) {
    if (count === 0 || cards.length - i < count) return;
    for (const others of selections(cards.slice(i + 1), count - 1)) yield [first, ...others];
  }
}
