import { type Chance, type DecisionRequest, type Fact, Fault, fromHex, type GameSetup, seededChance } from '#kernel';
import type { Table } from './games.js';
import type { Move, Plan, Play } from './state.js';

/** Facts of this many plies are kept at hand; a viewer who lags further behind costs a replay. */
const RECENT = 64;

export function begin(plan: Plan): Play {
  const facts: Fact[] = [];
  const table = lay(plan, facts);
  return { table, moves: [], since: plan.seats.map(() => 0), recent: [{ ply: 0, facts }] };
}

/** Makes a legal move, where these were asked before it, and keeps what follows from it. */
export function carryOut(play: Play, move: Move, asked: readonly DecisionRequest[]): void {
  const facts = perform(play.table, move);
  play.moves.push(move);
  const ply = play.moves.length;
  play.recent.push({ ply, facts });
  if (play.recent.length > RECENT) play.recent.shift();
  const waiting = isSealed(move) ? stillWaiting(play.table, move, asked) : NOBODY;
  for (let seat = 0; seat < play.since.length; seat++) if (!waiting.has(seat)) play.since[seat] = ply;
}

const NOBODY: ReadonlySet<number> = new Set();

/** Who was asked together with the mover, and still is: a sealed answer changed nothing for them. */
function stillWaiting(table: Table, { seat }: Move, asked: readonly DecisionRequest[]): ReadonlySet<number> {
  const others = asked.filter((request) => request.seat !== seat).map((request) => request.seat);
  if (others.length === 0) return NOBODY;
  const now = new Set(table.requests().map((request) => request.seat));
  return new Set(others.filter((other) => now.has(other)));
}

/** What happened after the given ply, one entry a ply. */
export function factsSince(plan: Plan, play: Play, ply: number): Play['recent'] {
  if (ply >= play.moves.length) return [];
  const oldest = play.recent[0]?.ply ?? Infinity;
  const all = ply + 1 >= oldest ? play.recent : retold(plan, play.moves);
  return all.filter((entry) => entry.ply > ply);
}

/** All that happened, by playing the moves once more. */
function retold(plan: Plan, moves: readonly Move[]): Play['recent'] {
  const start: Fact[] = [];
  const table = lay(plan, start);
  return [start, ...moves.map((move) => perform(table, move))].map((facts, ply) => ({ ply, facts }));
}

export const chanceOf = (plan: Plan): Chance => seededChance(fromHex(plan.seed), { game: '1', epoch: 0 });

function lay(plan: Plan, facts: Fact[]): Table {
  const seats = plan.seats.map((seating) => {
    if (seating === null) throw new Fault('A game can only begin when all seats are taken.');
    return seating.brings;
  });
  const setup: GameSetup = { ...plan.terms, seats };
  return plan.game.start(setup, chanceOf(plan), (fact) => facts.push(fact));
}

function perform(table: Table, move: Move): readonly Fact[] {
  const facts: Fact[] = [];
  const tell = (fact: Fact): void => {
    facts.push(fact);
  };
  if ('leaves' in move) table.leave(move.seat, move.leaves, tell);
  else table.apply(move.seat, move.answer, tell);
  return facts;
}

const isSealed = (move: Move): boolean => 'answer' in move && move.sealed;
