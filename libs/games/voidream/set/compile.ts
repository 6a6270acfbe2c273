import { slugOf } from '#cards';
import type { Hash } from '#kernel';
import type { CardText } from '../card-text.js';
import type { Amount, Check, Keyword, Line, Pick, Step } from '../language.js';
import type { Ability, CardDef, CardSet, Deed, Instruction, Lasting, Program, Trigger } from './compiled.js';
import type { SetText } from './card-shape.js';

/** From what the file says to what the engine runs: lines become flat programs with numbers for names. */

interface Tables {
  readonly programs: Program[];
  readonly triggers: Trigger[];
  readonly lasting: Lasting[];
}

export function compileSet({ title, cards: texts }: SetText, hash: Hash): CardSet {
  const tables: Tables = { programs: [], triggers: [], lasting: [] };
  const cards = texts.map((text, index) => compileCard(tables, text, index));
  return { title, hash, cards, bySlug: new Map(cards.map((card) => [card.slug, card])), ...tables };
}

function compileCard(tables: Tables, text: CardText, index: number): CardDef {
  const isDream = text.kind !== 'arcanum' && text.kind !== 'mind';
  const parts: Parts = { normal: [], inverted: [], starts: [], abilities: [], triggers: [], statics: [] };
  const take = (lines: readonly Line[], position: number, plays: Program[]): void => {
    for (const line of lines) compileLine({ tables, parts, plays, card: index, position }, line);
  };
  if (text.kind === 'arcanum') {
    take(text.normal, -1, parts.normal);
    take(text.inverted, -1, parts.inverted);
  } else if (text.kind === 'mind') {
    const { spent, one, two, three, four } = text.texts;
    [spent, one, two, three, four].forEach((lines, position) => {
      take(lines, position, parts.normal);
    });
  } else {
    take(text.lines, -1, parts.normal);
  }
  const keywords: Partial<Record<Keyword, number>> = {};
  for (const { keyword, x } of isDream ? text.keywords : []) keywords[keyword] = (keywords[keyword] ?? 0) + x;
  return {
    index,
    slug: slugOf(text.title),
    title: text.title,
    kind: text.kind,
    faction: text.faction,
    value: text.kind === 'mind' ? 0 : text.value,
    dawn: text.kind === 'entity' ? text.dawn : 0,
    stability: 'stability' in text ? text.stability : 0,
    dusk: text.kind === 'entity' ? text.dusk : 0,
    subtypes: isDream ? text.subtypes : [],
    keywords,
    only: text.kind === 'mind' ? null : text.only,
    hosts: text.kind === 'memory' ? text.attachesTo : null,
    back: text.kind === 'bastion' ? text.back : null,
    text,
    ...parts,
  };
}

interface Parts {
  readonly normal: Program[];
  readonly inverted: Program[];
  readonly starts: Program[];
  readonly abilities: Ability[];
  readonly triggers: Trigger[];
  readonly statics: Lasting[];
}
interface Place {
  readonly tables: Tables;
  readonly parts: Parts;
  /** Where lines that are done on playing go. */
  readonly plays: Program[];
  readonly card: number;
  readonly position: number;
}

function compileLine(place: Place, line: Line): void {
  const { tables, parts, plays, position } = place;
  switch (line.line) {
    case 'play':
      plays.push(compileProgram(place, line.do, line.if));
      return;
    case 'start':
      parts.starts.push(compileProgram(place, line.do, null));
      return;
    case 'static':
      for (const grant of line.give) {
        const lasting = { index: tables.lasting.length, position, grant, check: line.if };
        tables.lasting.push(lasting);
        parts.statics.push(lasting);
      }
      return;
    case 'ability': {
      const { only, often, pay } = line;
      const program = compileProgram(place, line.do, line.if);
      parts.abilities.push({ index: parts.abilities.length, position, program, only, often, pay });
      return;
    }
    case 'trigger': {
      const { at, event, who, card, from } = line;
      const program = compileProgram(place, line.do, line.if);
      const trigger = { index: tables.triggers.length, position, program, at, event, who, card, from };
      tables.triggers.push(trigger);
      parts.triggers.push(trigger);
    }
  }
}

