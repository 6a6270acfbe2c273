import { fields, type Flaw, list, maybe, need, text } from '#cards';
import type { Json } from '#kernel';

/** A deck as a seat brings it: cards by their names in answers, the bastion apart from the other Dream cards. */
export type DeckList = {
  readonly main: string;
  readonly guest: string | null;
  readonly bastion: string;
  readonly mind: string;
  readonly arcana: readonly string[];
  readonly dream: readonly string[];
};

const shape = fields<DeckList>('a deck', {
  main: need(text()),
  guest: maybe(text()),
  bastion: need(text()),
  mind: need(text()),
  arcana: need(list(text())),
  dream: need(list(text())),
});

/** Null when this is no deck at all. */
export const readDeck = (brought: Json, flaws: Flaw[] = []): DeckList | null => shape.read(brought, [], flaws);
