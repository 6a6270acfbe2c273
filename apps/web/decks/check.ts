/** What the game itself says of a deck, as it is typed. */
import { type CardDef, readyDecks, voidream } from '#games/voidream';
import { type Json, type Problem, seededChance, shuffle, utf8 } from '#kernel';
import { set } from '../cards/set.js';
import { copiesIn } from './edit.js';

const GAME = voidream(set);
const TERMS = { switches: {}, options: {} };

export const READY = readyDecks(set);

export interface Checked {
  /** What a seat brings; null while something is wrong. */
  readonly brings: Json | null;
  readonly problems: readonly Problem[];
  /** All but the bastion and the mind card. */
  readonly cards: readonly { readonly card: CardDef; readonly copies: number }[];
}

/** A line that still waits for its card is one that is missing. */
const OPEN_LINE = /^[ \t]*(main|bastion|mind)[ \t]*:[ \t]*$/gim;

const byTitle = new Map(set.cards.map((card) => [card.title.toLowerCase(), card]));

export function checked(text: string): Checked {
  const cards = [...copiesIn(text)].flatMap(([title, copies]) => {
    const card = byTitle.get(title.toLowerCase());
    return card === undefined || card.kind === 'bastion' || card.kind === 'mind' ? [] : [{ card, copies }];
  });
  const read = GAME.decks?.read(TERMS, text.replace(OPEN_LINE, ''));
  return read?.ok === true
    ? { brings: read.brings, problems: [], cards }
    : { brings: null, problems: read?.problems ?? [], cards };
}

/** The first cards of the Dream deck, shuffled as the engine shuffles. */
export function testDraw(cards: Checked['cards'], seed: string, many: number): readonly CardDef[] {
  const deck = cards.flatMap(({ card, copies }) => (card.kind === 'arcanum' ? [] : Array<CardDef>(copies).fill(card)));
  const order = deck.map((_, nth) => nth);
  shuffle(order, seededChance(utf8(seed), { game: 'test-draw', epoch: 0 }).dice('deck', 0));
  return order.slice(0, many).flatMap((nth) => deck[nth] ?? []);
}
