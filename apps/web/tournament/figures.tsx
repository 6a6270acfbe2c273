import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { TakeCsv } from '../parts/take-csv.js';
import { Waiting } from '../parts/waiting.js';
import type { ResultOf } from '../api/graphql.js';
import { useLiveQuery } from './live.js';
import type { PartProps } from './part.js';
import { FIGURES } from './more-queries.js';
import { AsOfNav, useRound } from './rounds-nav.js';
import { endedSays, gamesOf, keySays, lasted, players, share } from './words.js';
import { say } from '../say/index.js';

type Counted = ResultOf<typeof FIGURES>['statistics']['tournament']['bySeat'];

/** All games are counted anew each time: 500 of them every six seconds at most, 5,000 once a minute. */
const LEAST_APART = 5_000;
const APART_A_GAME = 12;

/** What was played in it, counted; every rate with its number of games and its interval. */
export function Figures({ tournament, pulse }: PartProps): ReactNode {
  const { id } = tournament;
  const asOf = useRound(tournament);
  const isLast = asOf === (tournament.rounds.at(-1)?.number ?? 0);
  const [games, setGames] = useState(0);
  const apart = Math.max(LEAST_APART, APART_A_GAME * games);
  const [{ data, error }, again] = useLiveQuery(FIGURES, { id, asOf: isLast ? null : asOf }, pulse, false, apart);
  const found = data?.statistics.tournament;
  if (found !== undefined && found.games !== games) setGames(found.games);
  if (found === undefined)
    return error === undefined ? (
      <Waiting for={say('the statistics')} />
    ) : (
      <Failed
        what={say('Statistics')}
        error={error}
        again={() => {
          again({ requestPolicy: 'network-only' });
        }}
      />
    );
  const rounds = (
    <div className="row rounds">
      <AsOfNav tournament={tournament} shown={asOf} />
    </div>
  );
  if (found.games === 0)
    return (
      <>
        {rounds}
        <Empty what={say('No game is counted yet')} />
      </>
    );
  return (
    <section aria-labelledby="figures-title" className="cup-figures">
      <div className="sec">
        <h2 id="figures-title">{gamesOf(found.games)}</h2>
        <div className="end">
          <Link className="button quiet" href={`/stats/decks?tournamentId=${id}`}>
            {say('Ask more')}
          </Link>
        </div>
      </div>
      {rounds}
      <p className="below">
        {players(found.players)}. {found.meanDecisions === null ? null : lasted(found.meanDecisions, found.meanSeconds)}
      </p>
      <Rates
        title={say('By seat')}
        what={say('Seat')}
        rows={found.bySeat}
        named={(key) => say('Seat {number}', { number: 'AB'[Number(key) - 1] ?? key })}
      />
      <Rates title={say('By bastion')} what={say('Bastion')} rows={found.byBastion} named={keySays} />
      {found.byEnding.length === 0 ? null : (
        <>
          <div className="sec">
            <h3>{say('How games ended')}</h3>
            <div className="end">
              <TakeCsv
                name="endings"
                rows={() => [
                  ['ending', 'games'],
                  ...found.byEnding.map(({ keys, rate }) => [keys[0] ?? null, rate.n / 2]),
                ]}
              />
            </div>
          </div>
          <ul className="endings">
            {found.byEnding.map(({ keys, rate }) => (
              <li key={keys[0]}>
                <span>{endedSays(keys[0] ?? '')}</span> <b>{rate.n / 2}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="dim below">
        {say('A draw counts as half a win. The line is where the true rate lies with 95%, by Wilson’s interval.')}
      </p>
    </section>
  );
}

function Rates({ title, what, rows, named }: RatesProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <>
      <div className="sec">
        <h3>{title}</h3>
        <div className="end">
          <TakeCsv
            name={what.toLowerCase()}
            rows={() => [
              [what, 'n', 'rate', 'low', 'high'],
              ...rows.map(({ keys, rate }) => [named(keys[0] ?? ''), rate.n, rate.share, rate.low, rate.high]),
            ]}
          />
        </div>
      </div>
      <div className="scroll">
        <table className="rates">
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col" className="num">
                {say('Games')}
              </th>
              <th scope="col" className="num">
                {say('Won')}
              </th>
              <th scope="col">
                <span className="unseen">{say('Interval')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ keys, rate }) => (
              <tr key={keys[0]}>
                <th scope="row">{named(keys[0] ?? '')}</th>
                <td className="num">{rate.n}</td>
                <td className="num">
                  <b>{rate.share === null ? '–' : share(rate.share)}</b>
                </td>
                <td className="whisker">
                  <svg
                    viewBox="0 0 200 14"
                    role="img"
                    aria-label={say('{share} to {share2}', { share: share(rate.low), share2: share(rate.high) })}
                  >
                    <path className="half" d="M100 0V14" />
                    <path className="line" d={`M${rate.low * 200} 7H${rate.high * 200}`} />
                    {rate.share === null ? null : <circle cx={rate.share * 200} cy="7" r="4" />}
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface RatesProps {
  readonly title: string;
  readonly what: string;
  readonly rows: Counted;
  readonly named: (key: string) => string;
}
