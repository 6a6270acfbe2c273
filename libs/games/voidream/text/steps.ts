import { capital } from '#cards';
import type { AbilityLine, Check, Duration, Lasts, Step, TriggerLine } from '../language.js';
import { sayTimes } from './amount.js';
import { type Doer, sayCheck } from './check.js';
import { ADVICE, type Clause, doing, isUnderstood, plain, spoken, type Voice, whole } from './clause.js';
import { clauseOf } from './deed.js';
import { eventText } from './event.js';
import { grantClauses } from './grant.js';
import { sayWho } from './noun.js';
import { isFixed, sayEach, sayPick } from './pick.js';
import { severally } from './them.js';
import { together } from './together.js';

/**
 * How steps read one after the other. What stands within "if", "may" and the like goes on with ", then"; what comes after
 * it is set off, by a full stop or, where it is itself within another, by a semicolon or brackets: so each can be told apart.
 */

export interface Scope {
  readonly voice: Voice;
  /** Within how many others: none, one, more. */
  readonly depth: number;
  /** A whole line of text, as it is given to a card. */
  readonly quote: (line: AbilityLine | TriggerLine) => string;
}

/** `holds`: what follows would seem to belong to it. */
interface Part {
  readonly said: string;
  readonly clause: Clause | null;
  readonly holds: boolean;
  readonly apart: boolean;
}

function stepsText(steps: readonly Step[], scope: Scope): string {
  const parts = partsOf(steps, scope);
  return parts.map((part, i) => joint(parts, i, scope.depth) + shown(part, i, parts, scope.depth)).join('');
}

function joint(parts: readonly Part[], i: number, depth: number): string {
  const [last, part] = [parts[i - 1], parts[i]];
  if (last === undefined || part === undefined) return '';
  if (depth === 0 && (last.apart || part.apart)) return last.said.endsWith('."') ? ' ' : '. ';
  return depth === 1 && last.holds ? '; then ' : ', then ';
}

function shown(part: Part, i: number, parts: readonly Part[], depth: number): string {
  const last = parts[i - 1];
  if (depth === 0 && last !== undefined && (last.apart || part.apart)) return capital(part.said);
  return depth > 1 && part.holds && i < parts.length - 1 ? `(${part.said})` : part.said;
}

function partsOf(steps: readonly Step[], scope: Scope): Part[] {
  const parts: Part[] = [];
  let doer: Doer = null;
  for (let i = 0; i < steps.length; i += 1) {
    const step = steps[i];
    if (step === undefined) continue;
    if (step.do === 'instead') {
      parts.push(insteadOf(steps.slice(i + 1), scope));
      break;
    }
    const alike = passingRun(steps, i);
    const part = alike.length > 1 ? passing(alike, scope) : partOf(step, scope, doer);
    parts.push(named(part, parts.at(-1), scope));
    i += alike.length > 1 ? alike.length - 1 : 0;
    doer = step.do === 'may' ? step.who : null;
  }
  return parts;
}

/** After somebody else's deed it must be said again who does the next. */
function named(part: Part, last: Part | undefined, { depth, voice }: Scope): Part {
  const before = last?.clause ?? null;
  if (depth === 0 || part.clause === null || before === null) return part;
  const isNew = isUnderstood(part.clause, voice.who) && !isUnderstood(before, voice.who);
  return isNew ? { ...part, said: whole(part.clause) } : part;
}

const simple = (clause: Clause, { voice }: Scope, behind = ''): Part => ({
  said: spoken(clause, voice) + behind,
  clause: { ...clause, rest: clause.rest + behind },
  holds: false,
  apart: !isUnderstood(clause, voice.who),
});
const holding = (said: string): Part => ({ said, clause: null, holds: true, apart: true });

/** What comes in the place of what would have happened. */
function insteadOf(steps: readonly Step[], scope: Scope): Part {
  if (steps.length === 0) return { said: "that doesn't happen", clause: null, holds: false, apart: false };
  const said = stepsText(steps, inner(scope));
  const [only] = partsOf(steps, inner(scope));
  if (steps.length > 1 || only?.clause === null || said.endsWith(' instead')) return holding(`instead ${said}`);
  return { said: `${said} instead`, clause: null, holds: false, apart: true };
}

