import { type ReactNode } from 'react';
import { useQuery } from 'urql';
import { useSearchParams } from 'wouter';
import { graphql } from '../api/graphql.js';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { Reasoned } from './act.js';
import { REOPEN, TO_REGISTRATION } from './acts.js';
import type { Run } from './tournament.js';
import { nameOf } from './words.js';

const STANDINGS = graphql(`
  query RunStandings($id: ID!, $skip: Int!, $asOf: Int, $atLeast: Position) {
    tournament(id: $id, atLeast: $atLeast) {
      id
      standings(first: 100, skip: $skip, asOfRound: $asOf) {
        total
        asOfRound
        rows {
          rank
          entrant {
            id
            number
            name
          }
          points
          record
          tieBreaks {
            id
            value
          }
        }
      }
      plan {
        ruleSet {
          title
          tieBreaks {
            id
            title
          }
        }
      }
    }
  }
`);
const PAGE = 100;

/** Who stands where, now or as of a round; to print, and to take away. */
export function Standings({ run }: { readonly run: Run }): ReactNode {
  const [search, setSearch] = useSearchParams();
  const asOf = search.get('after') === null ? null : Number(search.get('after'));
  const skip = Number(search.get('from') ?? 0);
  const variables = { id: run.id, skip, asOf, atLeast: run.position };
  const [{ data, error }, again] = useQuery({ query: STANDINGS, variables });
  const tournament = data?.tournament;
  const turn = (name: string, value: number | null): void => {
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (value === null) next.delete(name);
      else next.set(name, String(value));
      return next;
    });
  };
  if (run.rounds.length === 0) return <Empty what="No standings before the first round" />;
  if (tournament === undefined || tournament === null)
    return error === undefined ? (
      <Waiting for="the standings" />
    ) : (
      <Failed
        what="The standings"
        error={error}
        again={() => {
          again();
        }}
      />
    );
  const { rows, total } = tournament.standings;
  return (
    <section>
      <div className="head">
        <h2>{run.phase === 'OVER' && asOf === null ? 'Final standings' : 'Standings'}</h2>
        <span className="dim">{tournament.plan.ruleSet.title}</span>
        <span className="end">
          <TakeAway run={run} />
        </span>
      </div>
      {run.rounds.length > 1 ? (
        <span className="segments" role="group" aria-label="As of">
          {run.rounds.map(({ number }) => (
            <button
              key={number}
              type="button"
              aria-pressed={asOf === number}
              onClick={() => {
                turn('after', number);
              }}
            >
              After {number}
            </button>
          ))}
          <button
            type="button"
            aria-pressed={asOf === null}
            onClick={() => {
              turn('after', null);
            }}
          >
            Now
          </button>
        </span>
      ) : null}
      <div className="scroll" tabIndex={0} role="region" aria-label="Standings">
        <table className="run-table">
          <thead>
            <tr>
              <th className="num">Rank</th>
              <th>Player</th>
              <th className="num">Points</th>
              <th className="num">Record</th>
              {tournament.plan.ruleSet.tieBreaks.map(({ id, title }) => (
                <th key={id} className="num">
                  <abbr title={title}>{id}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ rank, entrant, points, record, tieBreaks }) => (
              <tr key={entrant.id}>
                <td className="num">{rank}</td>
                <td>{nameOf(entrant)}</td>
                <td className="num">
                  <b>{points}</b>
                </td>
                <td className="num">{record}</td>
                {tieBreaks.map(({ id, value }) => (
                  <td key={id} className="num">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total > PAGE ? (
        <div className="row">
          <button
            className="button"
            type="button"
            disabled={skip === 0}
            onClick={() => {
              turn('from', Math.max(0, skip - PAGE));
            }}
          >
            <Sign name="back" /> Above
          </button>
          <button
            className="button"
            type="button"
            disabled={skip + PAGE >= total}
            onClick={() => {
              turn('from', skip + PAGE);
            }}
          >
            Below <Sign name="next" />
          </button>
        </div>
      ) : null}
      <Undo run={run} />
    </section>
  );
}

function TakeAway({ run }: { readonly run: Run }): ReactNode {
  return (
    <span className="row off-paper">
      <a className="button quiet" href={`/export/tournaments/${run.id}/standings.txt`} download>
        <Sign name="download" /> Text
      </a>
      <a className="button quiet" href={`/export/tournaments/${run.id}/report.trf`} download>
        <Sign name="download" /> TRF
      </a>
      <a className="button quiet" href={`/export/games.csv?tournamentId=${run.id}`} download>
        <Sign name="download" /> Games, CSV
      </a>
      <button
        className="button quiet"
        type="button"
        onClick={() => {
          print();
        }}
      >
        <Sign name="print" /> Print
      </button>
    </span>
  );
}

/** The steps between the phases, back. */
function Undo({ run }: { readonly run: Run }): ReactNode {
  if (run.phase === 'OVER')
    return (
      <Reasoned
        document={REOPEN}
        input={(reason) => ({ tournamentId: run.id, reason })}
        title="Reopen the tournament"
        says="The end is taken back; rounds and corrections are possible again."
        kind="quiet"
      >
        Reopen the tournament
      </Reasoned>
    );
  if (run.phase !== 'RUNNING' || run.rounds.length > 0) return null;
  return (
    <Reasoned
      document={TO_REGISTRATION}
      input={(reason) => ({ tournamentId: run.id, reason })}
      title="Go back before the start"
      kind="quiet"
    >
      Go back before the start
    </Reasoned>
  );
}
