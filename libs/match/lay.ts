import { type Chance, type Fact, Fault, fromHex, type GameSetup, seededChance } from '#kernel';
import { epochOf, gameOn } from './dispute/line.js';
import type { Table } from './games.js';
import { noted, type Shuffle } from './shuffles.js';
import type { Plan } from './state.js';
import { type Begins, type Epoch, type Made, type MovedGame } from './moves.js';

/** What a game draws its chance from, as far as it has come; its shuffles are noted for a game that is on. */
export function chanceOf(
  { seed }: Plan,
  game: MovedGame,
  epoch: Epoch | null = epochOf(game),
  shuffles: Shuffle[] | null = null,
): Chance {
  const source = fromHex(epoch?.seed ?? seed);
  const label = { game: labelOf(gameOn(game)), epoch: epoch?.number ?? 0 };
  return shuffles === null ? seededChance(source, label) : noted(source, label, shuffles);
}

/** A game that begins again after a rewind into an earlier one is another game: nobody knows its cards. */
const labelOf = ({ number, again }: Begins): string => (again === 0 ? String(number) : `${number}.${again}`);

/** The chance of a game at its start. */
export const firstChance = (plan: Plan, { number, again }: Begins, shuffles: Shuffle[] | null = null): Chance =>
  chanceOf(plan, { number, again, first: 0, start: 0, moves: [], times: [] }, null, shuffles);

/** The table of a game at its start. */
export function lay(plan: Plan, chance: Chance, facts: Fact[]): Table {
  const seats = plan.seats.map((seating) => {
    if (seating === null) throw new Fault('A game can only begin when all seats are taken.');
    return seating.brings;
  });
  const setup: GameSetup = { ...plan.terms, seats };
  return plan.game.start(setup, chance, (fact) => facts.push(fact));
}

/** Makes a move on a table, and tells what it brings about. */
export function perform(table: Table, move: Made): readonly Fact[] {
  const facts: Fact[] = [];
  const tell = (fact: Fact): void => {
    facts.push(fact);
  };
  if ('leaves' in move) table.leave(move.seat, move.leaves, tell);
  else if ('repair' in move) table.repair(move.repair, tell);
  else table.apply(move.seat, move.answer, tell);
  return facts;
}