function compileProgram({ tables, card }: Place, steps: readonly Step[], check: Check | null): Program {
  const code = new Code(tables);
  code.block(steps, true);
  const program = { index: tables.programs.length, card, check, code: code.instructions };
  tables.programs.push(program);
  return program;
}

/** Writes instructions; jumps that lead forward are filled in when their end is known. */
class Code {
  readonly instructions: Instruction[] = [];
  private registers = 0;
  private slots = 0;

  constructor(private readonly tables: Tables) {}

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
        const lasting: Lasting = {
          index: this.tables.lasting.length,
          position: -1,
          grant: { ...step.give, ...to },
          check: null,
        };
        this.tables.lasting.push(lasting);
        this.instructions.push({ op: 'begin', grant: lasting.index, long: step.long });
        return;
      }
      case 'may':
        this.forward((past) => ({ op: 'may', who: step.who, past }), step.steps);
        return;
      case 'if':
        this.branch(step.check, step.then, step.else);
        return;
      case 'each-player':
        for (const first of [true, false]) {
          this.instructions.push({ op: 'each', first });
          this.block(step.steps, false);
        }
        return;
      case 'repeat':
        this.loop(step.times, () => {
          this.block(step.steps, false);
        });
        return;
      case 'one-of':
        this.modes(step.modes);
        return;
      default:
        if ('times' in step && step.times !== 1) {
          this.loop(step.times, () => {
            this.deed({ ...step, times: 1 }, false);
          });
        } else {
          this.deed(step, sure);
        }
    }
  }

  private deed(deed: Deed, sure: boolean): void {
    const what = 'what' in deed ? { what: this.bind(deed.what, deed, sure) } : {};
    const to = deed.do === 'attach' ? { to: this.bind(deed.to, null, sure) } : {};
    this.instructions.push({ op: 'deed', deed: { ...deed, ...what, ...to } as Deed, sure });
  }

  /** A choice comes ahead of the deed, which then finds the chosen in a register; `it` is the last register. */
  private bind(pick: Pick, to: Deed | null, sure: boolean): Pick {
    if (pick === 'it') return { pick: 'bound', register: Math.max(0, this.registers - 1) };
    if (typeof pick === 'string' || pick.pick === 'all' || pick.pick === 'bound') return pick;
    const register = this.registers++;
    this.instructions.push({ op: 'choose', pick, into: register, to, sure });
    return { pick: 'bound', register };
  }

  private forward(jump: (past: number) => Instruction, steps: readonly Step[]): void {
    const at = this.instructions.push(jump(0)) - 1;
    this.block(steps, false);
    this.instructions[at] = jump(this.instructions.length);
  }

  private branch(check: Check, then: readonly Step[], otherwise: readonly Step[]): void {
    const at = this.instructions.push({ op: 'unless', check, past: 0 }) - 1;
    this.block(then, false);
    if (otherwise.length === 0) {
      this.instructions[at] = { op: 'unless', check, past: this.instructions.length };
      return;
    }
    const end = this.instructions.push({ op: 'jump', to: 0 }) - 1;
    this.instructions[at] = { op: 'unless', check, past: this.instructions.length };
    this.block(otherwise, false);
    this.instructions[end] = { op: 'jump', to: this.instructions.length };
  }

  private loop(times: Amount, body: () => void): void {
    const slot = this.slots++;
    this.instructions.push({ op: 'count', slot, times });
    const start = this.instructions.push({ op: 'again', slot, past: 0 }) - 1;
    body();
    this.instructions.push({ op: 'jump', to: start });
    this.instructions[start] = { op: 'again', slot, past: this.instructions.length };
  }

  private modes(modes: readonly (readonly Step[])[]): void {
    const at = this.instructions.push({ op: 'modes', starts: [] }) - 1;
    const starts: number[] = [];
    const ends: number[] = [];
    for (const steps of modes) {
      starts.push(this.instructions.length);
      this.block(steps, false);
      ends.push(this.instructions.push({ op: 'jump', to: 0 }) - 1);
    }
    this.instructions[at] = { op: 'modes', starts };
    for (const end of ends) this.instructions[end] = { op: 'jump', to: this.instructions.length };
  }
}
