import type { Seat } from '#kernel';
import { picked } from '../pick.js';
import { type Deed, type Instruction, IT } from '../set/compiled.js';
import type { Happening, LineFrame } from '../state.js';
import { cardOf, other, programOf, refOf, type Table } from '../table.js';
import { find, hasBefores, interrupt } from '../triggers.js';
import { isCounted } from './choosing.js';
import { foreseen } from './foreseen.js';
import { candidates, type Choose, countOf, isBoundIn, isVeiledChoice } from './possible.js';
import { verbOf } from './verbs.js';

/** What comes before the deeds of a line: ahead of the whole line where they are certain, else just before each (VD-7.11.2, VD-H.60). */

/**
 * What the line is certain to make happen: deeds that nothing stands before, on cards of which nothing else could be chosen.
 * Their Before-triggers come ahead of the whole line, those of all others just before the deed (VD-7.11.2, VD-H.60).
 */
export function foretell(t: Table, line: LineFrame): Happening[] {
  const { bound } = line;
  line.bound = [];
  const events = comingOfAll(t, line);
  line.bound = bound;
  return events;
}

/** As far as can be said ahead, with what is bound to be chosen. */
function comingOfAll(t: Table, line: LineFrame): Happening[] {
  const { code } = programOf(t, line.program);
  const all: Happening[] = [];
  let seats: readonly (Seat | null)[] = NOBODY;
  for (const [pc, now] of code.entries()) {
    if (now.op === 'each') seats = [t.state.active, other(t.state.active)];
    if (now.op === 'meet') seats = NOBODY;
    if (now.op === 'choose') foresee(t, line, now, now.sure && seats.length === 1);
    if (now.op === 'gather' || now.op === 'take') line.bound[IT] = null;
    if (now.op !== 'deed' || !now.sure || !isBoundIn(now, line)) continue;
    line.foretold.push(pc);
    for (const each of seats) {
      const way = each === line.each ? line : { ...line, each };
      const events = comingOf(t, way, now.deed);
      for (const event of aimsOf(t, way, now.deed, events)) line.foreseen.push(sight(t, pc, event));
      all.push(...events);
    }
  }
  return all;
}

const NOBODY: readonly null[] = [null];

/** What everybody sees coming of a deed. */
function comingOf(t: Table, line: LineFrame, deed: Deed): readonly Happening[] {
  const verb = verbOf(deed);
  const events = verb.announces(t, line, deed);
  return verb.heralds === undefined ? events : [...events, ...verb.heralds(t, line, deed)];
}

/** Of these, what happens to the cards that the deed names. */
function aimsOf(t: Table, line: LineFrame, deed: Deed, events: readonly Happening[]): readonly Happening[] {
  const cards = 'what' in deed ? picked(t, line, deed.what) : [];
  return events.filter(({ card }) => cards.some(({ uid }) => uid === card));
}

const sight = (t: Table, pc: number, { card }: Happening): string => `${pc} ${refOf(cardOf(t, card))}`;

function foresee(t: Table, line: LineFrame, now: Choose, isSure: boolean): void {
  const isOpen = isSure && now.pick.pick === 'choose' && isCounted(now) && !isVeiledChoice(t, line, now);
  const among = isOpen ? candidates(t, line, now) : null;
  const refs = among === null || among.length > countOf(t, line, now) ? null : among.map(refOf);
  line.bound[now.into] = refs;
  line.bound[IT] = refs;
}

/** What comes just before a deed, which is then looked at anew. */
export const comesFirst = (t: Table, line: LineFrame, now: Extract<Instruction, { op: 'deed' }>): boolean =>
  herald(t, line, now) || tellLate(t, line, now.deed);

/** Of a deed that was foretold, what comes before cards that nobody foresaw when the line began (VD-H.60). */
export function tellLate(t: Table, line: LineFrame, deed: Deed): boolean {
  if (!line.foretold.includes(line.pc) || !hasBefores(t)) return false;
  const late = aimsOf(t, line, deed, comingOf(t, line, deed)).filter(
    (event) => !line.foreseen.includes(sight(t, line.pc, event)),
  );
  line.foreseen.push(...late.map((event) => sight(t, line.pc, event)));
  return late.length > 0 && interrupt(t, find(t, 'before', foreseen(t, late)));
}

/** What comes just before a deed that makes no event of its own; then the line looks anew whether it can be done. */
function herald(t: Table, line: LineFrame, { deed }: Extract<Instruction, { op: 'deed' }>): boolean {
  const verb = verbOf(deed);
  if (verb.heralds === undefined || !hasBefores(t)) return false;
  if (line.foretold.includes(line.pc) || line.foretold.includes(heralded(line))) return false;
  const found = find(t, 'before', foreseen(t, verb.heralds(t, line, deed)));
  if (found.length > 0) line.foretold.push(heralded(line));
  return interrupt(t, found);
}

/** Marked apart from what was foretold for the whole line, since a line may come to the same deed again. */
const heralded = ({ pc }: LineFrame): number => -1 - pc;
export const forgetHerald = (line: LineFrame): void => {
  if (line.foretold.includes(heralded(line))) line.foretold = line.foretold.filter((mark) => mark !== heralded(line));
};
