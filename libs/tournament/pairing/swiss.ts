import { type Dice, shuffle } from '#kernel';
import type { EntrantId } from '../standings/results.js';
import { isFree, join, noPartners, pairAsManyAsPossible, type Partners } from './matching.js';

/** Somebody who is to be paired, and what matters for it. */
export interface ToPair {
  readonly entrant: EntrantId;
  /** Those with the same score make a group; only the order counts. */
  readonly score: number;
  readonly met: ReadonlySet<EntrantId>;
  /** With whom the organiser wants them never to be paired, as with their family; said of both. */
  readonly apart: ReadonlySet<EntrantId>;
  readonly hadBye: boolean;
  /** How often they were paired with a lower score, less how often with a higher one. */
  readonly pairedDown: number;
}

export interface SwissRound {
  /** The tables from the first on: the highest scores sit there, and the higher of two on the left. */
  readonly tables: readonly (readonly [EntrantId, EntrantId])[];
  readonly bye: { readonly entrant: EntrantId; readonly why: ByeReason } | null;
  /** Pairs who have met before, because no pairing was without. */
  readonly rematches: readonly (readonly [EntrantId, EntrantId])[];
  /** Pairs who were to be kept apart, because there is nobody else at all. */
  readonly forced: readonly (readonly [EntrantId, EntrantId])[];
}

export type ByeReason =
  /** By lot among those of the lowest group who had none. */
  | 'lowest-group'
  /** Nobody lower could have it without a second bye or a rematch. */
  | 'lowest-possible'
  /** Everybody has had one, or a rematch would have been the price. */
  | 'second-bye';

/** A small field is drawn several times, and the draw with the nearest scores is taken; a large one is near them anyway. */
const MOST_DRAWS = 24;
const SEATS_DRAWN = 12_000;

/**
 * Pairs a round by score groups: by lot within each, nobody with whom they met before, one of an odd group down with the
 * next. Where that ends in a corner, pairs are changed until nobody is left over, or as few as can be.
 */
export function pairSwiss(entrants: readonly ToPair[], dice: Dice): SwissRound {
  const draws = Math.min(MOST_DRAWS, Math.floor(SEATS_DRAWN / (entrants.length + 1)));
  let best = draw(entrants, dice);
  for (let more = draws - 1; more > 0 && best.gap > 0; more--) {
    const next = draw(entrants, dice);
    if (next.gap < best.gap) best = next;
  }
  return roundOf(best.seats, best.partners);
}

interface Draw {
  readonly seats: readonly Seated[];
  readonly partners: Partners;
  /** How far apart the scores at the tables are, all together. */
  readonly gap: number;
}

function draw(entrants: readonly ToPair[], dice: Dice): Draw {
  const seats = inOrder(entrants, dice);
  const mayPair = (a: number, b: number): boolean => compatible(seats[a] as Seated, seats[b] as Seated);
  const partners = noPartners(seats.length);
  pairGreedily(seats, partners, mayPair);
  pairAsManyAsPossible(partners, (seat) => nearestFirst(seat, seats, mayPair));
  const gap = gapsOf(seats);
  closeGaps(partners, mayPair, gap);
  const twice = partners.reduce((sum, b, a) => sum + (b < 0 ? 0 : gap(a, b)), 0);
  return { seats, partners, gap: twice / 2 };
}

/** Where the bye is one that is paired with, too: the last of all, with whoever had none. */
type Seated = ToPair | 'bye';

const scoreOf = (seated: Seated): number => (seated === 'bye' ? -Infinity : seated.score);

function compatible(a: Seated, b: Seated): boolean {
  if (a === 'bye') return b !== 'bye' && !b.hadBye;
  if (b === 'bye') return !a.hadBye;
  return !a.met.has(b.entrant) && !areApart(a, b);
}

const areApart = (a: Seated, b: Seated): boolean =>
  a !== 'bye' && b !== 'bye' && a.apart.size > 0 && a.apart.has(b.entrant);

/**
 * From the highest score down, in each group by lot, but that who is to float is last and who meets a floater first: those
 * float who did it least, and those meet a floater who floated most.
 */
function inOrder(entrants: readonly ToPair[], dice: Dice): readonly Seated[] {
  const drawn = [...entrants].sort((a, b) => (a.entrant < b.entrant ? -1 : 1));
  shuffle(drawn, dice);
  drawn.sort((a, b) => b.score - a.score);
  const seats: Seated[] = [];
  for (let from = 0; from < drawn.length;) {
    const score = drawn[from]?.score;
    const after = drawn.findIndex((each, nth) => nth > from && each.score !== score);
    const group = drawn.slice(from, after < 0 ? drawn.length : after);
    const comesOdd = seats.length % 2 === 1;
    seats.push(...floatersLast(group, comesOdd));
    from += group.length;
  }
  return seats.length % 2 === 1 ? [...seats, 'bye'] : seats;
}

