import { isBanned } from '../bans.js';
import { picked } from '../pick.js';
import { amountOf, bestOf, canReach, holds, membersOf } from '../reckon.js';
import { reading } from '../rulings/index.js';
import { isUnseen } from '../standing.js';
import type { Deed, Instruction, Program } from '../set/compiled.js';
import { byBacks, isOfFronts } from '../language.js';
import { type Card, KNOWS, type LineFrame } from '../state.js';
import { cardOf, makeLine, programOf, SEATS, type Table, type Voice } from '../table.js';
import { isUsedUp } from '../usage.js';
import { verbOf } from './verbs.js';

/** Whether a line, and each step of it, can be done now: VD-7.8.2, VD-7.8.4, VD-7.8.5, VD-H.5, VD-H.103. */

export type Choose = Extract<Instruction, { op: 'choose' }>;

/** Who may be chosen: of the group, in reach, and such that the deed would change it. */
export function candidates(t: Table, line: LineFrame, { pick, to }: Choose): Card[] {
  const found = membersOf(t, pick.of, line).filter((card) => isCandidate(t, line, to, card));
  return found.length === 0 || pick.pick === 'random' || pick.best === null ? found : bestOf(t, pick.best, found);
}

const isCandidate = (t: Table, line: LineFrame, to: Deed | null, card: Card): boolean =>
  canReach(t, line, card) && !isBanned(t, 'be-chosen', card, line) && isTouched(t, line, to, card);

const isTouched = (t: Table, line: LineFrame, to: Deed | null, card: Card): boolean =>
  to === null || verbOf(to).touches(t, card, to, line);

/** How many are chosen at most. */
export const countOf = (t: Table, line: LineFrame, { pick }: Choose): number =>
  pick.count === 'any' ? Infinity : amountOf(t, pick.count, line);

/** Whether it chooses among cards that only some have seen, or by what stands on them: then it is asked whatever they are. */
export const isVeiledChoice = (t: Table, line: LineFrame, { pick: { of }, to }: Choose): boolean =>
  (of.in === 'looked' && line.looked.some((uid) => isSecret(cardOf(t, uid)))) ||
  ((isOfFronts(of) || (of.in === 'hand' && to?.do === 'play')) && membersOf(t, byBacks(of), line).some(isSecret));
const isSecret = ({ knows }: Card): boolean => (knows & KNOWS.front[2]) === 0;

/** What is done with whatever lies on top of a deck, and what brings another card there. */
const OF_TOP: readonly Deed['do'][] = [
  'evoke',
  'charge',
  'discard-top',
  'void-top',
  'veil-top',
  'look-top',
  'reveal-top',
];
const TURNS: readonly Deed['do'][] = [...OF_TOP, 'roll', 'shuffle', 'put', 'play'];

/** The cost was a roll, after which nobody knows yet what lies on top (VD-H.5). */
const isRolledFor = ({ stage, rolled }: LineFrame, deed: Deed): boolean =>
  stage === 'announce' && rolled > 0 && OF_TOP.includes(deed.do);

/** Past the end of any line. */
const NOWHERE = Infinity;

/** Whether the instruction here would change something now (VD-7.8.4). */
export function isPossible(t: Table, line: LineFrame, code: Program['code'], pc: number): boolean {
  const now = code[pc];
  switch (now?.op) {
    case undefined:
      return false;
    case 'choose':
      return canChoose(t, line, now);
    case 'gather':
      return canGather(t, line, now, code, pc + 1);
    case 'may':
    case 'again':
    case 'take':
    case 'if-able':
      return isPossible(t, line, code, pc + 1) || isPossible(t, line, code, now.past);
    case 'each':
      return SEATS.some((each) => isPossible(t, { ...line, each }, code, pc + 1));
    case 'deed':
      return canDo(t, line, now);
    case 'unless':
    case 'jump':
    case 'count':
      return isPossible(t, line, code, leadsTo(t, line, now, pc));
    case 'modes':
      return now.starts.some((start) => isPossible(t, line, code, start));
    default:
      return true;
  }
}

const canDo = (t: Table, line: LineFrame, now: Extract<Instruction, { op: 'deed' }>): boolean =>
  !isBoundIn(now, line) ||
  isRolledFor(line, now.deed) ||
  tried(t, line, now.deed).length > 0 ||
  verbOf(now.deed).can(t, line, now.deed);

