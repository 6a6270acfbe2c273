import { type CardSet, ownEngines, voidream, type VoidreamState } from '#games/voidream';
import type { Game } from '#kernel';
import type { Recording } from '#scenario';
import { EXIT, Stop } from './exit.js';
import { SET_NAMES, theSet } from './sets.js';

export interface Played {
  readonly game: Game<VoidreamState>;
  readonly set: CardSet;
}

/** What a game is to be played again with. */
type Pinned = Pick<Recording, 'game' | 'engine' | 'cards'>;

/** For a recording, which says by its hashes where another engine than its own goes otherwise. */
export function gameOf(file: string, pinned: Pinned, named: string | null): Played {
  const set = setOf(file, pinned, named);
  const game = ownEngine(set, pinned);
  if (game !== null) return { game, set };
  const own = voidream(set);
  console.error(
    `${file} was played by the engine ${pinned.engine}, and is played again by ${own.engine}: it may go otherwise.`,
  );
  return { game: own, set };
}

/** For a match, which no engine but its own can check. */
export function pinnedGameOf(file: string, pinned: Pinned, named: string | null): Played {
  const set = setOf(file, pinned, named);
  const game = ownEngine(set, pinned);
  if (game !== null) return { game, set };
  const says = `${file} was played by the engine ${pinned.engine}, and this is ${voidream(set).engine}.`;
  throw new Stop(EXIT.found, `${says} Take the version of Dreamledger that it was played with.`);
}

const ownEngine = (set: CardSet, { engine }: Pinned): Game<VoidreamState> | null =>
  ownEngines(set).find((own) => own.engine === engine) ?? null;

/** The set is found by its hash among ours and the one named. */
function setOf(file: string, { game: id, cards }: Pinned, named: string | null): CardSet {
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
  return set;
}
