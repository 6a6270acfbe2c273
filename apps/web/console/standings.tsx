import { type ReactNode } from 'react';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { useLiveQuery } from '../tournament/live.js';
import { HEAD } from '../tournament/queries.js';
import { Standings as PublicStandings } from '../tournament/standings.js';
import '../tournament/tournament.css';
import { Reasoned } from './act.js';
import { REOPEN, TO_REGISTRATION } from './acts.js';
import type { Run } from './tournament.js';
import { say } from '../say/index.js';

/** The standings as everybody sees them, and the steps between the phases, back. */
export function Standings({ run }: { readonly run: Run }): ReactNode {
  const [{ data, error }, again] = useLiveQuery(HEAD, { id: run.id }, run.position);
  const tournament = data?.tournament ?? null;
  if (run.rounds.length === 0)
    return (
      <>
        <Empty what={say('No standings before the first round')} />
        <Undo run={run} />
      </>
    );
  if (tournament === null)
    return error === undefined ? (
      <Waiting for={say('the standings')} />
    ) : (
      <Failed what={say('The standings')} error={error} again={again} />
    );
  return (
    <div className="cup">
      <PublicStandings tournament={tournament} pulse={run.position} />
      <div className="row">
        <a className="button quiet" href={`/export/games.csv?tournamentId=${run.id}`} download>
          <Sign name="download" /> {say('Games, CSV')}
        </a>
        <Undo run={run} />
      </div>
    </div>
  );
}

function Undo({ run }: { readonly run: Run }): ReactNode {
  if (run.phase === 'OVER')
    return (
      <Reasoned
        document={REOPEN}
        takes="start and end"
        input={(reason) => ({ tournamentId: run.id, reason })}
        title={say('Reopen the tournament')}
        says={say('The end is taken back; rounds and corrections are possible again.')}
        kind="quiet"
      >
        {say('Reopen the tournament')}
      </Reasoned>
    );
  if (run.phase !== 'RUNNING' || run.rounds.length > 0 || run.draft !== null) return null;
  return (
    <Reasoned
      document={TO_REGISTRATION}
      takes="start and end"
      input={(reason) => ({ tournamentId: run.id, reason })}
      title={say('Go back before the start')}
      kind="quiet"
    >
      {say('Go back before the start')}
    </Reasoned>
  );
}
