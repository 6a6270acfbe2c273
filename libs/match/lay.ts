import { type Chance, type Fact, Fault, fromHex, type GameSetup, seededChance } from '#kernel';
import { type Epoch, epochOf } from './dispute/line.js';
import type { Table } from './games.js';
import { noted, type Shuffle } from './shuffles.js';
import type { Move, MovedGame, Plan } from './state.js';

/** What a game draws its chance from, as far as it has come; its shuffles are noted for a game that is on. */
export function chanceOf(
  { seed }: Plan,
  game: MovedGame,
  epoch: Epoch | null = epochOf(game),
  shuffles: Shuffle[] | null = null,
): Chance {
  const source = fromHex(epoch?.seed ?? seed);
  const label = { game: String(game.number), epoch: epoch?.number ?? 0 };
  return shuffles === null ? seededChance(source, label) : noted(source, label, shuffles);
}

/** The table of a game at its start. */
export function lay(plan: Plan, number: number, facts: Fact[], shuffles: Shuffle[] | null = null): Table {
  const seats = plan.seats.map((seating) => {
    if (seating === null) throw new Fault('A game can only begin when all seats are taken.');
    return seating.brings;
  });
  const setup: GameSetup = { ...plan.terms, seats };
  const chance = chanceOf(plan, { number, first: 0, moves: [] }, null, shuffles);
  return plan.game.start(setup, chance, (fact) => facts.push(fact));
}

/** Makes a move on a table, and tells what it brings about. */
export function perform(table: Table, move: Exclude<Move, { readonly rewindsTo: number }>): readonly Fact[] {
  const facts: Fact[] = [];
  const tell = (fact: Fact): void => {
    facts.push(fact);
  };
  if ('leaves' in move) table.leave(move.seat, move.leaves, tell);
  else if ('repair' in move) table.repair(move.repair, tell);
  else table.apply(move.seat, move.answer, tell);
  return facts;
}
