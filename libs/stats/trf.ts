import {
  decimal,
  type Entrant,
  type EntrantId,
  endsOf,
  type PlayedAs,
  type Rounds,
  type RuleSet,
  type Standing,
  standings,
  type TableResult,
} from '#tournament';

export interface TrfPlayer extends Entrant {
  readonly name: string;
  /** Three letters; null where it is not known. */
  readonly federation: string | null;
  readonly rating: number | null;
}

export interface TrfTournament {
  readonly title: string;
  /** Days as 2026-11-21. */
  readonly start: string;
  readonly end: string;
  readonly arbiter: string | null;
  /** In the order of their numbers. */
  readonly players: readonly TrfPlayer[];
  readonly rounds: Rounds;
  /** How many were planned. */
  readonly plannedRounds: number;
  readonly rules: RuleSet;
  readonly as: PlayedAs;
}

/**
 * The report that FIDE asks for, TRF16, a line each. White and black are the left and the right side of a table; XXR and XXS are
 * the additions for the number of rounds and for points other than 1, 1/2 and 0.
 */
export function* trf(tournament: TrfTournament): Iterable<string> {
  const { title, start, end, arbiter, players, as, plannedRounds } = tournament;
  yield `012 ${plain(title)}\n`;
  yield `042 ${slashed(start)}\n`;
  yield `052 ${slashed(end)}\n`;
  yield `062 ${players.length}\n`;
  yield `072 ${players.filter(({ rating }) => rating !== null).length}\n`;
  yield `092 Individual: ${as === 'swiss' ? 'Swiss-System' : 'Round-Robin'}\n`;
  if (arbiter !== null) yield `102 ${plain(arbiter)}\n`;
  yield `XXR ${plannedRounds}\n`;
  yield* pointsLine(tournament.rules);
  const cells = cellsOf(tournament);
  const ranked = ranking(tournament);
  for (const [nth, player] of players.entries()) yield playerLine(player, nth + 1, ranked, cells.get(player.id) ?? []);
}

/** A column of the format: so wide, numbers to the right. */
const left = (text: string, width: number): string => {
  const letters = Array.from(plain(text)).slice(0, width);
  return letters.join('') + ' '.repeat(width - letters.length);
};
const right = (value: string | number, width: number): string => String(value).padStart(width);

const plain = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
const slashed = (day: string): string => day.replaceAll('-', '/');

function* pointsLine({ points: { win, draw, loss, bye, parts } }: RuleSet): Iterable<string> {
  if (win === parts && 2 * draw === parts && loss === 0 && bye === win) return;
  const said = (of: number): string => (of / parts).toFixed(1);
  const wins = ['WW', 'BW', 'FPB', 'FW'].map((code) => `${code}=${said(win)}`);
  const draws = ['WD', 'BD', 'HPB'].map((code) => `${code}=${said(draw)}`);
  const losses = ['WL', 'BL', 'ZPB', 'FL'].map((code) => `${code}=${said(loss)}`);
  yield `XXS ${[...wins, ...draws, ...losses, `PAB=${said(bye)}`].join(' ')}\n`;
}

/** Those who are disqualified come after all others. */
function ranking({ players, rounds, rules, as }: TrfTournament): ReadonlyMap<EntrantId, Standing> {
  const rows = standings(players, rounds, rules, as);
  const out = standings(
    players.filter(({ disqualified }) => disqualified).map(({ id }) => ({ id, disqualified: false })),
    rounds,
    rules,
    as,
  );
  const below = out.map((row) => ({ ...row, rank: rows.length + row.rank }));
  return new Map([...rows, ...below].map((row) => [row.entrant, row]));
}

function playerLine(
  { id, name, rating, federation }: TrfPlayer,
  number: number,
  ranked: ReadonlyMap<EntrantId, Standing>,
  cells: readonly string[],
): string {
  const standing = ranked.get(id);
  const points = standing === undefined ? '0.0' : decimal(standing.points, 1);
  const who = `001 ${right(number, 4)} ${left('', 4)} ${left(name, 33)} ${right(rating ?? 0, 4)} ${left(federation ?? '', 3)}`;
  const score = `${right(points, 4)} ${right(standing?.rank ?? 0, 4)}`;
  return (
    `${who} ${right('', 11)} ${left('', 10)} ${score}${cells.map((cell) => `  ${cell}`).join('')}`.trimEnd() + '\n'
  );
}

/** Each player's rounds: opponent, colour, result. */
function cellsOf({ players, rounds }: TrfTournament): ReadonlyMap<EntrantId, readonly string[]> {
  const numbers = new Map(players.map(({ id }, nth) => [id, nth + 1]));
  const cells = new Map(players.map(({ id }) => [id, rounds.map(() => '0000 - Z')]));
  rounds.forEach((tables, nth) => {
    for (const table of tables)
      for (const [id, cell] of cellsIn(table, (entrant) => numbers.get(entrant) ?? 0)) {
        const row = cells.get(id);
        if (row !== undefined) row[nth] = cell;
      }
  });
  return cells;
}

const UNPAIRED = { bye: 'U', 'awarded-bye': 'F', 'half-bye': 'H', loss: 'Z' } as const;
const PLAYED = { won: '1', drawn: '=', lost: '0' } as const;
const FORFEITED = { won: '+', drawn: '=', lost: '-' } as const;

function cellsIn(
  table: TableResult,
  numberOf: (entrant: EntrantId) => number,
): readonly (readonly [EntrantId, string])[] {
  if ('entrant' in table) return [[table.entrant, `0000 - ${UNPAIRED[table.is]}`]];
  const [one, other, ...more] = table.entrants;
  // The format has one opponent a round.
  if (more.length > 0) return [];
  const [endOfOne, endOfOther] = endsOf(table);
  const said = table.is === 'match' ? PLAYED : FORFEITED;
  return [
    [one, `${right(numberOf(other), 4)} w ${said[endOfOne]}`],
    [other, `${right(numberOf(one), 4)} b ${said[endOfOther]}`],
  ];
}
