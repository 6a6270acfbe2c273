import { type Chance, type Seat, seat, type SeenFact, factFor } from '#kernel';
import { chanceOf, firstChance, lay, perform } from '../lay.js';
import { factsSince } from '../play.js';
import { gamesIn, type In, type Plan } from '../state.js';
import type { Randomness } from './line.js';
import { lineOf } from './line.js';
import { reopened } from './reopen.js';
import { tableAt, upTo } from './rewind.js';
import { type MovedGame, plyOf } from '../moves.js';

/** What a seat has learned, ply by ply. */
export type LearnedBySeat = {
  readonly seat: Seat;
  readonly plies: readonly { readonly ply: number; readonly facts: readonly SeenFact[] }[];
};

/** What a rewind from one ply back to another would undo, and what it can't: what the seats have learned since. */
export type InformationDelta = {
  readonly from: number;
  readonly to: number;
  /** Answers that would be undone. */
  readonly undone: number;
  /** How often chance was asked. */
  readonly draws: number;
  readonly learned: readonly LearnedBySeat[];
};

/** Also what was learned in moves that another rewind took back: nobody forgets. Null where one can't go back to. */
export function informationDelta(state: In<'playing'>, from: number): InformationDelta | null {
  const { plan, play } = state;
  const back = reopened(state, from);
  if (back === null) return null;
  const told = factsSince(plan, gamesIn(state), play, from);
  const line = lineOf(back.game).filter(({ ply }) => ply > from);
  const learned = plan.seats.map((_, place): LearnedBySeat => {
    const own = seat(place);
    const plies = told.flatMap(({ ply, facts }) => {
      const news = play.table.learned(facts, own).flatMap((fact) => factFor({ as: 'seat', seat: own }, fact) ?? []);
      return news.length === 0 ? [] : [{ ply, facts: news }];
    });
    return { seat: own, plies };
  });
  const undone = line.filter(({ move }) => 'answer' in move).length;
  return { from, to: plyOf(play), undone, draws: drawsAfter(plan, back.game, from), learned };
}

export const learnedBy = ({ plies }: LearnedBySeat): number => plies.reduce((sum, { facts }) => sum + facts.length, 0);

/** What should become of the unknown: once somebody has learned something, other cards should come. */
export const suggestedRandomness = ({ learned }: InformationDelta): Randomness =>
  learned.some((each) => learnedBy(each) > 0) ? 'redeal' : 'keep';

/** A simple backup: one answer at most, in which nothing was left to chance and nobody learned anything. */
export const isSimpleBackup = (delta: InformationDelta): boolean =>
  delta.undone <= 1 && delta.draws === 0 && suggestedRandomness(delta) === 'keep';

/** Plays on from there, and counts what is asked of chance; to deal anew counts as once. */
function drawsAfter(plan: Plan, game: MovedGame, from: number): number {
  let draws = 0;
  const counted = (chance: Chance): Chance => ({
    dice(purpose, nth) {
      draws += 1;
      return chance.dice(purpose, nth);
    },
  });
  const start = upTo(game, from);
  let table = plan.game.resume(tableAt(plan, game, from).encode(), counted(chanceOf(plan, start)));
  for (const { ply, move } of lineOf(game)) {
    if (ply <= from) continue;
    if ('begins' in move) table = lay(plan, counted(firstChance(plan, move)), []);
    else if (!('rewindsTo' in move)) perform(table, move);
    else if (move.epoch !== null) {
      draws += 1;
      const chance = chanceOf(plan, upTo(game, ply), move.epoch);
      table = plan.game.resume(tableAt(plan, game, ply).encode(), counted(chance));
    }
  }
  return draws;
}
