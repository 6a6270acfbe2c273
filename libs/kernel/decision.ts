import type { Dice } from './chance.js';
import type { RuleId, Seat } from './ids.js';
import type { JsonObject } from './json.js';

/** What a seat answers, readable and typeable: `pass`, `bid:5`, `unveil:a+c`, `order:b>a`, `damage:a=2+b=1`. */
export type Answer = string;

/**
 * What may be answered. Most offers are one ready answer; where the answers are too many to list, the offer gives the
 * bounds and any answer within them is legal. `about` says what the answer concerns, for screens. Keys are words of visible
 * ASCII, unlike each other, and none that is listed or counted has one of `: + > =` in it, so that each answer has one spelling.
 */
export type Offer =
  | { readonly form: 'one'; readonly key: string; readonly about: JsonObject }
  | {
      readonly form: 'number';
      readonly key: string;
      readonly about: JsonObject;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly form: 'some';
      readonly key: string;
      readonly about: JsonObject;
      readonly of: readonly string[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly form: 'order'; readonly key: string; readonly about: JsonObject; readonly of: readonly string[] }
  | {
      readonly form: 'split';
      readonly key: string;
      readonly about: JsonObject;
      readonly total: number;
      readonly among: readonly Share[];
    };

export type Share = { readonly key: string; readonly min: number; readonly max: number };

/** Who must decide now, what kind of decision it is, and every legal answer, in a stable order. */
export type DecisionRequest = {
  readonly seat: Seat;
  /** The decision point's name, for example `turn` or `bid`. */
  readonly kind: string;
  readonly rules: readonly RuleId[];
  readonly offers: readonly Offer[];
  /** Whether the log seals the answer: the others may not know it yet, or its wording tells more than the facts do. */
  readonly hidden: boolean;
  /** What all others are told of this decision, besides that the seat is asked. */
  readonly told: JsonObject;
};

export function isOffered(offers: readonly Offer[], answer: Answer): boolean {
  return offers.some((offer) => fits(offer, answer));
}

function fits(offer: Offer, answer: Answer): boolean {
  if (offer.form === 'one') return answer === offer.key;
  if (!answer.startsWith(`${offer.key}:`)) return false;
  const rest = answer.slice(offer.key.length + 1);
  switch (offer.form) {
    case 'number':
      return isWithin(rest, offer.min, offer.max);
    case 'some':
      return isSelection(parts(rest, '+'), offer.of, offer.min, offer.max);
    case 'order': {
      const keys = parts(rest, '>');
      return (
        keys.length === offer.of.length &&
        new Set(keys).size === keys.length &&
        keys.every((key) => offer.of.includes(key))
      );
    }
    case 'split':
      return isSplit(parts(rest, '+'), offer.total, offer.among);
  }
}

const parts = (text: string, mark: string): readonly string[] => (text === '' ? [] : text.split(mark));

/** Digits only, no leading zeros, so that each number has one spelling. */
function isWithin(text: string, min: number, max: number): boolean {
  return /^(0|-?[1-9][0-9]{0,14})$/.test(text) && Number(text) >= min && Number(text) <= max;
}

/** A selection is spelled in the order of the offer, so that each has one spelling. */
function isSelection(keys: readonly string[], of: readonly string[], min: number, max: number): boolean {
  if (keys.length < min || keys.length > max) return false;
  let last = -1;
  return keys.every((key) => {
    const place = of.indexOf(key);
    const inOrder = place > last;
    last = place;
    return inOrder;
  });
}

/** Every share is named, in the order of the offer, also those that get nothing. */
function isSplit(shares: readonly string[], total: number, among: readonly Share[]): boolean {
  let sum = 0;
  const eachFits = among.every((share, i) => {
    const text = shares[i];
    if (text?.startsWith(`${share.key}=`) !== true) return false;
    const amount = text.slice(share.key.length + 1);
    sum += Number(amount);
    return isWithin(amount, share.min, share.max);
  });
  return eachFits && shares.length === among.length && sum === total;
}

/** One legal answer, each offer as likely as any other: for bots and self-play. */
export function anyAnswer(offers: readonly Offer[], dice: Dice): Answer {
  const offer = offers.length > 0 ? offers[dice.below(offers.length)] : undefined;
  if (offer === undefined) throw new RangeError('Nothing is offered.');
  switch (offer.form) {
    case 'one':
      return offer.key;
    case 'number':
      return `${offer.key}:${String(offer.min + dice.below(offer.max - offer.min + 1))}`;
    case 'some':
      return `${offer.key}:${anySelection(offer.of, offer.min + dice.below(offer.max - offer.min + 1), dice).join('+')}`;
    case 'order':
      return `${offer.key}:${anyOrder(offer.of, dice).join('>')}`;
    case 'split':
      return `${offer.key}:${anySplit(offer.total, offer.among, dice).join('+')}`;
  }
}

function anyOrder(keys: readonly string[], dice: Dice): readonly string[] {
  const left = [...keys];
  return keys.map(() => left.splice(dice.below(left.length), 1)[0] as string);
}

function anySelection(keys: readonly string[], count: number, dice: Dice): readonly string[] {
  const chosen = new Set(anyOrder(keys, dice).slice(0, count));
  return keys.filter((key) => chosen.has(key));
}

function anySplit(total: number, among: readonly Share[], dice: Dice): readonly string[] {
  const amounts = among.map((share) => share.min);
  for (let left = total - amounts.reduce((a, b) => a + b, 0); left > 0; left--) {
    const open = among.flatMap((share, i) => ((amounts[i] as number) < share.max ? [i] : []));
    const chosen = open[dice.below(open.length)] as number;
    amounts[chosen] = (amounts[chosen] as number) + 1;
  }
  return among.map((share, i) => `${share.key}=${String(amounts[i])}`);
}
