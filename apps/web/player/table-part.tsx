import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SeatSign } from '../parts/sign.js';
import { howResult, minutesOf, nameOf, timeOf } from '../tournament/words.js';
import { useCommand } from '../api/command.js';
import { Refused } from '../parts/problem.js';
import { CONFIRM, WITHDRAW } from './commands.js';
import { CallJudge } from './call-judge.js';
import type { PartProps } from './page.js';
import type { YourMatch, YourTable } from './queries.js';
import { ReportForm } from './report-form.js';
import { fromSeat, resultSays } from './words.js';

/** Where you sit, against whom, and what is to say about the result. */
export function TablePart({ card, table, done }: PartProps & { readonly table: YourTable }): ReactNode {
  const seat = table.entrants[0]?.isYou === true ? 0 : 1;
  const { match, result, extraMinutes } = table;
  return (
    <section aria-labelledby="table-title" className="your-table" data-seat={seat}>
      <h2 id="table-title">
        You sit <SeatSign seat={seat} /> against {nameOf(table.entrants[1 - seat])}
      </h2>
      {extraMinutes > 0 ? <p>This table has {minutesOf(extraMinutes)} more.</p> : null}
      {result !== null ? (
        <p>
          <b>{resultSays(result, seat)}</b> {howResult(result)} <Link href={`/g/${table.matchId}`}>The match</Link>
        </p>
      ) : match === null ? (
        <p className="dim">The match opens in a moment.</p>
      ) : (
        <>
          <OpenMatch match={match} seat={seat} opponent={nameOf(table.entrants[1 - seat])} done={done} />
          <CallJudge match={match} seat={seat} done={done} />
        </>
      )}
      {result === null || card.phase === 'OVER' ? null : (
        <p className="dim">If that is not what happened, tell the staff: they can correct it.</p>
      )}
    </section>
  );
}

function OpenMatch({ match, seat, opponent, done }: OpenMatchProps): ReactNode {
  const own = match.reports?.find((report) => report.seat === seat) ?? null;
  const theirs = match.reports?.find((report) => report.seat !== seat) ?? null;
  if (match.phase === 'PLAYING')
    return (
      <p>
        Game {match.games.length} is being played here; you have won {match.score.won[seat]}, {opponent}{' '}
        {match.score.won[1 - seat]}.{' '}
        <Link className="button main" href={`/play/${match.id}`}>
          To the game
        </Link>
      </p>
    );
  if (match.phase !== 'OPEN') return <p>The match is over. Its result is on the way.</p>;
  if (own !== null && theirs !== null)
    return (
      <div className="problem" role="alert">
        <p>
          <b>Your reports differ.</b> You say that {fromSeat(own.score, seat)}; {opponent} says that{' '}
          {fromSeat(theirs.score, seat)}. A judge was called and enters the result. Stay at the table.
        </p>
      </div>
    );
  if (theirs !== null) return <TheirReport report={theirs} {...{ match, seat, opponent, done }} />;
  if (own !== null) return <OwnReport report={own} {...{ match, seat, opponent, done }} />;
  return (
    <>
      <ReportForm match={match} seat={seat} done={done} />
      <p className="dim">
        You can also <Link href={`/play/${match.id}`}>play it here</Link>; then it counts by itself.
      </p>
    </>
  );
}

interface OpenMatchProps {
  readonly match: YourMatch;
  readonly seat: number;
  readonly opponent: string;
  readonly done: () => void;
}

type Report = NonNullable<YourMatch['reports']>[number];

function TheirReport({ report, match, seat, opponent, done }: OpenMatchProps & { readonly report: Report }): ReactNode {
  const confirm = useCommand(CONFIRM);
  return (
    <>
      <p role="status">
        <b>
          {opponent} reported that {fromSeat(report.score, seat)}.
        </b>{' '}
        {report.confirmBy === null ? '' : `Unless you say otherwise it counts at ${timeOf(report.confirmBy)}.`}
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
        Confirm
      </button>
      <details className="aside-part">
        <summary>That is not what happened</summary>
        <p>Report it as you saw it. When the two differ, a judge is called to your table.</p>
        <ReportForm match={match} seat={seat} done={done} isAgainst />
      </details>
    </>
  );
}

function OwnReport({ report, match, seat, opponent, done }: OpenMatchProps & { readonly report: Report }): ReactNode {
  const withdraw = useCommand(WITHDRAW);
  return (
    <>
      <p role="status">
        You reported that <b>{fromSeat(report.score, seat)}</b>. {opponent} has to confirm it
        {report.confirmBy === null ? '.' : `, or say otherwise before ${timeOf(report.confirmBy)}.`}
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
        Take the report back
      </button>
    </>
  );
}
