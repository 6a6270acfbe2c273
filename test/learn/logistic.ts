import type { Example } from './games.js';

/** Logistic regression by Newton's method, each weight held back by a penalty of its own. */

export type Weights = ReadonlyMap<string, number>;

const MOST_STEPS = 8;
const SMALL = 1e-3;
/** Long games have many positions and one end: each counts for less the more there are. */
const USUAL_LENGTH = 3;

export function fit(examples: readonly Example[], penaltyOf: (feature: string) => number): Weights {
  const features = [...new Set(examples.flatMap(({ lead }) => [...lead.keys()]))].sort();
  const places = new Map(features.map((feature, i) => [feature, i]));
  const lengths = new Map<number, number>();
  for (const { game } of examples) lengths.set(game, (lengths.get(game) ?? 0) + 1);
  const rows = examples.map(({ game, lead, won }) => ({
    won: won ? 1 : 0,
    counts: (USUAL_LENGTH * USUAL_LENGTH) / (USUAL_LENGTH + (lengths.get(game) ?? 1)),
    parts: [...lead].map(([feature, n]) => [places.get(feature) ?? 0, n] as const),
  }));
  const penalties = features.map(penaltyOf);
  const weights = features.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = weights.map((weight, i) => -(penalties[i] ?? 0) * weight);
    const bend = penalties.map((penalty, i) => Float64Array.from(features, (_, j) => (i === j ? penalty : 0)));
    for (const { won, counts, parts } of rows) {
      const chance = logistic(parts.reduce((sum, [i, n]) => sum + (weights[i] ?? 0) * n, 0));
      for (const [i, n] of parts) {
        slope[i] = (slope[i] ?? 0) + counts * (won - chance) * n;
        const line = bend[i];
        if (line === undefined) continue;
        for (const [j, m] of parts) line[j] = (line[j] ?? 0) + counts * chance * (1 - chance) * n * m;
      }
    }
    const change = solved(bend, slope);
    for (const [i, by] of change.entries()) weights[i] = (weights[i] ?? 0) + by;
    if (Math.max(...change.map(Math.abs)) < SMALL) break;
  }
  return new Map(features.map((feature, i) => [feature, weights[i] ?? 0]));
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The solution of a system of linear equations, by elimination; the penalties keep it well conditioned. */
function solved(matrix: readonly Float64Array[], right: readonly number[]): number[] {
  const lines = matrix.map((line, i) => Float64Array.from([...line, right[i] ?? 0]));
  const size = lines.length;
  for (const [i, pivot] of lines.entries()) {
    for (const below of lines.slice(i + 1)) {
      const share = (below[i] ?? 0) / (pivot[i] ?? 1);
      if (share === 0) continue;
      for (let j = i; j <= size; j++) below[j] = (below[j] ?? 0) - share * (pivot[j] ?? 0);
    }
  }
  const found = right.map(() => 0);
  for (let i = size - 1; i >= 0; i--) {
    const line = lines[i];
    if (line === undefined) continue;
    let rest = line[size] ?? 0;
    for (let j = i + 1; j < size; j++) rest -= (line[j] ?? 0) * (found[j] ?? 0);
    found[i] = rest / (line[i] ?? 1);
  }
  return found;
}

/** How well the weights foretell games: the mean surprise, and the share of positions whose winner they name. */
export function told(
  weights: Weights,
  examples: readonly Example[],
): { readonly loss: number; readonly right: number } {
  let [loss, right] = [0, 0];
  for (const { lead, won } of examples) {
    let odds = 0;
    for (const [feature, n] of lead) odds += (weights.get(feature) ?? 0) * n;
    const chance = logistic(won ? odds : -odds);
    loss -= Math.log(chance) / examples.length;
    right += (chance > 1 / 2 ? 1 : 0) / examples.length;
  }
  return { loss, right };
}
