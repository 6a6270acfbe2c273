const isFirst = (places, seat) => places[seat] === 1 && places.filter((place) => place === 1).length === 1;

/** Who alone was first in a game has won it; where several were, it is drawn. */
export function tallied(results, seats) {
  const won = Array.from({ length: seats }, (_, seat) => results.filter(({ places }) => isFirst(places, seat)).length);
  const drawn = results.filter(({ places }) => places.filter((place) => place === 1).length > 1).length;
  return { won, drawn };
}

export const winsNeeded = (bestOf) => Math.floor(bestOf / 2) + 1;

/** What these games come to; null while another follows. */
export function outcomeOf(results, { bestOf, seats }) {
  const games = tallied(results, seats);
  if (Math.max(...games.won) < winsNeeded(bestOf) && results.length < bestOf) return null;
  const places = bestOf === 1 ? results[0].places : placesBy(games.won);
  return { bothLost: false, games, how: 'played', places };
}

/** What a ruling, a missing seed or who gave up made of it. */
export const ruledOutcome = (games, how, bothLost) => ({
  bothLost,
  games,
  how,
  places: bothLost ? games.won.map(() => 2) : placesBy(games.won),
});

/** All games for the others. */
export function lostBy(losers, { bestOf, seats }) {
  const won = Array.from({ length: seats }, (_, seat) => (losers.includes(seat) ? 0 : winsNeeded(bestOf)));
  return ruledOutcome({ won, drawn: 0 }, 'forfeited', losers.length === seats);
}

const placesBy = (won) => won.map((count) => 1 + won.filter((other) => other > count).length);
