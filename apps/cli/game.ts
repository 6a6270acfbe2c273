import { voidream, type VoidreamState } from '#games/voidream';
import type { Game } from '#kernel';
import type { Recording } from '#scenario';
import { EXIT, Stop } from './exit.js';
import { SET_NAMES, theSet } from './sets.js';

/** The game that a recorded game was played with: the set is found by its hash among ours and the one named. */
export function gameOf(file: string, { game, engine, cards }: Recording, named: string | null): Game<VoidreamState> {
  if (game !== 'voidream')
    throw new Stop(EXIT.usage, `${file} is a game of "${game}"; this command line plays voidream.`);
  const names = named === null ? SET_NAMES : [named];
  const found = names.map((name) => voidream(theSet(name))).find((one) => one.cards === cards);
  if (found === undefined) {
    const which = `the cards ${String(cards).slice(0, 12)}`;
    throw new Stop(
      EXIT.found,
      `${file} was played with ${which}, and ${names.join(', ')} are others. Name that file by --set.`,
    );
  }
  if (found.engine === engine) return found;
  throw new Stop(EXIT.found, `${file} was played by the engine "${engine}", and this is "${found.engine}".`);
}
