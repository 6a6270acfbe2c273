import { type Answer, anyAnswer, type Dice, type Offer } from '#kernel';

/** An offer as the API spells it. */
export interface ShownOffer {
  readonly form: string;
  readonly key: string;
}

/** What a bot of the demo says: it plays on where it can, keeps out of Nightmare, and else lets the dice decide. */
export function answerTo(kind: string, shown: readonly ShownOffer[], dice: Dice): Answer {
  const offers = shown.map((offer) => ({ ...offer, form: offer.form.toLowerCase() }) as unknown as Offer);
  const wanted = offers.find(({ form, key }) => form === 'one' && WANTED[kind]?.includes(key) === true);
  if (wanted !== undefined) return wanted.key;
  const fit = offers.filter(({ key }) => !AVOIDED.some((start) => key.startsWith(start)));
  return anyAnswer(fit.length > 0 ? fit : offers, dice);
}

const WANTED: Readonly<Record<string, readonly string[]>> = { evoke: ['play', 'veil'], may: ['yes'], join: ['join'] };
/** Giving up an arcanum, going into Nightmare, and doing nothing. */
const AVOIDED = ['invert:', 'enter', 'pass'];
