import {
  type AbilityLine,
  type Amount,
  cardsIn,
  type Check,
  type Duration,
  isName,
  NAMES,
  type Often,
  type Pick,
  SINCE,
  type Step,
  type TriggerLine,
  type Until,
} from '../language.js';
import { kindOf } from '../effects.js';
import {
  type Ability,
  type Begun,
  type Chosen,
  COUNTED,
  type Deed,
  type Instruction,
  IT,
  type Lasting,
  type Program,
  registerOf,
  type Trigger,
} from './compiled.js';
import { traitsOf } from './traits.js';

/** From lines to flat programs: each step an instruction, so that a number says how far a line has come. */

export interface Tables {
  readonly programs: Program[];
  readonly abilities: Ability[];
  readonly triggers: Trigger[];
  readonly lasting: Lasting[];
}

interface Source {
  readonly card: number;
  readonly check: Check | null;
  readonly steps: readonly Step[];
  readonly often: Often | null;
}

export function compileProgram(tables: Tables, { card, check, steps, often }: Source): Program {
  const text = JSON.stringify([check, steps]);
  const code = new Code(tables, card, /"as":"|"of":"chosen"/.test(text));
  code.block(steps, true);
  const counted = SINCE.filter(
    (since) => often === `once-a-${since}` || text.includes(`"of":"used","since":"${since}"`),
  );
  const program = { index: tables.programs.length, card, check, often, counted, code: code.instructions };
  tables.programs.push(program);
  return program;
}

export function compileAbility(tables: Tables, card: number, position: number, line: AbilityLine): Ability {
  const { from, only, pay, often } = line;
  const program = compileProgram(tables, { card, check: line.if, steps: line.do, often });
  const ability = { index: tables.abilities.length, position, program, from, only, pay };
  tables.abilities.push(ability);
  return ability;
}

export function compileTrigger(tables: Tables, card: number, position: number, line: TriggerLine): Trigger {
  const { at, event, who, from, often } = line;
  const program = compileProgram(tables, { card, check: line.if, steps: line.do, often });
  const trigger = { index: tables.triggers.length, position, program, at, event, who, card: line.card, from };
  tables.triggers.push(trigger);
  return trigger;
}

interface Giving {
  readonly card: number;
  readonly position: number;
  readonly grant: Begun;
  readonly check: Check | null;
}

export function lastingLine(tables: Tables, { card, position, grant, check }: Giving): Lasting {
  const line = 'line' in grant ? grant.line : null;
  const ability = line?.line === 'ability' ? compileAbility(tables, card, -1, line) : null;
  const trigger = line?.line === 'trigger' ? compileTrigger(tables, card, -1, line) : null;
  const index = tables.lasting.length;
  const lasting = { index, position, grant, kind: kindOf(grant), check, ...traitsOf(grant, check), ability, trigger };
  tables.lasting.push(lasting);
  return lasting;
}

/** Writes instructions; jumps that lead forward are filled in when their end is known. */
class Code {
  readonly instructions: Instruction[] = [];
  /** Those before this one have names. */
  private readonly firstOwn: number;
  private registers: number;
  private slots = 0;
  /** Whether `it` may be several cards. */
  private isItMany = false;

  constructor(
    private readonly tables: Tables,
    private readonly card: number,
    private readonly speaks: boolean,
  ) {
    this.firstOwn = this.registers = IT + 1 + (speaks ? COUNTED + NAMES.length : 0);
  }

  block(steps: readonly Step[], sure: boolean): void {
    for (const step of steps) this.step(step, sure);
  }

  private step(step: Step, sure: boolean): void {
    switch (step.do) {
      case 'choose':
        this.bind(step.what, null, sure);
        return;
      case 'for': {
        const to = 'to' in step.give ? { to: this.bind(step.give.to, null, sure) } : {};
        const grant = { ...step.give, ...to };
        const lasting = lastingLine(this.tables, { card: this.card, position: -1, grant, check: step.while });
        this.instructions.push({ op: 'begin', grant: lasting.index, long: step.long });
        if (step.until !== null) this.end(lasting.index, step.until, step.long);
        return;
      }
      case 'may':
        this.forward((past) => ({ op: 'may', who: step.who, past }), step.steps);
        return;
      case 'if':
        this.branch((past) => ({ op: 'unless', check: step.check, past }), step.then, step.else);
        return;
      case 'each-player':
        this.eachPlayer(step.steps, sure);
        return;
      case 'repeat':
        this.loop(step.times, step.until, () => {
          this.block(step.steps, false);
        });
        return;
      case 'for-each':
        this.forEach(step.of, step.steps);
        return;
      case 'if-able':
        this.branch((past) => ({ op: 'if-able', past }), step.steps, step.else);
        return;
      case 'one-of':
        this.modes(step);
        return;
      default:
        this.plain(step, sure);
    }
  }

  /** Waits for what ends it before its time. */
  private end(of: number, until: Until, long: Duration): void {
    const line: TriggerLine = { line: 'trigger', at: 'after', ...until, from: 'play', often: null, if: null, do: [] };
    const grant: Begun = { give: 'end', of, line };
    const { index } = lastingLine(this.tables, { card: this.card, position: -1, grant, check: null });
    this.instructions.push({ op: 'begin', grant: index, long });
  }

  private plain(deed: Deed, sure: boolean): void {
    if (isOneByOne(deed) && this.isMany(deed.what)) this.oneByOne(deed, sure);
    else if ('times' in deed && deed.times !== 1) {
      this.loop(deed.times, null, () => {
        this.deed({ ...deed, times: 1 }, false);
      });
    } else this.deed(deed, sure);
  }

  private deed(deed: Deed, sure: boolean): void {
    const what = 'what' in deed ? { what: this.bind(deed.what, deed, sure) } : {};
    const to = deed.do === 'attach' ? { to: this.bind(deed.to, null, sure) } : {};
    const bound = { ...deed, ...what, ...to } as Deed;
    this.instructions.push({ op: 'deed', deed: bound, sure: sure && !isLeftOpen(bound), needs: registersOf(bound) });
    if (deed.do === 'look-top' || deed.do === 'reveal-top') {
      this.instructions.push({ op: 'gather', pick: LOOKED, into: this.register(deed.count !== 1), to: null });
    }
  }

  /** The next one; what comes into it is `it` from then on. */
  private register(isMany: boolean): number {
    this.isItMany = isMany;
    return this.registers++;
  }

  private isMany(pick: Pick): boolean {
    if (typeof pick === 'string') return pick === 'attachments' || (pick === 'it' && this.isItMany);
    return pick.pick === 'all' || (pick.pick !== 'bound' && pick.count !== 1);
  }

  /** Steps that may be passed over: `it` is then what it was before. */
  private perhaps(steps: readonly Step[]): void {
    const before = this.isItMany;
    this.block(steps, false);
    this.isItMany ||= before;
  }

  /** Each in turn, as far as it can be; `it` are all of them afterwards. */
  private oneByOne(deed: OneByOne, sure: boolean): void {
    const pick = this.bind(deed.what, deed, sure);
    if (pick === 'attachments' || (typeof pick === 'object' && pick.pick === 'all'))
      this.instructions.push({ op: 'gather', pick, into: this.register(true), to: deed });
    const from = this.registers++;
    const into = this.registers++;
    this.instructions.push({ op: 'gather', pick: { pick: 'bound', register: IT }, into: from, to: null });
    const start = this.instructions.push({ op: 'take', from, into, isIt: false, past: 0 }) - 1;
    const one: Deed = { ...deed, what: { pick: 'bound', register: into } };
    this.instructions.push(
      { op: 'if-able', past: start + 3 },
      { op: 'deed', deed: one, sure: false, needs: [into] },
      { op: 'jump', to: start },
    );
    this.instructions[start] = { op: 'take', from, into, isIt: false, past: this.instructions.length };
  }

  /** A choice comes ahead of the deed, which then finds the chosen in a register. */
  private bind(pick: Pick, to: Deed | null, sure: boolean): Exclude<Pick, Chosen> {
    if (pick === 'it') return { pick: 'bound', register: IT };
    if (isName(pick)) return { pick: 'bound', register: registerOf(pick) };
    if (typeof pick === 'string' || pick.pick === 'all' || pick.pick === 'bound') return pick;
    const next = this.register(pick.count !== 1);
    const into = this.speaks && pick.pick !== 'deck' ? spokenOf(pick, next) : next;
    this.instructions.push(
      pick.pick === 'deck' ? { op: 'gather', pick, into, to } : { op: 'choose', pick, into, to, sure },
    );
    return { pick: 'bound', register: into };
  }

  private forward(jump: (past: number) => Instruction, steps: readonly Step[]): void {
    const at = this.instructions.push(jump(0)) - 1;
    this.perhaps(steps);
    this.instructions[at] = jump(this.instructions.length);
  }

  private branch(test: (past: number) => Instruction, then: readonly Step[], otherwise: readonly Step[]): void {
    const at = this.instructions.push(test(0)) - 1;
    const before = this.isItMany;
    this.perhaps(then);
    if (otherwise.length === 0) {
      this.instructions[at] = test(this.instructions.length);
      return;
    }
    const end = this.instructions.push({ op: 'jump', to: 0 }) - 1;
    this.instructions[at] = test(this.instructions.length);
    const after = this.isItMany;
    this.isItMany = before;
    this.perhaps(otherwise);
    this.isItMany ||= after;
    this.instructions[end] = { op: 'jump', to: this.instructions.length };
  }

  private eachPlayer(steps: readonly Step[], sure: boolean): void {
    const at = this.instructions.push({ op: 'each', past: 0 }) - 1;
    this.block(steps, sure);
    this.instructions.push({ op: 'meet' });
    this.instructions[at] = { op: 'each', past: this.instructions.length };
  }

  /** Into a register of their own, from which they are taken. */
  private gather(pick: Pick): number {
    const bound = this.bind(pick, null, false);
    if (typeof bound === 'object' && bound.pick === 'bound' && bound.register >= this.firstOwn) return bound.register;
    const into = this.register(true);
    this.instructions.push({ op: 'gather', pick: bound, into, to: null });
    return into;
  }

  /** `it` is each of them in turn, while it is still there. */
  private forEach(pick: Pick, steps: readonly Step[]): void {
    const from = this.gather(pick);
    const into = this.register(false);
    const start = this.instructions.push({ op: 'take', from, into, isIt: true, past: 0 }) - 1;
    this.block(steps, false);
    this.instructions.push({ op: 'jump', to: start });
    this.instructions[start] = { op: 'take', from, into, isIt: true, past: this.instructions.length };
    this.isItMany = true;
  }

  /** Once it has come to what it goes on until, no times are left. */
  private loop(times: Amount, until: Check | null, body: () => void): void {
    const slot = this.slots++;
    this.instructions.push({ op: 'count', slot, times });
    const start = this.instructions.push({ op: 'again', slot, past: 0 }) - 1;
    body();
    if (until !== null) {
      const past = this.instructions.length + 2;
      this.instructions.push({ op: 'unless', check: until, past }, { op: 'count', slot, times: 0 });
    }
    this.instructions.push({ op: 'jump', to: start });
    this.instructions[start] = { op: 'again', slot, past: this.instructions.length };
  }

  private modes({ who, count, modes }: Extract<Step, { do: 'one-of' }>): void {
    const at = this.instructions.push({ op: 'modes', who, count, starts: [] }) - 1;
    const next = this.instructions.push({ op: 'next-mode', starts: [], past: 0 }) - 1;
    const starts: number[] = [];
    for (const steps of modes) {
      starts.push(this.instructions.length);
      this.perhaps(steps);
      this.instructions.push({ op: 'jump', to: next });
    }
    this.instructions[at] = { op: 'modes', who, count, starts };
    this.instructions[next] = { op: 'next-mode', starts, past: this.instructions.length };
  }
}

/** Where a choice goes that the line speaks of later. */
const spokenOf = ({ as, count }: Chosen, next: number): number =>
  as === null ? (count === 1 ? next : COUNTED) : registerOf(as);

/** Whether it goes by what the line itself brings about, so that nobody can say beforehand what comes of it. */
const isLeftOpen = (deed: Deed): boolean =>
  /"of":"(rolled|dealt|chosen)"|"(on|but)":"(it|first|second|third)"|"its-(owner|controller)"/.test(
    JSON.stringify(deed),
  );

/** What is done with one card at a time, however many are named; those unveiled for their cost are one action. */
type OneByOne = Extract<Deed, { do: 'play' | 'unveil' | 'replay' }>;
const isOneByOne = (deed: Deed): deed is OneByOne =>
  deed.do === 'play' || deed.do === 'replay' || (deed.do === 'unveil' && deed.free);

const LOOKED: Extract<Pick, { pick: 'all' }> = { pick: 'all', best: null, of: cardsIn('looked') };

function registersOf(deed: Deed): readonly number[] {
  const picks: readonly unknown[] = ['what' in deed ? deed.what : null, 'to' in deed ? deed.to : null];
  return picks.flatMap((pick) =>
    typeof pick === 'object' && pick !== null && 'register' in pick ? [Number(pick.register)] : [],
  );
}
