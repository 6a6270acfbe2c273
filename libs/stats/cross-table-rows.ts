import { type CrossTable, decimal, type EntrantId, type Meeting } from '#tournament';
import type { Row } from './rows.js';

/** What each line begins with. */
export const CROSS_COLUMNS = ['stage', 'group', 'place', 'player', 'points'] as const;

/** A line for each player, with a column for each place in the largest group. */
export function crossTableRows(tables: readonly CrossTable[], nameOf: (entrant: EntrantId) => string): readonly Row[] {
  const widest = Math.max(0, ...tables.map(({ rows }) => rows.length));
  return tables.flatMap(({ stage, group, rows }) =>
    rows.map(({ entrant, points, cells }, nth) => ({
      stage: stage + 1,
      group,
      place: nth + 1,
      player: nameOf(entrant),
      points: decimal(points, points.bottom === 1n ? 0 : 2),
      ...Object.fromEntries(
        Array.from({ length: widest }, (_, other) => [`against ${other + 1}`, shown(cells[other] ?? null)]),
      ),
    })),
  );
}

/** Own games first. */
const shown = (meeting: Meeting | null): string | null => {
  const result = meeting?.result ?? null;
  if (result === null) return null;
  const { won, lost, drawn } = result;
  return `${won}:${lost}${drawn > 0 ? `:${drawn}` : ''}`;
};
