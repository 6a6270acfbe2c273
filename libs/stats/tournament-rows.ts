import type { Bye, EntrantId, Round, RuleSet, Standing, TournamentTable } from '#tournament';
import type { Row } from './rows.js';
import { shownTieBreak } from './standings-text.js';

type NameOf = (entrant: EntrantId) => string;

/** A line for each player, as the standings show them. */
export const standingsRows = (rows: readonly Standing[], nameOf: NameOf, { tieBreaks }: RuleSet): readonly Row[] =>
  rows.map(({ rank, entrant, points, record: { won, drawn, lost }, tieBreaks: values }) => ({
    rank,
    number: Number(entrant),
    player: nameOf(entrant),
    points: shownTieBreak({ shownAs: 'points' }, { value: points, parts: [] }),
    won,
    drawn,
    lost,
    ...Object.fromEntries(
      tieBreaks.map((tieBreak, nth) => {
        const value = values[nth];
        return [tieBreak.id, value === undefined ? null : shownTieBreak(tieBreak, value)];
      }),
    ),
  }));

/** What every line of standings begins with. */
export const STANDINGS_COLUMNS = ['rank', 'number', 'player', 'points', 'won', 'drawn', 'lost'] as const;

/** A line for each table of the rounds, and for each who had a bye. */
export function pairingRows(rounds: readonly Round[], nameOf: NameOf): readonly Row[] {
  const tables = rounds.flatMap((round) => [...round.tables.values()]);
  const seats = Math.max(2, ...tables.map(({ entrants }) => entrants.length));
  return rounds.flatMap(({ number: round, tables: own, byes }) => [
    ...[...own.values()].map((table) => tableRow(round, table, seats, nameOf)),
    ...byes.map((bye) => byeRow(round, bye, seats, nameOf)),
  ]);
}

/** What every line of pairings begins with. */
export const PAIRING_COLUMNS = ['round', 'table', 'A', 'B', 'won by A', 'won by B', 'drawn', 'ended'] as const;

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

function tableRow(round: number, { number, entrants, result }: TournamentTable, seats: number, nameOf: NameOf): Row {
  const people = entrants.map((entrant) => nameOf(entrant));
  const won = result?.games.won ?? [];
  return {
    round,
    table: number,
    ...seated(people, won, seats),
    drawn: result?.games.drawn ?? null,
    ended: endOf(result),
  };
}

const byeRow = (round: number, { entrant, why }: Bye, seats: number, nameOf: NameOf): Row => ({
  round,
  table: null,
  ...seated([nameOf(entrant)], [], seats),
  drawn: null,
  ended: `bye: ${why}`,
});

function seated(people: readonly string[], won: readonly number[], seats: number): Row {
  const letters = LETTERS.slice(0, seats);
  return Object.fromEntries([
    ...letters.map((letter, seat) => [letter, people[seat] ?? null]),
    ...letters.map((letter, seat) => [`won by ${letter}`, won[seat] ?? null]),
  ]) as Row;
}

function endOf(result: TournamentTable['result']): string | null {
  if (result === null) return null;
  if (result.games.bothLost) return 'both-lost';
  return result.games.notPlayed === true ? 'not-played' : result.how;
}
