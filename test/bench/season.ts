import type { Log } from '#log';
import { answerGiven, gameStarted, Ledger, match, matchCreated, matchFinished, seatTaken } from '#test/ledger';

export interface Season {
  readonly matches: number;
  /** Records of each, from its creation to its end. */
  readonly length: number;
}

/** Writes matches side by side, their records one after the other as they would be played. */
export async function playSeason(log: Log, { matches, length }: Season): Promise<void> {
  const ledger = new Ledger(log);
  const opening = [matchCreated(2), seatTaken(0, 'anna'), gameStarted];
  const answers = Array.from({ length: length - opening.length - 1 }, (_, ply) => answerGiven(ply));
  for (const event of [...opening, ...answers, matchFinished(1, 2)]) {
    await Promise.all(Array.from({ length: matches }, (_, nth) => ledger.write(match(`bench-${nth}`), [event])));
  }
}
