/** What of a tournament can be another after it was made: its name, when it begins, how many can play, when lists are locked, and that it takes place. */
import { type ReactNode, useState } from 'react';
import { LineText } from '../parts/line-text.js';
import { knownZone, startOf, typedStart } from '../tournament/start-time.js';
import { Reasoned } from './act.js';
import { REOPEN } from './acts.js';
import { BEGIN, CANCEL, LOCK_LISTS, RENAME, RESIZE } from './details-acts.js';
import { StartFields, type TypedStart, UNSAID } from './start-fields.js';
import type { Run } from './tournament.js';
import { beginsWhen, lockedWhen, LONGEST_TITLE } from './words.js';
import { say } from '../say/index.js';

export function Details({ run }: { readonly run: Run }): ReactNode {
  const isOver = run.phase === 'OVER';
  return (
    <section className="form">
      <h2>{say('What can still change')}</h2>
      <Name key={run.title} run={run} />
      {run.phase === 'REGISTERING' ? <Begins key={[run.startsAt, run.timeZone].join(' ')} run={run} /> : null}
      {isOver ? null : <Places key={run.plan.capacity} run={run} />}
      {run.phase === 'REGISTERING' && run.plan.lists !== 'NONE' ? (
        <ListsLock key={run.plan.lockListsAt} run={run} />
      ) : null}
      {isOver ? (
        <Reopening run={run} />
      ) : (
        <div>
          <Reasoned
            document={CANCEL}
            takes="change details"
            input={(reason) => ({ tournamentId: run.id, reason })}
            title={say('Cancel the tournament')}
            says={say(
              'Matches that are on end without a result. What was played stays, and counts. It can be reopened: what was on then begins anew.',
            )}
          >
            {say('Cancel the tournament')}
          </Reasoned>
        </div>
      )}
    </section>
  );
}

/** A tournament that was cancelled or has ended can go on. */
function Reopening({ run }: { readonly run: Run }): ReactNode {
  const isCancelled = run.cancelled !== null;
  return (
    <div className="form">
      {isCancelled ? (
        <p>
          {run.cancelled?.reason
            ? say('Cancelled: {reason}', { reason: run.cancelled.reason })
            : say('The tournament is cancelled')}
        </p>
      ) : null}
      <div>
        <Reasoned
          document={REOPEN}
          takes="start and end"
          input={(reason) => ({ tournamentId: run.id, reason })}
          title={say('Reopen the tournament')}
          says={
            isCancelled
              ? say('It goes on from where it was cancelled. Matches that were on then begin anew.')
              : say('The end is taken back; rounds and corrections are possible again.')
          }
        >
          {say('Reopen the tournament')}
        </Reasoned>
      </div>
    </div>
  );
}

function Name({ run }: { readonly run: Run }): ReactNode {
  const [title, setTitle] = useState(run.title ?? '');
  const typed = title.trim();
  return (
    <div className="row">
      <LineText label={say('Name')} most={LONGEST_TITLE} text={title} onText={setTitle} />
      {typed === '' || typed === run.title || title.length > LONGEST_TITLE ? null : (
        <Reasoned
          document={RENAME}
          input={(reason) => ({ tournamentId: run.id, title: typed, reason })}
          title={say('Call it {title}', { title: typed })}
        >
          {say('Rename')}
        </Reasoned>
      )}
    </div>
  );
}

function Places({ run }: { readonly run: Run }): ReactNode {
  const is = run.plan.capacity === null ? '' : String(run.plan.capacity);
  const [places, setPlaces] = useState(is);
  const capacity = places === '' ? null : Number(places);
  return (
    <div className="row">
      <label className="field">
        <span>{say('Most players, empty for all')}</span>
        <input
          className="input run-figure"
          type="number"
          inputMode="numeric"
          min={2}
          max={10000}
          value={places}
          onChange={({ target }) => {
            setPlaces(target.value);
          }}
        />
      </label>
      {places === is ? null : (
        <Reasoned
          document={RESIZE}
          input={(reason) => ({ tournamentId: run.id, capacity, reason })}
          title={capacity === null ? say('Take everybody') : say('Take {capacity} players', { capacity })}
          says={
            run.phase === 'REGISTERING'
              ? say('Whoever waits moves up by themselves, as far as there is room.')
              : say('It runs: take in who waits yourself, under Players.')
          }
        >
          {say('Change')}
        </Reasoned>
      )}
    </div>
  );
}

function Begins({ run }: { readonly run: Run }): ReactNode {
  const { startsAt: is, timeZone: by } = run;
  const said: TypedStart =
    is === null || by === null ? UNSAID : { at: typedStart(is, knownZone(by)), zone: knownZone(by) };
  const [start, setStart] = useState(said);
  const startsAt = startOf(start.at, start.zone);
  const timeZone = startsAt === null ? null : start.zone;
  return (
    <div className="row">
      <StartFields start={start} onStart={setStart} />
      {start.at === said.at && start.zone === said.zone ? null : (
        <Reasoned
          document={BEGIN}
          takes="change details"
          input={(reason) => ({ tournamentId: run.id, startsAt, timeZone, reason })}
          title={beginsWhen({ startsAt, timeZone })}
          says={say('Everybody sees it on the page of the tournament. Nothing happens by itself then.')}
        >
          {say('Change')}
        </Reasoned>
      )}
    </div>
  );
}

function ListsLock({ run }: { readonly run: Run }): ReactNode {
  const is = run.plan.lockListsAt === null ? '' : typedTime(run.plan.lockListsAt);
  const [typed, setTyped] = useState(is);
  const lockListsAt = typed === '' ? null : new Date(typed).toISOString();
  return (
    <div className="row">
      <label className="field">
        <span>{say('Lists are locked at, empty for the start')}</span>
        <input
          className="input"
          type="datetime-local"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
      </label>
      {typed === is ? null : (
        <Reasoned
          document={LOCK_LISTS}
          takes="change details"
          input={(reason) => ({ tournamentId: run.id, lockListsAt, reason })}
          title={lockedWhen(lockListsAt)}
          says={say(
            'From then on only the staff change a list, with a reason. A time that is past locks them at once.',
          )}
        >
          {say('Change')}
        </Reasoned>
      )}
    </div>
  );
}

/** As the field takes it: the local time, to the minute. */
function typedTime(at: string): string {
  const date = new Date(at);
  const minute = 60_000;
  return new Date(date.getTime() - date.getTimezoneOffset() * minute).toISOString().slice(0, 16);
}
