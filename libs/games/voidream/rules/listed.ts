import type { Answer, Offer } from '#kernel';

/** All answers to a question, where they are few; null where they are more than are worth listing. */
export function listed(offers: readonly Offer[]): readonly Answer[] | null {
  const lists = offers.map(answersTo);
  return lists.every((list) => list !== null) ? lists.flat() : null;
}

const MOST_LISTED = 7;
const MOST_NUMBERS = 100;

function answersTo(offer: Offer): readonly Answer[] | null {
  switch (offer.form) {
    case 'one':
      return [offer.key];
    case 'number':
      if (offer.max - offer.min > MOST_NUMBERS) return null;
      return Array.from({ length: offer.max - offer.min + 1 }, (_, i) => `${offer.key}:${offer.min + i}`);
    case 'some': {
      if (offer.of.length > MOST_LISTED) return null;
      const sets = selections(offer.of).filter(({ length }) => length >= offer.min && length <= offer.max);
      return sets.map((names) => `${offer.key}:${names.join('+')}`);
    }
    case 'order':
    case 'split':
      return null;
  }
}

/** Every selection, each in the order in which the names are offered. */
const selections = (names: readonly string[]): readonly (readonly string[])[] =>
  names.reduce<readonly (readonly string[])[]>((sets, name) => [...sets, ...sets.map((set) => [...set, name])], [[]]);
