import { openly } from '../keys.js';
import { amountOf, holds } from '../reckon.js';
import { picked } from '../pick.js';
import type { Instruction } from '../set/compiled.js';
import type { Card, Half, Happening, LineFrame } from '../state.js';
import { defOf, deref, happen, pop, programOf, type Table, wait } from '../table.js';
import { find, hasBefores, interrupt, release } from '../triggers.js';
import { noteUse } from '../usage.js';
import { bind, choose, fill, instructionAt } from './choosing.js';
import { foreseen } from './foreseen.js';
import { comesFirst, foretell, forgetHerald, tellLate } from './foretold.js';
import { goOnAs, halve, meet } from './halves.js';
import { beginEffect } from './lasting.js';
import { isPossible, mayBegin, modesOpen, tried } from './possible.js';
import { show } from './reveal.js';
import { verbOf } from './verbs.js';

export { answer, ask, ways } from './choosing.js';

/** Carrying out one effect line, instruction by instruction: VD-2.4.2, VD-7.8.1 to 7.8.3, VD-7.9.1. */

export function step(t: Table, line: LineFrame): void {
  switch (line.stage) {
    case 'announce':
      announce(t, line, mayBegin(t, line));
      return;
    case 'sure':
      announce(t, line, true);
      return;
    case 'run': {
      if (line.halves !== null) {
        goOnByHalves(t, line, line.halves);
        return;
      }
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

function announce(t: Table, line: LineFrame, begins: boolean): void {
  line.stage = 'run';
  line.since = t.state.waiting.length;
  noteUse(t, line);
  if (!begins) {
    tellSkipped(t, line);
    pop(t);
    return;
  }
  if (!hasBefores(t)) return;
  interrupt(t, find(t, 'before', foreseen(t, foretell(t, line))));
}

/** Which of several lines, and why as far as the text of the card tells it: the rest may be what not everybody knows. */
function tellSkipped(t: Table, line: LineFrame): void {
  if (t.tell === null) return;
  const program = programOf(t, line.program);
  const { slug, normal, inverted } = defOf(t, line);
  const plays = [normal, inverted].find((lines) => lines.length > 1 && lines.includes(program)) ?? [];
  const why = program.check === null && program.often === null ? 'impossible' : 'condition';
  t.tell(openly('line-skipped', '7.8.2', { card: slug, line: plays.indexOf(program) + 1 || null, why }));
}

function carryOut(t: Table, line: LineFrame, now: Instruction): void {
  switch (now.op) {
    case 'deed':
      perform(t, line, now);
      return;
    case 'choose':
      if (!choose(t, line, now)) stop(t, line);
      return;
    case 'gather':
      bind(line, now.into, picked(t, line, now.pick));
      return;
    case 'take':
      take(t, line, now);
      return;
    case 'begin':
      if (beginEffect(t, line, now.grant, now.long)) line.pc += 1;
      else stop(t, line);
      return;
    case 'modes':
      if (modesOpen(t, line, now.starts).length > 0) wait(t);
      else stop(t, line);
      return;
    default:
      steer(t, line, now);
  }
}

type Steering = Exclude<Instruction, { op: 'deed' | 'choose' | 'gather' | 'take' | 'begin' | 'modes' }>;

/** Where the line goes on. */
function steer(t: Table, line: LineFrame, now: Steering): void {
  switch (now.op) {
    case 'may':
      if (isNextPossible(t, line)) wait(t);
      else decline(line, now.past);
      return;
    case 'if-able':
      if (isNextPossible(t, line)) line.pc += 1;
      else decline(line, now.past);
      return;
    case 'unless':
      line.pc = holds(t, now.check, line) ? line.pc + 1 : now.past;
      return;
    case 'jump':
      line.pc = now.to;
      return;
    case 'each':
      halve(t, line);
      return;
    case 'meet':
      end(line, 'over');
      return;
    case 'count':
      fill(line.counts, now.slot, 0);
      line.counts[now.slot] = amountOf(t, now.times, line);
      line.pc += 1;
      return;
    case 'again':
      again(line, now.slot, now.past);
      return;
    case 'next-mode':
      line.pc = now.starts[line.modes.shift() ?? -1] ?? now.past;
  }
}

const isNextPossible = (t: Table, line: LineFrame): boolean =>
  isPossible(t, line, programOf(t, line.program).code, line.pc + 1);

/** What comes next is not done (for "if you did"). */
function decline(line: LineFrame, past: number): void {
  line.done = false;
  line.pc = past;
}

/** The next of several that is still there. */
function take(t: Table, line: LineFrame, { from, into, isIt, past }: Extract<Instruction, { op: 'take' }>): void {
  const refs = line.bound[from] ?? [];
  for (let ref = refs.shift(); ref !== undefined; ref = refs.shift()) {
    const card = deref(t, ref);
    if (card === null) continue;
    bind(line, into, [card], isIt);
    return;
  }
  line.pc = past;
}

function perform(t: Table, line: LineFrame, now: Extract<Instruction, { op: 'deed' }>): void {
  const verb = verbOf(now.deed);
  const unseen = tried(t, line, now.deed);
  if (!verb.can(t, line, now.deed)) {
    show(t, unseen, line.source);
    fail(t, line);
    return;
  }
  if (comesFirst(t, line, now)) return;
  const isForetold = line.foretold.includes(line.pc);
  forgetHerald(line);
  line.pc += 1;
  line.done = true;
  const pending = t.state.stack.length;
  verb.run(t, line, now.deed);
  if (unseen.length > 0) show(t, unseen.filter(isStill), line.source);
  if (isForetold && t.state.stack.length > pending) skipBefore(t);
}

const isStill = ({ zone }: Card): boolean => zone === 'deck';

/** The deed has turned out to be impossible: something else is done where the text says so (VD-7.9.1). */
function fail(t: Table, line: LineFrame): void {
  const { code } = programOf(t, line.program);
  let at = line.pc - 1;
  while (code[at]?.op === 'gather' || code[at]?.op === 'choose') at -= 1;
  const before = code[at];
  if (before?.op === 'if-able') decline(line, before.past);
  else stop(t, line);
}

/** Both up to their next deeds, then these; of no event, or of different ones, the active player's first (VD-H.98). */
function goOnByHalves(t: Table, line: LineFrame, halves: readonly [Half, Half]): void {
  const on = halves.find(({ stage }) => stage === 'on');
  if (on !== undefined) {
    goOnAs(line, on);
    const now = instructionAt(t, line);
    if (now?.op === 'deed' || now?.op === 'begin') on.stage = 'ready';
    else if (now !== undefined) carryOut(t, line, now);
    return;
  }
  const ready = halves.filter(({ stage }) => stage === 'ready');
  const [first] = ready;
  if (first !== undefined) {
    if (!happenTogether(t, line, ready)) doAlone(t, line, first);
    return;
  }
  const did = halves.filter(({ stage }) => stage === 'did');
  for (const half of did) half.stage = 'on';
  if (did.length === 0 && !meet(line, halves)) stop(t, line);
}

function doAlone(t: Table, line: LineFrame, half: Half): void {
  goOnAs(line, half);
  const now = instructionAt(t, line);
  if (now?.op === 'deed' && verbOf(now.deed).can(t, line, now.deed) && comesFirst(t, line, now)) return;
  half.stage = 'did';
  half.happening = t.state.happenings + 1;
  if (now !== undefined) carryOut(t, line, now);
}

/** Whether what both stand at is one kind of event, which then happens to both at once. */
function happenTogether(t: Table, line: LineFrame, halves: readonly Half[]): boolean {
  const wanted: (readonly Happening[])[] = [];
  for (const half of halves) {
    goOnAs(line, half);
    const now = instructionAt(t, line);
    if (now?.op === 'deed' && tellLate(t, line, now.deed)) return true;
    wanted.push(now?.op === 'deed' ? verbOf(now.deed).announces(t, line, now.deed) : []);
  }
  const events = wanted.flat();
  const isOne = halves.length > 1 && wanted.every(([event]) => event !== undefined && event.what === events[0]?.what);
  if (!isOne) return false;
  const isForetold = halves.every(({ pc }) => line.foretold.includes(pc));
  halves.forEach((half, i) => {
    goOnAs(line, half);
    half.stage = 'did';
    half.happening = t.state.happenings + 1 + wanted.slice(0, i).flat().length;
    line.pc += 1;
    line.done = true;
  });
  happen(t, events);
  if (isForetold) skipBefore(t);
  return true;
}

/** Its Before-triggers came ahead of the whole line. */
function skipBefore(t: Table): void {
  const top = t.state.stack.at(-1);
  if (top?.kind === 'event') top.stage = 1;
}

/** Carried out as far as it goes (VD-7.9.1). */
function stop(t: Table, line: LineFrame): void {
  end(line, 'stopped');
  t.tell?.(openly('line-stopped', '7.9.1', { card: defOf(t, line).slug }));
}

/** Of the half that is on, or of the whole line. */
function end(line: LineFrame, how: 'over' | 'stopped'): void {
  const half = line.halves?.find(({ seat }) => seat === line.each);
  if (half === undefined) line.stage = 'end';
  else half.stage = how;
}

function again(line: LineFrame, slot: number, past: number): void {
  const left = line.counts[slot] ?? 0;
  line.counts[slot] = left - 1;
  line.pc = left > 0 ? line.pc + 1 : past;
}