const inner = (scope: Scope, voice = scope.voice, by = 1): Scope => ({ ...scope, voice, depth: scope.depth + by });

function partOf(step: Step, scope: Scope, doer: Doer): Part {
  switch (step.do) {
    case 'choose':
      return { ...simple(doing('you', 'choose', sayPick(step.what)), scope), apart: true };
    case 'for':
      return passing([step], scope);
    case 'may':
      return holding(mayText(step, scope));
    case 'if':
      return holding(ifText(step.check, step, scope, doer));
    case 'each-player':
      return holding(eachText(step.steps, scope));
    case 'repeat':
      return holding(`do this ${repeated(step, doer)}: ${stepsText(step.steps, inner(scope))}`);
    case 'for-each':
      return holding(`for ${sayEach(step.of)}, ${stepsText(step.steps, inner(scope))}`);
    case 'if-able':
      return holding(ableText(step, scope));
    case 'one-of':
      return modesOf(step, scope);
    case 'instead':
      return insteadOf([], scope);
    default:
      if (step.do === 'charge' && step.times !== 1 && !isFixed(step.what)) {
        return holding(`do this ${sayTimes(step.times)}: ${plain(clauseOf({ ...step, times: 1 }, 'you'))}`);
      }
      return simple(clauseOf(step, scope.voice.who), scope);
  }
}

/** "3 times, or until it is an entity" */
function repeated({ times, until }: Extract<Step, { do: 'repeat' }>, doer: Doer): string {
  const most = sayTimes(times) || 'once';
  return until === null ? most : `${most}, or until ${sayCheck(until, doer)}`;
}

/** "you may roll, then evoke"; of somebody else's deeds "you may have your opponent roll". */
function mayText({ who, steps }: Extract<Step, { do: 'may' }>, scope: Scope): string {
  const within = inner(scope, { who, form: 'plain' });
  const [first] = partsOf(steps, within);
  const text = stepsText(steps, within);
  if (first?.clause === null || first === undefined) return `${sayWho(who)} may do this: ${text}`;
  const { subject } = first.clause;
  if (subject.who === who) return `${sayWho(who)} may ${text}`;
  const had = `have ${subject.said} ${plain(first.clause)}`;
  return `${sayWho(who)} may ${had}${text.slice(first.said.length)}`;
}

type If = Extract<Step, { do: 'if' }>;

function ifText(check: Check, { then, else: otherwise }: Pick<If, 'then' | 'else'>, scope: Scope, doer: Doer): string {
  const within = inner(scope);
  const done = stepsText(then, within);
  const said = `if ${sayCheck(check, doer)}, ${otherwise.length > 0 && endsOpen(then) ? `(${done})` : done}`;
  return otherwise.length === 0 ? said : `${said}; otherwise, ${stepsText(otherwise, within)}`;
}

function ableText({ steps, else: otherwise }: Extract<Step, { do: 'if-able' }>, scope: Scope): string {
  const within = inner(scope);
  if (otherwise.length === 0) return `if possible, ${stepsText(steps, within)}`;
  const done = stepsText(steps, within);
  return `${endsOpen(steps) ? 'do this if possible: ' : ''}${done}; if that is impossible, ${stepsText(otherwise, within)}`;
}

/** Whether an "otherwise" behind these steps would seem to belong to one of them. */
function endsOpen(steps: readonly Step[]): boolean {
  const last = steps.at(-1);
  return (
    last !== undefined && ['if', 'if-able', 'may', 'for-each', 'repeat', 'each-player', 'one-of'].includes(last.do)
  );
}

