/** Where a match is told, and what of it holds there. */
import type { Eyes, Head } from './documents.js';
import type { Story } from './story.js';
import { eyesInUrl } from './words.js';
import { say } from '../say/index.js';

/** Of a game that this page alone has: where it is told, and where it was played. */
export interface Here {
  readonly at: string;
  readonly back: string;
}

interface Placed {
  readonly id: string;
  readonly eyes: Eyes;
  readonly embedded: boolean;
  readonly here: Here | undefined;
}

interface Place {
  readonly address: (ply: number) => string;
  /** Nothing is written, shared or played on there. */
  readonly isBare: boolean;
  readonly back: string | null;
}

export function placeOf({ id, eyes, here, embedded }: Placed): Place {
  const view = eyes.viewpoint === 'PUBLIC' && here === undefined ? '' : `?view=${eyesInUrl(eyes)}`;
  return {
    address: (ply) => `${here?.at ?? `/g/${id}`}/${ply}${view}`,
    isBare: embedded || here !== undefined,
    back: here?.back ?? null,
  };
}

/** What is true of it also when nobody can be reached. */
export const holding = ({ match, count }: Head, frames: Story['frames']): string | null =>
  match.phase === 'FINISHED' && frames.length === count && !frames.includes(undefined)
    ? say('Not connected. This match is over, and all of it is here.')
    : null;
