/** The tables of a published round: results by keyboard, what needs somebody first, the clock. */
import { type ReactNode, useState } from 'react';
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
import { TimerShown } from './timer.js';
import type { Run } from './tournament.js';
import { listed, many, nameOf, scoreOf } from './words.js';

export function Results({ run, round: { number, stage, missing, timer } }: ResultsProps): ReactNode {
  const { shown: round, error, again } = useRound(run, number);
  const outbox = useOutbox(`${run.id} ${number}`, matchesOf(round), again);
  const [show, setShow] = useState<'open' | 'all'>('open');
  const [correcting, correct] = useState<Correcting | null>(null);
  if (round === null)
    return error === undefined ? (
      <Waiting for="the tables" />
    ) : (
      <Failed what="The tables" error={error} again={again} />
    );
  const bestOf = run.plan.stages[stage - 1]?.bestOf ?? 3;
  const open = round.tables.filter(({ result }) => result === null);
  const shown = show === 'open' && open.length > 0 ? inOrder(open) : inOrder(round.tables);
  const isLast = run.rounds.at(-1)?.number === number && run.draft === null && run.phase === 'RUNNING';
  return (
    <section>
      <div className="head">
        <h2>Round {number}</h2>
        <span className="dim">
          {missing === 0
            ? 'All results are in.'
            : `${many(missing, 'table', 'tables')} of ${round.tables.length} still out.`}
        </span>
        <span className="end row">
          <TakeCsv
            name={`round-${number}`}
            rows={() => [
              ['table', 'A', 'B', 'result'],
              ...round.tables.map((each) => [
                each.number,
                ...each.entrants.map(nameOf),
                each.result === null ? null : scoreOf(each.result),
              ]),
            ]}
          />
          <a className="button quiet" href={`/t/${run.id}/print/by-table?round=${number}`}>
            Print
          </a>
          {isLast ? <Withdraw run={run} number={number} losing={round.tables.length - open.length} /> : null}
        </span>
      </div>
      <TimerShown run={run} number={number} timer={timer} isOver={missing === 0} />
      {run.phase === 'RUNNING' ? (
        <QuickEntry tables={round.tables} bestOf={bestOf} outbox={outbox} onCorrect={correct} />
      ) : null}
      {open.length > 0 && open.length < round.tables.length ? (
        <span className="segments" role="group" aria-label="Tables shown">
          {(['open', 'all'] as const).map((key) => (
            <button
              key={key}
              type="button"
              aria-pressed={show === key}
              onClick={() => {
                setShow(key);
              }}
            >
              {key === 'open' ? `Outstanding, ${open.length}` : `All ${round.tables.length}`}
            </button>
          ))}
        </span>
      ) : null}
      <table className="run-table run-results">
        <thead>
          <tr>
            <th className="num">Table</th>
            <th>
              <SeatSign seat={0} /> Seat A
            </th>
            <th>
              <SeatSign seat={1} /> Seat B
            </th>
            <th>Result</th>
            <th>
              <span className="unseen">What can be done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((table) => (
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
      <Byes byes={round.byes} />
      {correcting === null ? null : (
        <Correction
          run={run}
          round={number}
          {...correcting}
          bestOf={bestOf}
          onClose={() => {
            correct(null);
          }}
        />
      )}
    </section>
  );
}

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
      input={(reason) => ({ tournamentId: run.id, round: number, losing, reason })}
      title={`Take round ${number} back`}
      says={
        losing === 0
          ? 'No result is lost by that. Its matches are closed.'
          : `${many(losing, 'finished match is', 'finished matches are')} undone by that. The record keeps them.`
      }
      kind="quiet"
    >
      Take the round back
    </Reasoned>
  );
}

function Byes({ byes }: { readonly byes: Round['byes'] }): ReactNode {
  if (byes.length === 0) return null;
  return <p className="dim">Not playing: {listed(byes.map(({ entrant }) => nameOf(entrant)))}.</p>;
}
