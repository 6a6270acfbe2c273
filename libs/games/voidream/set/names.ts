import type { Flaw } from '#cards';
import { type Line, type Name, NAMES, type Step } from '../language.js';
import { within } from './secrets.js';

/** Names of choices: each is given to one card, once on each way through the line, and ahead of where it is used. */
export function misnamed(line: Exclude<Line, { line: 'static' }>, isDelayed: boolean): readonly Flaw[] {
  const flaws: Flaw[] = [];
  for (const [field, part] of Object.entries(line)) {
    if (field !== 'do') flaws.push(...new Reading(new Set(), isDelayed).part(field, part, [field]));
  }
  const reading = new Reading(new Set(), isDelayed);
  return [...flaws, ...reading.steps(line.do, ['do'])];
}

/** Fields that hold cards, in the order in which these are chosen, before whatever else a step goes by. */
const CHOSEN: readonly string[] = ['what', 'of', 'to'];
const CARDS: readonly string[] = [...CHOSEN, 'on', 'but', 'with'];
/** Held steps are gone through by themselves, and so is a line that is given. */
const APART: readonly string[] = ['steps', 'then', 'else', 'modes', 'line'];

const UNCOUNTED = 'Nothing is counted here: a choice of several, by "count", must come before it.';

const rank = ([field]: readonly [string, unknown]): number =>
  CHOSEN.includes(field) ? CHOSEN.indexOf(field) : CHOSEN.length;

/** A line from its first word on, with the names that are given by then; "chosen" where several may have been chosen. */
class Reading {
  constructor(
    private readonly given: Set<Name | 'chosen'>,
    private readonly isDelayed: boolean,
  ) {}

  steps(steps: readonly Step[], at: Flaw['at']): readonly Flaw[] {
    return steps.flatMap((step, i) => {
      const here = [...at, i];
      const own = this.fields(step.do === 'repeat' ? { ...step, until: null } : step, here);
      const ways = within(step).map(([below, held]) => {
        const way = new Reading(new Set(this.given), this.isDelayed);
        return { way, flaws: way.steps(held, [...here, ...below]) };
      });
      for (const { way } of ways) for (const name of way.given) this.given.add(name);
      const until = step.do === 'repeat' && step.until !== null ? this.fields(step.until, [...here, 'until']) : [];
      return [...own, ...ways.flatMap(({ flaws }) => flaws), ...until];
    });
  }

  part(field: string, part: unknown, at: Flaw['at']): readonly Flaw[] {
    if (typeof part === 'object' && part !== null) return this.fields(part, at);
    if (field === 'of' && part === 'chosen' && !this.given.has(part)) return [{ at, says: UNCOUNTED }];
    const name = NAMES.find((one) => one === part);
    if (name === undefined) return [];
    if (field === 'as') return this.give(name, at);
    if (!CARDS.includes(field) || this.given.has(name)) return [];
    const why = this.isDelayed
      ? 'names end with their line. What waits for a next time goes on about "it", which was chosen last'
      : `a choice with "as": "${name}" must come before it`;
    return [{ at, says: `Nothing is called "${name}" here: ${why}.` }];
  }

  private fields(part: object, at: Flaw['at']): readonly Flaw[] {
    const isMany = 'as' in part && part.as !== null && 'count' in part && part.count !== 1;
    const many = 'A name is for one card: leave "count" out, or "as"; "for-each" goes through several one by one.';
    const inOrder = Object.entries(part)
      .filter(([field]) => !APART.includes(field))
      .sort((a, b) => rank(a) - rank(b));
    if ('pick' in part && (part.pick === 'choose' || part.pick === 'random') && 'count' in part && part.count !== 1) {
      this.given.add('chosen');
    }
    return [
      ...(isMany ? [{ at: [...at, 'as'], says: many }] : []),
      ...inOrder.flatMap(([field, value]) =>
        this.part(field, value, [...at, Array.isArray(part) ? Number(field) : field]),
      ),
    ];
  }

  private give(name: Name, at: Flaw['at']): readonly Flaw[] {
    if (this.given.has(name)) return [{ at, says: `Another choice is called "${name}" already: take another name.` }];
    this.given.add(name);
    return [];
  }
}
