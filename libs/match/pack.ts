import { type ActorId, Fault, type GameTerms, type Json } from '#kernel';
import type { GameRegistry } from './games.js';
import { chanceOf } from './play.js';
import type { MatchState, Move, Plan, Play, Seating } from './state.js';

type PackedPlan = {
  readonly creator: ActorId;
  readonly game: string;
  readonly engine: string;
  readonly terms: GameTerms;
  readonly seed: string;
  readonly seats: readonly (Seating | null)[];
};

type PackedPlay = { readonly table: Json; readonly moves: readonly Move[]; readonly since: readonly number[] };

type Packed =
  | { readonly phase: 'none' }
  | { readonly phase: 'open' | 'cancelled'; readonly plan: PackedPlan }
  | { readonly phase: 'playing' | 'finished'; readonly plan: PackedPlan; readonly play: PackedPlay };

/** A match as data, for caches. Facts are left out: they are got by replaying. */
export function pack(state: MatchState): Packed {
  if (state.phase === 'none') return { phase: 'none' };
  const { creator, game, terms, seed, seats } = state.plan;
  const plan = { creator, game: game.id, engine: game.engine, terms, seed, seats: [...seats] };
  if (!('play' in state)) return { phase: state.phase, plan };
  const { table, moves, since } = state.play;
  return { phase: state.phase, plan, play: { table: table.encode(), moves: [...moves], since: [...since] } };
}

/** The match that was packed; it behaves as it did. */
export function unpack(games: GameRegistry, json: Json): MatchState {
  const packed = json as Packed;
  if (packed.phase === 'none') return packed;
  const plan = unpackedPlan(games, packed.plan);
  if (!('play' in packed)) return { phase: packed.phase, plan };
  const play = unpackedPlay(plan, packed.play);
  const result = play.table.result();
  if (packed.phase === 'playing') return { phase: 'playing', plan, play, result };
  if (result === null) throw new Fault('A finished match was packed with an unfinished game.');
  return { phase: 'finished', plan, play, result };
}

function unpackedPlan(games: GameRegistry, { game, engine, ...rest }: PackedPlan): Plan {
  const hosted = games.find(game, engine);
  if (hosted === null) throw new Fault(`No engine "${engine}" of the game "${game}" is at hand.`);
  return { ...rest, game: hosted, seats: [...rest.seats] };
}

function unpackedPlay(plan: Plan, { table, moves, since }: PackedPlay): Play {
  return { table: plan.game.resume(table, chanceOf(plan)), moves: [...moves], since: [...since], recent: [] };
}

const MOVE = 120;
const PLY_OF_FACTS = 500;
const TABLE = 60_000;

/** About how many bytes of memory a match holds. */
export function weigh(state: MatchState): number {
  if (!('play' in state)) return 4_000;
  return TABLE + state.play.moves.length * MOVE + state.play.recent.length * PLY_OF_FACTS;
}
