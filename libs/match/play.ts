import type { DecisionRequest, Fact } from '#kernel';
import { advance } from './dispute/rewind.js';
import type { Table } from './games.js';
import { firstChance, lay } from './lay.js';
import type { Shuffle } from './shuffles.js';
import { type Plan, type Play, type PlayedGame } from './state.js';
import { type Move, type MovedGame, plyOf, type ToldPly } from './moves.js';

/** Facts of this many plies are kept at hand; a viewer who lags further behind costs a replay. */
const RECENT = 64;

/** The next game of a match; `before` is the one that is over. */
export function begin(plan: Plan, games: readonly PlayedGame[], before: Play | null, start: number): Play {
  const [number, first] = before === null ? [1, 0] : [before.number + 1, plyOf(before) + 1];
  const again = games.flatMap(({ moves }) => moves).filter((move) => 'begins' in move && move.number === number).length;
  const facts: Fact[] = [];
  const shuffles: Shuffle[] = [];
  const table = lay(plan, firstChance(plan, { number, again }, shuffles), facts);
  const play: Play = {
    number,
    again,
    first,
    start,
    table,
    moves: [],
    times: [],
    since: plan.seats.map(() => first),
    recent: before?.recent ?? [],
    shuffles,
    draw: { offeredBy: null, lastOffers: plan.seats.map(() => null), isAgreed: false },
    clocks: [],
    waitsSince: plan.seats.map(() => null),
  };
  keep(play, { ply: first, facts });
  return play;
}

/** Makes a legal move, where these were asked before it, and keeps what follows from it. */
export function carryOut(plan: Plan, play: Play, move: Move, asked: readonly DecisionRequest[]): void {
  const { table, facts } = advance(plan, play, move, play.shuffles);
  play.table = table;
  play.moves.push(move);
  const ply = plyOf(play);
  keep(play, { ply, facts });
  const waiting = isSealed(move) ? stillWaiting(play.table, move, asked) : NOBODY;
  for (let seat = 0; seat < play.since.length; seat++) if (!waiting.has(seat)) play.since[seat] = ply;
}

function keep({ recent }: Play, told: ToldPly): void {
  recent.push(told);
  if (recent.length > RECENT) recent.shift();
}

const NOBODY: ReadonlySet<number> = new Set();

/** Who was asked together with the mover, and still is: a sealed answer changed nothing for them. */
function stillWaiting(table: Table, { seat }: Answered, asked: readonly DecisionRequest[]): ReadonlySet<number> {
  const others = asked.filter((request) => request.seat !== seat).map((request) => request.seat);
  if (others.length === 0) return NOBODY;
  const now = new Set(table.requests().map((request) => request.seat));
  return new Set(others.filter((other) => now.has(other)));
}

/** What happened after the given ply in these games, the last of which is on; one entry a ply. */
export function factsSince(plan: Plan, games: readonly MovedGame[], play: Play, ply: number): readonly ToldPly[] {
  const { recent } = play;
  if (ply >= plyOf(play)) return [];
  const oldest = recent[0]?.ply ?? Infinity;
  const all =
    ply + 1 >= oldest ? recent : games.filter((game) => plyOf(game) > ply).flatMap((game) => retold(plan, game));
  return all.filter((entry) => entry.ply > ply);
}

/** All that happened in a game, also what was taken back, by playing its moves once more. */
function retold(plan: Plan, game: MovedGame): readonly ToldPly[] {
  const { first, moves } = game;
  const start: Fact[] = [];
  let at = lay(plan, firstChance(plan, game), start);
  const later = moves.map((move, nth): ToldPly => {
    const { table, facts } = advance(plan, { ...game, moves: moves.slice(0, nth), table: at }, move);
    at = table;
    return { ply: first + nth + 1, facts };
  });
  return [{ ply: first, facts: start }, ...later];
}

type Answered = Extract<Move, { readonly answer: string }>;

const isSealed = (move: Move): move is Answered => 'answer' in move && move.sealed;
