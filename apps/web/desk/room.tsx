import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { needsJudge, type Standing, standingOf, type Table, useRound } from '../console/tables.js';
import { TimerShown } from '../console/timer.js';
import type { Run } from '../console/tournament.js';
import { nameOf, scoreOf } from '../console/words.js';
import { More, useGrowing } from '../parts/growing.js';
import { Failed } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { TakeCsv } from '../parts/take-csv.js';
import { Waiting } from '../parts/waiting.js';
import { TableSheet } from './table-sheet.js';
import { WhyPaired } from '../tournament/why-paired.js';
import { say, sayAs, sayMany } from '../say/index.js';

const SIZES = [
  ['small', say('Numbers')],
  ['names', say('Names')],
  ['all', say('Everything')],
] as const;
const SHOWN = [
  ['every', say('All')],
  ['judge', say('Needs a judge')],
  ['out', say('Outstanding')],
  ['time', say('More time')],
  ['in', say('With a result')],
] as const;

const isShown = (table: Table, show: string): boolean => {
  const standing = standingOf(table);
  if (show === 'judge') return needsJudge(table);
  if (show === 'out') return standing !== 'in';
  if (show === 'time') return table.extraMinutes !== 0;
  return show !== 'in' || standing === 'in';
};

const SAYS: Readonly<Record<Standing, string>> = {
  undecided: say('nobody has won'),
  conflict: say('reports differ'),
  called: say('judge called'),
  held: say('held by a judge'),
  reported: say('unconfirmed'),
  out: say('playing'),
  in: sayAs('a result', 'in'),
};

/** The tables of the room as they stand, in three densities; a table opens what a judge does there. Earlier rounds by the address. */
export function Room({ run }: { readonly run: Run }): ReactNode {
  const [search] = useSearchParams();
  const asked = Number(search.get('round'));
  const round = run.rounds.find(({ number }) => number === asked) ?? run.rounds.at(-1);
  if (round === undefined) return null;
  return <Tables key={round.number} run={run} round={round} />;
}

function Tables({ run, round }: { readonly run: Run; readonly round: Run['rounds'][number] }): ReactNode {
  const [search, setSearch] = useSearchParams();
  const { shown, error, again } = useRound(run, round.number);
  const size = search.get('grid') ?? 'names';
  const show = search.get('show') ?? 'every';
  const put = (name: string, value: string | null): void => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (name === 'round') next.delete('table');
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };
  const set = (name: string, value: string) => () => {
    put(name, value);
  };
  const open = (number: number | null): void => {
    put('table', number === null ? null : String(number));
  };
  const tables = (shown?.tables ?? []).filter((table) => isShown(table, show));
  const growing = useGrowing(tables.length);
  const opened = shown?.tables.find(({ number }) => String(number) === search.get('table'));
  return (
    <section>
      <div className="head">
        <h2>{say('Round {number}', { number: round.number })}</h2>
        <span className="dim">
          {round.missing === 0
            ? say('All results are in.')
            : sayMany(round.missing, { one: '{n} table out.', other: '{n} tables out.' })}
        </span>
        <TimerShown run={run} number={round.number} timer={round.timer} isOver={round.missing === 0} />
        <span className="end">
          <TakeCsv
            name={`tables-of-round-${round.number}`}
            rows={() => [
              ['table', 'A', 'B', 'state', 'more minutes'],
              ...tables.map((table) => [
                table.number,
                ...table.entrants.map(nameOf),
                table.result === null ? SAYS[standingOf(table)] : scoreOf(table.result),
                table.extraMinutes,
              ]),
            ]}
          />
        </span>
      </div>
      <div className="row">
        {run.rounds.length < 2 ? null : (
          <label className="row">
            <span>{say('Round')}</span>
            <select
              className="input run-figure"
              value={round.number}
              onChange={({ target }) => {
                put('round', target.value);
              }}
            >
              {run.rounds.map(({ number }) => (
                <option key={number}>{number}</option>
              ))}
            </select>
          </label>
        )}
        <span className="segments" role="group" aria-label={say('Tables shown')}>
          {SHOWN.map(([key, name]) => (
            <button key={key} type="button" aria-pressed={show === key} onClick={set('show', key)}>
              {name}
            </button>
          ))}
        </span>
        <span className="segments" role="group" aria-label={say('How much of each')}>
          {SIZES.map(([key, name]) => (
            <button key={key} type="button" aria-pressed={size === key} onClick={set('grid', key)}>
              {name}
            </button>
          ))}
        </span>
      </div>
      {shown !== null ? null : error === undefined ? (
        <Waiting for={say('the tables')} />
      ) : (
        <Failed what={say('The tables')} error={error} again={again} />
      )}
      {shown !== null && tables.length === 0 ? <p className="dim">{say('No table like that.')}</p> : null}
      <ul className={`desk-grid ${size}`}>
        {tables.slice(0, growing.shown).map((table) => (
          <li key={table.id}>
            <button
              type="button"
              className={`is-${standingOf(table)}`}
              onClick={() => {
                open(table.number);
              }}
            >
              <TableShown table={table} size={size} />
            </button>
          </li>
        ))}
      </ul>
      <More of={growing} />
      {opened === undefined ? null : (
        <TableSheet
          run={run}
          round={round.number}
          table={opened}
          says={opened.result === null ? SAYS[standingOf(opened)] : scoreOf(opened.result)}
          again={again}
          onClose={() => {
            open(null);
          }}
        />
      )}
    </section>
  );
}

function TableShown({ table, size }: { readonly table: Table; readonly size: string }): ReactNode {
  const standing = standingOf(table);
  const state = table.result === null ? SAYS[standing] : scoreOf(table.result);
  const calls = (table.match?.judgeCalls ?? []).filter(({ answered }) => answered === null);
  return (
    <>
      <b>
        {needsJudge(table) ? <Sign name="flag" /> : standing === 'in' ? <Sign name="check" /> : null} {table.number}
      </b>
      {size === 'small' ? (
        <span className="unseen">{state}</span>
      ) : (
        <span>{table.entrants.map(nameOf).join(', ')}</span>
      )}
      {size === 'small' ? null : (
        <small>
          {table.extraMinutes === 0
            ? state
            : say('{state}, +{extraMinutes} min', { state, extraMinutes: table.extraMinutes })}
        </small>
      )}
      {size === 'all' ? (
        <small>
          {calls.map(({ number, text }) => (
            <span key={number}>{text} </span>
          ))}
          <WhyPaired why={table.whyPaired} entrants={table.entrants} />
        </small>
      ) : null}
    </>
  );
}