const NOTHING: readonly Card[] = [];

/** Cards that are brought into play from a deck unseen: whether they can be shows only when it is tried (VD-H.5, VD-2.2.3). */
export const tried = (t: Table, line: LineFrame, deed: Deed): readonly Card[] =>
  deed.do === 'play' || (deed.do === 'put' && deed.where === 'play')
    ? picked(t, line, deed.what).filter(isUnseen)
    : NOTHING;
/** What limits the play of an arcanum stands on its front. */
const isHeld = (card: Card, to: Deed | null): boolean => to?.do === 'play' && card.zone === 'hand' && isSecret(card);

/** Going back to what has been looked at, for the next time or the next mode, brings nothing new. */
function leadsTo(
  t: Table,
  line: LineFrame,
  now: Extract<Instruction, { op: 'unless' | 'jump' | 'count' }>,
  pc: number,
): number {
  if (now.op === 'jump') return now.to > pc ? now.to : NOWHERE;
  if (now.op === 'count') return amountOf(t, now.times, line) > 0 ? pc + 2 : NOWHERE;
  return holds(t, now.check, line) ? pc + 1 : now.past;
}

/** Where something is done for each of them, that must be possible too. */
function canGather(
  t: Table,
  line: LineFrame,
  { pick, to }: Extract<Instruction, { op: 'gather' }>,
  code: Program['code'],
  next: number,
): boolean {
  const isAny = picked(t, line, pick).some(
    (card) => isUnseen(card) || isHeld(card, to) || isTouched(t, line, to, card),
  );
  return isAny && (code[next]?.op !== 'take' || isPossible(t, line, code, next));
}

/** What was looked at is not asked for before it is: nothing may show by it (VD-H.5). */
const canChoose = (t: Table, line: LineFrame, now: Choose): boolean =>
  now.pick.of.in === 'looked' ||
  isVeiledChoice(t, line, now) ||
  (membersOf(t, now.pick.of, line).some((card) => isCandidate(t, line, now.to, card)) && countOf(t, line, now) > 0);

/** Whether it is known now what the deed is done to. */
export function isBoundIn({ needs }: Extract<Instruction, { op: 'deed' }>, { bound }: LineFrame): boolean {
  for (const register of needs) if (register >= bound.length || (bound[register] ?? null) === null) return false;
  return true;
}

/** A line whose condition fails or whose first step is impossible is skipped as a whole (VD-7.8.2, VD-H.103). */
export function mayBegin(t: Table, line: LineFrame): boolean {
  const program = programOf(t, line.program);
  if (isUsedUp(t, program, line)) return false;
  if (program.check !== null && !holds(t, program.check, line)) return false;
  return isPossible(t, line, program.code, 0) && (reading(t.state, 'VD-H.103') === 'a' || isAllPossible(t, line));
}

/**
 * Every step that must be done has a legal object now, for one of both where each player does it; of the first this is known. What
 * an earlier step brings on top of a deck does not keep from trying (VD-H.5).
 */
function isAllPossible(t: Table, line: LineFrame): boolean {
  const { code } = programOf(t, line.program);
  let ways: readonly LineFrame[] = [line];
  let isTurned = false;
  return code.every((now, pc) => {
    if (now.op === 'each') ways = SEATS.map((each) => ({ ...line, each }));
    if (now.op === 'meet') ways = [line];
    if ((now.op !== 'choose' && now.op !== 'deed') || !now.sure) return true;
    if (now.op === 'deed' && isTurned && OF_TOP.includes(now.deed.do)) return true;
    isTurned ||= now.op === 'deed' && TURNS.includes(now.deed.do);
    return pc === 0 || ways.some((way) => isPossible(t, way, code, pc));
  });
}

/** For activating: every step that must be done has a legal object now (VD-4.2.5, VD-7.8.5, VD-H.5). */
export function canDoAll(t: Table, program: Program, by: Voice, rolled: number): boolean {
  const line = makeLine(t, program, by, null, false);
  line.rolled = rolled;
  if (!mayBegin(t, line)) return false;
  return reading(t.state, 'VD-H.5') === 'b' || isAllPossible(t, line);
}

/** The modes that would change something, counted from 1. */
export const modesOpen = (t: Table, line: LineFrame, starts: readonly number[]): number[] =>
  starts.flatMap((start, i) => (isPossible(t, line, programOf(t, line.program).code, start) ? [i + 1] : []));
