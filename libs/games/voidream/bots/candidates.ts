import { type Answer, anyAnswer, type DecisionRequest, type Dice, type Offer } from '#kernel';

/** The answers worth thinking about: all that are listed, and of those that are only bounded a few that differ most. */
export function candidatesOf({ kind, offers }: DecisionRequest, dice: Dice): readonly Answer[] {
  if (LUCK.includes(kind)) return [anyAnswer(offers, dice)];
  return [...new Set(offers.flatMap((offer) => samplesOf(offer, dice)))];
}

/** Nobody can know which answer is the better one. */
const LUCK: readonly string[] = ['cut', 'hide-side', 'guess-side'];

const MOST_SINGLES = 6;
const MOST_SPLITS = 3;

function samplesOf(offer: Offer, dice: Dice): readonly Answer[] {
  switch (offer.form) {
    case 'one':
      return [offer.key];
    case 'number':
      return [offer.min, Math.floor((offer.min + offer.max) / 2), offer.max].map((n) => `${offer.key}:${n}`);
    case 'some':
      return selections(offer).map((keys) => `${offer.key}:${keys.join('+')}`);
    case 'order':
      return [`${offer.key}:${offer.of.join('>')}`, `${offer.key}:${offer.of.toReversed().join('>')}`];
    case 'split':
      return Array.from({ length: MOST_SPLITS }, () => anyAnswer([offer], dice));
  }
}

/** None, all, each alone and all but each, as far as the bounds let them. */
function selections({ of, min, max }: Extract<Offer, { form: 'some' }>): readonly (readonly string[])[] {
  const some = of.slice(0, MOST_SINGLES);
  const found = [
    of.slice(0, max),
    [],
    ...some.map((key) => [key]),
    ...some.map((key) => of.filter((each) => each !== key)),
  ];
  const fits = found.filter((keys) => keys.length >= min && keys.length <= max);
  return fits.length > 0 ? fits : [of.slice(0, min)];
}
