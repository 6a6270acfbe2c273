import { reading } from '../rulings/index.js';
import type { Card, Effect, Frame, Taken, VoidreamState, Waiting } from '../state.js';

/** Sequences that lead back to where they began: VD-7.16.1, VD-7.16.2, VD-H.85. Clocks, log and passes do not count. */

const PHASES = ['setup', 'beginning', 'main', 'nightmare', 'conflict'] as const;
/** How often an action that leads to further choices may be taken from one position. */
const MOST_OPEN = 10;

/** Everything that makes a position, as numbers: where each card lies and how, minds, effects, the conflict. */
function positionOf(state: VoidreamState): number[] {
  const { players, conflict, cards } = state;
  const out = [state.active, PHASES.indexOf(state.phase), state.round];
  out.push(conflict === null ? -1 : conflict.attacker * 4 + (conflict.type === 'dawn' ? 1 : 2));
  for (const player of players) {
    out.push(player.mind);
    addZone(out, player.deck);
    addZone(out, player.hand);
    addZone(out, player.arcanaDiscard);
    addZone(out, player.dreamDiscard);
    addZone(out, player.void);
    addZone(out, player.play);
  }
  addZone(out, state.attached);
  for (const card of cards) if (card.serial > 0) addCard(out, card);
  for (const effect of state.effects) addEffect(out, effect);
  addZone(out, state.usedThisTurn);
  addZone(out, state.usedThisRound);
  return out;
}

/** Spreading is slow here, and this is done for every action. */
function addZone(out: number[], zone: readonly number[]): void {
  out.push(-zone.length);
  for (const n of zone) out.push(n);
}

function addCard(out: number[], { uid, up, exhausted, joined, controller, damage, host, knows }: Card): void {
  const marks = (up ? 1 : 0) + (exhausted ? 2 : 0) + (joined ? 4 : 0) + controller * 8 + knows * 16;
  out.push(uid, marks, damage, host);
}

function addEffect(out: number[], { grant, source, amount, on }: Effect): void {
  out.push(grant, source, amount);
  if (on !== null) for (const ref of on) out.push(ref % 1024);
}

function keyOf(position: readonly number[]): number {
  let key = 17;
  for (const n of position) key = (Math.imul(key, 31) + n) | 0;
  return key;
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i]);

const here = (state: VoidreamState, what: string): Taken => {
  const position = positionOf(state);
  return { what, key: keyOf(position), position, open: false };
};

const meets = (now: Taken, before: Taken): boolean => before.key === now.key && isSame(before.position, now.position);

/** The actions that may not be taken again from this very position. */
export function spentActions(state: VoidreamState): readonly string[] {
  if (state.taken.length === 0 || reading(state, 'VD-H.85') === 'b') return [];
  const now = here(state, '');
  const before = state.taken.filter((taken) => meets(now, taken));
  return before
    .filter(({ what, open }) => !open || before.filter((taken) => taken.what === what).length >= MOST_OPEN)
    .map(({ what }) => what);
}

export function takeAction(state: VoidreamState, what: string): void {
  state.taken.push(here(state, what));
}

/** The action that is going on has led to a choice. */
export function openAction({ taken }: VoidreamState): void {
  const last = taken.at(-1);
  if (last !== undefined) last.open = true;
}

type Trigger = Pick<Waiting, 'trigger' | 'source' | 'event'>;

const triggerName = ({ trigger, source, event }: Trigger): string =>
  [trigger, source, event.what, event.seat, event.card, event.amount].join(',');

function frameName(frame: Frame): string {
  switch (frame.kind) {
    case 'line':
      return [frame.program, frame.pc, frame.source].join(',');
    case 'triggers':
      return frame.list.map(triggerName).join('+');
    default:
      return frame.kind;
  }
}

/** A trigger is about to be done; whether all stood here before just as it stands now, the pending work too. */
export function comesRound(state: VoidreamState, { trigger, source, event }: Trigger): boolean {
  if (reading(state, 'VD-H.85') === 'b') return false;
  const pending = state.stack.map(frameName).join(' ');
  const waiting = state.waiting.map(triggerName).join(' ');
  const now = here(state, `${triggerName({ trigger, source, event })} / ${waiting} / ${pending}`);
  const isRepeated = state.chain.some((before) => before.what === now.what && meets(now, before));
  state.chain.push(now);
  return isRepeated;
}

/** All triggers that wait are cancelled (VD-7.16.2). */
export function cancelTriggers(state: VoidreamState): void {
  const kept = state.stack.filter(({ kind }) => kind !== 'triggers');
  state.stack.length = 0;
  state.stack.push(...kept);
  state.waiting.length = 0;
}
