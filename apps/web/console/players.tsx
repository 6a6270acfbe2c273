import { type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { TakeCsv } from '../parts/take-csv.js';
import { Waiting } from '../parts/waiting.js';
import { Act } from './act.js';
import { CHECK_IN, SET_REGISTRATION } from './acts.js';
import { EnterPlayers } from './enter-players.js';
import { type Entrant, useEntrants } from './entrants.js';
import { PlayerRow } from './player-row.js';
import type { Run } from './tournament.js';
import { listed, many } from './words.js';

const SHOWN = [
  ['all', 'All'],
  ['absent', 'Not here'],
  ['waiting', 'Waiting'],
  ['out', 'Out'],
] as const;

function isShown({ status, checkedIn }: Entrant, show: string): boolean {
  if (show === 'absent') return !checkedIn && (status === 'IN' || status === 'WAITING');
  if (show === 'waiting') return status === 'WAITING';
  if (show === 'out') return status === 'DROPPED' || status === 'DISQUALIFIED';
  return true;
}

export function Players({ run }: { readonly run: Run }): ReactNode {
  const [search, setSearch] = useSearchParams();
  const { all, error, again } = useEntrants(run);
  const show = search.get('show') ?? 'all';
  const words = (search.get('find') ?? '').toLowerCase();
  const set = (name: string, value: string): void => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '' || value === 'all') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };
  const found = (all ?? []).filter(
    (each) => isShown(each, show) && `${each.number} ${each.name ?? ''}`.toLowerCase().includes(words),
  );
  return (
    <div className="run-two">
      <section>
        <div className="head">
          <h2>Players</h2>
          <span className="dim">{countsOf(run)}</span>
          <span className="end">
            <TakeCsv
              name="players"
              rows={() => [
                ['number', 'player', 'status', 'here'],
                ...found.map(({ number, name, status, checkedIn }) => [
                  number,
                  name,
                  status.toLowerCase(),
                  checkedIn ? 'yes' : 'no',
                ]),
              ]}
            />
          </span>
        </div>
        <div className="row">
          <label className="run-find">
            <span className="unseen">Find a player</span>
            <input
              className="input"
              type="search"
              placeholder="Name or number"
              value={search.get('find') ?? ''}
              onChange={({ target }) => {
                set('find', target.value);
              }}
            />
          </label>
          <span className="segments" role="group" aria-label="Show">
            {SHOWN.map(([key, name]) => (
              <button
                key={key}
                type="button"
                aria-pressed={show === key}
                onClick={() => {
                  set('show', key);
                }}
              >
                {name}
              </button>
            ))}
          </span>
          <AllHere run={run} found={found} />
        </div>
        {error === undefined ? null : <Failed what="The players" error={error} again={again} />}
        {all === null && error === undefined ? <Waiting for="the players" /> : null}
        {all !== null && found.length === 0 ? <Nobody run={run} isFiltered={all.length > 0} /> : null}
        <ul className="ledger run-players">
          {found.map((entrant) => (
            <PlayerRow key={entrant.id} run={run} entrant={entrant} />
          ))}
        </ul>
      </section>
      <EnterPlayers run={run} />
    </div>
  );
}

function Nobody({ run, isFiltered }: { readonly run: Run; readonly isFiltered: boolean }): ReactNode {
  if (isFiltered) return <p className="run-none dim">Nobody like that.</p>;
  return (
    <Empty what="Nobody is in yet">
      {run.registrationOpen
        ? 'Registration is open: hand out the address of this tournament.'
        : 'Enter them beside, or open registration.'}
    </Empty>
  );
}

function countsOf({ counts, plan, phase }: Run): string {
  const parts = [`${counts.in}${plan.capacity === null ? '' : ` of ${plan.capacity}`} in`];
  if (counts.waiting > 0) parts.push(`${counts.waiting} waiting`);
  if (phase === 'REGISTERING' && plan.checkIn) parts.push(`${counts.checkedIn} checked in`);
  if (counts.dropped > 0) parts.push(`${counts.dropped} dropped`);
  if (counts.disqualified > 0) parts.push(`${counts.disqualified} disqualified`);
  return listed(parts);
}

/** Checks in everybody who is listed and not here; opens or closes registration. */
function AllHere({ run, found }: { readonly run: Run; readonly found: readonly Entrant[] }): ReactNode {
  const absent = found.filter((each) => isShown(each, 'absent')).slice(0, 500);
  if (run.phase !== 'REGISTERING') return null;
  return (
    <span className="row end">
      {run.plan.checkIn && absent.length > 0 ? (
        <Act document={CHECK_IN} input={{ tournamentId: run.id, entrantIds: absent.map(({ id }) => id), undo: false }}>
          {many(absent.length, 'listed player is here', 'listed players are here')}
        </Act>
      ) : null}
      <Act document={SET_REGISTRATION} input={{ tournamentId: run.id, open: !run.registrationOpen }} kind="quiet">
        {run.registrationOpen ? 'Close registration' : 'Open registration'}
      </Act>
    </span>
  );
}
