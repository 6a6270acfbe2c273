import type { Seat } from '#kernel';
import { isBanned } from '../bans.js';
import type { Cost } from '../language.js';
import { membersOf } from '../reckon.js';
import type { Ability } from '../set/compiled.js';
import type { Card } from '../state.js';
import { cardOf, defOf, happen, happening, playerOf, type Table, voiceOf } from '../table.js';
import { detachNow } from './attach.js';
import { canExhaust } from './exhaust.js';
import { payVeiled } from './pay-extras.js';
import { canRoll } from './roll.js';

/** What abilities cost, and how it is paid: VD-4.2.5, VD-6.1.1, VD-D.15. */

export const canPay = (t: Table, card: Card, cost: Cost, you: Seat): boolean => {
  const { needed, available } = due(t, card, cost, you);
  return available >= needed;
};

type Due = { readonly needed: number; readonly available: number };

/** What a cost takes, and how much of it there is. */
function due(t: Table, card: Card, cost: Cost, you: Seat): Due {
  switch (cost.pay) {
    case 'exhaust-self':
      return { needed: 1, available: canExhaust(t, card, null) ? 1 : 0 };
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
    case 'return-veiled':
      return { needed: cost.count, available: veiledOf(t, you).length };
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

const PAID_BY = {
  exhaust: 'exhausted',
  sacrifice: 'sacrificed',
  void: 'voided',
  'discard-arcana': 'arcanum-discarded',
  'void-arcana': 'arcanum-voided',
  'discard-charge': 'discarded',
  detach: null,
} as const;
/** A cost for which cards are chosen at once. */
export type ByCards = Extract<Cost, { pay: keyof typeof PAID_BY }>;
export const isByCards = (cost: Cost | undefined): cost is ByCards => cost !== undefined && cost.pay in PAID_BY;

export const veiledOf = (t: Table, you: Seat): Card[] => ownOf(t, playerOf(t, you).play, you, ({ up }) => !up);

const ownOf = (t: Table, uids: readonly number[], you: Seat, can: (payer: Card) => boolean): Card[] =>
  uids.map((uid) => cardOf(t, uid)).filter((payer) => payer.controller === you && can(payer));

/** Own cards that can pay, never the bastion (VD-H.65). */
export function payersFor(t: Table, card: Card, cost: ByCards, you: Seat): Card[] {
  const { hand } = playerOf(t, you);
  switch (cost.pay) {
    case 'discard-arcana':
      return ownOf(t, hand, you, () => true);
    case 'void-arcana':
      return ownOf(t, hand, you, (payer) => !isBanned(t, 'be-voided', payer));
    case 'discard-charge':
      return ownOf(t, t.state.attached, you, ({ up }) => !up);
    case 'detach':
      return ownOf(t, t.state.attached, you, (payer) => payer.up && defOf(t, payer).kind === 'memory');
    default: {
      const group = membersOf(t, cost.of, voiceOf(card, you)).map(({ uid }) => uid);
      return ownOf(t, group, you, (payer) => mayGive(t, cost.pay, payer));
    }
  }
}

function mayGive(t: Table, pay: 'exhaust' | 'sacrifice' | 'void', payer: Card): boolean {
  if (pay === 'exhaust') return canExhaust(t, payer, null);
  return defOf(t, payer).kind !== 'bastion' && !(pay === 'void' && isBanned(t, 'be-voided', payer));
}

/** What is paid without a choice of its own. */
export function payAlone(t: Table, card: Card, cost: Exclude<Cost, ByCards>, you: Seat): void {
  switch (cost.pay) {
    case 'exhaust-self':
      happen(t, [happening('exhausted', you, card.uid)]);
      return;
    case 'sacrifice-self':
      happen(t, [happening('sacrificed', you, card.uid)]);
      return;
    case 'mind':
      happen(t, [happening('mind-changed', you, -1, -1, -cost.times)]);
      return;
    case 'roll':
      happen(t, [happening('rolled', you, -1, card.uid, 0)]);
      return;
    case 'dream-damage':
      happen(t, [happening('dream-damaged', you, -1, card.uid, cost.count)]);
      return;
    case 'discard-top':
      happen(
        t,
        playerOf(t, you)
          .deck.slice(0, cost.count)
          .map((uid) => happening('top-discarded', you, uid, card.uid)),
      );
      return;
    case 'return-veiled':
      payVeiled(t, you, cost.count);
  }
}

export function payWith(t: Table, you: Seat, cost: ByCards, payers: readonly Card[]): void {
  const what = PAID_BY[cost.pay];
  if (what === null) for (const payer of payers) detachNow(t, payer);
  else
    happen(
      t,
      payers.map((payer) => happening(what, you, payer.uid)),
    );
}
