import type { Answer, DecisionRequest } from '#kernel';
import { KINDS } from '../effects.js';
import { reading } from '../rulings/index.js';
import type { Action, Card, Effect, Frame, Position, VoidreamState, Waiting } from '../state.js';
import { listed } from './listed.js';

/** Sequences that lead back to where they began: VD-7.16.1, VD-7.16.2, VD-H.85. Clocks, log and passes do not count. */

const PHASES = ['setup', 'beginning', 'main', 'nightmare', 'conflict'] as const;
const UNLISTED = -1;
/** How often an action may be taken from one position, where a choice in it has more answers than can be listed. */
const MOST_UNLISTED = 10;

/** Everything that makes a position, as numbers: where each card lies and how, minds, effects, the conflict. */
function positionOf(state: VoidreamState): number[] {
  const { players, conflict, cards, effects } = state;
  const [a, b] = players;
  const marks = [state.active, PHASES.indexOf(state.phase), state.round, a.mind, b.mind];
  marks.push(conflict === null ? -1 : conflict.attacker * 4 + (conflict.type === 'dawn' ? 1 : 2));
  for (const { deck, hand, arcanaDiscard, dreamDiscard, void: gone, play } of players) {
    marks.push(deck.length, hand.length, arcanaDiscard.length, dreamDiscard.length, gone.length, play.length);
  }
  marks.push(state.attached.length, state.usedThisTurn.length, state.usedThisRound.length);
  for (const card of cards) if (card.serial > 0) addCard(marks, card);
  for (const kind of KINDS) for (const effect of effects[kind]) addEffect(marks, effect);
  return marks.concat(
    a.deck,
    a.hand,
    a.arcanaDiscard,
    a.dreamDiscard,
    a.void,
    a.play,
    b.deck,
    b.hand,
    b.arcanaDiscard,
    b.dreamDiscard,
    b.void,
    b.play,
    state.attached,
    state.usedThisTurn,
    state.usedThisRound,
  );
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
function keyOf({ places, active, players, conflict, hurt, cards }: VoidreamState): number {
  let key = places ^ Math.imul(active + 1, 31) ^ (conflict?.type === 'dusk' ? 0x5555 : 0);
  for (const { mind, play } of players) {
    key = Math.imul(key, 31) + mind;
    for (const uid of play) if (cards[uid]?.exhausted === true) key = Math.imul(key ^ uid, 31);
  }
  return (key + hurt.length) | 0;
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i]);

/** Compared in full where the keys are the same. */
const meeting = <T extends Position>(before: readonly T[], { key, position }: Position): readonly T[] =>
  before.some((one) => one.key === key)
    ? before.filter((one) => one.key === key && isSame(one.position, position))
    : NONE;

const NONE: readonly never[] = [];

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
  const key = keyOf(state);
  if (state.taken.every((one) => one.key !== key)) return NONE;
  const here = meeting(state.taken, { key, position: positionOf(state) });
  return here.length === 0 ? [] : [...new Set(here.map(({ what }) => what))].filter((what) => isSpent(here, [what]));
}

export function takeAction(state: VoidreamState, what: string): void {
  const here = { key: keyOf(state), position: positionOf(state) };
  const repeats = meeting(state.taken, here).some((before) => before.what === what);
  state.taken.push({ what, ...here, said: [what], ways: [], repeats, done: false });
}

/** What the action that is going on has led to. */
export function noteAnswer({ taken }: VoidreamState, asked: () => DecisionRequest, answer: Answer): void {
  const last = taken[taken.length - 1];
  if (last === undefined || last.done) return;
  if (last.repeats) last.ways[last.said.length - 1] = listed(asked().offers)?.length ?? UNLISTED;
  last.said.push(answer);
}

export function endAction({ taken }: VoidreamState): void {
  const last = taken[taken.length - 1];
  if (last !== undefined) last.done = true;
}

/** Within an action that was taken from here before, without the answers that would make it the same all through. */
export function withoutRepeats({ taken }: VoidreamState, asked: DecisionRequest): DecisionRequest {
  const last = taken[taken.length - 1];
  if (last?.repeats !== true || last.done) return asked;
  const before = meeting(taken, last).filter(({ done }) => done);
  const answers = listed(asked.offers);
  const left = answers?.filter((answer) => !isSpent(before, [...last.said, answer])) ?? [];
  if (answers === null || left.length === 0 || left.length === answers.length) return asked;
  return { ...asked, offers: left.map((key) => ({ form: 'one', key, about: {} })) };
}

const FRAMES: readonly Frame['kind'][] = [
  'line',
  'triggers',
  'event',
  'setup',
  'cut',
  'round',
  'turns',
  'activate',
  'arcanum',
  'evoke',
  'play',
  'extras',
  'unveil',
  'initiate',
  'conflict',
  'dream-damage',
  'look',
  'return',
  'nightmare',
];

function addFrame(out: number[], frame: Frame): void {
  out.push(FRAMES.indexOf(frame.kind));
  if (frame.kind === 'line') out.push(frame.program, frame.pc, frame.source);
  if (frame.kind === 'triggers') addTriggers(out, frame.list);
}

type Trigger = Pick<Waiting, 'trigger' | 'source' | 'event'>;

function addTriggers(out: number[], triggers: readonly Trigger[]): void {
  out.push(triggers.length);
  for (const { trigger, source, event } of triggers) out.push(trigger, source, event.seat, event.card, event.amount);
}

/** A trigger is about to be done; whether all stood here before just as it stands now, the pending work too. */
export function comesRound(state: VoidreamState, trigger: Trigger): boolean {
  if (reading(state, 'VD-H.85') === 'b') return false;
  const pending: number[] = [];
  addTriggers(pending, [trigger]);
  addTriggers(pending, state.waiting);
  for (const frame of state.stack) addFrame(pending, frame);
  const here = { key: keyOf(state), position: pending.concat(positionOf(state)) };
  const isRepeated = meeting(state.chain, here).length > 0;
  state.chain.push(here);
  return isRepeated;
}

/** All triggers that wait are cancelled (VD-7.16.2). */
export function cancelTriggers(state: VoidreamState): void {
  const kept = state.stack.filter(({ kind }) => kind !== 'triggers');
  state.stack.length = 0;
  state.stack.push(...kept);
  state.waiting.length = 0;
}
