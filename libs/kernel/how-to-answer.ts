import type { Answer, Offer } from './decision.js';
import { type Phrase, phrase } from './phrase.js';

/** How an answer to this offer is spelled, with one that fits; an offer that is itself the answer needs no word. */
export function howToAnswer(offer: Offer): readonly Phrase[] {
  const { key } = offer;
  const as = (rest: string): Answer => `${key}:${rest}`;
  switch (offer.form) {
    case 'one':
      return [];
    case 'number': {
      const { min, max } = offer;
      return phrase('"{key}" takes a number from {min} to {max}, as in "{example}".', {
        key,
        min,
        max,
        example: as(String(min)),
      });
    }
    case 'some': {
      const { min, max, of } = offer;
      const example = as(of.slice(0, Math.max(min, 1)).join('+'));
      return phrase('"{key}" takes {min} to {max} of these, in this order: {of}, as in "{example}".', {
        key,
        min,
        max,
        of: of.join(', '),
        example,
      });
    }
    case 'order':
      return phrase('"{key}" takes all of these, each once, in any order: {of}, as in "{example}".', {
        key,
        of: offer.of.join(', '),
        example: as(offer.of.join('>')),
      });
    case 'split':
      return phrase('"{key}" deals out {total}, with each of these named in this order: {of}.', {
        key,
        total: offer.total,
        of: offer.among.map((share) => `${share.key}=${String(share.min)}..${String(share.max)}`).join(', '),
      });
  }
}
