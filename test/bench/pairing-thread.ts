import { setTimeout as sleep } from 'node:timers/promises';
import { millis } from '#kernel';
import { pairAhead, preparedRounds, tournamentDecider } from '#tournament';
import { BigDay, ORGA } from '#test/tournament';
import { PairingThread } from '../../apps/server/tournament/pairing/pairing-thread.js';
import { type Figure, figure } from './figure.js';

const PLAYERS = 10_000;
const ROUNDS = 3;
const IN_PLACE = 'in place';
const REST_MS = 20;

const seedOf = (round: number): string => round.toString(16).padStart(64, '0');

/** How long a program that has its rounds paired in a thread does nothing else meanwhile, and how long a round takes. */
export async function pairingInThread(): Promise<readonly Figure[]> {
  const thread = new PairingThread();
  const day = new BigDay(PLAYERS);
  const load = (after: number): Promise<BigDay['records']> => Promise.resolve([...day.after(after)]);
  const pauses = { thread: 0, place: 0 };
  const took = { thread: 0, place: 0, decided: 0 };
  for (let round = 1; round <= ROUNDS; round++) {
    const command = { type: 'DraftRound' as const, seed: seedOf(round) };
    const now = { actor: ORGA, at: millis(1), seq: day.records.length + 1 };
    const inThread = await watched(() => thread.pair({ stream: day.stream, actor: ORGA, command, load }));
    const inPlace = await watched(() => Promise.resolve(pairAhead(day.state, command, now)));
    pauses.thread = Math.max(pauses.thread, inThread.pause);
    pauses.place = Math.max(pauses.place, inPlace.pause);
    took.thread = Math.max(took.thread, inThread.took);
    took.place = Math.max(took.place, inPlace.took);
    if (inThread.done === null) throw new Error('The thread paired nothing.');
    preparedRounds.keep(inThread.done);
    const began = performance.now();
    tournamentDecider.decide(day.state, command, now);
    took.decided = Math.max(took.decided, performance.now() - began);
    preparedRounds.drop(command.seed);
    day.playRound(command.seed);
  }
  await thread.close();
  const named = (what: string): string => `${PLAYERS} players, ${what}`;
  return [
    figure(named('thread: longest pause of the program'), pauses.thread, 'ms', IN_PLACE, pauses.place),
    figure(named('thread: until the round is there'), took.thread, 'ms', IN_PLACE, took.place),
    figure(named('thread: deciding with the round ready'), took.decided, 'ms', IN_PLACE, took.place),
  ];
}

interface Watched<Done> {
  readonly done: Done;
  readonly took: number;
  /** The longest time in which this thread did nothing else. */
  readonly pause: number;
}

async function watched<Done>(work: () => Promise<Done>): Promise<Watched<Done>> {
  let [pause, last] = [0, performance.now()];
  const ticking = setInterval(() => {
    const now = performance.now();
    pause = Math.max(pause, now - last);
    last = now;
  }, 1);
  await sleep(REST_MS);
  pause = 0;
  const began = performance.now();
  const done = await work();
  const took = performance.now() - began;
  await sleep(REST_MS);
  clearInterval(ticking);
  return { done, took, pause };
}