function floatersLast(group: readonly ToPair[], comesOdd: boolean): readonly ToPair[] {
  const rest = [...group];
  const first = comesOdd
    ? rest.splice(
        indexOfMost(rest, ({ pairedDown }) => pairedDown),
        1,
      )
    : [];
  const isOdd = rest.length % 2 === 1;
  const last = isOdd
    ? rest.splice(
        indexOfMost(rest, ({ pairedDown }) => -pairedDown),
        1,
      )
    : [];
  return [...first, ...rest, ...last];
}

function indexOfMost(group: readonly ToPair[], of: (each: ToPair) => number): number {
  return group.reduce((best, each, nth) => (of(each) > of(group[best] as ToPair) ? nth : best), 0);
}

/** Each with the next one down whom they may be paired with. */
function pairGreedily(seats: readonly Seated[], partners: Partners, mayPair: (a: number, b: number) => boolean): void {
  for (let a = 0; a < seats.length; a++) {
    if (!isFree(partners, a)) continue;
    for (let b = a + 1; b < seats.length; b++) {
      if (!isFree(partners, b) || !mayPair(a, b)) continue;
      join(partners, a, b);
      break;
    }
  }
}

/** All whom somebody may be paired with, by how near their places are: a change then stays among near scores. */
function* nearestFirst(
  seat: number,
  seats: readonly Seated[],
  mayPair: (a: number, b: number) => boolean,
): Iterable<number> {
  for (let apart = 1; apart < seats.length; apart++) {
    for (const other of [seat - apart, seat + apart])
      if (other >= 0 && other < seats.length && mayPair(seat, other)) yield other;
  }
}

/** A bye is as far from somebody as the lowest score is. */
function gapsOf(seats: readonly Seated[]): (a: number, b: number) => number {
  const lowest = seats.reduce((least, seated) => (seated === 'bye' ? least : Math.min(least, seated.score)), Infinity);
  const scores = seats.map((seated) => (seated === 'bye' ? lowest : seated.score));
  return (a, b) => Math.abs((scores[a] ?? 0) - (scores[b] ?? 0));
}

/** Two tables exchange players as long as that brings scores nearer to one another. */
function closeGaps(
  partners: Partners,
  mayPair: (a: number, b: number) => boolean,
  gap: (a: number, b: number) => number,
): void {
  const exchange = (a: number): boolean => {
    const b = partners[a] as number;
    for (let c = 0; c < partners.length; c++) {
      const d = partners[c] as number;
      if (isFree(partners, c) || c === a || c === b) continue;
      if (gap(a, c) + gap(b, d) >= gap(a, b) + gap(c, d) || !mayPair(a, c) || !mayPair(b, d)) continue;
      join(partners, a, c);
      join(partners, b, d);
      return true;
    }
    return false;
  };
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let a = 0; a < partners.length; a++)
      if (!isFree(partners, a) && gap(a, partners[a] as number) > 0 && exchange(a)) isBetter = true;
  }
}

function roundOf(seats: readonly Seated[], partners: Partners): SwissRound {
  joinTheRest(seats, partners);
  const tables: (readonly [EntrantId, EntrantId])[] = [];
  const rematches: (readonly [EntrantId, EntrantId])[] = [];
  const forced: (readonly [EntrantId, EntrantId])[] = [];
  let bye: SwissRound['bye'] = null;
  for (const [nth, one] of seats.entries()) {
    const partner = partners[nth] as number;
    const other = seats[partner];
    if (one === 'bye' || other === undefined || partner < nth) continue;
    if (other === 'bye') {
      bye = { entrant: one.entrant, why: whyBye(one, seats) };
      continue;
    }
    const table = [one.entrant, other.entrant] as const;
    tables.push(table);
    if (one.met.has(other.entrant)) rematches.push(table);
    if (areApart(one, other)) forced.push(table);
  }
  return { tables, bye, rematches, forced };
}

/** Who is left over meets again, or has a second bye; those who are to be kept apart only where nobody else is. */
function joinTheRest(seats: readonly Seated[], partners: Partners): void {
  const mayMeetAgain = (a: number, b: number): boolean => !areApart(seats[a] as Seated, seats[b] as Seated);
  pairAsManyAsPossible(partners, (seat) => nearestFirst(seat, seats, mayMeetAgain));
  const left = [...partners.keys()].filter((seat) => isFree(partners, seat));
  for (let nth = 0; nth + 1 < left.length; nth += 2) join(partners, left[nth] as number, left[nth + 1] as number);
}

function whyBye(entrant: ToPair, seats: readonly Seated[]): ByeReason {
  if (entrant.hadBye) return 'second-bye';
  const lowest = scoreOf(seats.at(-2) ?? entrant);
  return entrant.score === lowest ? 'lowest-group' : 'lowest-possible';
}