/** "each player evokes"; "for each player in turn, ..." where it is not they who do it. */
function eachText(steps: readonly Step[], scope: Scope): string {
  const within = inner(scope, { who: 'each', form: 'third' });
  const [first] = partsOf(steps, within);
  const [only] = steps;
  if (only?.do === 'may' && only.who === 'each' && steps.length === 1) return stepsText(steps, within);
  if (first?.clause?.subject.who === 'each') return `${sayWho('each')} ${stepsText(steps, within)}`;
  return `for each player in turn, ${stepsText(steps, inner(scope))}`;
}

function modesOf({ who, count, modes }: Extract<Step, { do: 'one-of' }>, scope: Scope): Part {
  const voice: Voice = who === 'you' ? ADVICE : { who: null, form: 'plain' };
  const said = modes.map((steps) => stepsText(steps, inner(scope, voice, 2))).join('; or ');
  return {
    ...simple(doing(who, 'choose', `${count === 1 ? 'one' : count}: ${said}`), scope),
    holds: true,
    apart: true,
  };
}

type For = Extract<Step, { do: 'for' }>;

const LONG: Readonly<Record<Duration, string>> = {
  phase: 'until the end of the phase',
  turn: 'until the end of the turn',
  round: 'until the end of the round',
  conflict: 'until the end of the conflict',
  game: 'for the rest of the game',
};

/** Those that follow each other and last as long, on the same cards. */
function passingRun(steps: readonly Step[], from: number): readonly For[] {
  const run: For[] = [];
  for (const step of steps.slice(from)) {
    const [first] = run;
    if (step.do !== 'for' || step.give.give === 'next' || !isSteady(step)) break;
    if (first !== undefined && !(first.long === step.long && isPlain(first) && isPlain(step) && sameTo(first, step)))
      break;
    run.push(step);
  }
  return run;
}

const isPlain = ({ while: check, until }: For): boolean => check === null && until === null;
const isSteady = ({ give }: For): boolean => 'to' in give && isFixed(give.to);
const sameTo = (one: For, other: For): boolean =>
  'to' in one.give && 'to' in other.give && JSON.stringify(one.give.to) === JSON.stringify(other.give.to);

function passing(steps: readonly For[], scope: Scope): Part {
  const [first] = steps;
  const { long, while: check, until }: Lasts = first ?? { long: 'game', while: null, until: null };
  const ends = until === null ? '' : ` or until after ${eventText({ ...until, at: 'after' })}`;
  const lasts = ` ${LONG[long]}${ends}${asLongAs(check)}`;
  if (first?.give.give === 'next-turn' && long === 'turn' && ends === '')
    return simple(doing(first.give.who, 'take', 'the next turn'), scope, asLongAs(check));
  if (first?.give.give === 'next') return holding(nextText(first.give.line, long, check, scope));
  const grants = steps.flatMap(({ give }) => (give.give === 'next' ? [] : [give]));
  const clauses = together(grantClauses(grants, { begins: true, quote: scope.quote }));
  const [only] = clauses;
  if (only !== undefined && clauses.length === 1) return simple(only, scope, lasts);
  const said = clauses.map((clause) => spoken(clause, scope.voice)).join(' and ') + lasts;
  return { said, clause: null, holds: false, apart: true };
}

const asLongAs = (check: Check | null): string => (check === null ? '' : `, as long as ${sayCheck(check)}`);

/** "the next time you take Dream damage this round, prevent 2 of it". */
function nextText(line: TriggerLine, long: Duration, check: Check | null, scope: Scope): string {
  const when = line.at === 'when' ? '' : `${line.at} `;
  const lasts = asLongAs(check);
  const done = stepsText(severally(line.do), inner(scope, ADVICE));
  const limited = line.if === null ? done : `if ${sayCheck(line.if)}, ${done}`;
  return `${when}the next time ${eventText(line)} this ${long}${lasts}, ${limited}`;
}

/** For who reads on: a condition in front of steps. */
export function conditional(check: Check | null, steps: readonly Step[], scope: Scope): string {
  const said = severally(steps);
  return check === null ? stepsText(said, scope) : ifText(check, { then: said, else: [] }, scope, null);
}
