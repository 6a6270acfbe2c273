import type { VoidreamState } from '#games/voidream';
import { anyAnswer, type Dice, type Game, seededChance, utf8 } from '#kernel';
import { chanceFrom, type Recording } from '#scenario';

/** Plays a game anew with answers by chance, all legal ones listed at each decision; how many there were. */
export function selfPlay(game: Game<VoidreamState>, { setup, seed }: Recording, nth: number): number {
  const chance = chanceFrom(seed);
  const dice = diceFor(nth);
  const state = game.start(setup, chance, null);
  let decisions = 0;
  for (let asked = game.requests(state)[0]; asked !== undefined; asked = game.requests(state)[0]) {
    game.apply(state, asked.seat, anyAnswer(asked.offers, dice), chance, null);
    decisions += 1;
  }
  return decisions;
}

const diceFor = (nth: number): Dice =>
  seededChance(utf8('self-play'), { game: 'answers', epoch: 0 }).dice('answers', nth);
