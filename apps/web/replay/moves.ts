/** Where to go from a position: all in the page, over what was fetched. */
import type { Scored } from '../board/index.js';
import type { Chapter, Frame, Head } from './documents.js';

type Frames = readonly (Frame | undefined)[];

const mover = (frames: Frames, ply: number): number | null => frames[ply]?.move?.seat ?? null;

/** The next frame at which somebody else begins to move. */
export function turn(line: readonly number[], frames: Frames, at: number, by: 1 | -1): number {
  const here = line.indexOf(at);
  const whose = mover(frames, at);
  for (let i = here + by; i >= 0 && i < line.length; i += by) {
    const ply = line[i] ?? at;
    if (mover(frames, ply) !== whose && (by > 0 || mover(frames, line[i - 1] ?? -1) !== mover(frames, ply))) return ply;
  }
  return (by > 0 ? line.at(-1) : line[0]) ?? at;
}

export function step(line: readonly number[], at: number, by: number): number {
  const here = line.indexOf(at);
  return line[Math.max(0, Math.min(line.length - 1, here + by))] ?? at;
}

export function round(chapters: readonly Chapter[], at: number, by: 1 | -1): number {
  if (by > 0) return chapters.find(({ firstPly }) => firstPly > at)?.firstPly ?? chapters.at(-1)?.lastPly ?? at;
  return chapters.findLast(({ firstPly }) => firstPly < at)?.firstPly ?? chapters[0]?.firstPly ?? at;
}

export function mark({ marks }: Head, at: number, by: 1 | -1): number {
  const plies = marks.flatMap(({ ply }) => ply ?? []);
  return (by > 0 ? plies.find((ply) => ply > at) : plies.findLast((ply) => ply < at)) ?? at;
}

export function game({ match }: Head, at: number, by: 1 | -1): number {
  const starts = match.games.map(({ firstPly }) => firstPly);
  return (by > 0 ? starts.find((ply) => ply > at) : starts.findLast((ply) => ply < at)) ?? at;
}

/** How a conflict came out that this step scored. */
export function scoredAt(frames: Frames, at: number): Scored | null {
  const { scores, winner } = frames[at]?.facts.findLast(({ kind }) => kind === 'scored')?.data ?? {};
  if (!Array.isArray(scores)) return null;
  const totals = scores.filter((each) => typeof each === 'number');
  return { totals, parts: [], leads: typeof winner === 'number' ? winner : null };
}
