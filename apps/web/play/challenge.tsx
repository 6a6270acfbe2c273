import type { ReactNode } from 'react';
import { LinkToGive } from '../parts/link-to-give.js';
import { SeedsAwaited } from '../seeds/seeds-here.js';
import type { Table } from './live-table.js';
import { Notify } from './notify.js';
import { termsOf } from './terms.js';
import { say } from '../say/index.js';

interface ChallengeProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly mySeat: number;
}

/** One sits, and waits: for the other player, or for the seeds of all. */
export function Challenge({ table, names, mySeat }: ChallengeProps): ReactNode {
  const free = table.seats.find(({ holder }) => holder === null);
  if (free === undefined)
    return (
      <div className="page form">
        <h1>{say('All sit')}</h1>
        <SeedsAwaited table={table} names={names} mySeat={mySeat} />
      </div>
    );
  if (free.player !== null)
    return (
      <div className="page form">
        <h1>{say('You sit; {name} does not yet', { name: free.player.name ?? say('the other player') })}</h1>
        <p role="status">{say('The game begins by itself when both sit. Keep this page open.')}</p>
      </div>
    );
  return (
    <div className="page form">
      <h1>{say('You sit; the other seat is free')}</h1>
      <p>{termsOf(table)}</p>
      <p>
        {say(
          'Send this link to whom you want to play, or wait for somebody from the lobby. The game begins by itself.',
        )}
      </p>
      <LinkToGive path={`/play/${table.id}`} main />
      <Notify />
    </div>
  );
}
