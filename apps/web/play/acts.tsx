import type { ReactNode } from 'react';
import type { UserError } from '../api/command.js';
import { Away } from './away.js';
import { doingAt } from './doing.js';
import { RESIGN } from './documents.js';
import { Draw } from './draw.js';
import type { Table } from './live-table.js';
import { Sure } from './sure.js';
import { useSigned } from '../api/signed-command.js';
import { say } from '../say/index.js';

interface ActsProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly mySeat: number;
  readonly onTable: (table: Table | null) => void;
  readonly onErrors: (errors: readonly UserError[]) => void;
}

/** What a player may do beside answering: a draw, giving up, claiming who is away. */
export function Acts({ table, names, mySeat, onTable, onErrors }: ActsProps): ReactNode {
  const resign = useSigned(RESIGN, table, () => ({ type: 'Resign' }));
  if (table.phase !== 'PLAYING') return null;
  const doing = doingAt(onTable, onErrors);
  return (
    <>
      <Away table={table} names={names} doing={doing} />
      <Draw table={table} names={names} mySeat={mySeat} doing={doing} />
      <Sure
        label={say('Give up')}
        question={say('Give up this game?')}
        yes={say('Give up')}
        kind="quiet"
        busy={resign.busy}
        onYes={() => void doing(resign.send({ matchId: table.id }))}
      />
    </>
  );
}
