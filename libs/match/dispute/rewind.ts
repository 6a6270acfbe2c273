import { type Fact, seat } from '#kernel';
import type { Table } from '../games.js';
import { chanceOf, lay, perform } from '../lay.js';
import type { Shuffle } from '../shuffles.js';
import type { Move, MovedGame, Plan } from '../state.js';
import { lineOf } from './line.js';

type Rewind = Extract<Move, { readonly rewindsTo: number }>;

/** The table as it was at a ply of this game, be that one that was taken back; its chance goes on from there. */
export function tableAt(plan: Plan, game: MovedGame, ply: number): Table {
  let table = lay(plan, game.number, []);
  for (const { move, ply: at } of lineOf(game, ply)) {
    if ('rewindsTo' in move) table = dealtAnew(plan, upTo(game, at), table, move);
    else perform(table, move);
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
  return 'rewindsTo' in move
    ? rewind(plan, game, move, shuffles)
    : { table: game.table, facts: perform(game.table, move) };
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

const upTo = ({ number, first, moves }: MovedGame, ply: number): MovedGame => ({
  number,
  first,
  moves: moves.slice(0, ply - first),
});
