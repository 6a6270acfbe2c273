import type { Answer, Offer, Share } from '#kernel';

/** More answers to one question than that are not listed one by one. */
export const MOST_LISTED = 1000;

/** How many answers there are to a question; one more than can be listed where there are too many. */
export const waysOf = (offers: readonly Offer[]): number =>
  atMost(offers.reduce((sum, offer) => sum + waysWithin(offer), 0));

const atMost = (ways: number): number => Math.min(MOST_LISTED + 1, ways);

/** How many selections there are of so many things, likewise. */
export const waysToSelect = (among: number, min: number, max: number): number => atMost(selectionsOf(among, min, max));

function waysWithin(offer: Offer): number {
  switch (offer.form) {
    case 'one':
      return 1;
    case 'number':
      return offer.max - offer.min + 1;
    case 'some':
      return selectionsOf(offer.of.length, offer.min, offer.max);
    case 'order':
      return offer.of.reduce((ways, _, i) => ways * (i + 1), 1);
    case 'split':
      return splitsOf(offer.total, offer.among);
  }
}

/** Of so many, at least and at most so many; what comes next of Pascal's row follows from what came before. */
function selectionsOf(n: number, min: number, max: number): number {
  let ways = 0;
  for (let k = 0, of = 1; k <= Math.min(n, max); of = (of * (n - k)) / (k + 1), k++) if (k >= min) ways += of;
  return ways;
}

function splitsOf(total: number, [first, ...others]: readonly Share[]): number {
  if (first === undefined) return total === 0 ? 1 : 0;
  let ways = 0;
  for (let n = first.min; n <= Math.min(first.max, total) && ways <= MOST_LISTED; n++)
    ways += splitsOf(total - n, others);
  return ways;
}

/** All answers to a question; null where they are more than are worth listing. */
export const listed = (offers: readonly Offer[]): readonly Answer[] | null =>
  waysOf(offers) > MOST_LISTED ? null : offers.flatMap(answersTo);

function answersTo(offer: Offer): readonly Answer[] {
  const keyed = (rest: string): Answer => `${offer.key}:${rest}`;
  switch (offer.form) {
    case 'one':
      return [offer.key];
    case 'number':
      return Array.from({ length: offer.max - offer.min + 1 }, (_, i) => keyed(String(offer.min + i)));
    case 'some':
      return selections(offer.of, offer.max)
        .filter(({ length }) => length >= offer.min)
        .map((names) => keyed(names.join('+')));
    case 'order':
      return orders(offer.of).map((names) => keyed(names.join('>')));
    case 'split':
      return splits(offer.total, offer.among).map((shares) => keyed(shares.join('+')));
  }
}

type Names = readonly string[];

/** Every selection of at most so many, each in the order in which the names are offered. */
const selections = (names: Names, most: number): readonly Names[] =>
  names.reduce<readonly Names[]>(
    (sets, name) => [...sets, ...sets.filter(({ length }) => length < most).map((set) => [...set, name])],
    [[]],
  );

const orders = (names: Names): readonly Names[] =>
  names.length === 0
    ? [[]]
    : names.flatMap((first) => orders(names.filter((name) => name !== first)).map((rest) => [first, ...rest]));

function splits(total: number, [first, ...others]: readonly Share[]): readonly Names[] {
  if (first === undefined) return total === 0 ? [[]] : [];
  const { key, min, max } = first;
  return Array.from({ length: Math.max(0, Math.min(max, total) - min + 1) }, (_, i) => min + i).flatMap((n) =>
    splits(total - n, others).map((rest) => [`${key}=${n}`, ...rest]),
  );
}
