import type { Tell } from '#kernel';

/** Facts that say that a player uses a card: played from wherever, or as an arcanum, either way round. */
const USES: readonly string[] = ['played', 'arcanum-played', 'arcanum-inverted'];

interface PlayedCards {
  readonly cards: readonly [ReadonlySet<string>, ReadonlySet<string>];
  readonly tell: Tell;
}

/** Hears which cards each seat plays. */
export function playedCards(): PlayedCards {
  const cards = [new Set<string>(), new Set<string>()] as const;
  return {
    cards,
    tell: ({ kind, open }) => {
      if (USES.includes(kind) && typeof open?.card === 'string') cards[open.seat === 0 ? 0 : 1].add(open.card);
    },
  };
}
