import type { Flaw } from '#cards';
import { CARD_WORDS, EACH_CARD, type Happened, isDescribed, type Line, type Until } from '../language.js';
import type { Tally } from './compiled.js';
import { flawsIn } from './parts.js';
import { unheard } from './vain.js';

/** What the cards of a set ask how often it has happened. */

/** Each once, however many cards ask for it, by every place where one does. */
export function talliesOf(cards: readonly object[]): {
  readonly tallies: readonly Tally[];
  readonly tallyOf: ReadonlyMap<Happened, Tally>;
} {
  const asked = cards.flatMap((text, card) => happenedIn(text).map((happened) => ({ happened, card })));
  const tallies = new Map<string, Tally & { readonly cards: number[] }>();
  const tallyOf = new Map<Happened, Tally>();
  for (const { happened, card } of asked) {
    const { deed, since } = happened;
    const key = JSON.stringify(happened);
    const tally = tallies.get(key) ?? { ...deed, at: 'after', since, index: tallies.size, cards: [] };
    tally.cards.push(card);
    tallies.set(key, tally);
    tallyOf.set(happened, tally);
  }
  return { tallies: [...tallies.values()], tallyOf };
}

function happenedIn(part: unknown): readonly Happened[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = isHappened(part) ? [part] : [];
  return [...own, ...Object.values(part).flatMap(happenedIn)];
}

const isHappened = (part: object): part is Happened => 'of' in part && part.of === 'happened' && 'deed' in part;

/** It is counted for the whole table, and not for one card or line. */
export const ownTallies = (line: Line): readonly Flaw[] =>
  flawsIn(line, false, ({ of, name, value }, isDeed) => {
    if (name === 'deed' && 'of' in of && of.of === 'happened') return never(value) ?? { within: true };
    return isDeed && (isOneCard(value) || (name === 'other' && value === true)) ? SAYS : { within: isDeed };
  });

const isOneCard = (value: unknown): boolean => [...CARD_WORDS, EACH_CARD].some((word) => word === value);
const SAYS =
  'What has happened is counted for the whole table: say what the cards are like, and nothing that goes by one certain card.';

/** What cannot be counted, since it comes about with no such card. */
function never(value: unknown): string | null {
  if (!isDeed(value)) return null;
  if (isOfFrontLookedAt(value)) return LOOKED_AT;
  return unheard({ ...value, at: 'after', from: 'play' })[0]?.says ?? null;
}
const isDeed = (value: unknown): value is Happened['deed'] =>
  typeof value === 'object' && value !== null && 'event' in value && 'card' in value;

export const LOOKED_AT =
  'Only one player sees the front of what is looked at: say "value", "whose", or that it is "veiled" or a "charge".';
export const isOfFrontLookedAt = ({ event, card }: Until): boolean =>
  event === 'looked-at' &&
  typeof card === 'object' &&
  card !== null &&
  isDescribed({ ...card, that: [], is: card.is.filter((sort) => sort !== 'veiled' && sort !== 'charge') });
