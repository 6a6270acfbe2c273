import type { JsonObject, Viewer } from '#kernel';
import type { DuelState, Player } from './state.js';

/** Hands belong to their owners, decks to nobody but for cards just looked at, the stance to its taker. */
export function view(state: DuelState, viewer: Viewer): JsonObject {
  const { goal, leader, tricks, trick, left, players } = state;
  const owns = (seat: number): boolean => viewer.as === 'judge' || (viewer.as === 'seat' && viewer.seat === seat);
  return {
    goal,
    leader,
    tricks,
    trick: { stance: owns(leader) ? trick.stance : null, lead: trick.lead, follow: trick.follow },
    left,
    players: players.map((player, seat) => playerView(player, owns(seat))),
  };
}

function playerView(player: Player, isOwn: boolean): JsonObject {
  return {
    hand: isOwn ? [...player.hand] : player.hand.length,
    deck: player.deck.length,
    known: isOwn ? player.deck.slice(0, player.known) : player.known,
    discard: [...player.discard],
    score: player.score,
  };
}
