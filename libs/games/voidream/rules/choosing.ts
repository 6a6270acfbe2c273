import { type DecisionRequest, Fault, type JsonObject, type Offer, type Seat, shuffle } from '#kernel';
import { cardsCalled, handlesOf, VD } from '../keys.js';
import { isLost, seatOf } from '../voice.js';
import { type Instruction, IT } from '../set/compiled.js';
import type { Card, LineFrame } from '../state.js';
import { defOf, deref, programOf, refOf, type Table, wait } from '../table.js';
import { draw } from '../zones.js';
import { waysOf, waysToSelect } from './listed.js';
import { candidates, type Choose, countOf, isVeiledChoice, modesOpen } from './possible.js';

/** Choices inside a line: VD-D.16 to VD-D.18. */

export const instructionAt = (t: Table, line: LineFrame): Instruction | undefined =>
  programOf(t, line.program).code[line.pc];

/** Nobody is asked where only one way is left; false where there is nothing to choose. */
export function choose(t: Table, line: LineFrame, now: Choose): boolean {
  const among = candidates(t, line, now);
  const count = countOf(t, line, now);
  if (isVeiledChoice(t, line, now)) wait(t);
  else if (among.length === 0 || count <= 0) return false;
  else if (now.pick.pick === 'random') {
    shuffle(among, draw(t, 'choice'));
    bind(line, now.into, among.slice(0, count));
  } else if (isCounted(now) && among.length <= count) bind(line, now.into, among);
  else wait(t);
  return true;
}

/** What was chosen, and in most cases is `it` from now on. */
export function bind(line: LineFrame, into: number, cards: readonly Card[], isIt = true): void {
  const [first] = cards;
  fill(line.bound, into, null);
  line.bound[into] = cards.map(refOf);
  if (isIt) line.bound[IT] = cards.map(refOf);
  line.it = first?.uid ?? -1;
  line.itsController = first?.controller ?? line.you;
  line.done = cards.length > 0;
  line.pc += 1;
}

/** What was chosen before the line: as far as it still is what it was, where all can tell which it is. */
export function goOnAbout(t: Table, line: LineFrame, refs: readonly number[]): void {
  const cards = refs
    .map((ref) => deref(t, ref))
    .filter((card) => card !== null)
    .filter((card) => !isLost(card));
  line.bound = [cards.map(refOf)];
  line.it = cards[0]?.uid ?? -1;
  line.itsController = cards[0]?.controller ?? line.you;
}

/** A list has no holes, also where what stands before a place was passed over: a state is a value. */
export function fill<T>(list: T[], upTo: number, empty: T): void {
  while (list.length < upTo) list.push(empty);
}

const one = (key: string): Offer => ({ form: 'one', key, about: {} });

/** Choices inside a line: VD-D.16 to VD-D.18. */
export function ask(t: Table, line: LineFrame): DecisionRequest {
  const now = instructionAt(t, line);
  const about = { card: defOf(t, line).slug };
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
      return request(seatOf(t, now.who, line) ?? line.you, 'mode', '2.4.2', modeOffers(t, line, now));
    case 'choose': {
      const { pick } = now;
      const seat = pick.pick === 'choose' ? (seatOf(t, pick.by, line) ?? line.you) : line.you;
      const asked = request(seat, 'choose', '2.4.2', cardOffers(t, line, now, about));
      return { ...asked, hidden: isVeiledChoice(t, line, now) };
    }
    default:
      throw new Fault(`A line does not wait at "${String(now?.op)}".`);
  }
}

export const isCounted = ({ pick }: Choose): boolean => pick.pick === 'random' || !(pick.upTo || pick.count === 'any');

function cardOffers(t: Table, line: LineFrame, now: Choose, about: JsonObject): Offer[] {
  const of = handlesOf(t, candidates(t, line, now));
  const count = countOf(t, line, now);
  if (count === 1 && isCounted(now) && !isVeiledChoice(t, line, now)) return of.map((name) => one(`choose:${name}`));
  const max = Math.min(count, of.length);
  return [{ form: 'some', key: 'choose', about, of, min: isCounted(now) ? max : 0, max }];
}

function modeOffers(t: Table, line: LineFrame, { starts, count }: Extract<Instruction, { op: 'modes' }>): Offer[] {
  const of = modesOpen(t, line, starts).map((n) => `mode-${n}`);
  if (count === 1) return of.map(one);
  const max = Math.min(count, of.length);
  return [{ form: 'some', key: 'modes', about: {}, of, min: max, max }];
}

/** How many answers there are to what it asks, told without naming them where cards are chosen. */
export function ways(t: Table, line: LineFrame): number {
  const now = instructionAt(t, line);
  if (now?.op !== 'choose') return waysOf(ask(t, line).offers);
  const among = candidates(t, line, now).length;
  const max = Math.min(countOf(t, line, now), among);
  return waysToSelect(among, isCounted(now) ? max : 0, max);
}

export function answer(t: Table, line: LineFrame, said: string): void {
  const now = instructionAt(t, line);
  switch (now?.op) {
    case 'may':
      line.done = said === 'yes';
      line.pc = line.done ? line.pc + 1 : now.past;
      return;
    case 'modes':
      line.modes = said
        .slice(said.indexOf(':') + 1)
        .split('+')
        .map((mode) => Number(mode.slice('mode-'.length)) - 1);
      line.pc += 1;
      return;
    case 'choose':
      bind(line, now.into, cardsCalled(t, candidates(t, line, now), said.slice('choose:'.length)));
      return;
    default:
      throw new Fault(`A line does not wait at "${String(now?.op)}".`);
  }
}
