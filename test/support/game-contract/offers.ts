import type { DecisionRequest, Offer } from '#kernel';

const WORD = /^[A-Za-z0-9_.,!?*'/-]+$/;
const KEY = /^[!-~]+$/;

/** What is wrong with how a decision is put: each answer must have one spelling, and at least one must exist. */
export function requestFaults({ kind, offers }: DecisionRequest): readonly string[] {
  const keys = offers.map((offer) => offer.key);
  const faults = offers.flatMap(offerFaults).map((fault) => `${kind}: ${fault}`);
  if (offers.length === 0) faults.push(`${kind}: nothing is offered`);
  if (new Set(keys).size < keys.length) faults.push(`${kind}: two offers have one key`);
  for (const { key } of offers.filter((offer) => offer.form !== 'one')) {
    if (keys.some((each) => each.startsWith(`${key}:`))) faults.push(`${kind}: ${key} could be two offers`);
  }
  return faults;
}

function offerFaults(offer: Offer): readonly string[] {
  if (offer.form === 'one') return KEY.test(offer.key) ? [] : [`the key "${offer.key}" is no key`];
  if (!WORD.test(offer.key)) return [`the key "${offer.key}" is no key`];
  return boundsFaults(offer).map((fault) => `${offer.key} ${fault}`);
}

function boundsFaults(offer: Exclude<Offer, { readonly form: 'one' }>): readonly string[] {
  switch (offer.form) {
    case 'number':
      return isRange(offer.min, offer.max) ? [] : ['has bounds that hold no number'];
    case 'some':
      return [
        ...wordFaults(offer.of),
        ...(isRange(offer.min, offer.max) && offer.min >= 0 && offer.max <= offer.of.length
          ? []
          : ['asks for more than there is']),
      ];
    case 'order':
      return offer.of.length === 0 ? ['orders nothing'] : wordFaults(offer.of);
    case 'split': {
      const least = offer.among.reduce((sum, share) => sum + share.min, 0);
      const most = offer.among.reduce((sum, share) => sum + share.max, 0);
      const fits = offer.among.every((share) => isRange(share.min, share.max)) && isRange(least, most);
      return [
        ...wordFaults(offer.among.map((share) => share.key)),
        ...(fits && least <= offer.total && offer.total <= most ? [] : ['can not be split so']),
      ];
    }
  }
}

const isRange = (min: number, max: number): boolean =>
  Number.isSafeInteger(min) && Number.isSafeInteger(max) && min <= max;

function wordFaults(words: readonly string[]): readonly string[] {
  const faults = words.filter((word) => !WORD.test(word)).map((word) => `names "${word}", which is no word`);
  return new Set(words).size < words.length ? [...faults, 'names one thing twice'] : faults;
}
