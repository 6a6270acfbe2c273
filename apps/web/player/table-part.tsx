import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CaseHere } from '../desk/case-here.js';
import { SeatSign } from '../parts/sign.js';
import { howResult, minutesOf, nameOf, timeOf } from '../tournament/words.js';
import { useSigned } from '../api/signed-command.js';
import { Refused } from '../parts/problem.js';
import { CONFIRM, WITHDRAW } from './commands.js';
import { DisputeResult } from './dispute-result.js';
import { CallJudge, openCall } from './call-judge.js';
import type { PartProps } from './part.js';
import type { YourMatch, YourTable } from './queries.js';
import { ReportForm } from './report-form.js';
import { fromSeat, resultSays } from './words.js';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';

/** Where you sit, against whom, and what is to say about the result. */
export function TablePart({ card, table, done }: PartProps & { readonly table: YourTable }): ReactNode {
  const seat = table.entrants[0]?.isYou === true ? 0 : 1;
  const { match, result, extraMinutes } = table;
  const isCalled = match !== null && openCall(match, seat);
  return (
    <section aria-labelledby="table-title" className="your-table" data-seat={seat}>
      <h2 id="table-title">
        <Say
          text="You sit {seat} against {name}"
          with={{ seat: <SeatSign seat={seat} />, name: nameOf(table.entrants[1 - seat]) }}
        />
      </h2>
      {extraMinutes > 0 && result === null ? (
        <p>{say('This table has {minutes} more.', { minutes: minutesOf(extraMinutes) })}</p>
      ) : null}
      {result !== null ? (
        <p>
          <b>{resultSays(result, seat)}</b> {howResult(result)}{' '}
          <Link href={`/g/${table.matchId}`}>{say('The match')}</Link>
        </p>
      ) : match === null ? (
        <p className="dim">{say('The match opens in a moment.')}</p>
      ) : (
        <>
          <CaseHere tournamentId={card.id} disputes={match.disputes} />
          {isCalled ? <CallJudge match={match} seat={seat} done={done} /> : null}
          <OpenMatch
            match={match}
            seat={seat}
            opponent={nameOf(table.entrants[1 - seat])}
            isGuest={table.entrants[1 - seat]?.person === null}
            done={done}
          />
          {isCalled ? null : <CallJudge match={match} seat={seat} done={done} />}
        </>
      )}
      {result === null || card.phase === 'OVER' ? null : match === null ? (
        <p className="dim">{say('If that is not what happened, tell the staff: they can correct it.')}</p>
      ) : (
        <>
          <CaseHere tournamentId={card.id} disputes={match.disputes} />
          {match.disputes.length > 0 ? null : <DisputeResult match={match} done={done} />}
        </>
      )}
    </section>
  );
}

function OpenMatch({ match, seat, opponent, isGuest, done }: OpenMatchProps): ReactNode {
  const own = match.reports?.find((report) => report.seat === seat) ?? null;
  const theirs = match.reports?.find((report) => report.seat !== seat) ?? null;
  if (match.phase === 'PLAYING')
    return (
      <>
        <p>
          {match.pausedAt === null ? null : <b>{say('A judge holds this match. No clock runs.')} </b>}
          {say('Game {game} is being played here; you have won {own}, {opponent} {theirs}.', {
            game: match.games.length,
            own: match.score.won[seat] ?? 0,
            opponent,
            theirs: match.score.won[1 - seat] ?? 0,
          })}
        </p>
        <Link className="button main tall" href={`/play/${match.id}`}>
          {say('To the game')}
        </Link>
      </>
    );
  if (match.phase !== 'OPEN') return <p>{say('The match is over. Its result is on the way.')}</p>;
  if (own !== null && theirs !== null)
    return (
      <div className="problem" role="alert">
        <p>
          <b>{say('Your reports differ.')}</b>{' '}
          {say(
            'You say that {own}; {opponent} says that {theirs}. A judge was called and enters the result. Stay at the table.',
            { own: fromSeat(own.score, seat), opponent, theirs: fromSeat(theirs.score, seat) },
          )}
        </p>
      </div>
    );
  if (theirs !== null) return <TheirReport report={theirs} {...{ match, seat, opponent, isGuest, done }} />;
  if (own !== null) return <OwnReport report={own} {...{ match, seat, opponent, isGuest, done }} />;
  return (
    <>
      <ReportForm match={match} seat={seat} done={done} />
      <p className="dim">
        <Say
          text="You can also <link>play it here</link>; then it counts by itself."
          with={{ link: (said) => <Link href={`/play/${match.id}`}>{said}</Link> }}
        />
      </p>
    </>
  );
}

interface OpenMatchProps {
  readonly match: YourMatch;
  readonly seat: number;
  readonly opponent: string;
  /** Who has no account can't confirm what you report. */
  readonly isGuest: boolean;
  readonly done: () => void;
}

type Report = NonNullable<YourMatch['reports']>[number];

function TheirReport({ report, match, seat, opponent, done }: OpenMatchProps & { readonly report: Report }): ReactNode {
  const confirm = useSigned(CONFIRM, match, () => ({ type: 'ConfirmResult' }));
  return (
    <>
      <p role="status">
        <b>{say('{opponent} reported that {said}.', { opponent, said: fromSeat(report.score, seat) })}</b>{' '}
        {report.confirmBy === null
          ? ''
          : say('Unless you say otherwise it counts at {time}.', { time: timeOf(report.confirmBy) })}
      </p>
      <Refused errors={confirm.errors} />
      <button
        className="button main tall"
        type="button"
        disabled={confirm.busy}
        onClick={() => {
          void confirm.send({ matchId: match.id }).then(({ is }) => {
            if (is === 'done') done();
          });
        }}
      >
        {say('Confirm')}
      </button>
      <details className="aside-part">
        <summary>{say('That is not what happened')}</summary>
        <p>{say('Report it as you saw it. When the two differ, a judge is called to your table.')}</p>
        <ReportForm match={match} seat={seat} done={done} isAgainst />
      </details>
    </>
  );
}

function OwnReport({
  report,
  match,
  seat,
  opponent,
  isGuest,
  done,
}: OpenMatchProps & { readonly report: Report }): ReactNode {
  const withdraw = useSigned(WITHDRAW, match, () => ({ type: 'WithdrawReport' }));
  return (
    <>
      <p role="status">
        <Say text="You reported that <b>{said}</b>." with={{ said: fromSeat(report.score, seat) }} />{' '}
        {isGuest
          ? say('{opponent} has no account to confirm it with: tell the staff, who enter it.', { opponent })
          : report.confirmBy === null
            ? say('{opponent} has to confirm it.', { opponent })
            : say('{opponent} has to confirm it, or say otherwise before {time}.', {
                opponent,
                time: timeOf(report.confirmBy),
              })}
      </p>
      <Refused errors={withdraw.errors} />
      <button
        className="button"
        type="button"
        disabled={withdraw.busy}
        onClick={() => {
          void withdraw.send({ matchId: match.id }).then(({ is }) => {
            if (is === 'done') done();
          });
        }}
      >
        {say('Take the report back')}
      </button>
    </>
  );
}
