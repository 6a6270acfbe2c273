import type { Answer, DecisionRequest } from '#kernel';
import { reading } from '../rulings/index.js';
import type { Action, Card, Effect, Frame, Taken, VoidreamState, Waiting } from '../state.js';
import { listed } from './listed.js';

/** Sequences that lead back to where they began: VD-7.16.1, VD-7.16.2, VD-H.85. Clocks, log and passes do not count. */

const PHASES = ['setup', 'beginning', 'main', 'nightmare', 'conflict'] as const;
const UNLISTED = -1;
/** How often an action may be taken from one position, where a choice in it has more answers than can be listed. */
const MOST_UNLISTED = 10;

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

/** Quick to get: where the cards lie is kept by each move, and few numbers are added to it. */
function keyOf({ places, active, players, effects, conflict, hurt, cards }: VoidreamState): number {
  let key = places ^ Math.imul(active + 1, 31) ^ (conflict?.type === 'dusk' ? 0x5555 : 0);
  for (const { mind, play } of players) {
    key = Math.imul(key, 31) + mind;
    for (const uid of play) if (cards[uid]?.exhausted === true) key = Math.imul(key ^ uid, 31);
  }
  return (key + effects.length * 7 + hurt.length) | 0;
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i]);

/** Compared in full where the keys are the same. */
function meeting<T extends Taken>(state: VoidreamState, before: readonly T[]): readonly T[] {
  const key = keyOf(state);
  const alike = before.filter((one) => one.key === key);
  if (alike.length === 0) return alike;
  const position = positionOf(state);
  return alike.filter((one) => isSame(one.position, position));
}

const isWithin = (said: readonly Answer[], prefix: readonly Answer[]): boolean =>
  prefix.every((answer, i) => said[i] === answer);

/** Whether everything that begins so has been done from here (VD-7.16.1, VD-H.85). */
function isSpent(paths: readonly Action[], prefix: readonly Answer[]): boolean {
  const under = paths.filter(({ said }) => isWithin(said, prefix));
  if (under.length === 0) return false;
  if (under.some(({ said }) => said.length === prefix.length)) return true;
  const ways = Math.max(...under.map((path) => path.ways[prefix.length - 1] ?? 0));
  if (under.some((path) => path.ways[prefix.length - 1] === UNLISTED)) return under.length >= MOST_UNLISTED;
  const next = new Set(under.map(({ said }) => said[prefix.length] ?? ''));
  return ways > 0 && next.size >= ways && [...next].every((answer) => isSpent(paths, [...prefix, answer]));
}

/** The actions that may not be taken again from this very position. */
export function spentActions(state: VoidreamState): readonly string[] {
  if (state.taken.length === 0 || reading(state, 'VD-H.85') === 'b') return [];
  const here = meeting(state, state.taken);
  return here.length === 0 ? [] : [...new Set(here.map(({ what }) => what))].filter((what) => isSpent(here, [what]));
}

export function takeAction(state: VoidreamState, what: string): void {
  const repeats = meeting(state, state.taken).some((before) => before.what === what);
  state.taken.push({ ...here(state, what), said: [what], ways: [], repeats, done: false });
}

/** What the action that is going on has led to. */
export function noteAnswer({ taken }: VoidreamState, asked: () => DecisionRequest, answer: Answer): void {
  const last = taken.at(-1);
  if (last === undefined || last.done) return;
  if (last.repeats) last.ways[last.said.length - 1] = listed(asked().offers)?.length ?? UNLISTED;
  last.said.push(answer);
}

export function endAction({ taken }: VoidreamState): void {
  const last = taken.at(-1);
  if (last !== undefined) last.done = true;
}

/** Within an action that was taken from here before, without the answers that would make it the same all through. */
export function withoutRepeats({ taken }: VoidreamState, asked: DecisionRequest): DecisionRequest {
  const last = taken.at(-1);
  if (last?.repeats !== true || last.done) return asked;
  const before = taken.filter((one) => one.done && one.key === last.key && isSame(one.position, last.position));
  const answers = listed(asked.offers);
  const left = answers?.filter((answer) => !isSpent(before, [...last.said, answer])) ?? [];
  if (answers === null || left.length === 0 || left.length === answers.length) return asked;
  return { ...asked, offers: left.map((key) => ({ form: 'one', key, about: {} })) };
}

const here = (state: VoidreamState, what: string): Taken => ({ what, key: keyOf(state), position: positionOf(state) });

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
  const what = `${triggerName({ trigger, source, event })} / ${waiting} / ${pending}`;
  const isRepeated = meeting(state, state.chain).some((before) => before.what === what);
  state.chain.push(here(state, what));
  return isRepeated;
}

/** All triggers that wait are cancelled (VD-7.16.2). */
export function cancelTriggers(state: VoidreamState): void {
  const kept = state.stack.filter(({ kind }) => kind !== 'triggers');
  state.stack.length = 0;
  state.stack.push(...kept);
  state.waiting.length = 0;
}
