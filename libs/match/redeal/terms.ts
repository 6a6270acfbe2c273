import { type CeremonyTerms, type Hash, type Seat, seat } from '#kernel';
import { hasLeft, nextEpoch } from '../dispute/line.js';
import { reopen } from '../dispute/reopen.js';
import type { In } from '../state.js';

/** It binds the ruling, which knows the match as it stood. */
export function redealTerms(state: In<'playing'>, to: number, after: Hash): CeremonyTerms | null {
  const { ceremony } = state.plan;
  if (ceremony === null) return null;
  const { play } = reopen(state, to);
  return { stream: ceremony.terms.stream, game: play.number, epoch: nextEpoch(play), attempt: 1, after };
}

/** Those still at the table whose players brought a seed of their own to the match. */
export const broughtOwn = ({ plan, play }: In<'playing'>): readonly Seat[] =>
  (plan.ceremony?.seats ?? []).flatMap((each, place) =>
    (each?.fallback ?? null) !== null && !hasLeft(play, seat(place)) ? [seat(place)] : [],
  );
