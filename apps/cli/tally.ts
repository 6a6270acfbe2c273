import { type Recording, unpackMoves } from '#scenario';

/** How simulated games ended, counted. */
export interface Tally {
  /** The place of each player, 1 for who won. */
  readonly places: readonly number[];
  readonly reason: string;
  readonly answers: number;
}

export function tallied({ result, answers }: Recording): Tally {
  const { places, reason } = (result ?? { places: [], reason: 'none' }) as Pick<Tally, 'places' | 'reason'>;
  return { places, reason, answers: unpackMoves(answers).length };
}

export function tallyText(names: readonly string[], games: readonly Tally[], json: boolean): string {
  const wins = names.map(
    (_, seat) => games.filter(({ places }) => places[seat] === 1 && places[1 - seat] === 2).length,
  );
  const draws = games.length - wins.reduce((sum, n) => sum + n, 0);
  const reasons = Object.fromEntries(
    [...new Set(games.map(({ reason }) => reason))]
      .sort()
      .map((reason) => [reason, games.filter((game) => game.reason === reason).length]),
  );
  const answers = games.map((game) => game.answers).sort((a, b) => a - b);
  const length = { shortest: answers[0] ?? 0, median: answers[answers.length >> 1] ?? 0, longest: answers.at(-1) ?? 0 };
  if (json)
    return JSON.stringify({ games: games.length, decks: names, wins, draws, reasons, answers: length }, null, 2);
  const percent = (n: number): string => `${((100 * n) / Math.max(1, games.length)).toFixed(1)} %`.padStart(8);
  const rows = [
    ...names.map((name, seat) => [`player ${seat + 1}, ${name}`, wins[seat] ?? 0] as const),
    ['draws', draws] as const,
    ...Object.entries(reasons).map(([reason, n]) => [`ended by ${reason}`, n] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    `${games.length} games`,
    ...rows.map(([name, n]) => `  ${name.padEnd(width)} ${String(n).padStart(7)} ${percent(n)}`),
    `  answers a game: ${length.shortest} to ${length.longest}, median ${length.median}`,
  ].join('\n');
}
