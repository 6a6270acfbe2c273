import type { DecisionRequest, Offer } from '#kernel';

/** An offer in one line: its key, or its key and bounds, `attack:0-2 of wolf-2 hare-3`. */
export function offerText(offer: Offer): string {
  switch (offer.form) {
    case 'one':
      return offer.key;
    case 'number':
      return `${offer.key}:${offer.min}-${offer.max}`;
    case 'some':
      return `${offer.key}:${offer.min}-${offer.max} of ${offer.of.join(' ')}`.trimEnd();
    case 'order':
      return `${offer.key}:order of ${offer.of.join(' ')}`;
    case 'split':
      return `${offer.key}:${offer.total} among ${offer.among.map(({ key, max }) => `${key}<=${max}`).join(' ')}`;
  }
}

/** Who is asked what, `you turn`; `nobody` when the game is over. */
export function askedText(requests: readonly DecisionRequest[], seats: readonly string[]): string {
  if (requests.length === 0) return 'nobody';
  return requests.map(({ seat, kind }) => `${seats[seat] ?? `seat ${seat}`} ${kind}`).join(', ');
}
