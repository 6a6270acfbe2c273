import type { ReactNode } from 'react';
import type { Head } from '../tournament/queries.js';
import { startSays } from '../tournament/start-time.js';
import { describe, momentOf } from '../tournament/words.js';
import { Qr } from './qr.js';
import { say } from '../say/index.js';

/** What is hung up at the door: what it is, and a code that leads to it. */
export function Flyer({ tournament }: { readonly tournament: Head }): ReactNode {
  const { id, title, plan, phase, startsAt, timeZone, registrationOpen } = tournament;
  const address = `${location.origin}/t/${id}`;
  return (
    <article className="flyer">
      <h1>{title ?? say('Tournament')}</h1>
      <p>{describe(tournament)}</p>
      {startsAt === null || phase !== 'REGISTERING' ? null : (
        <p>
          <b>{startSays({ startsAt, timeZone }, timeZone ?? undefined)}</b>
        </p>
      )}
      <Qr text={address} label={say('Code that leads to {address}', { address })} />
      <p>
        <b>
          {phase === 'REGISTERING' && registrationOpen
            ? say('Scan the code to register and to see your table.')
            : say('Scan the code for pairings, standings and your table.')}
        </b>
      </p>
      <p className="mono">{address}</p>
      {plan.lists === 'NONE' || plan.lockListsAt === null || phase !== 'REGISTERING' ? null : (
        <p>{say('Hand in your deck until {time}; then lists are locked.', { time: momentOf(plan.lockListsAt) })}</p>
      )}
    </article>
  );
}
