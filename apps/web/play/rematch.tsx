import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useCommand } from '../api/command.js';
import { Refused } from '../parts/problem.js';
import { rematchSitting } from '../seeds/sitting.js';
import { REMATCH } from './documents.js';
import type { Table } from './live-table.js';
import { say } from '../say/index.js';

/** The same match once more with the seats swapped, or the way to it once somebody wants it. */
export function useRematch(table: Table, go: (path: string) => void): ReactNode {
  const command = useCommand(REMATCH);
  if (table.origin !== null) return null;
  if (table.rematch !== null)
    return (
      <Link className="button" href={`/play/${table.rematch}`}>
        {say('To the rematch')}
      </Link>
    );
  return (
    <>
      <button
        className="button"
        type="button"
        disabled={command.busy}
        onClick={() =>
          void command.send({ matchId: table.id, ...rematchSitting(table) }).then((sent) => {
            if (sent.is === 'done' && sent.payload.match !== null) go(`/play/${sent.payload.match.id}`);
          })
        }
      >
        {say('Rematch')}
      </button>
      <Refused errors={command.errors} />
    </>
  );
}
