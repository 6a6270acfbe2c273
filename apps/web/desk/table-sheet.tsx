import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Act, Reasoned } from '../console/act.js';
import { Extension } from '../console/extension.js';
import { Sheet } from '../console/sheet.js';
import type { Table } from '../console/tables.js';
import type { Run } from '../console/tournament.js';
import { clockTime, nameOf } from '../console/words.js';
import { SeatSign } from '../parts/sign.js';
import { ANSWER_CALL, HOLD, LET_GO } from './acts.js';
import { RaiseCase } from './raise-case.js';
import { against, say } from '../say/index.js';

interface TableSheetProps {
  readonly run: Run;
  readonly round: number;
  readonly table: Table;
  /** How the table stands. */
  readonly says: string;
  readonly again: () => void;
  readonly onClose: () => void;
}

/** What a judge does at a table: hears why they were called, holds the match, raises a case, gives time. */
export function TableSheet({ run, round, table, says, again, onClose }: TableSheetProps): ReactNode {
  const { match } = table;
  const held = match?.disputes.find(({ open }) => open);
  return (
    <Sheet title={say('Table {number}', { number: table.number })} onClose={onClose}>
      <div className="form">
        <p>{against(table.entrants.map(nameOf))}</p>
        <p className="dim">{says}</p>
        <Calls table={table} again={again} />
        {held === undefined ? null : (
          <Link className="button main" href={`/t/${run.id}/desk/${held.caseId}`}>
            {say('To the case that holds it')}
          </Link>
        )}
        {match !== null && held === undefined ? (
          <>
            <Hold match={match} again={again} />
            <RaiseCase key={match.id} match={match} names={table.entrants.map(nameOf)} onDone={onClose} />
          </>
        ) : null}
        <Closed run={run} cases={(match?.disputes ?? []).filter(({ open }) => !open)} />
        {table.result !== null || run.rounds.at(-1)?.number !== round ? null : (
          <>
            <h3>{say('More time')}</h3>
            <Extension run={run} round={round} table={table} />
          </>
        )}
        <div className="row">
          <Link href={`/g/${table.matchId}`}>{say('See the match')}</Link>
          <button className="button quiet" type="button" onClick={onClose}>
            {say('Close')}
          </button>
        </div>
      </div>
    </Sheet>
  );
}

interface ClosedProps {
  readonly run: Run;
  readonly cases: readonly { readonly caseId: string }[];
}

function Closed({ run, cases }: ClosedProps): ReactNode {
  if (cases.length === 0) return null;
  return (
    <p className="row">
      {cases.map(({ caseId }, nth) => (
        <Link key={caseId} className="button" href={`/t/${run.id}/desk/${caseId}`}>
          {cases.length === 1 ? say('The case that was closed') : say('Closed case {number}', { number: nth + 1 })}
        </Link>
      ))}
    </p>
  );
}

function Calls({ table, again }: Pick<TableSheetProps, 'table' | 'again'>): ReactNode {
  const { match, entrants } = table;
  const calls = match?.judgeCalls ?? [];
  if (match === null || calls.length === 0) return null;
  return (
    <ul className="ledger desk-calls" aria-label={say('Calls from this table')}>
      {calls.map(({ number, seat, text, at, answered }) => (
        <li key={number}>
          <span>{clockTime(at)}</span>
          <div>
            {seat === null ? (
              say('The two reports differ.')
            ) : (
              <>
                <SeatSign seat={seat} /> {entrants[seat] === undefined ? null : nameOf(entrants[seat])}{' '}
                <q>{text ?? say('A judge, please.')}</q>
              </>
            )}
            <p className="dim">
              {answered === null ? (
                <Act document={ANSWER_CALL} input={{ matchId: match.id, number }} kind="main" onDone={again}>
                  {say('I am there')}
                </Act>
              ) : (
                say('{name} came at {time}.', {
                  name: answered.by?.name ?? say('Somebody'),
                  time: clockTime(answered.at),
                })
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Hold({
  match,
  again,
}: {
  readonly match: NonNullable<Table['match']>;
  readonly again: () => void;
}): ReactNode {
  if (match.phase !== 'PLAYING') return null;
  const input = (reason: string) => ({ matchId: match.id, reason });
  return match.pausedAt === null ? (
    <Reasoned
      document={HOLD}
      input={input}
      title={say('Hold the match')}
      says={say('Nobody moves and no clock runs until a judge lets it go on.')}
      onDone={again}
    >
      {say('Hold the match')}
    </Reasoned>
  ) : (
    <Reasoned document={LET_GO} input={input} title={say('Let it go on')} kind="main" onDone={again}>
      {say('Let it go on')}
    </Reasoned>
  );
}
