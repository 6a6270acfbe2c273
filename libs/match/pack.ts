import { Fault, type Json } from '#kernel';
import { type GameRegistry, pinnedGame } from './games.js';
import { chanceOf } from './lay.js';
import { type Desk, type MatchState, type Plan, type Play, playedIn, type PlayedGame } from './state.js';
import type { Outcome } from './terms.js';

type PackedPlan = Omit<Plan, 'game'> & {
  readonly game: string;
  readonly engine: string;
  readonly cards: string | null;
};

type PackedPlay = Omit<Play, 'table' | 'recent'> & { readonly table: Json };

type Packed =
  | { readonly phase: 'none' }
  | {
      readonly phase: Exclude<MatchState['phase'], 'none'>;
      readonly plan: PackedPlan;
      readonly desk: Desk;
      readonly games: readonly PlayedGame[];
      readonly play: PackedPlay | null;
      readonly outcome: Outcome | null;
    };

/** A match as data, for caches. Facts are left out: they are got by replaying. */
export function pack(state: MatchState): Json {
  if (state.phase === 'none') return { phase: 'none' };
  const { phase, plan, desk } = state;
  const { game, ...rest } = plan;
  const { games, play } = playedIn(state);
  const packed: Packed = {
    phase,
    plan: { ...rest, game: game.id, engine: game.engine, cards: game.cards },
    desk,
    games,
    play: play === null ? null : packedPlay(play),
    outcome: phase === 'finished' ? state.outcome : null,
  };
  return copyOf(packed);
}

const packedPlay = ({ table, recent: _, ...rest }: Play): PackedPlay => ({ ...rest, table: table.encode() });

/** Shares nothing with the state, which goes on changing in place. */
const copyOf = (packed: Packed): Json => structuredClone(packed) as unknown as Json;

/** The match that was packed; it behaves as it did. */
export function unpack(games: GameRegistry, json: Json): MatchState {
  const packed = structuredClone(json) as unknown as Packed;
  if (packed.phase === 'none') return packed;
  const plan = unpackedPlan(games, packed.plan);
  const { phase, desk } = packed;
  const played = [...packed.games];
  const play = packed.play === null ? null : unpackedPlay(plan, packed.play);
  switch (phase) {
    case 'open':
      return { phase, plan, desk };
    case 'cancelled':
      return { phase, plan, desk, games: played, play };
    case 'playing':
      if (play === null) throw new Fault('A match was packed that is played without a game.');
      return { phase, plan, desk, games: played, play };
    case 'finished':
      if (packed.outcome === null) throw new Fault('A finished match was packed without its result.');
      return { phase, plan, desk, games: played, play, outcome: packed.outcome };
  }
}

function unpackedPlan(games: GameRegistry, { game, engine, cards, ...rest }: PackedPlan): Plan {
  return { ...rest, game: pinnedGame(games, game, engine, cards) };
}

const unpackedPlay = (plan: Plan, { table, ...rest }: PackedPlay): Play => ({
  ...rest,
  table: plan.game.resume(table, chanceOf(plan, rest, undefined, rest.shuffles)),
  recent: [],
});

const MATCH = 4_000;
const MOVE = 120;
const PLY_OF_FACTS = 500;
const TABLE = 60_000;

/** About how many bytes of memory a match holds. */
export function weigh(state: MatchState): number {
  if (state.phase === 'none' || state.phase === 'open') return MATCH;
  const before = state.games.map(({ moves }) => moves.length * MOVE).reduce((sum, bytes) => sum + bytes, 0);
  const now =
    state.play === null ? 0 : TABLE + state.play.moves.length * MOVE + state.play.recent.length * PLY_OF_FACTS;
  return MATCH + before + now;
}
