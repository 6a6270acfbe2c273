import type { Answer, Offer, Share } from '#kernel';

/** Damage dealt out so that one card after the other gets as much as it can take. */

type Split = Extract<Offer, { form: 'split' }>;

const bySize = ({ among }: Split): readonly Share[] => [...among].sort((a, b) => a.max - b.max);

/** The smallest first, which destroys the most. */
export const destroying = (offer: Split): Answer => filled(offer, bySize(offer));

/** The largest first, which destroys the fewest. */
export const sparing = (offer: Split): Answer => filled(offer, bySize(offer).toReversed());

const MOST_AIMS = 6;

/** Each of the smaller ones first, once. */
export const aiming = (offer: Split): readonly Answer[] =>
  bySize(offer)
    .slice(0, MOST_AIMS)
    .map((aim) => filled(offer, [aim, ...bySize(offer).filter((share) => share !== aim)]));

function filled({ key, total, among }: Split, order: readonly Share[]): Answer {
  let left = total;
  const given = new Map<string, number>();
  for (const share of order) {
    const amount = Math.min(left, share.max);
    given.set(share.key, amount);
    left -= amount;
  }
  return `${key}:${among.map((share) => `${share.key}=${given.get(share.key) ?? 0}`).join('+')}`;
}
