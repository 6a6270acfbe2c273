import type { Answer, DecisionRequest, Dice, Seat } from '#kernel';
import { FIRST } from '../table.js';

/** What has gone well for whom in the games thought of so far; there, both players learn to do more of it. */
export interface Experience {
  readonly seats: readonly [Map<Answer, Tally>, Map<Answer, Tally>];
  games: number;
}

interface Tally {
  readonly sum: number;
  readonly tries: number;
}

/** An answer in an imagined game, and who gave it. */
export interface Done {
  readonly seat: Seat;
  readonly answer: Answer;
}

export const noExperience = (): Experience => ({ seats: [new Map(), new Map()], games: 0 });

const talliesOf = ({ seats }: Experience, seat: Seat): Map<Answer, Tally> => seats[seat === FIRST ? 0 : 1];

/** How much is hoped of what was seldom tried. */
const CURIOUS = 0.08;
const UNTRIED = 1;
/** So that chance decides among equals. */
const NEXT_TO_NOTHING = 1e-6;

/** The answer that promises most to the asked seat. Nobody gives up an arcanum for good without thinking. */
export function promising(experience: Experience, { seat, offers }: DecisionRequest, dice: Dice): Answer {
  const tallies = talliesOf(experience, seat);
  const doublings = 32 - Math.clz32(experience.games);
  let [best, most] = ['', Number.NEGATIVE_INFINITY];
  for (const { key } of offers) {
    if (key.startsWith('invert:')) continue;
    const tally = tallies.get(key);
    const hope = tally === undefined ? UNTRIED : tally.sum / tally.tries + CURIOUS * Math.sqrt(doublings / tally.tries);
    const promise = hope + dice.below(1000) * NEXT_TO_NOTHING;
    if (promise > most) [best, most] = [key, promise];
  }
  return best;
}

/** Whoever did something in a game shares in how it went, once for each thing. */
export function learn(experience: Experience, done: readonly Done[], seat: Seat, lead: number): void {
  experience.games += 1;
  for (const [i, act] of done.entries()) {
    if (done.findIndex((one) => one.seat === act.seat && one.answer === act.answer) < i) continue;
    const tallies = talliesOf(experience, act.seat);
    const { sum, tries } = tallies.get(act.answer) ?? { sum: 0, tries: 0 };
    tallies.set(act.answer, { sum: sum + (act.seat === seat ? lead : -lead), tries: tries + 1 });
  }
}
