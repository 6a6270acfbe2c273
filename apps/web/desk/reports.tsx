import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../api/graphql.js';
import { clockTime, HOW, scoreOf } from '../console/words.js';
import { SeatSign } from '../parts/sign.js';
import { say } from '../say/index.js';

/** What a player said that a match came to. */
export interface Report {
  readonly seat: number;
  readonly at: string;
  readonly intentionalDraw: boolean;
  readonly score: { readonly won: readonly number[]; readonly drawn: number };
}

interface ReportsProps {
  readonly reports: readonly Report[];
  readonly names: readonly string[];
}

export function Reports({ reports, names }: ReportsProps): ReactNode {
  return (
    <ul className="desk-reports">
      {reports.map((report) => (
        <li key={report.seat}>
          <SeatSign seat={report.seat} /> <Scored text={reportSays(report, names)} />
        </li>
      ))}
    </ul>
  );
}

const SCORE = /(\d+(?:–\d+)+)/;

/** A sentence in which no score is broken at the end of a line. */
const Scored = ({ text }: { readonly text: string }): ReactNode =>
  text.split(SCORE).map((part, nth) =>
    nth % 2 === 0 ? (
      part
    ) : (
      <span key={nth} className="desk-score">
        {part}
      </span>
    ),
  );

export function reportSays(
  { seat, at, intentionalDraw, score: { won, drawn } }: Report,
  names: readonly string[],
): string {
  const time = clockTime(at);
  const nameAt = (place: number): string => names[place] ?? say('seat {seat}', { seat: place + 1 });
  const name = nameAt(seat);
  const [a = 0, b = 0] = won;
  if (intentionalDraw) return say('{name}: they agreed on a draw ({time})', { name, time });
  if (a === b) return say('{name}: a draw, {score} ({time})', { name, time, score: scoreOf({ won: [a, b], drawn }) });
  const first = a > b ? 0 : 1;
  const score = scoreOf({ won: first === 0 ? [a, b] : [b, a], drawn });
  return say('{name}: {winner} won {score} ({time})', { name, time, winner: nameAt(first), score });
}

const MATCH = graphql(`
  query CaseResult($id: ID!) {
    match(id: $id) {
      id
      reports {
        seat
        at
        intentionalDraw
        score {
          won
          drawn
        }
      }
      outcome {
        score {
          won
          drawn
        }
        how
        bothLost
      }
    }
  }
`);

interface ResultProps {
  readonly matchId: string;
  readonly names: readonly string[];
}

/** What a case about a result is about: what was reported, and what the match came to. */
export function DisputedResult({ matchId, names }: ResultProps): ReactNode {
  const [{ data }] = useQuery({ query: MATCH, variables: { id: matchId } });
  if (!data?.match) return null;
  const { reports, outcome } = data.match;
  return (
    <section>
      <div className="case-head">
        <h2>{say('The result')}</h2>
      </div>
      <p>
        {outcome === null
          ? say('No result stands yet.')
          : say('{names}: {score}, {how}', {
              names: names.join(' – '),
              score: scoreOf({ ...outcome.score, bothLost: outcome.bothLost }),
              how: HOW[outcome.how],
            })}
      </p>
      {reports === null ? null : <Reports reports={reports} names={names} />}
    </section>
  );
}
