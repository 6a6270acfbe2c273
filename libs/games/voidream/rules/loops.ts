import type { Answer, DecisionRequest } from '#kernel';
import { listsOf } from '../effects.js';
import type { EventName } from '../language.js';
import { reading } from '../rulings/index.js';
import type { Action, Card, Effect, Frame, Player, Position, VoidreamState, Waiting } from '../state.js';
import { listed, MOST_LISTED } from './listed.js';

/** Sequences that lead back to where they began: VD-7.16.1, VD-7.16.2, VD-H.85. Clocks, log and passes do not count. */

const PHASES = ['setup', 'beginning', 'main', 'nightmare', 'conflict'] as const;

/** Where the numbers of a position are gathered before they are copied at once: a list that grows is dear. */
const gathered: number[] = Array.from({ length: 1024 }, () => 0);
let filled = 0;

function add(n: number): void {
  gathered[filled] = n;
  filled += 1;
}

/** Everything that makes a position, as numbers: where each card lies and how, minds, effects, the conflict. */
function positionOf(state: VoidreamState, addPending: () => void = nothing): number[] {
  filled = 0;
  const { players, conflict, cards, effects } = state;
  const [a, b] = players;
  add(state.active);
  add(PHASES.indexOf(state.phase));
  add(state.round);
  add(a.mind);
  add(b.mind);
  add(conflict === null ? -1 : conflict.attacker * 8 + (conflict.rolls ? 4 : 0) + (conflict.type === 'dawn' ? 1 : 2));
  add(state.inNightmare ?? -1);
  addSizes(a);
  addSizes(b);
  add(state.attached.length);
  add(state.usedThisTurn.length);
  add(state.usedThisRound.length);
  let at = addCards(cards, filled);
  for (const list of listsOf(effects)) for (const effect of list) at = addEffect(effect, at);
  at = addZones(b, addZones(a, at));
  at = addAll(state.usedThisGame, addAll(state.usedThisConflict, addAll(state.happened, at)));
  filled = addAll(state.usedThisRound, addAll(state.usedThisTurn, addAll(state.attached, at)));
  addPending();
  return gathered.slice(0, filled);
}

const nothing = (): void => undefined;

function addSizes({ deck, hand, arcanaDiscard, dreamDiscard, void: gone, play }: Player): void {
  add(deck.length);
  add(hand.length);
  add(arcanaDiscard.length);
  add(dreamDiscard.length);
  add(gone.length);
  add(play.length);
}

/** The long parts of it: each is gathered from a place on, and says where the next one begins. */
function addAll(list: readonly number[], from: number): number {
  let at = from;
  for (const n of list) gathered[at++] = n;
  return at;
}

const addZones = ({ deck, hand, arcanaDiscard, dreamDiscard, void: gone, play }: Player, at: number): number =>
  addAll(play, addAll(gone, addAll(dreamDiscard, addAll(arcanaDiscard, addAll(hand, addAll(deck, at))))));

/** Those that can be followed, then the offerings. */
function addCards(cards: readonly Card[], from: number): number {
  let at = from;
  let offered: readonly number[] = NONE;
  for (const card of cards) {
    if (card.serial > 0) at = addCard(card, at);
    else if (card.offering) offered = [...offered, card.uid];
  }
  return addAll(offered, at);
}

function addCard({ uid, up, exhausted, joined, controller, damage, host, knows }: Card, at: number): number {
  gathered[at] = uid;
  gathered[at + 1] = (up ? 1 : 0) + (exhausted ? 2 : 0) + (joined ? 4 : 0) + controller * 8 + knows * 16;
  gathered[at + 2] = damage;
  gathered[at + 3] = host;
  return at + 4;
}

