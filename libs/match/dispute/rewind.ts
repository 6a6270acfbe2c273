import { type Fact, seat } from '#kernel';
import type { Table } from '../games.js';
import { chanceOf, firstChance, lay, perform } from '../lay.js';
import type { Shuffle } from '../shuffles.js';
import type { Plan } from '../state.js';
import { gameOn } from './line.js';
import { type Move, type MovedGame } from '../moves.js';

type Rewind = Extract<Move, { readonly rewindsTo: number }>;

/** The table as it was at a ply of this game, be that one that was taken back; its chance goes on from there. */
export function tableAt(plan: Plan, game: MovedGame, ply: number): Table {
  const { line, ...on } = gameOn(upTo(game, ply));
  let table = lay(plan, firstChance(plan, on), []);
  for (const { move, ply: at } of line) {
    if ('rewindsTo' in move) table = dealtAnew(plan, upTo(game, at), table, move);
    else if (!('begins' in move)) perform(table, move);
  }
  return table;
}

/** The table after a move, and what it brings about. */
export function advance(
  plan: Plan,
  game: MovedGame & { readonly table: Table },
  move: Move,
  shuffles: Shuffle[] | null = null,
): { readonly table: Table; readonly facts: readonly Fact[] } {
  if ('rewindsTo' in move) return rewind(plan, game, move, shuffles);
  if (!('begins' in move)) return { table: game.table, facts: perform(game.table, move) };
  const facts: Fact[] = [];
  return { table: lay(plan, firstChance(plan, move), facts), facts };
}

/** Back to an earlier position of a game, as its next ply. */
function rewind(
  plan: Plan,
  game: MovedGame,
  move: Rewind,
  shuffles: Shuffle[] | null,
): { readonly table: Table; readonly facts: readonly Fact[] } {
  const { rewindsTo: to, epoch } = move;
  const next = { ...game, moves: [...game.moves, move] };
  const open = { to, redealt: epoch !== null };
  return {
    table: dealtAnew(plan, next, tableAt(plan, game, to), move, shuffles),
    facts: [{ kind: 'rewound', rule: null, open, closed: [], judge: null }],
  };
}

/** What no seat knows is dealt anew among itself, and all later chance comes from the new seed. */
function dealtAnew(
  plan: Plan,
  game: MovedGame,
  table: Table,
  { epoch }: Rewind,
  shuffles: Shuffle[] | null = null,
): Table {
  if (epoch === null) {
    return shuffles === null ? table : plan.game.resume(table.encode(), chanceOf(plan, game, undefined, shuffles));
  }
  const chance = chanceOf(plan, game, epoch, shuffles);
  const renewed = plan.game.resume(table.encode(), chance);
  renewed.reshuffle(
    plan.seats.map((_, place) => seat(place)),
    chance.dice('redeal', 0),
  );
  return renewed;
}

/** A game as it stood at a ply. */
export const upTo = (game: MovedGame, ply: number): MovedGame => ({
  ...game,
  moves: game.moves.slice(0, Math.max(0, ply - game.first)),
});
