import { type DecisionRequest, Fault, type Offer, type Seat, shuffle } from '#kernel';
import { cardsCalled, handlesOf, openly, VD } from '../keys.js';
import { amountOf, canReach, holds, membersOf, seatOf } from '../reckon.js';
import { reading } from '../rulings/index.js';
import type { Instruction, Program } from '../set/compiled.js';
import type { Card, Happening, LineFrame } from '../state.js';
import { cardOf, defOf, makeLine, other, pop, programOf, refOf, type Table, wait } from '../table.js';
import { find, interrupt, release } from '../triggers.js';
import { draw } from '../zones.js';
import { beginEffect } from './lasting.js';
import { verbOf } from './verbs.js';

/** Carrying out one effect line, instruction by instruction: VD-2.4.2, VD-7.8.1 to 7.8.5, VD-7.9.1, VD-H.5, VD-H.103. */

type Choose = Extract<Instruction, { op: 'choose' }>;

const instructionAt = (t: Table, line: LineFrame): Instruction | undefined => programOf(t, line.program).code[line.pc];

/** Who may be chosen: of the group, in reach, and such that the deed would change it. */
function candidates(t: Table, line: LineFrame, { pick, to }: Choose): Card[] {
  return membersOf(t, pick.of, line).filter(
    (card) => canReach(t, line.source, card) && (to === null || verbOf(to).touches(t, card, to, line)),
  );
}

/** Whether the instruction here would change something now (VD-7.8.4). */
function isPossible(t: Table, line: LineFrame, code: Program['code'], pc: number): boolean {
  const now = code[pc];
  switch (now?.op) {
    case undefined:
      return false;
    case 'choose':
      return candidates(t, line, now).length > 0 && amountOf(t, now.pick.count, line) > 0;
    case 'deed':
      return isUnbound(now) ? verbOf(now.deed).can(t, line, now.deed) : true;
    case 'unless':
      return isPossible(t, line, code, holds(t, now.check, line) ? pc + 1 : now.past);
    case 'jump':
      return isPossible(t, line, code, now.to);
    case 'count':
      return amountOf(t, now.times, line) > 0 && isPossible(t, line, code, pc + 2);
    case 'again':
      return isPossible(t, line, code, pc + 1);
    case 'modes':
      return now.starts.some((start) => isPossible(t, line, code, start));
    default:
      return true;
  }
}

/** Whether it is known now what the deed is done to. */
function isUnbound({ deed }: Extract<Instruction, { op: 'deed' }>): boolean {
  const isBound = (pick: unknown): boolean => typeof pick === 'object' && pick !== null && 'register' in pick;
  return !(('what' in deed && isBound(deed.what)) || ('to' in deed && isBound(deed.to)));
}

/** A line whose condition fails or whose first step is impossible is skipped as a whole (VD-7.8.2, VD-H.103). */
function mayBegin(t: Table, line: LineFrame): boolean {
  const program = programOf(t, line.program);
  if (program.check !== null && !holds(t, program.check, line)) return false;
  return isPossible(t, line, program.code, 0) && (reading(t.state, 'VD-H.103') === 'a' || isAllPossible(t, line));
}

/** Every step that must be done has a legal object now. */
function isAllPossible(t: Table, line: LineFrame): boolean {
  const { code } = programOf(t, line.program);
  return code.every(
    (now, pc) => (now.op !== 'choose' && now.op !== 'deed') || !now.sure || isPossible(t, line, code, pc),
  );
}

export const canBegin = (t: Table, program: Program, you: Seat, source: number, event: Happening | null): boolean =>
  mayBegin(t, makeLine(t, program, { you, source }, event, false));

/** For activating: every step that must be done has a legal object now (VD-4.2.5, VD-7.8.5, VD-H.5). */
export function canDoAll(t: Table, program: Program, you: Seat, source: number): boolean {
  const line = makeLine(t, program, { you, source }, null, false);
  if (!mayBegin(t, line)) return false;
  return reading(t.state, 'VD-H.5') === 'b' || isAllPossible(t, line);
}

export function step(t: Table, line: LineFrame): void {
  switch (line.stage) {
    case 'announce':
      announce(t, line);
      return;
    case 'run': {
      const now = instructionAt(t, line);
      if (now === undefined) line.stage = 'end';
      else carryOut(t, line, now);
      return;
    }
    case 'end':
      pop(t);
      release(t, line.since);
  }
}

function announce(t: Table, line: LineFrame): void {
  line.stage = 'run';
  line.since = t.state.waiting.length;
  if (!mayBegin(t, line)) {
    t.tell?.(openly('line-skipped', '7.8.2', { card: defOf(t, cardOf(t, line.source)).slug }));
    pop(t);
    return;
  }
  if (t.state.befores === 0) return;
  const sure = programOf(t, line.program).code.flatMap((now) =>
    now.op === 'deed' && now.sure && isUnbound(now) ? verbOf(now.deed).announces(t, line, now.deed) : [],
  );
  interrupt(t, find(t, 'before', sure));
}

