import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { VoidreamState } from '#games/voidream';
import type { Game } from '#kernel';
import { foldTo, type Recorded } from './games.js';

/** Kilobytes of heap that a live game takes just before its last answer, as the mean of all these held at once. */
export function liveGameSize(game: Game<VoidreamState>, games: readonly Recorded[]): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = (): number => {
    collect();
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = heap();
  const live = games.map((recorded) => foldTo(game, recorded, recorded.answers.length - 1));
  const bytes = heap() - before;
  return bytes / live.length / 1024;
}
