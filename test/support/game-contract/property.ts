import fc from 'fast-check';

/** Holds for this many random seeds; a failing one is printed with the path that repeats it. */
export function forSeeds(games: number, holds: (seed: string) => void): void {
  const failing: string[] = [];
  const property = fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
    try {
      holds(`seed ${seed}`);
    } catch (failure) {
      failing.push(`seed ${seed}`);
      throw failure;
    }
  });
  try {
    fc.assert(property, { numRuns: games });
  } catch (failure) {
    const last = failing.at(-1);
    if (last === undefined || !(failure instanceof Error)) throw failure;
    throw new FailedGame(last, failure);
  }
}

/** The last seed that failed, which is the one that is printed. */
export class FailedGame extends Error {
  override readonly name = 'FailedGame';

  constructor(
    readonly seed: string,
    cause: Error,
  ) {
    super(cause.message, { cause });
  }
}

/** For what is asked many thousand times, where Jest's own expectations are slow. */
export function demand(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
