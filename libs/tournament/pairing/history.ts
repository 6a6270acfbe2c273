import { type EntrantId, endOfUnpaired, endsOf, type Rounds, type TableResult } from '../standings/results.js';
import { partsAt, partsForEnd, type RuleSet } from '../standings/rule-set.js';
import type { ToPair } from './swiss.js';

type Past = { -readonly [Key in keyof Omit<ToPair, 'met'>]: ToPair[Key] } & { readonly met: Set<EntrantId> };

/** One for all: nearly everybody may meet anybody. */
const NOBODY: ReadonlySet<EntrantId> = new Set();

export type Pair = readonly [EntrantId, EntrantId];

/**
 * What matters for the next round of these entrants, read from the rounds before. Whoever did not come was not met; a win
 * without play is as much as a bye. `keptApart`: who may not be paired whatever the scores are.
 */
export function toPair(
  present: readonly EntrantId[],
  rounds: Rounds,
  rules: RuleSet,
  keptApart: readonly Pair[] = [],
): readonly ToPair[] {
  const all = new Map<EntrantId, Past>();
  const of = (entrant: EntrantId): Past => {
    const known = all.get(entrant);
    if (known !== undefined) return known;
    const unknown = { entrant, score: 0, met: new Set<EntrantId>(), apart: NOBODY, hadBye: false, pairedDown: 0 };
    all.set(entrant, unknown);
    return unknown;
  };
  for (const tables of rounds) for (const gain of tables.map((table) => record(table, of, rules))) gain();
  for (const [one, other] of keptApart) {
    of(one).apart = new Set([...of(one).apart, other]);
    of(other).apart = new Set([...of(other).apart, one]);
  }
  return present.map(of);
}

/** Notes what was known of all before the round; what the table gives is added once the round is through. */
function record(table: TableResult, of: (entrant: EntrantId) => Past, rules: RuleSet): () => void {
  if ('entrant' in table) {
    const one = of(table.entrant);
    if (table.is === 'bye' || table.is === 'awarded-bye') one.hadBye = true;
    const gain = table.is === 'bye' ? rules.points.bye : partsForEnd(endOfUnpaired(table.is), rules);
    return () => {
      one.score += gain;
    };
  }
  const seated = table.entrants.map(of);
  const gains = partsAt(table, rules);
  if (table.is === 'match') {
    for (const one of seated) for (const other of seated) if (one !== other) note(one, other);
  } else {
    endsOf(table).forEach((ended, seat) => {
      if (ended === 'won' && seated[seat] !== undefined) seated[seat].hadBye = true;
    });
  }
  return () => {
    seated.forEach((one, seat) => {
      one.score += gains[seat] ?? 0;
    });
  };
}

function note(one: Past, other: Past): void {
  one.pairedDown += Math.sign(one.score - other.score);
  one.met.add(other.entrant);
}
