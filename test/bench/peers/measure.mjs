/** Folds all games again and again for two seconds, and prints the best time as JSON for the bench to read. */
export function measure(games, fold) {
  const decisions = games.reduce((sum, { length }) => sum + length, 0);
  let seconds = Infinity;
  const end = performance.now() + 2_000;
  for (let round = 0; round < 3 || performance.now() < end; round++) {
    const began = performance.now();
    for (const game of games) fold(game);
    seconds = Math.min(seconds, (performance.now() - began) / 1000);
  }
  console.log(JSON.stringify({ games: games.length, decisions, seconds }));
}

/** A small fixed generator, so that every run plays the same games. */
export function generator(state) {
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
