/** Where a side of a match comes from: a seed, or how an earlier match ended. Seeds and matches count from 1. */
export type Source =
  { readonly from: 'seed'; readonly seed: number } | { readonly from: 'winner' | 'loser'; readonly match: number };

export type Part = 'winners' | 'losers' | 'third-place' | 'final' | 'reset';

export interface BracketMatch {
  readonly match: number;
  readonly part: Part;
  /** Within its part, from 1. */
  readonly round: number;
  readonly sides: readonly [Source, Source];
}

/** A side that a bye leaves empty comes from nowhere; no match has one. */
type Slot = Source | null;

export type Elimination =
  | { readonly is: 'single'; readonly thirdPlace: boolean }
  /** With a reset the final is played again when its first loss is that of the winners' side. */
  | { readonly is: 'double'; readonly reset: boolean };

/** A bracket as a list of matches, each after those it waits for. The best seeds have the byes. */
export function bracketOf(entrants: number, elimination: Elimination): readonly BracketMatch[] {
  const building = new Building();
  const rounds = winnersRounds(building, entrants);
  if (elimination.is === 'single') {
    const semifinals = rounds.at(-2) ?? [];
    if (elimination.thirdPlace && semifinals.length === 2) {
      const [one = null, other = null] = semifinals.map(loserOf);
      building.meet('third-place', 1, one, other);
    }
    return building.matches;
  }
  const unbeaten = winnerOf(rounds.at(-1)?.[0] ?? null);
  const comeback = losersRounds(building, rounds);
  const final = building.meet('final', 1, unbeaten, comeback);
  if (elimination.reset && final?.from === 'match') building.meet('reset', 1, loserOf(final), winnerOf(final));
  return building.matches;
}

/** What a pair of slots became: a match, or whoever goes on without one. */
type Met = { readonly from: 'match'; readonly match: number } | { readonly from: 'bye'; readonly slot: Slot } | null;

const winnerOf = (met: Met): Slot =>
  met === null ? null : met.from === 'match' ? { from: 'winner', match: met.match } : met.slot;

const loserOf = (met: Met): Slot => (met?.from === 'match' ? { from: 'loser', match: met.match } : null);

class Building {
  readonly matches: BracketMatch[] = [];

  meet(part: Part, round: number, one: Slot, other: Slot): Met {
    if (one === null || other === null) return { from: 'bye', slot: one ?? other };
    const match = this.matches.length + 1;
    this.matches.push({ match, part, round, sides: [one, other] });
    return { from: 'match', match };
  }

  /** Neighbours meet. */
  round(part: Part, round: number, slots: readonly Slot[]): readonly Met[] {
    return slots.flatMap((slot, nth) => (nth % 2 === 0 ? [this.meet(part, round, slot, slots[nth + 1] ?? null)] : []));
  }
}

function winnersRounds(building: Building, entrants: number): readonly (readonly Met[])[] {
  const rounds: (readonly Met[])[] = [];
  let slots: readonly Slot[] = seedOrder(entrants).map((seed) => (seed <= entrants ? { from: 'seed', seed } : null));
  while (slots.length > 1) {
    const round = building.round('winners', rounds.length + 1, slots);
    rounds.push(round);
    slots = round.map(winnerOf);
  }
  return rounds;
}

/** 1, 8, 4, 5, 2, 7, 3, 6: in every round the best left meets the worst left, if the better seeds win. */
export function seedOrder(entrants: number): readonly number[] {
  let order: readonly number[] = [1];
  while (order.length < entrants) {
    const size = order.length * 2;
    order = order.flatMap((seed) => [seed, size + 1 - seed]);
  }
  return order;
}

/** Losers of the first round meet; from then on those who are left meet whoever drops, and then one another. */
function losersRounds(building: Building, [first = [], ...later]: readonly (readonly Met[])[]): Slot {
  let nth = 1;
  let left = first.map(loserOf);
  if (left.length > 1) left = building.round('losers', nth++, left).map(winnerOf);
  for (const [drop, round] of later.entries()) {
    const dropped = apart(round.map(loserOf), drop);
    left = building
      .round(
        'losers',
        nth++,
        left.flatMap((slot, place) => [dropped[place] ?? null, slot]),
      )
      .map(winnerOf);
    if (left.length > 1) left = building.round('losers', nth++, left).map(winnerOf);
  }
  return left[0] ?? null;
}

/**
 * Those who drop come in far from all whom they, or those who dropped before from their part, can have met: the first time
 * in the other half, then in the other quarter of their own, then of the other, and so on.
 */
function apart(dropped: readonly Slot[], nth: number): readonly Slot[] {
  let moved = dropped;
  for (let size = dropped.length / 2, drop = nth + 1; size >= 1 && drop > 0; size /= 2, drop >>= 1)
    if (drop % 2 === 1) moved = moved.map((_, place) => moved[place ^ size] ?? null);
  return moved;
}

/** Who won each match so far: the first side or the second. */
export type BracketResults = ReadonlyMap<number, 0 | 1>;

/** The seeds at the sides of a match; null where an earlier match is not over. */
export function sidesOf(
  bracket: readonly BracketMatch[],
  results: BracketResults,
  match: number,
): readonly [number | null, number | null] {
  const seedAt = (source: Source): number | null => {
    if (source.from === 'seed') return source.seed;
    const won = results.get(source.match);
    if (won === undefined) return null;
    const { sides } = bracket[source.match - 1] as BracketMatch;
    return seedAt(sides[(source.from === 'winner') === (won === 0) ? 0 : 1]);
  };
  const [one, other] = (bracket[match - 1] as BracketMatch).sides;
  return [seedAt(one), seedAt(other)];
}
