import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useQuery } from 'urql';
import { useCommand } from '../api/command.js';
import { useSession } from '../api/session.js';
import { Empty } from '../parts/empty.js';
import { Failed, Refused } from '../parts/problem.js';
import { SeatSign } from '../parts/sign.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { fromSeat, inSeats, type Own, ownSays, resultSays, usualScores } from '../player/words.js';
import '../player/player.css';
import { ERASED } from '../tournament/words.js';
import { REPORT_BY_SLIP, SLIP, type Slip } from './queries.js';
import { say } from '../say/index.js';
import { Phrases } from '../say/phrases.js';
import { Say } from '../say/sentence.js';

const AGAIN_MS = 2_000;

/** What the code on a slip opens: one question, for the player whom the slip names. The token stays behind the #. */
export default function SlipPage(): ReactNode {
  const token = location.hash.slice(1);
  const [{ data, error }, again] = useQuery({ query: SLIP, variables: { token }, pause: token === '' });
  const slip = data?.resultSlip;
  const look = (): void => {
    again({ requestPolicy: 'network-only' });
  };
  useTitle(say('Result slip'));
  const isOnTheWay = typeof slip?.closed === 'string' && slip.result === null;
  useEffect(() => {
    if (!isOnTheWay) return;
    const timer = setInterval(look, AGAIN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isOnTheWay]);
  if (token !== '' && slip === undefined)
    return error === undefined ? (
      <Waiting for={say('the slip')} />
    ) : (
      <Failed what={say('The slip')} error={error} again={look} />
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
  const own = slip.reports.find(({ seat }) => seat === slip.seat);
  const other = slip.reports.find(({ seat }) => seat !== slip.seat);
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
        <Whose slip={slip} />
        {slip.closed !== null ? (
          <p>
            {slip.result === null ? null : <b>{resultSays(slip.result, slip.seat)}</b>}{' '}
            <Phrases says={slip.closed} phrases={slip.closedPhrases} />
          </p>
        ) : own === undefined ? (
          <Report slip={slip} token={token} done={look} />
        ) : (
          <Reported own={own} other={other} slip={slip} />
        )}
      </section>
    </div>
  );
}

/** To somebody who is signed in: whether it is their own. Names are given once. */
function Whose({ slip: { tournamentId, seat, players } }: { readonly slip: Slip }): ReactNode {
  const session = useSession();
  const name = players[seat] ?? ERASED;
  if (session.is !== 'somebody') return null;
  if (session.person.name === name)
    return (
      <p>
        <Link href={`/t/${tournamentId}/me`}>{say('Your card')}</Link>
      </p>
    );
  return (
    <p role="status">
      <b>{say('This slip reports for {name}, and not for you.', { name })}</b>
    </p>
  );
}

type Told = Slip['reports'][number];

/** What this slip has reported, also when its code is opened once more. */
function Reported({ own, other, slip: { seat, players } }: ReportedProps): ReactNode {
  const opponent = players[1 - seat] ?? ERASED;
  return (
    <div role="status">
      <p>
        <b>{say('Reported: {own}.', { own: ownSays(asOwn(own, seat)) })}</b>{' '}
        {other === undefined
          ? say('{opponent} confirms it by their own code or on their card; a guest does so at the desk.', { opponent })
          : say('{opponent} reported something else: {theirs}. A judge comes to your table.', {
              opponent,
              theirs: ownSays(asOwn(other, 1 - seat)),
            })}
      </p>
      <p className="dim">{say('If you mistyped, take it back on your card, or tell the staff.')}</p>
    </div>
  );
}

interface ReportedProps {
  readonly own: Told;
  readonly other: Told | undefined;
  readonly slip: Slip;
}

const asOwn = ({ score: { won, drawn } }: Told, seat: number): Own => ({
  own: won[seat] ?? 0,
  theirs: won[1 - seat] ?? 0,
  drawn,
});

function Report({ slip, token, done }: ReportProps): ReactNode {
  const report = useCommand(REPORT_BY_SLIP);
  const other = slip.reports[0];
  const [games, setGames] = useState<Own | null>(null);
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (games === null) return;
        void report.send({ token, ...inSeats(games, slip.seat) }).then(({ is }) => {
          if (is === 'done') done();
        });
      }}
    >
      {other === undefined ? null : (
        <p role="status">
          <b>
            {say('{opponent} reported that {said}.', {
              opponent: slip.players[1 - slip.seat] ?? ERASED,
              said: fromSeat(other.score, slip.seat),
            })}
          </b>{' '}
          {say('Report the same to confirm it. Anything else calls a judge to your table.')}
        </p>
      )}
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

interface ReportProps {
  readonly slip: Slip;
  readonly token: string;
  readonly done: () => void;
}
