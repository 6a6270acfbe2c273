import type { ReplayViewpoint } from '#contract';
import { seat } from '#kernel';
import type { Viewpoint } from '#match';
import type { Standing } from './eyes.js';

/** The viewpoint that somebody names; or what is wrong with the `seat` beside it. */
export function eyesAsked(
  viewpoint: ReplayViewpoint,
  place: number | null,
  { seats, ownSeat }: Standing,
): Viewpoint | { readonly wrong: string } {
  if (viewpoint !== 'SEAT') {
    return place === null ? OTHERS[viewpoint] : { wrong: '`seat` goes with the viewpoint `SEAT` alone: leave it out.' };
  }
  const chosen = place ?? ownSeat;
  if (chosen === null) return { wrong: `Say which \`seat\` you mean, 0 to ${seats - 1}: you have none here.` };
  if (chosen >= 0 && chosen < seats) return { as: 'seat', seat: seat(chosen) };
  return { wrong: `\`seat\` is ${chosen}; this match has the seats 0 to ${seats - 1}.` };
}

const OTHERS: Readonly<Record<Exclude<ReplayViewpoint, 'SEAT'>, Viewpoint>> = {
  BOTH: { as: 'both' },
  JUDGE: { as: 'judge' },
  PUBLIC: { as: 'public' },
};
