import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Sign } from '../parts/sign.js';
import { Reasoned } from './act.js';
import { Extension } from './extension.js';
import type { Letter } from './outbox.js';
import { useMay } from './may.js';
import { REPAIR } from './round-acts.js';
import { standingOf, type Table } from './tables.js';
import type { Run } from './tournament.js';
import { HOW, nameOf, scoreOf } from './words.js';
import { WhyPaired } from '../tournament/why-paired.js';
import { against, say } from '../say/index.js';
import { Say } from '../say/sentence.js';

export function TableRow({ run, round, table, letter, onCorrect }: TableRowProps): ReactNode {
  const { number, entrants, extraMinutes, result } = table;
  const won = result?.won ?? [];
  const standing = standingOf(table);
  const mayCorrect = useMay()('correct results');
  return (
    <tr className={`is-${standing}`}>
      <th scope="row" className="num">
        {number}
      </th>
      {[0, 1].map((seat) => {
        const lost = result !== null && (won[seat] ?? 0) < (won[1 - seat] ?? 0);
        const entrant = entrants[seat];
        return (
          <td key={seat} className={lost ? 'dim' : ''}>
            {entrant === undefined ? null : nameOf(entrant)}
            {entrant?.status === 'DROPPED' ? <small> {say('dropped')}</small> : null}
          </td>
        );
      })}
      <td>
        <State table={table} letter={letter} />
        {extraMinutes === 0 ? null : <small className="dim"> {say('+{extraMinutes} min', { extraMinutes })}</small>}
      </td>
      <td className="num">
        <details className="run-more">
          <summary className="button quiet">
            <Say text="More<unseen> about table {number}</unseen>" with={{ number }} />
          </summary>
          <div className="run-acts">
            <p className="dim">
              <WhyPaired why={table.whyPaired} entrants={entrants} />
            </p>
            {mayCorrect ? (
              <button
                className="button"
                type="button"
                onClick={() => {
                  onCorrect(table);
                }}
              >
                {result === null ? say('Give a result with a reason') : say('Correct the result')}
              </button>
            ) : null}
            {result === null ? <Extension run={run} round={round} table={table} /> : null}
            {result === null ? (
              <Reasoned
                document={REPAIR}
                takes="pair"
                input={(reason) => ({ tournamentId: run.id, round, tableIds: [table.id], reason })}
                title={say('Pair table {number} anew', { number })}
                says={say(
                  'It is dissolved; its players are paired anew, with whoever came since. All other tables stay.',
                )}
              >
                {say('Pair anew')}
              </Reasoned>
            ) : null}
            <Link className="button quiet" href={`/g/${table.matchId}`}>
              {say('See the match')}
            </Link>
          </div>
        </details>
      </td>
    </tr>
  );
}

interface TableRowProps {
  readonly run: Run;
  readonly round: number;
  readonly table: Table;
  readonly letter: Letter | null;
  readonly onCorrect: (table: Table) => void;
}

function State({ table, letter }: { readonly table: Table; readonly letter: Letter | null }): ReactNode {
  const { result } = table;
  if (result !== null)
    return (
      <>
        <b>{scoreOf(result)}</b> <small className="dim">{HOW[result.how]}</small>
      </>
    );
  if (letter?.refused === null)
    return (
      <span className="dim">
        {scoreOf(letter.games)} {letter.sent ? say('taken') : say('on its way')}
      </span>
    );
  return <Waited table={table} />;
}

/** What is known of a table without a result. */
function Waited({ table }: { readonly table: Table }): ReactNode {
  const scores = (table.match?.reports ?? []).map(({ score }) => scoreOf(score));
  switch (standingOf(table)) {
    case 'undecided':
      return (
        <b className="run-flag">
          <Sign name="flag" />{' '}
          {say('{score}, nobody has won: say who goes on', {
            score: table.undecided === null ? '' : scoreOf(table.undecided),
          })}
        </b>
      );
    case 'conflict':
      return (
        <b className="run-flag">
          <Sign name="flag" /> {against(scores)}
        </b>
      );
    case 'called':
      return (
        <b className="run-flag">
          <Sign name="flag" /> {say('judge called')}
        </b>
      );
    case 'held':
      return (
        <b className="run-flag">
          <Sign name="flag" /> {say('held by a judge')}
        </b>
      );
    case 'reported':
      return (
        <span>
          {scores[0]} <small className="dim">{say('unconfirmed')}</small>
        </span>
      );
    case 'out':
    case 'in':
      return (
        <span className="dim">{table.match?.phase === 'PLAYING' ? say('being played') : say('not reported')}</span>
      );
  }
}
