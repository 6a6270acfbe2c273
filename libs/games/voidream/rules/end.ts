import { type Seat } from '#kernel';
import { need } from '#cards';
import { showBack } from '../backs.js';
import { openly } from '../keys.js';
import { seatOf } from '../voice.js';
import { reading } from '../rulings/index.js';
import { who } from '../set/words.js';
import type { Uid } from '../state.js';
import { cardOf, FIRST, other, playerOf, SEATS, SECOND, type Table } from '../table.js';
import { always, type StepOf, type Verb } from './verb.js';

/** The end: VD-5.1.1 to 5.1.4, VD-4.4.3, VD-H.81, VD-H.82, VD-H.84. */

/** Nothing that was pending is carried out any more (VD-H.51). */
export function end(t: Table, winner: Seat | null, reason: string, number: string): void {
  if (t.state.outcome !== null) return;
  if (t.state.phase !== 'setup') for (const seat of SEATS) showTop(t, seat);
  t.state.outcome = { winner, reason, rule: `VD-${number}` };
  t.state.stack.length = 0;
  t.state.waiting.length = 0;
  t.state.waits = false;
  t.tell?.(openly('ended', number, { winner, reason }));
}

/** What the fall of a bastion has uncovered lies there for all to see (VD-7.12.1). */
function showTop(t: Table, seat: Seat): void {
  const [top] = playerOf(t, seat).deck;
  if (top !== undefined) showBack(t, cardOf(t, top));
}

export const lose = (t: Table, loser: Seat, reason: string, number: string): void => {
  end(t, other(loser), reason, number);
};

const isInDeck = (t: Table, uid: Uid): boolean => cardOf(t, uid).zone === 'deck';

function hasBastion(t: Table, seat: Seat): boolean {
  const { bastion, spares } = playerOf(t, seat);
  return isInDeck(t, bastion) || spares.some((uid) => isInDeck(t, uid));
}

/** Damage to both decks by one effect is dealt before anybody loses by it (VD-H.81, VD-H.98). */
const isJointDamage = (t: Table): boolean =>
  t.state.stack.some((frame) => frame.kind === 'dream-damage' && frame.joint && frame.left > 0);

/** A deck without a bastion loses at once; both at once draw, unless switched (VD-5.1.1, VD-5.1.3, VD-H.81). */
export function checkBastions(t: Table): void {
  const first = hasBastion(t, FIRST);
  const second = hasBastion(t, SECOND);
  if ((first && second) || isJointDamage(t)) return;
  if (first !== second) {
    lose(t, first ? SECOND : FIRST, 'bastion', '5.1.1');
    return;
  }
  const by = reading(t.state, 'VD-H.81');
  const winner = by === 'a' ? null : by === 'b' ? other(t.state.active) : t.state.active;
  end(t, winner, 'both-bastions', 'H.81');
}

export const loseGame: Verb<StepOf<'lose'>> = {
  fields: { who: need(who) },
  touches: always,
  can: (t, line, step) => seatOf(t, step.who, line) !== null,
  run(t, line, step) {
    const loser = seatOf(t, step.who, line);
    if (loser !== null) lose(t, loser, 'card', '7.1.1');
  },
  announces: () => [],
};
