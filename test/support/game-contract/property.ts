import fc from 'fast-check';

/** Holds for this many random seeds; a failing one is printed with the path that repeats it. */
export function forSeeds(games: number, holds: (seed: string) => void): void {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      holds(`seed ${seed}`);
    }),
    { numRuns: games },
  );
}

/** For what is asked many thousand times, where Jest's own expectations are slow. */
export function demand(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
