import { type Chance, type Fact, Fault, fromHex, type GameSetup, seededChance } from '#kernel';
import type { Table } from './games.js';
import type { Move, Plan, Play } from './state.js';

/** Facts of this many plies are kept at hand; a viewer who lags further behind costs a replay. */
const RECENT = 64;

export function begin(plan: Plan): Play {
  const facts: Fact[] = [];
  const table = lay(plan, facts);
  return { table, moves: [], since: plan.seats.map(() => 0), recent: [{ ply: 0, facts }] };
}

/** Makes a move that was found legal, and keeps what follows from it. */
export function carryOut(play: Play, move: Move): void {
  const asked = isSealed(move) ? seatsAsked(play.table) : null;
  const facts = perform(play.table, move);
  play.moves.push(move);
  const ply = play.moves.length;
  play.recent.push({ ply, facts });
  if (play.recent.length > RECENT) play.recent.shift();
  const still = asked === null ? null : seatsAsked(play.table);
  for (let seat = 0; seat < play.since.length; seat++) {
    const unchanged = seat !== move.seat && asked?.has(seat) === true && still?.has(seat) === true;
    if (!unchanged) play.since[seat] = ply;
  }
}

/** What happened after the given ply, one entry a ply. */
export function factsSince(plan: Plan, play: Play, ply: number): Play['recent'] {
  if (ply >= play.moves.length) return [];
  const oldest = play.recent[0]?.ply ?? Infinity;
  const all = ply + 1 >= oldest ? play.recent : replay(plan, play.moves, play.moves.length).recent;
  return all.filter((entry) => entry.ply > ply);
}

/** The game as it stood after so many moves, with all facts up to there. */
export function replay(plan: Plan, moves: readonly Move[], plies: number): Pick<Play, 'table' | 'recent'> {
  const facts: Fact[] = [];
  const table = lay(plan, facts);
  const recent: { ply: number; facts: readonly Fact[] }[] = [{ ply: 0, facts }];
  for (const move of moves.slice(0, plies)) recent.push({ ply: recent.length, facts: perform(table, move) });
  return { table, recent };
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
const seatsAsked = (table: Table): ReadonlySet<number> => new Set(table.requests().map((request) => request.seat));
