import type { VoidreamState } from '#games/voidream';
import type { Game, GameSetup } from '#kernel';

/** By some readings of these a game does not end when it is left, or never ends by itself. */
const ENDS: readonly string[] = ['VD-H.82', 'VD-H.83', 'VD-H.84', 'VD-H.85'];

/** One reading of each point that can be switched. */
export const readingsOf = (
  { rulings }: Game<VoidreamState>,
  pick: (letters: readonly string[]) => string | undefined,
): GameSetup['switches'] =>
  Object.fromEntries(
    rulings
      .filter(({ id, readings }) => Object.keys(readings).length > 1 && !ENDS.includes(id))
      .map(({ id, readings, inForce }) => [id, pick(Object.keys(readings)) ?? inForce]),
  );
