import { loadSet } from '#games/voidream';
import type { Dice, Json, JsonObject } from '#kernel';
import { growLine } from '#test/voidream';

const CHOICES = 80;
const TRIES = 400;
const NUMBER = 2 ** 31;
/** Where the lines of a card stand. */
const PLACES = ['lines', 'normal', 'inverted'] as const;

/** The cards of a set, each with grown lines in the place of those it had: decks of them are as real as any, and nobody wrote them. */
export function anyCards(json: string, dice: Dice): string {
  const set = JSON.parse(json) as { readonly cards: readonly JsonObject[] };
  return JSON.stringify({ ...set, cards: set.cards.map((card) => rewritten(card, dice)) }, null, 1);
}

function rewritten(card: JsonObject, dice: Dice): JsonObject {
  const fresh = PLACES.flatMap((place) => {
    const lines = card[place];
    return Array.isArray(lines)
      ? [[place, (lines as readonly Json[]).map((was) => grown(card, place, was, dice))]]
      : [];
  });
  return { ...card, ...(Object.fromEntries(fresh) as JsonObject) };
}

/** A line that the card may have there; the one it had where none is found. */
function grown(card: JsonObject, place: string, was: Json, dice: Dice): Json {
  for (let n = 0; n < TRIES; n++) {
    const line = growLine(Array.from({ length: CHOICES }, () => dice.below(NUMBER)));
    if (isSound({ ...card, [place]: [line] })) return line;
  }
  return was;
}

/** What is wrong with the card for want of others does not count. */
function isSound(card: JsonObject): boolean {
  const loaded = loadSet('any.json', JSON.stringify({ title: 'Any', cards: [card] }));
  return loaded.ok || !loaded.flaws.some(({ field }) => PLACES.some((place) => field.startsWith(`cards.0.${place}`)));
}
