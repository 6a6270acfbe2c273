import type { Fact, Json } from '#kernel';
import { readDeck } from './deck/list.js';

/** What decks and facts tell for statistics. */

/** A deck by what it is told apart by. */
export interface DeckTraits {
  /** The bastion, and the guest faction if there is one: `the-ninth-gatehouse+fracta`. The main faction is the bastion's (VD-8.1.3). */
  readonly archetype: string;
  readonly factions: readonly string[];
  readonly bastion: string;
  readonly mind: string;
  readonly cards: readonly { readonly card: string; readonly copies: number }[];
}

export function deckTraits(brings: Json): DeckTraits | null {
  const deck = readDeck(brings);
  if (deck === null) return null;
  const { main, guest, bastion, mind, arcana, dream } = deck;
  const copies = new Map<string, number>();
  for (const card of [bastion, mind, ...arcana, ...dream]) copies.set(card, (copies.get(card) ?? 0) + 1);
  return {
    archetype: guest === null ? bastion : `${bastion}+${guest}`,
    factions: guest === null ? [main] : [main, guest],
    bastion,
    mind,
    cards: [...copies].map(([card, count]) => ({ card, copies: count })),
  };
}

/** A card that came before the eyes of its player, or was played. */
export interface CardUse {
  readonly seat: number;
  readonly card: string;
  readonly use: 'drawn' | 'played';
}

const USES: Readonly<Record<string, CardUse['use']>> = {
  'evoke-looked': 'drawn',
  veiled: 'drawn',
  charged: 'drawn',
  played: 'played',
  'arcanum-played': 'played',
  'arcanum-inverted': 'played',
};

export function cardUse({ kind, open, closed }: Fact): CardUse | null {
  const use = USES[kind];
  const { seat, card } = { ...open, ...closed[0]?.data };
  return use !== undefined && typeof seat === 'number' && typeof card === 'string' ? { seat, card, use } : null;
}

/** The round that a fact begins; null for most. */
export const roundBegun = ({ kind, open }: Fact): number | null =>
  kind === 'phase' && typeof open?.round === 'number' ? open.round : null;
