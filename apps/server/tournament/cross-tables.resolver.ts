import { ResolveField, Resolver } from '@nestjs/graphql';
import type { CrossTable, CrossTableCell, CrossTableRow, MatchEnd } from '#contract';
import { crossTables, type Meeting } from '#tournament';
import type { Asking } from '../graphql/asking.js';
import { globalTableId, type ShownEntrant, shownEntrant } from './entrants.js';
import { exact } from './plan-input.js';
import type { SeenTournament } from './tournaments.js';

type ShownRow = Omit<CrossTableRow, 'entrant'> & { readonly entrant: ShownEntrant | null };
type ShownCrossTable = Omit<CrossTable, 'rows'> & { readonly rows: readonly ShownRow[] };

/** Who met whom in a round robin. */
@Resolver('Tournament')
export class CrossTablesResolver {
  @ResolveField()
  crossTables(seen: SeenTournament, _: unknown, { meter }: Asking): readonly ShownCrossTable[] {
    const tables = crossTables(seen.state);
    meter.found('CrossTableRow.cells', sum(tables.map(({ rows }) => rows.length ** 2)));
    return tables.map(({ stage, group, rows }) => ({
      stage: stage + 1,
      group,
      rows: rows.map(({ entrant, points, cells }) => ({
        entrant: shownEntrant(seen, entrant),
        points: exact(points),
        cells: cells.map((meeting) => (meeting === null ? null : shownCell(seen, meeting))),
      })),
    }));
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

function shownCell({ name }: SeenTournament, { round, table, result }: Meeting): CrossTableCell {
  const { won = null, lost = null, drawn = null } = result ?? {};
  const ended = result === null ? null : ENDS[result.ended];
  return { round, tableId: globalTableId(name, table), ended, won, lost, drawn };
}

const ENDS: Readonly<Record<NonNullable<Meeting['result']>['ended'], MatchEnd>> = {
  won: 'WON',
  drawn: 'DRAWN',
  lost: 'LOST',
};
