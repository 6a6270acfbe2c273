import type { Json } from '#kernel';
import type { Player, VoidreamState } from './state.js';

const copy = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)]));
};

/** Any plain data, part by part. */
const copied = <T>(data: T): T => copy(data as Json) as T;

const clonePlayer = (player: Player): Player => ({
  ...player,
  deck: [...player.deck],
  hand: [...player.hand],
  arcanaDiscard: [...player.arcanaDiscard],
  dreamDiscard: [...player.dreamDiscard],
  void: [...player.void],
  play: [...player.play],
  spares: [...player.spares],
});

/** A state that shares nothing with the first; the many cards are copied by hand, the small rest part by part. */
export function cloneState(state: VoidreamState): VoidreamState {
  const { cards, players, ...rest } = state;
  return {
    cards: cards.map((card) => ({ ...card })),
    players: [clonePlayer(players[0]), clonePlayer(players[1])],
    ...copied(rest),
  };
}
