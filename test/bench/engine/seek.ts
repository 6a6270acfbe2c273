import type { VoidreamState } from '#games/voidream';
import { type Chance, type Dice, type Game, seededChance, utf8 } from '#kernel';
import { chanceFrom } from '#scenario';
import { ANYBODY, type Recorded } from './games.js';

/** A copy of the position is kept every so many plies. */
export const EVERY = 16;

interface Kept {
  readonly recorded: Recorded;
  readonly chance: Chance;
  readonly keyframes: readonly VoidreamState[];
}

function withKeyframes(game: Game<VoidreamState>, recorded: Recorded): Kept {
  const { recording, answers } = recorded;
  const chance = chanceFrom(recording.seed);
  const state = game.start(recording.setup, chance, null);
  const keyframes = answers.flatMap((answer, ply) => {
    const kept = ply % EVERY === 0 ? [game.clone(state)] : [];
    game.apply(state, ANYBODY, answer, chance, null);
    return kept;
  });
  return { recorded, chance, keyframes };
}

const TRIES = 3;

/** How many milliseconds it takes to reach each of so many plies that are drawn among all games, at its best try. */
export function seekTimes(game: Game<VoidreamState>, games: readonly Recorded[], seeks: number): readonly number[] {
  const all = games.map((recorded) => withKeyframes(game, recorded));
  const dice: Dice = seededChance(utf8('seek'), { game: 'plies', epoch: 0 }).dice('plies', 0);
  return Array.from({ length: seeks }, () => {
    const kept = all[dice.below(all.length)];
    if (kept === undefined) throw new Error('There is no game to seek in.');
    const ply = dice.below(kept.recorded.answers.length);
    let least = Infinity;
    for (let n = 0; n < TRIES; n++) {
      const began = performance.now();
      reach(game, kept, ply);
      least = Math.min(least, performance.now() - began);
    }
    return least;
  });
}

function reach(game: Game<VoidreamState>, { recorded, chance, keyframes }: Kept, ply: number): VoidreamState {
  const from = Math.floor(ply / EVERY);
  const keyframe = keyframes[from];
  if (keyframe === undefined) throw new Error(`There is no keyframe ${from}.`);
  const state = game.clone(keyframe);
  for (let i = from * EVERY; i < ply; i++) game.apply(state, ANYBODY, recorded.answers[i] ?? '', chance, null);
  return state;
}
