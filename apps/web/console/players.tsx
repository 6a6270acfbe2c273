import { type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { Empty } from '../parts/empty.js';
import { LinkToGive } from '../parts/link-to-give.js';
import { Failed } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { Act } from './act.js';
import { CHECK_IN, SET_REGISTRATION } from './acts.js';
import { EnterPlayers } from './enter-players.js';
import type { Entrant } from './entrants.js';
import { type Asked, usePlayerList } from './player-list.js';
import { PlayerRow } from './player-row.js';
import type { Run } from './tournament.js';
import { listed, say, sayMany } from '../say/index.js';

const SHOWN: readonly (readonly [string, string, Asked])[] = [
  ['all', say('All'), {}],
  ['absent', say('Not here'), { statuses: ['IN', 'WAITING'], checkedIn: false }],
  ['waiting', say('Waiting'), { statuses: ['WAITING'] }],
  ['out', say('Out'), { statuses: ['DROPPED', 'DISQUALIFIED'] }],
];

export function Players({ run }: { readonly run: Run }): ReactNode {
  const [search, setSearch] = useSearchParams();
  const show = search.get('show') ?? 'all';
  const asked = SHOWN.find(([key]) => key === show)?.[2] ?? {};
  const { found, total, error, again, more } = usePlayerList(run, search.get('find') ?? '', asked);
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
  return (
    <div className="run-two">
      <section>
        <div className="head">
          <h2>{say('Players')}</h2>
          <span className="dim">{countsOf(run)}</span>
          <span className="end">
            <a className="button quiet" href={`/export/tournaments/${run.id}/players.csv`} download>
              <Sign name="download" /> {say('CSV')}
            </a>
          </span>
        </div>
        <div className="row">
          <label className="run-find">
            <span className="unseen">{say('Find a player')}</span>
            <input
              className="input"
              type="search"
              placeholder={say('Name or number')}
              value={search.get('find') ?? ''}
              onChange={({ target }) => {
                set('find', target.value);
              }}
            />
          </label>
          <span className="segments" role="group" aria-label={say('Show')}>
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
          <AllHere run={run} found={found ?? []} />
        </div>
        {error === undefined ? null : <Failed what={say('The players')} error={error} again={again} />}
        {found === null && error === undefined ? <Waiting for={say('the players')} /> : null}
        {found?.length === 0 ? <Nobody run={run} isFiltered={search.size > 0} /> : null}
        <ul className="ledger run-players">
          {found?.map((entrant) => (
            <PlayerRow key={entrant.id} run={run} entrant={entrant} />
          ))}
        </ul>
        {found !== null && found.length < total ? (
          <button type="button" className="button quiet" onClick={more}>
            {say('{shown} of {total}: show more', { shown: found.length, total })}
          </button>
        ) : null}
      </section>
      <EnterPlayers run={run} />
    </div>
  );
}

function Nobody({ run, isFiltered }: { readonly run: Run; readonly isFiltered: boolean }): ReactNode {
  if (entered(run) > 0 && !isFiltered) return <Waiting for={say('the players')} />;
  if (isFiltered) return <p className="run-none dim">{say('Nobody like that.')}</p>;
  return (
    <Empty what={say('Nobody is in yet')}>
      {run.registrationOpen ? (
        <>
          <p>{say('Registration is open: hand out the address of this tournament.')}</p>
          <LinkToGive path={`/t/${run.id}`} />
        </>
      ) : (
        say('Enter their names, or open registration.')
      )}
    </Empty>
  );
}

const entered = ({ counts }: Run): number => counts.in + counts.waiting + counts.dropped + counts.disqualified;

const isAbsent = ({ status, checkedIn }: Entrant): boolean => !checkedIn && (status === 'IN' || status === 'WAITING');

function countsOf({ counts, plan, phase }: Run): string {
  const parts = [
    plan.capacity === null
      ? say('{there} in', { there: counts.in })
      : say('{there} of {capacity} in', { there: counts.in, capacity: plan.capacity }),
  ];
  if (counts.waiting > 0) parts.push(say('{waiting} waiting', { waiting: counts.waiting }));
  if (phase === 'REGISTERING' && plan.checkIn)
    parts.push(say('{checkedIn} checked in', { checkedIn: counts.checkedIn }));
  if (counts.dropped > 0) parts.push(say('{dropped} dropped', { dropped: counts.dropped }));
  if (counts.disqualified > 0) parts.push(say('{disqualified} disqualified', { disqualified: counts.disqualified }));
  return listed(parts);
}

/** Checks in everybody who is listed and not here; opens or closes registration. */
function AllHere({ run, found }: { readonly run: Run; readonly found: readonly Entrant[] }): ReactNode {
  const absent = found.filter(isAbsent).slice(0, 500);
  if (run.phase !== 'REGISTERING') return null;
  return (
    <span className="row end">
      {run.plan.checkIn && absent.length > 0 ? (
        <Act document={CHECK_IN} input={{ tournamentId: run.id, entrantIds: absent.map(({ id }) => id), undo: false }}>
          {sayMany(absent.length, { one: '{n} listed player is here', other: '{n} listed players are here' })}
        </Act>
      ) : null}
      <Act document={SET_REGISTRATION} input={{ tournamentId: run.id, open: !run.registrationOpen }} kind="quiet">
        {run.registrationOpen ? say('Close registration') : say('Open registration')}
      </Act>
    </span>
  );
}
