import type { Seat } from '#kernel';
import type { Half, LineFrame } from '../state.js';
import { other, type Table } from '../table.js';

/**
 * What each player does (VD-H.98): both go through the same steps, the active player first, each as far as to the next deed;
 * then what both stand at is done together. Whoever cannot do a step is left out from there on (VD-7.9.1).
 */

/** The line stands where `each-player` begins; from here on its fields are those of the half that is on. */
export function halve(t: Table, line: LineFrame): void {
  const half = (seat: Seat): Half => ({ seat, stage: 'on', happening: 0, ...own(line), pc: line.pc + 1 });
  const { active } = t.state;
  line.halves = [half(active), half(other(active))];
  goOnAs(line, line.halves[0]);
}

/** What each of both has of its own. */
const own = ({ pc, bound, counts, modes, looked, it, itsController, rolled, done }: LineFrame) => ({
  pc,
  bound: bound.map((refs) => (refs === null ? null : [...refs])),
  counts: [...counts],
  modes: [...modes],
  looked: [...looked],
  it,
  itsController,
  rolled,
  done,
});

/** What the one that was on has come to is kept, and the other goes on. */
export function goOnAs(line: LineFrame, half: Half): void {
  const before = line.halves?.find(({ seat }) => seat === line.each);
  if (before === half) return;
  if (before !== undefined) Object.assign(before, own(line));
  const { seat, pc, bound, counts, modes, looked, it, itsController, rolled, done } = half;
  Object.assign(line, { each: seat, pc, bound, counts, modes, looked, it, itsController, rolled, done });
}

/** One line again, which finds what either has chosen; whether at least one of both came through. */
export function meet(line: LineFrame, [one, two]: readonly [Half, Half]): boolean {
  goOnAs(line, one);
  goOnAs(line, two);
  one.bound.forEach((refs, register) => {
    const others = line.bound[register] ?? null;
    line.bound[register] = refs === null ? others : [...new Set([...refs, ...(others ?? [])])];
  });
  line.looked = [...new Set([...one.looked, ...line.looked])];
  if (two.it < 0) line.it = one.it;
  line.done = one.done || line.done;
  line.halves = null;
  line.each = null;
  const through = [one, two].find(({ stage }) => stage === 'over');
  if (through !== undefined) line.pc = through.pc + 1;
  return through !== undefined;
}

/** The result of a roll is that of the half that rolled. */
export function noteRoll(line: LineFrame, happening: number, result: number): void {
  line.rolled = result;
  const half = line.halves?.find((one) => one.happening === happening);
  if (half !== undefined) half.rolled = result;
}
