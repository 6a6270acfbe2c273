import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useQuery } from 'urql';
import { useCommand } from '../api/command.js';
import { Empty } from '../parts/empty.js';
import { Failed, Refused } from '../parts/problem.js';
import { SeatSign } from '../parts/sign.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { inSeats, type Own, ownSays, usualScores } from '../player/words.js';
import '../player/player.css';
import { ERASED } from '../tournament/words.js';
import { REPORT_BY_SLIP, SLIP, type Slip } from './queries.js';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';

/** What the code on a slip opens: one question, for the player whom the slip names. The token stays behind the #. */
export default function SlipPage(): ReactNode {
  const token = location.hash.slice(1);
  const [{ data, error }, again] = useQuery({ query: SLIP, variables: { token }, pause: token === '' });
  const slip = data?.resultSlip;
  useTitle(say('Result slip'));
  if (token !== '' && slip === undefined)
    return error === undefined ? (
      <Waiting for={say('the slip')} />
    ) : (
      <Failed what={say('The slip')} error={error} again={() => again({ requestPolicy: 'network-only' })} />
    );
  if (slip === undefined || slip === null)
    return (
      <div className="page">
        <h1 className="unseen">{say('Result slip')}</h1>
        <Empty what={say('This slip is not valid')}>
          {say(
            'Its table was paired anew, or the link is not whole. Scan the code again, or hand the slip in at the desk.',
          )}
        </Empty>
      </div>
    );
  return (
    <div className="page mine">
      <p>
        <Say
          text="{title}, round {round}"
          with={{
            title: <Link href={`/t/${slip.tournamentId}`}>{slip.title ?? say('The tournament')}</Link>,
            round: slip.round,
          }}
        />
      </p>
      <h1>{say('Table {table}', { table: slip.table })}</h1>
      <section className="your-table" data-seat={slip.seat}>
        <h2>
          <Say
            text="{one} {seat} against {other}"
            with={{
              one: slip.players[slip.seat] ?? ERASED,
              seat: <SeatSign seat={slip.seat} />,
              other: slip.players[1 - slip.seat] ?? ERASED,
            }}
          />
        </h2>
        {slip.closed === null ? <Report slip={slip} token={token} /> : <p>{slip.closed}</p>}
      </section>
    </div>
  );
}

function Report({ slip, token }: { readonly slip: Slip; readonly token: string }): ReactNode {
  const report = useCommand(REPORT_BY_SLIP);
  const [games, setGames] = useState<Own | null>(null);
  const [isDone, setDone] = useState(false);
  if (isDone && games !== null)
    return (
      <p role="status">
        <b>{say('Reported: {own}.', { own: ownSays(games) })}</b>{' '}
        {say('Your opponent confirms it, by their own code or on their card; a guest does so at the desk.')}
      </p>
    );
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (games === null) return;
        void report.send({ token, ...inSeats(games, slip.seat) }).then(({ is }) => {
          setDone(is === 'done');
        });
      }}
    >
      <fieldset>
        <legend>{say('Report the result')}</legend>
        <div className="scores">
          {usualScores(slip).map((each) => (
            <label key={ownSays(each)}>
              <input
                type="radio"
                name="games"
                onChange={() => {
                  setGames(each);
                }}
              />
              <span>{ownSays(each)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Refused errors={report.errors} />
      <button className="button main tall" disabled={games === null || report.busy}>
        {say('Report')}
      </button>
      <p className="dim">{say('Anything else is told at the desk.')}</p>
    </form>
  );
}
