/** The undo of what was done to the course of a tournament, its rounds, its clock and its staff. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Act, Reasoned } from './act.js';
import * as acts from './acts.js';
import { BEGIN, LOCK_LISTS, RENAME, RESIZE } from './details-acts.js';
import { dataOf, gamesIn, numberOf, roleIn, startIn, textIn } from './deeds.js';
import * as rounds from './round-acts.js';
import { tableIdOf } from './tournament.js';
import { UndoCorrection } from './undo-correction.js';
import { beginsWhen, lockedWhen } from './words.js';
import { since, type Line, type Undoing } from './undoing.js';
import { say } from '../say/index.js';

const MINUTE = 60_000;

const isWithdrawn = (newer: Line['newer'], round: number): boolean =>
  newer.some((deed) =>
    deed.what.some((each, at) => each === 'RoundWithdrawn' && numberOf(dataOf(deed, at).round) === round),
  );

function role({ run, data }: Line, granted: boolean): ReactNode {
  const personId = `person_${textIn(granted ? data.to : data.from)}`;
  const given = roleIn(data);
  const holds = run.staff.some(({ person, roles }) => person.id === personId && roles.includes(given));
  if (holds !== granted || given === 'PLAYER') return null;
  const input = { tournamentId: run.id, personId, role: given, asAdmin: false };
  if (!granted)
    return (
      <Act document={acts.GRANT} input={input} kind="quiet">
        {say('Undo')}
      </Act>
    );
  return (
    <Reasoned
      document={acts.REVOKE}
      input={(reason) => ({ ...input, reason: reason || null })}
      title={say('Take the role back')}
      kind="quiet"
      mayBeSilent
    >
      {say('Undo')}
    </Reasoned>
  );
}

const reopening: Undoing = (line) =>
  line.run.phase !== 'OVER' || since(line, ['TournamentReopened']) ? null : (
    <Reasoned
      document={acts.REOPEN}
      takes="start and end"
      input={(reason) => ({ tournamentId: line.run.id, reason })}
      title={say('Reopen the tournament')}
      kind="quiet"
    >
      {say('Undo')}
    </Reasoned>
  );

function timer(line: Line, action: 'PAUSE' | 'RESUME'): ReactNode {
  const { run, round } = line;
  const last = run.rounds.at(-1);
  const isOn = run.phase === 'RUNNING' && last?.number === round && last.timer !== null && last.missing > 0;
  if (!isOn || since(line, ['TimerStarted', 'TimerPaused', 'TimerResumed'])) return null;
  return (
    <Act document={rounds.TIMER} takes="time rounds" input={{ tournamentId: run.id, round, action }} kind="quiet">
      {say('Undo')}
    </Act>
  );
}

export const UNDO_COURSE: Readonly<Record<string, Undoing>> = {
  TournamentStarted: (line) => {
    const { run } = line;
    if (run.phase !== 'RUNNING' || since(line, ['ReturnedToRegistration'])) return null;
    if (run.rounds.length > 0 || run.draft !== null)
      return <small className="dim">{say('Can be taken back once its rounds are.')}</small>;
    return (
      <Reasoned
        document={acts.TO_REGISTRATION}
        takes="start and end"
        input={(reason) => ({ tournamentId: run.id, reason })}
        title={say('Go back before the start')}
        kind="quiet"
      >
        {say('Undo')}
      </Reasoned>
    );
  },
  TournamentEnded: reopening,
  TournamentCancelled: reopening,
  TournamentRenamed: (line) => {
    const { run, deed } = line;
    const was = deed.renamed?.was ?? null;
    if (was === null || since(line, ['TournamentRenamed'])) return null;
    return (
      <Reasoned
        document={RENAME}
        takes="change details"
        input={(reason) => ({ tournamentId: run.id, title: was, reason })}
        title={say('Call it {title}', { title: was })}
        kind="quiet"
      >
        {say('Undo')}
      </Reasoned>
    );
  },
  CapacityChanged: (line) => {
    const { run, data } = line;
    if (run.phase === 'OVER' || since(line, ['CapacityChanged'])) return null;
    const capacity = typeof data.was === 'number' ? data.was : null;
    return (
      <Reasoned
        document={RESIZE}
        takes="change details"
        input={(reason) => ({ tournamentId: run.id, capacity, reason })}
        title={capacity === null ? say('Take everybody') : say('Take {capacity} players', { capacity })}
        kind="quiet"
      >
        {say('Undo')}
      </Reasoned>
    );
  },
  ListsLockChanged: (line) => {
    const { run, data } = line;
    if (run.phase !== 'REGISTERING' || since(line, ['ListsLockChanged'])) return null;
    const lockListsAt = typeof data.was === 'number' ? new Date(data.was).toISOString() : null;
    return (
      <Reasoned
        document={LOCK_LISTS}
        takes="change details"
        input={(reason) => ({ tournamentId: run.id, lockListsAt, reason })}
        title={lockedWhen(lockListsAt)}
        kind="quiet"
      >
        {say('Undo')}
      </Reasoned>
    );
  },
  StartTimeChanged: (line) => {
    const { run, data } = line;
    if (run.phase !== 'REGISTERING' || since(line, ['StartTimeChanged'])) return null;
    const was = startIn(data.was);
    return (
      <Reasoned
        document={BEGIN}
        takes="change details"
        input={(reason) => ({ tournamentId: run.id, ...was, reason })}
        title={beginsWhen(was)}
        kind="quiet"
      >
        {say('Undo')}
      </Reasoned>
    );
  },
  RoundDrafted: (line) =>
    line.run.draft?.number !== line.round || since(line, ['RoundDrafted', 'DraftDiscarded']) ? null : (
      <Reasoned
        document={rounds.DISCARD}
        takes="pair"
        input={(reason) => ({ tournamentId: line.run.id, reason: reason || null })}
        title={say('Throw the draft away')}
        kind="quiet"
        mayBeSilent
      >
        {say('Undo')}
      </Reasoned>
    ),
  RoundPublished: ({ run, round, newer }) => {
    if (run.phase !== 'RUNNING' || isWithdrawn(newer, round)) return null;
    if (run.rounds.at(-1)?.number !== round || run.draft !== null)
      return <small className="dim">{say('Can be taken back once what was paired after it is.')}</small>;
    return (
      <Link className="button quiet" href={`/t/${run.id}/run/round/${round}`}>
        {say('Take it back there')}
      </Link>
    );
  },
  ResultRecorded: ({ run, round }) =>
    run.rounds.every(({ number }) => number !== round) ? null : (
      <Link className="button quiet" href={`/t/${run.id}/run/round/${round}`}>
        {say('Correct it there')}
      </Link>
    ),
  ResultCorrected: ({ run, data, newer, round }) => {
    const was = gamesIn(data.was);
    const table = numberOf(data.table);
    const again = newer.some((deed) =>
      deed.what.some((each, at) => each === 'ResultCorrected' && dataOf(deed, at).table === table),
    );
    if (was === null || again || run.phase === 'OVER') return null;
    return <UndoCorrection run={run} round={round} tableId={tableIdOf(run, table)} was={was} />;
  },
  TimerPaused: (line) => timer(line, 'RESUME'),
  TimerResumed: (line) => timer(line, 'PAUSE'),
  TableExtended: ({ run, data, newer, round }) => {
    if (run.rounds.at(-1)?.number !== round || run.phase !== 'RUNNING' || numberOf(data.by) < 0) return null;
    const isTaken = newer.some((later) =>
      later.what.some((each, at) => {
        const { table, by } = dataOf(later, at);
        return each === 'TableExtended' && table === data.table && numberOf(by) < 0;
      }),
    );
    if (isTaken) return null;
    const tableId = tableIdOf(run, numberOf(data.table));
    const minutes = -numberOf(data.by) / MINUTE;
    return (
      <Reasoned
        document={rounds.EXTEND}
        takes="extend tables"
        input={(reason) => ({ tournamentId: run.id, round, tableId, minutes, reason: reason || null })}
        title={say('Take the time back')}
        kind="quiet"
        mayBeSilent
      >
        {say('Take the time back')}
      </Reasoned>
    );
  },
  Announced: ({ run, data }) =>
    run.announcements.every(({ nth }) => nth !== numberOf(data.nth)) ? null : (
      <Reasoned
        document={acts.WITHDRAW_ANNOUNCEMENT}
        takes="announce"
        input={(reason) => ({ tournamentId: run.id, nth: numberOf(data.nth), reason: reason || null })}
        title={say('Take the announcement back')}
        kind="quiet"
        mayBeSilent
      >
        {say('Undo')}
      </Reasoned>
    ),
  RoleGranted: (line) => role(line, true),
  RoleRevoked: (line) => role(line, false),
};
