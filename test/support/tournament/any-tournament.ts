import fc from 'fast-check';
import type { EntrantId, Rounds, TableResult, Unpaired } from '#tournament';

export interface AnyTournament {
  readonly entrants: readonly EntrantId[];
  readonly rounds: Rounds;
}

const OFF: readonly Unpaired[] = ['awarded-bye', 'half-bye', 'loss'];

/** Pairs by lot; some do not come, ask for a bye, enter late, drop; whoever is left over has a bye. */
export const anyTournament: fc.Arbitrary<AnyTournament> = fc
  .record({
    size: fc.integer({ min: 2, max: 12 }),
    rounds: fc.integer({ min: 0, max: 7 }),
    lots: fc.infiniteStream(fc.nat(1_000_000)),
  })
  .map(({ size, rounds, lots }) => {
    const stream = lots[Symbol.iterator]();
    return played(size, rounds, (below) => (stream.next().value as number) % below);
  });

function played(size: number, rounds: number, lot: (below: number) => number): AnyTournament {
  const entrants = Array.from({ length: size }, (_, nth) => `e${String(nth).padStart(2, '0')}` as EntrantId);
  let present = entrants.slice(Math.floor(size / 3));
  const late = entrants.slice(0, Math.floor(size / 3));
  const all = Array.from({ length: rounds }, () => {
    const tables = oneRound(present, lot);
    tables.push(...late.map((entrant): TableResult => ({ is: 'loss', entrant })));
    present = present.filter(() => present.length < 3 || lot(8) > 0);
    present.push(...late.splice(0, lot(2)));
    return tables;
  });
  return { entrants, rounds: all };
}

function oneRound(present: readonly EntrantId[], lot: (below: number) => number): TableResult[] {
  const tables: TableResult[] = [];
  const left: EntrantId[] = [];
  for (const entrant of present) {
    const off = lot(12) === 0 ? OFF[lot(OFF.length)] : undefined;
    if (off === undefined) left.push(entrant);
    else tables.push({ is: off, entrant });
  }
  while (left.length > 1) {
    const entrants = [...left.splice(lot(left.length), 1), ...left.splice(lot(left.length), 1)] as [
      EntrantId,
      EntrantId,
    ];
    if (lot(8) === 0) tables.push({ is: 'forfeit', entrants, won: ([0, 1, null] as const)[lot(3)] ?? null });
    else
      tables.push({
        is: 'match',
        entrants,
        games: { won: [lot(3), lot(3)], drawn: lot(2) },
        bothLost: lot(20) === 0,
      });
  }
  return [...tables, ...left.map((entrant): TableResult => ({ is: 'bye', entrant }))];
}
