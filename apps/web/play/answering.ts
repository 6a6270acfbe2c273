/** One answer in the making: what has been chosen of it, and whether it is whole. */
import { useMemo, useState } from 'react';
import type { Offer } from '#kernel';
import type { Asked } from './table.js';

export type OneOffer = Extract<Offer, { readonly form: 'one' }>;
type Many = Exclude<Offer, { readonly form: 'one' }>;

export interface Answering {
  /** The offer that takes more than one touch, where there is one. */
  readonly many: Many | null;
  readonly chosen: readonly string[];
  readonly shares: ReadonlyMap<string, number>;
  readonly number: number;
  readonly setNumber: (number: number) => void;
  readonly toggle: (key: string) => void;
  readonly share: (key: string, amount: number) => void;
  /** The answer as the game reads it, null while something is missing. */
  readonly whole: string | null;
  /** The answers that concern a card, ready to be given. */
  readonly about: (card: string) => readonly string[];
  /** The cards that something can be done with. */
  readonly cards: ReadonlySet<string>;
}

/** The card that a ready answer is about: what follows its verb, or what the offer says. */
function cardIn(offer: Offer): string | null {
  if (offer.form !== 'one') return null;
  return cardNamedIn(offer) ?? (typeof offer.about.card === 'string' ? offer.about.card : null);
}

/** Where the answer itself names the card that it is about. */
export function cardNamedIn({ key }: OneOffer): string | null {
  const at = key.indexOf(':');
  return at >= 0 ? key.slice(at + 1) : null;
}

export const keysOf = (offer: Many): readonly string[] => {
  switch (offer.form) {
    case 'number':
      return [];
    case 'some':
    case 'order':
      return offer.of;
    case 'split':
      return offer.among.map(({ key }) => key);
  }
};

export function useAnswering(asked: Asked | null): Answering {
  const many = useMemo(() => asked?.offers.find((offer): offer is Many => offer.form !== 'one') ?? null, [asked]);
  const [made, setMade] = useState<Made>(() => fresh(asked, many));
  const now = made.asked === asked ? made : fresh(asked, many);
  const change = (part: Partial<Made>): void => setMade({ ...now, ...part });
  const { chosen, shares, number } = now;

  return {
    many,
    chosen,
    shares,
    number,
    setNumber: (next) => change({ number: next }),
    toggle(key) {
      if (many?.form === 'split') {
        change({ shares: withOneMore(many, shares, key) });
        return;
      }
      const without = chosen.filter((one) => one !== key);
      const most = many?.form === 'some' ? many.max : Infinity;
      if (without.length < chosen.length) change({ chosen: without });
      else change({ chosen: [...(without.length >= most ? without.slice(1) : without), key] });
    },
    share: (key, amount) => change({ shares: new Map(shares).set(key, amount) }),
    whole: many === null ? null : wholeAnswer(many, now),
    about: (card) => (asked?.offers ?? []).flatMap((offer) => (cardIn(offer) === card ? [offer.key] : [])),
    cards: useMemo(
      () =>
        new Set([
          ...(asked?.offers ?? []).flatMap((offer) => cardIn(offer) ?? []),
          ...(many === null ? [] : keysOf(many)),
        ]),
      [asked, many],
    ),
  };
}

type Split = Extract<Offer, { readonly form: 'split' }>;

/** One more for this one; where it, or all together, would have too much, it begins anew. */
export function withOneMore(
  { among, total }: Split,
  shares: ReadonlyMap<string, number>,
  key: string,
): ReadonlyMap<string, number> {
  const one = among.find((each) => each.key === key);
  if (one === undefined) return shares;
  const given = among.reduce((sum, each) => sum + (shares.get(each.key) ?? each.min), 0);
  const has = shares.get(key) ?? one.min;
  return new Map(shares).set(key, has < one.max && given < total ? has + 1 : one.min);
}

interface Made {
  readonly asked: Asked | null;
  readonly chosen: readonly string[];
  readonly shares: ReadonlyMap<string, number>;
  readonly number: number;
}

const fresh = (asked: Asked | null, many: Many | null): Made => ({
  asked,
  chosen: [],
  shares: new Map(many?.form === 'split' ? many.among.map(({ key, min }) => [key, min]) : []),
  number: many?.form === 'number' ? Math.ceil((many.min + many.max) / 2) : 0,
});

function wholeAnswer(offer: Many, { chosen, shares, number }: Omit<Made, 'asked'>): string | null {
  switch (offer.form) {
    case 'number':
      return number >= offer.min && number <= offer.max ? `${offer.key}:${number}` : null;
    case 'some': {
      const inOrder = offer.of.filter((key) => chosen.includes(key));
      return inOrder.length >= offer.min && inOrder.length <= offer.max ? `${offer.key}:${inOrder.join('+')}` : null;
    }
    case 'order':
      return chosen.length === offer.of.length ? `${offer.key}:${chosen.join('>')}` : null;
    case 'split': {
      const given = offer.among.map(({ key }) => shares.get(key) ?? 0);
      if (given.reduce((sum, one) => sum + one, 0) !== offer.total) return null;
      return `${offer.key}:${offer.among.map(({ key }, nth) => `${key}=${given[nth] ?? 0}`).join('+')}`;
    }
  }
}
