import type { EntrantId, Rounds, TableResult, Unpaired } from '#tournament';

const UNPAIRED: Readonly<Record<string, Unpaired>> = { U: 'bye', F: 'awarded-bye', H: 'half-bye', Z: 'loss' };
const GAMES: Readonly<Record<string, readonly [number, number]>> = { w: [1, 0], d: [1, 1], l: [0, 1] };

/**
 * Reads the rounds off a cross-table, a line a player: `7: 15w 2l 3d 9+ 4- U F H Z` beat 15, lost to 2, drew with 3, won
 * against 9 who did not come, did not come against 4, and had a bye, an awarded one, half a one, and a round off.
 */
export function crossTable(lines: readonly string[]): Rounds {
  const rows = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.split(' ').slice(1)]));
  const rounds: TableResult[][] = [];
  for (const [name, cells] of rows) {
    for (const [nth, cell] of cells.entries()) {
      const round = (rounds[nth] ??= []);
      const unpaired = UNPAIRED[cell];
      const opponent = cell.slice(0, -1);
      if (unpaired !== undefined) round.push({ is: unpaired, entrant: name as EntrantId });
      else if (Number(name) < Number(opponent))
        round.push(
          table([name as EntrantId, opponent as EntrantId], cell.slice(-1), rows.get(opponent)?.[nth]?.slice(-1)),
        );
    }
  }
  return rounds;
}

function table(entrants: readonly [EntrantId, EntrantId], cell: string, other: string | undefined): TableResult {
  const won = GAMES[cell];
  if (won !== undefined)
    return { is: 'match', entrants, games: { won, drawn: 0 }, bothLost: cell === 'l' && other === 'l' };
  return { is: 'forfeit', entrants, won: cell === '+' ? 0 : other === '+' ? 1 : null };
}
