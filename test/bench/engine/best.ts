const LEAST_ROUNDS = 3;
/** A fold is at its best after ten rounds or so, once all that is done often has been compiled. */
const SECONDS = 20;

/**
 * The best of several rounds, in seconds of the processor, its collector and compiler included: the clock on the wall
 * would count what else the machine does. Between rounds others may have their turn.
 */
export async function best(round: () => void): Promise<number> {
  let least = Infinity;
  let all = 0;
  for (let n = 0; n < LEAST_ROUNDS || all < SECONDS; n++) {
    const began = process.cpuUsage();
    round();
    const { user, system } = process.cpuUsage(began);
    least = Math.min(least, (user + system) / 1e6);
    all += (user + system) / 1e6;
    await new Promise(setImmediate);
  }
  return least;
}
