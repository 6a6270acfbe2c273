/** What a frozen engine gives: Voidream with cards that are read from a text, and its golden games replayed. */
import { loadSet, voidream, type VoidreamState } from '#games/voidream';
import type { Game } from '#kernel';
import { divergence, type GoldenGames, unpackGolden } from '#scenario';
import { sha256 } from '@noble/hashes/sha2.js';

/** The game under the name of this engine, which is the hash of its file. */
export function engine(cards: string, name: string): Game<VoidreamState> {
  const loaded = loadSet('cards.json', cards);
  if (loaded.ok) return { ...voidream(loaded.set), engine: name };
  throw new RangeError(loaded.flaws.map(({ line, field, says }) => `cards.json:${line} ${field}: ${says}`).join('\n'));
}

/** How many golden games there are, and what differs when they are replayed. */
export function replayGolden(
  cards: string,
  name: string,
  golden: GoldenGames,
): { readonly games: number; readonly differ: readonly string[] } {
  const game = engine(cards, name);
  const recordings = unpackGolden(golden);
  const differ = recordings.flatMap((recording) => {
    if (recording.engine !== name) return [`${recording.about ?? ''}: played by the engine ${recording.engine}`];
    const found = divergence(sha256, game, recording);
    return found === null ? [] : [`${recording.about ?? ''}: ply ${found.ply}: ${found.says}`];
  });
  return { games: recordings.length, differ };
}
