import type { DecisionRequest, Offer, Seat } from '#kernel';
import { or } from '#cards';
import { showBack } from '../backs.js';
import { openly, privately, VD } from '../keys.js';
import { newTo, strangerAs } from '../news.js';
import { isPlayerBanned } from '../bans.js';
import { keywordOf } from '../reckon.js';
import { seatOf } from '../voice.js';
import { reading } from '../rulings/index.js';
import { amount, who } from '../set/words.js';
import { type Card, type Frame, type Happening, KNOWS } from '../state.js';
import { cardOf, defOf, happen, happening, playerOf, pop, push, type Table, wait } from '../table.js';
import { find, interrupt } from '../triggers.js';
import { turnsOf } from './foreseen.js';
import { playFrame } from './play.js';
import { canBePlayed } from './play-limits.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Evoking: VD-6.8.1 to 6.8.3, VD-7.5.1, VD-7.5.2, VD-H.36, VD-H.37, VD-H.69. */

type EvokeFrame = Extract<Frame, { kind: 'evoke' }>;

export const evoke: Verb<StepOf<'evoke'>> = raising({
  fields: { who: or(who, 'you'), times: or(amount, 1) },
  touches: null,
  happenings(t, line, step) {
    const seat = seatOf(t, step.who, line);
    return seat !== null && canEvoke(t, seat) ? [happening('evoked', seat, -1, line.source)] : [];
  },
});

/** Not with an active construct or the bastion on top (VD-2.7.3, VD-H.36). */
function canEvoke(t: Table, seat: Seat): boolean {
  const top = playerOf(t, seat).deck[0];
  return top !== undefined && !cardOf(t, top).up && !isPlayerBanned(t, 'evoke', seat, null);
}

export function evoked(t: Table, events: readonly Happening[]): void {
  for (const { seat } of events.toReversed()) push(t, { kind: 'evoke', stage: 0, seat });
}

const topOf = (t: Table, seat: Seat): Card => cardOf(t, playerOf(t, seat).deck[0] ?? -1);

export function step(t: Table, frame: EvokeFrame): void {
  if (!canEvoke(t, frame.seat)) {
    pop(t);
    return;
  }
  const { seat } = frame;
  const top = topOf(t, seat);
  const card = defOf(t, top).slug;
  t.tell?.(newTo(strangerAs(seat, top), privately('evoke-looked', '6.8.1', { seat }, seat, { card })));
  top.knows |= KNOWS.front[seat === 0 ? 0 : 1];
  const next = playerOf(t, seat).deck[1];
  if (next !== undefined) showBack(t, cardOf(t, next));
  wait(t);
}

const RULES = VD('6.8.2', '6.8.3', '7.5.1');

/** Asked even when only the return is left, since silence would tell (VD-D.19). */
function keysFor(t: Table, seat: Seat, top: Card): readonly ('veil' | 'play' | 'return')[] {
  const veils = keywordOf(t, top, 'veil') > 0;
  const plays = (!veils || reading(t.state, 'VD-H.69') === 'b') && canBePlayed(t, top, seat);
  if (veils) return plays ? ['veil', 'play', 'return'] : ['veil', 'return'];
  return plays ? ['play', 'return'] : ['return'];
}

export const ways = (t: Table, { seat }: EvokeFrame): number => keysFor(t, seat, topOf(t, seat)).length;

export function ask(t: Table, { seat }: EvokeFrame): DecisionRequest {
  const top = topOf(t, seat);
  const about = { card: defOf(t, top).slug };
  const offers = keysFor(t, seat, top).map((key): Offer => ({ form: 'one', key, about }));
  return { seat, kind: 'evoke', rules: RULES, offers, hidden: false, told: { seat, evokes: true } };
}

export function answer(t: Table, { seat }: EvokeFrame, said: string): void {
  pop(t);
  const top = topOf(t, seat);
  if (said === 'veil') {
    happen(t, [happening('veiled', seat, top.uid)]);
  } else if (said === 'play') {
    push(t, playFrame(top, seat, 'played'));
    interrupt(t, find(t, 'before', turnsOf(t, seat, playerOf(t, seat).deck.slice(1))));
  } else {
    t.tell?.(openly('evoke-returned', '6.8.3', { seat }));
  }
}
