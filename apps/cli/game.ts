import { type CardSet, voidream, type VoidreamState } from '#games/voidream';
import type { Game } from '#kernel';
import type { Recording } from '#scenario';
import { EXIT, Stop } from './exit.js';
import { SET_NAMES, theSet } from './sets.js';

export interface Played {
  readonly game: Game<VoidreamState>;
  readonly set: CardSet;
}

/** What a game was played with: the set is found by its hash among ours and the one named. */
export function gameOf(
  file: string,
  { game: id, engine, cards }: Pick<Recording, 'game' | 'engine' | 'cards'>,
  named: string | null,
): Played {
  if (id !== 'voidream') throw new Stop(EXIT.usage, `${file} is a game of "${id}"; this command line plays voidream.`);
  const names = named === null ? SET_NAMES : [named];
  const set = names.map(theSet).find(({ hash }) => hash === cards);
  if (set === undefined) {
    const which = `the cards ${String(cards).slice(0, 12)}`;
    throw new Stop(
      EXIT.found,
      `${file} was played with ${which}, and ${names.join(', ')} are others. Name that file by --set.`,
    );
  }
  const game = voidream(set);
  if (game.engine === engine) return { game, set };
  throw new Stop(EXIT.found, `${file} was played by the engine "${engine}", and this is "${game.engine}".`);
}
