/** The tables of a published round: results by keyboard, what needs somebody first, the clock. */
import { type ReactNode, useState } from 'react';
import { More, useGrowing } from '../parts/growing.js';
import { Failed } from '../parts/problem.js';
import { SeatSign } from '../parts/sign.js';
import { TakeCsv } from '../parts/take-csv.js';
import { Waiting } from '../parts/waiting.js';
import { Reasoned } from './act.js';
import { Correction } from './correction.js';
import { useOutbox } from './outbox.js';
import { QuickEntry } from './quick-entry.js';
import type { Games } from './read-result.js';
import { WITHDRAW_ROUND } from './round-acts.js';
import { TableRow } from './table-row.js';
import { inOrder, type Round, type Table, useRound } from './tables.js';
import { termsOf } from './terms.js';
import { TimerShown } from './timer.js';
import type { Run } from './tournament.js';
import { nameOf, scoreOf } from './words.js';
import { listed, say, sayMany } from '../say/index.js';

export function Results({ run, round: { number, stage, missing, timer } }: ResultsProps): ReactNode {
  const { shown: round, error, again } = useRound(run, number);
  const outbox = useOutbox(`${run.id} ${number}`, matchesOf(round), again);
  const [show, setShow] = useState<Which>('open');
  const [correcting, setCorrecting] = useState<Correcting | null>(null);
  const [watched, watch] = useState<Watched | null>(null);
  const correct = (next: Correcting): void => {
    setCorrecting(next);
    watch({ id: next.table.id, was: corrections(next.table) });
  };
  const open = (round?.tables ?? []).filter(({ result }) => result === null);
  const shown = inOrder(show === 'open' && open.length > 0 ? open : (round?.tables ?? []));
  const growing = useGrowing(shown.length);
  if (round === null)
    return error === undefined ? (
      <Waiting for={say('the tables')} />
    ) : (
      <Failed what={say('The tables')} error={error} again={again} />
    );
  const terms = termsOf(run.plan, stage);
  return (
    <section>
      <div className="head">
        <h2>{say('Round {number}', { number })}</h2>
        <span className="dim">{stillOut(missing, round.tables.length)}</span>
        <span className="end row">
          <ResultsCsv round={round} number={number} />
          <a className="button quiet" href={`/t/${run.id}/print/by-table?round=${number}`}>
            {say('Print')}
          </a>
          {isLast(run, number) ? (
            <Withdraw run={run} number={number} losing={round.tables.length - open.length} />
          ) : null}
        </span>
      </div>
      <TimerShown run={run} number={number} timer={timer} isOver={missing === 0} />
      {run.phase === 'RUNNING' ? (
        <QuickEntry tables={round.tables} terms={terms} outbox={outbox} onCorrect={correct} />
      ) : null}
      <Corrected tables={round.tables} watched={watched} />
      <WhichTables show={show} setShow={setShow} open={open.length} all={round.tables.length} />
      <table className="run-table run-results">
        <thead>
          <tr>
            <th className="num">{say('Table')}</th>
            <th>
              <SeatSign seat={0} /> {say('Seat A')}
            </th>
            <th>
              <SeatSign seat={1} /> {say('Seat B')}
            </th>
            <th>{say('Result')}</th>
            <th>
              <span className="unseen">{say('What can be done')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.slice(0, growing.shown).map((table) => (
            <TableRow
              key={table.id}
              run={run}
              round={number}
              table={table}
              letter={outbox.letters.find(({ matchId }) => matchId === table.matchId) ?? null}
              onCorrect={(wrong) => {
                correct({ table: wrong, typed: null });
              }}
            />
          ))}
        </tbody>
      </table>
      <More of={growing} />
      <Byes byes={round.byes} />
      {correcting === null ? null : (
        <Correction
          run={run}
          round={number}
          {...correcting}
          terms={terms}
          onClose={() => {
            setCorrecting(null);
          }}
        />
      )}
    </section>
  );
}

const corrections = ({ result }: Table): number => result?.corrections ?? -1;

/** What came of the last correction: its table may not be among those that are shown. */
function Corrected({ tables, watched }: CorrectedProps): ReactNode {
  const table = tables.find(({ id }) => id === watched?.id);
  const result = watched !== null && table !== undefined && corrections(table) > watched.was ? table.result : null;
  return (
    <p role="status" className={result === null ? 'unseen' : 'dim'}>
      {table === undefined || result === null
        ? null
        : say('Table {number} stands at {score} now.', { number: table.number, score: scoreOf(result) })}
    </p>
  );
}

interface CorrectedProps {
  readonly tables: readonly Table[];
  readonly watched: Watched | null;
}

/** A table that is being corrected, and how often it was before. */
interface Watched {
  readonly id: string;
  readonly was: number;
}

const isLast = ({ rounds, draft, phase }: Run, number: number): boolean =>
  rounds.at(-1)?.number === number && draft === null && phase === 'RUNNING';

const stillOut = (missing: number, tables: number): string =>
  missing === 0
    ? say('All results are in.')
    : sayMany(
        missing,
        { one: '{n} table of {tables} still out.', other: '{n} tables of {tables} still out.' },
        { tables },
      );

type Which = 'open' | 'all';

function WhichTables({ show, setShow, open, all }: WhichTablesProps): ReactNode {
  if (open === 0 || open === all) return null;
  return (
    <span className="segments" role="group" aria-label={say('Tables shown')}>
      {(['open', 'all'] as const).map((key) => (
        <button
          key={key}
          type="button"
          aria-pressed={show === key}
          onClick={() => {
            setShow(key);
          }}
        >
          {key === 'open' ? say('Outstanding, {length}', { length: open }) : say('All {tables}', { tables: all })}
        </button>
      ))}
    </span>
  );
}

interface WhichTablesProps {
  readonly show: Which;
  readonly setShow: (show: Which) => void;
  readonly open: number;
  readonly all: number;
}

const ResultsCsv = ({ round, number }: { readonly round: Round; readonly number: number }): ReactNode => (
  <TakeCsv
    name={`round-${number}`}
    rows={() => [
      ['table', 'A', 'B', 'result'],
      ...round.tables.map(({ number: table, entrants, result }) => [
        table,
        ...entrants.map(nameOf),
        result === null ? null : scoreOf(result),
      ]),
    ]}
  />
);

const matchesOf = (round: Round | null): readonly string[] | null =>
  round === null ? null : round.tables.map(({ matchId }) => matchId);

/** The table, and what was typed for it already. */
interface Correcting {
  readonly table: Table;
  readonly typed: Games | null;
}

interface ResultsProps {
  readonly run: Run;
  readonly round: Run['rounds'][number];
}

function Withdraw({
  run,
  number,
  losing,
}: {
  readonly run: Run;
  readonly number: number;
  readonly losing: number;
}): ReactNode {
  return (
    <Reasoned
      document={WITHDRAW_ROUND}
      takes="pair"
      input={(reason) => ({ tournamentId: run.id, round: number, losing, reason })}
      title={say('Take round {number} back', { number })}
      says={
        losing === 0
          ? say('No result is lost by that. Its matches are closed.')
          : sayMany(losing, {
              one: '{n} finished match is undone by that. The record keeps them.',
              other: '{n} finished matches are undone by that. The record keeps them.',
            })
      }
      kind="quiet"
    >
      {say('Take the round back')}
    </Reasoned>
  );
}

function Byes({ byes }: { readonly byes: Round['byes'] }): ReactNode {
  if (byes.length === 0) return null;
  return (
    <p className="dim">{say('Not playing: {names}.', { names: listed(byes.map(({ entrant }) => nameOf(entrant))) })}</p>
  );
}