function addEffect({ grant, source, amount, on }: Effect, from: number): number {
  let at = from;
  gathered[at++] = grant;
  gathered[at++] = source;
  gathered[at++] = amount;
  for (const ref of on ?? NONE) gathered[at++] = ref % 1024;
  return at;
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

/**
 * Whether everything that begins so has been done from here (VD-7.16.1, VD-H.85). A choice of more answers than can be listed
 * is made once only, since what is left of it could not be offered.
 */
function isSpent(paths: readonly Action[], prefix: readonly Answer[]): boolean {
  const under = paths.filter(({ said }) => isWithin(said, prefix));
  if (under.length === 0) return false;
  if (under.some(({ said }) => said.length === prefix.length)) return true;
  const ways = Math.max(...under.map((path) => path.ways[prefix.length - 1] ?? 0));
  if (ways > MOST_LISTED) return true;
  const next = new Set(under.map(({ said }) => said[prefix.length] ?? ''));
  return next.size >= ways && [...next].every((answer) => isSpent(paths, [...prefix, answer]));
}

const PASS = 'pass';

/** The actions that may not be taken again from this very position: any but a pass. */
export function spentActions(state: VoidreamState): readonly string[] {
  if (state.taken.length === 0 || reading(state, 'VD-H.85') === 'b') return [];
  const key = keyOf(state);
  if (state.taken.every((one) => one.key !== key)) return NONE;
  const here = meeting(state.taken, { key, position: positionOf(state) });
  if (here.length === 0) return NONE;
  return [...new Set(here.map(({ what }) => what))].filter((what) => what !== PASS && isSpent(here, [what]));
}

export function takeAction(state: VoidreamState, what: string): void {
  const key = keyOf(state);
  const position = positionOf(state);
  const repeats = meeting(state.taken, { key, position }).some((before) => before.what === what);
  state.taken.push({ what, key, position, said: [what], ways: [], repeats, done: false });
}

/** A pass is noted where something may come of it, which a pass from the same position would only bring about again. */
export function takePass(state: VoidreamState): void {
  const isHeard = HEARS_OF_PASSES.some((event) => (state.listeners.get(event)?.length ?? 0) > 0);
  if (isHeard || state.effects.trigger.length > 0) takeAction(state, PASS);
}

const HEARS_OF_PASSES: readonly EventName[] = ['passed', 'turn-ended'];

/** Whether this turn was passed as another of the phase was, from where that led back to (VD-7.16.2). */
export function isPassedAgain(state: VoidreamState): boolean {
  const last = lastOf(state);
  return last?.what === PASS && last.repeats && !last.done && reading(state, 'VD-H.85') !== 'b';
}

const lastOf = ({ taken }: VoidreamState): Action | undefined =>
  taken.length === 0 ? undefined : taken[taken.length - 1];

/** Whether an action is going on. */
export const isActing = (state: VoidreamState): boolean => lastOf(state)?.done === false;

/** What the action that is going on has led to, and how many answers there were. */
export function noteAnswer(state: VoidreamState, ways: number, answer: Answer): void {
  const last = lastOf(state);
  last?.ways.push(ways);
  last?.said.push(answer);
}

/** An action is over before what comes of the end of the turn; a pass is not. */
export function endAction(state: VoidreamState): void {
  if (lastOf(state)?.what !== PASS) endTurn(state);
}

export function endTurn(state: VoidreamState): void {
  const last = lastOf(state);
  if (last !== undefined) last.done = true;
}

const IN_CONFLICT = PHASES.indexOf('conflict');

/** What was done in a conflict, as its position says; the next one is another phase, and the one that it paused goes on. */
const isInConflict = ({ position }: Position): boolean => position[1] === IN_CONFLICT;

const outsideConflict = <T extends Position>(list: readonly T[]): T[] => list.filter((one) => !isInConflict(one));

export function forgetConflict(state: VoidreamState): void {
  state.taken = outsideConflict(state.taken);
}

/** How many actions were taken in the phase that is on, passes of which nothing came left out. */
export const takenNow = ({ taken, phase }: VoidreamState): number =>
  taken.filter((action) => isInConflict(action) === (phase === 'conflict')).length;

/** Within an action that was taken from here before, without the answers that would make it the same all through. */
export function withoutRepeats(state: VoidreamState, asked: DecisionRequest): DecisionRequest {
  const { taken } = state;
  const last = lastOf(state);
  if (last?.repeats !== true || last.done || last.what === PASS || reading(state, 'VD-H.85') === 'b') return asked;
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

function addFrame(frame: Frame): void {
  add(FRAMES.indexOf(frame.kind));
  if (frame.kind === 'line') {
    add(frame.program);
    add(frame.pc);
    add(frame.source);
  }
  if (frame.kind === 'triggers') addTriggers(frame.list);
}

type Trigger = Pick<Waiting, 'trigger' | 'source' | 'event'>;

function addTriggers(triggers: readonly Trigger[]): void {
  add(triggers.length);
  for (const one of triggers) addTrigger(one);
}

function addTrigger({ trigger, source, event }: Trigger): void {
  add(trigger);
  add(source);
  add(event.seat);
  add(event.card);
  add(event.amount);
}

/** A chain that waits within itself comes to nothing that stood before; the limit of steps cuts it. */
const MOST_PENDING = 200;

/**
 * A trigger is about to be done; whether all stood here before just as it stands now, the pending work too. Triggers that wait
 * with nothing to do are no part of it.
 */
export function comesRound(state: VoidreamState, trigger: Trigger, isIdle: (pending: Waiting) => boolean): boolean {
  if (reading(state, 'VD-H.85') === 'b' || state.stack.length > MOST_PENDING) return false;
  const pending = state.stack
    .map((frame) => (frame.kind === 'triggers' ? { ...frame, list: frame.list.filter((one) => !isIdle(one)) } : frame))
    .filter((frame) => frame.kind !== 'triggers' || frame.list.length > 0);
  const position = positionOf(state, () => {
    addTriggers([trigger]);
    addTriggers(state.waiting);
    for (const frame of pending) addFrame(frame);
  });
  const here = { key: keyOf(state), position };
  const isRepeated = meeting(state.chain, here).length > 0;
  state.chain.push(here);
  return isRepeated;
}

/** An action begins, and no trigger has come of it; in a conflict, what led to that conflict goes on. */
export function beginChain(state: VoidreamState): void {
  if (state.chain.length > 0) state.chain = state.phase === 'conflict' ? outsideConflict(state.chain) : [];
  state.steps = 0;
}

/** All triggers that wait are cancelled (VD-7.16.2). */
export function cancelTriggers(state: VoidreamState): void {
  const kept = state.stack.filter(({ kind }) => kind !== 'triggers');
  state.stack.length = 0;
  state.stack.push(...kept);
  state.waiting.length = 0;
}
