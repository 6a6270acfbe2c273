import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { useClient } from 'urql';
import { Empty } from '../parts/empty.js';
import { More, useGrowing } from '../parts/growing.js';
import { Failed } from '../parts/problem.js';
import { Sign, SeatSign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { download } from '../parts/csv.js';
import { FindField, useFind } from './find.js';
import { useLiveRound } from './live-round.js';
import { useOpenMatches } from './open-matches.js';
import type { PartProps } from './part.js';
import { PairingRow, type Standing } from './pairing-row.js';
import { POINTS, type Round } from './queries.js';
import { RoundsNav, useRound } from './rounds-nav.js';
import { StandingsAside } from './standings-aside.js';
import { figure, nameOf, scoreOf, tablesIn, whyBye } from './words.js';
import { say } from '../say/index.js';

export function Pairings({ tournament, pulse }: PartProps): ReactNode {
  const { id } = tournament;
  const shown = useRound(tournament);
  const { round, error, again } = useLiveRound(id, shown, pulse, shown === 0);
  if (shown === 0)
    return (
      <Empty what={say('No round is paired yet')}>
        <Link className="button" href={`/t/${id}/players`}>
          {say('Who plays')}
        </Link>
      </Empty>
    );
  return (
    <div className="cols">
      <section aria-labelledby="round-title">
        {round?.number !== shown ? (
          error === undefined ? (
            <Waiting for={say('round {shown}', { shown })} />
          ) : (
            <Failed what={say('Round {shown}', { shown })} error={error} again={again} />
          )
        ) : (
          <RoundTables key={shown} round={round} tournament={tournament} pulse={pulse} />
        )}
      </section>
      <StandingsAside tournament={tournament} pulse={pulse} />
    </div>
  );
}

function RoundTables({ round, tournament, pulse }: PartProps & { readonly round: Round }): ReactNode {
  const find = useFind();
  const standing = useStanding(tournament.id, round.number - 1);
  const place = useRef<HTMLTableElement>(null);
  const mine = round.tables.findIndex(({ entrants }) => entrants.some(({ isYou }) => isYou));
  const isHere = mine >= 0 || round.byes.some(({ entrant: { isYou } }) => isYou);
  const found = round.tables.filter(({ entrants }) =>
    entrants.some(({ id, name }) => find.isFound({ name, rank: standing.get(id)?.rank ?? null })),
  );
  const growing = useGrowing(found.length);
  const tables = found.slice(0, growing.shown);
  const matches = useOpenMatches(tables, pulse);
  const byes = round.byes.filter(({ entrant }) => find.isFound({ name: entrant.name }));
  return (
    <>
      <div className="sec">
        <h2 id="round-title">{say('Round {number}', { number: round.number })}</h2>
        <FindField find={find} />
        <div className="end">
          {isHere ? (
            <button
              className="button"
              type="button"
              onClick={() => {
                flushSync(() => {
                  find.look('');
                  growing.upTo(mine < 0 ? round.tables.length : mine + 1);
                });
                const row = place.current?.querySelector<HTMLElement>('[data-mine="true"]');
                row?.scrollIntoView({ block: 'center' });
                row?.focus();
              }}
            >
              {say('Find me')}
            </button>
          ) : null}
          <Link className="button quiet off-phone" href={`/t/${tournament.id}/projector`}>
            {say('Projector')}
          </Link>
          <Link className="button quiet" href={`/t/${tournament.id}/print/by-name?round=${round.number}`}>
            <Sign name="print" /> {say('Print')}
          </Link>
          <button
            className="button quiet"
            type="button"
            onClick={() => {
              download(`round-${round.number}.csv`, [
                ['table', say('seat A'), say('seat B'), 'result'],
                ...round.tables.map(({ number, entrants, result }) => [
                  String(number),
                  nameOf(entrants[0]),
                  nameOf(entrants[1]),
                  result === null ? '' : scoreOf(result),
                ]),
                ...round.byes.map(({ entrant }) => ['', nameOf(entrant), '', 'bye']),
              ]);
            }}
          >
            <Sign name="download" /> {say('CSV')}
          </button>
        </div>
      </div>
      <div className="row rounds">
        <RoundsNav tournament={tournament} shown={round.number} label={say('Rounds')} />
        <span className="dim">
          {round.missing === 0 ? say('All tables are in.') : `${tablesIn(round.missing, round.tables.length)}.`}
        </span>
      </div>
      {found.length === 0 && byes.length === 0 ? (
        <Empty what={say('Nobody in round {number} is called that', { number: round.number })} />
      ) : (
        <table className="margined pairs" ref={place}>
          <caption className="unseen">{say('Pairings of round {number}', { number: round.number })}</caption>
          <thead>
            <tr>
              <th scope="col">{say('Table')}</th>
              <th scope="col">
                <SeatSign seat={0} /> {say('Seat A')}
              </th>
              <th scope="col">
                <SeatSign seat={1} /> {say('Seat B')}
              </th>
              <th scope="col" className="num">
                {say('Result')}
              </th>
              <th scope="col">
                <span className="unseen">{say('Why this pairing')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {tables.map((table) => (
              <PairingRow
                key={table.id}
                table={table}
                standing={standing}
                match={matches.get(table.matchId)}
                isFound={find.text !== ''}
              />
            ))}
            {(tables.length < found.length ? [] : byes).map((bye) => (
              <tr key={bye.entrant.id} data-mine={bye.entrant.isYou} tabIndex={-1} className="bye">
                <td>–</td>
                <td>
                  <span className="who">{nameOf(bye.entrant)}</span>
                </td>
                <td className="dim">{whyBye(bye)}</td>
                <td className="num">{say('bye')}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <More of={growing} />
    </>
  );
}

/** Points and ranks before the round, of everybody, a hundred at a time. */
function useStanding(id: string, asOf: number): Standing {
  const client = useClient();
  const [standing, setStanding] = useState<Standing>(new Map());
  useEffect(() => {
    if (asOf < 1) return;
    const asking = new AbortController();
    void (async () => {
      const found = new Map<string, { rank: number; points: string }>();
      for (let skip = 0, total = 1; skip < total; skip += 100) {
        const { data } = await client.query(POINTS, { id, asOf, skip }).toPromise();
        const page = data?.tournament?.standings;
        if (page === undefined || asking.signal.aborted) return;
        total = page.total;
        for (const { rank, points, entrant } of page.rows) found.set(entrant.id, { rank, points: figure(points) });
        setStanding(new Map(found));
      }
    })();
    return () => {
      asking.abort();
    };
  }, [client, id, asOf]);
  return standing;
}