function carryOut(t: Table, line: LineFrame, now: Instruction): void {
  switch (now.op) {
    case 'deed':
      perform(t, line, now);
      return;
    case 'choose':
      choose(t, line, now);
      return;
    case 'begin':
      if (beginEffect(t, line, now.grant, now.long)) line.pc += 1;
      else stop(t, line);
      return;
    case 'may':
      if (isPossible(t, line, programOf(t, line.program).code, line.pc + 1)) wait(t);
      else line.pc = now.past;
      return;
    case 'unless':
      line.pc = holds(t, now.check, line) ? line.pc + 1 : now.past;
      return;
    case 'jump':
      line.pc = now.to;
      return;
    case 'each':
      line.each = now.first ? t.state.active : other(t.state.active);
      line.pc += 1;
      return;
    case 'count':
      line.counts[now.slot] = amountOf(t, now.times, line);
      line.pc += 1;
      return;
    case 'again':
      again(line, now.slot, now.past);
      return;
    case 'modes':
      if (modesOpen(t, line, now.starts).length > 0) wait(t);
      else stop(t, line);
  }
}

function perform(t: Table, line: LineFrame, now: Extract<Instruction, { op: 'deed' }>): void {
  const verb = verbOf(now.deed);
  if (!verb.can(t, line, now.deed)) {
    stop(t, line);
    return;
  }
  line.pc += 1;
  line.done = true;
  verb.run(t, line, now.deed);
  if (now.sure && isUnbound(now)) skipBefore(t);
}

/** Its Before-triggers came ahead of the whole line. */
function skipBefore(t: Table): void {
  const top = t.state.stack.at(-1);
  if (top?.kind === 'event') top.stage = 1;
}

/** Carried out as far as it goes (VD-7.9.1). */
function stop(t: Table, line: LineFrame): void {
  line.stage = 'end';
  t.tell?.(openly('line-stopped', '7.9.1', { card: defOf(t, cardOf(t, line.source)).slug }));
}

function again(line: LineFrame, slot: number, past: number): void {
  const left = line.counts[slot] ?? 0;
  line.counts[slot] = left - 1;
  line.pc = left > 0 ? line.pc + 1 : past;
}

function choose(t: Table, line: LineFrame, now: Choose): void {
  const among = candidates(t, line, now);
  const count = amountOf(t, now.pick.count, line);
  if (among.length === 0 || count <= 0) stop(t, line);
  else if (now.pick.pick === 'random') {
    shuffle(among, draw(t, 'choice'));
    bind(line, now, among.slice(0, count));
  } else if (!now.pick.upTo && among.length <= count) bind(line, now, among);
  else wait(t);
}

function bind(line: LineFrame, { into }: Choose, cards: readonly Card[]): void {
  line.bound[into] = cards.map(refOf);
  line.pc += 1;
}

const modesOpen = (t: Table, line: LineFrame, starts: readonly number[]): number[] =>
  starts.flatMap((start, i) => (isPossible(t, line, programOf(t, line.program).code, start) ? [i + 1] : []));

const one = (key: string): Offer => ({ form: 'one', key, about: {} });

/** Choices inside a line: VD-D.16 to VD-D.18. */
export function ask(t: Table, line: LineFrame): DecisionRequest {
  const now = instructionAt(t, line);
  const about = { card: defOf(t, cardOf(t, line.source)).slug };
  const request = (seat: Seat, kind: string, rule: string, offers: readonly Offer[]): DecisionRequest => ({
    seat,
    kind,
    rules: VD(rule),
    offers,
    hidden: false,
    told: { seat, ...about },
  });
  switch (now?.op) {
    case 'may':
      return request(seatOf(t, now.who, line) ?? line.you, 'may', '7.8.1', [one('yes'), one('no')]);
    case 'modes':
      return request(
        line.you,
        'mode',
        '2.4.2',
        modesOpen(t, line, now.starts).map((n) => one(`mode-${n}`)),
      );
    case 'choose': {
      const of = handlesOf(t, candidates(t, line, now));
      const { pick } = now;
      const seat = pick.pick === 'choose' ? (seatOf(t, pick.by, line) ?? line.you) : line.you;
      const count = amountOf(t, pick.count, line);
      const upTo = pick.pick === 'choose' && pick.upTo;
      if (count === 1 && !upTo)
        return request(
          seat,
          'choose',
          '2.4.2',
          of.map((name) => one(`choose:${name}`)),
        );
      const max = Math.min(count, of.length);
      return request(seat, 'choose', '2.4.2', [{ form: 'some', key: 'choose', about, of, min: upTo ? 0 : max, max }]);
    }
    default:
      throw new Fault(`A line does not wait at "${String(now?.op)}".`);
  }
}

export function answer(t: Table, line: LineFrame, said: string): void {
  const now = instructionAt(t, line);
  switch (now?.op) {
    case 'may':
      line.pc = said === 'yes' ? line.pc + 1 : now.past;
      return;
    case 'modes':
      line.pc = now.starts[Number(said.slice('mode-'.length)) - 1] ?? line.pc;
      return;
    case 'choose':
      bind(line, now, cardsCalled(t, candidates(t, line, now), said.slice('choose:'.length)));
      return;
    default:
      throw new Fault(`A line does not wait at "${String(now?.op)}".`);
  }
}
