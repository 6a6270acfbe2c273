import type { Frame } from './frames.js';

/** A round of a game; a game that counts none is one chapter. */
export type Chapter = {
  readonly game: number;
  readonly round: number | null;
  readonly firstPly: number;
  readonly lastPly: number;
};

type Placed = Pick<Frame, 'ply' | 'game' | 'cut' | 'round'>;

/** Of all that was not taken back. */
export function chaptersOf(frames: readonly Placed[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const { ply, game, cut, round } of frames) {
    if (cut) continue;
    const last = chapters.at(-1);
    if (last?.game === game && last.round === round) chapters[chapters.length - 1] = { ...last, lastPly: ply };
    else chapters.push({ game, round, firstPly: ply, lastPly: ply });
  }
  return chapters;
}
