import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Sign } from '../parts/sign.js';
import type { OpenMatch } from './open-matches.js';
import type { Table } from './queries.js';
import { howResult, nameOf, scoreOf } from './words.js';
import { WhyPaired } from './why-paired.js';
import { say } from '../say/index.js';

export type Standing = ReadonlyMap<string, { readonly rank: number; readonly points: string }>;

export function PairingRow({ table, standing, match, isFound }: PairingRowProps): ReactNode {
  const [search, setSearch] = useSearchParams();
  const { id, number, entrants, result } = table;
  const isMine = entrants.some(({ isYou }) => isYou);
  const isOpen = search.get('why') === id;
  const lost = (side: number): boolean =>
    result !== null && (result.bothLost || (result.won[side] ?? 0) < (result.won[1 - side] ?? 0));
  return (
    <>
      <tr data-mine={isMine} data-found={isFound} tabIndex={isMine ? -1 : undefined}>
        <th scope="row">{number}</th>
        {[0, 1].map((side) => {
          const entrant = entrants[side];
          return (
            <td key={side} className={lost(side) ? 'side lost' : 'side'}>
              <span className="who">{nameOf(entrant)}</span>
              <span className="pts">{entrant === undefined ? '' : standing.get(entrant.id)?.points}</span>
            </td>
          );
        })}
        <td className="num">
          <Outcome table={table} match={match} />
        </td>
        <td>
          <button
            className="button bare why"
            type="button"
            aria-expanded={isOpen}
            aria-label={say('Why table {number}?', { number })}
            title={say('Why this pairing?')}
            onClick={() => {
              setSearch(
                (before) => {
                  const after = new URLSearchParams(before);
                  if (isOpen) after.delete('why');
                  else after.set('why', id);
                  return after;
                },
                { replace: true },
              );
            }}
          >
            <Sign name="question" />
          </button>
        </td>
      </tr>
      {isOpen ? <WhyRow table={table} standing={standing} isMine={isMine} /> : null}
    </>
  );
}

interface PairingRowProps {
  readonly table: Table;
  readonly standing: Standing;
  readonly match: OpenMatch | undefined;
  readonly isFound: boolean;
}

function Outcome({ table, match }: Pick<PairingRowProps, 'table' | 'match'>): ReactNode {
  const { result, matchId, extraMinutes } = table;
  const more =
    extraMinutes === 0 ? null : <span className="more-time"> {say('+{extraMinutes} min', { extraMinutes })}</span>;
  if (result !== null) {
    const score = scoreOf(result);
    return (
      <span className="res" title={howResult(result)}>
        {result.how === 'PLAYED' ? <Link href={`/g/${matchId}`}>{score}</Link> : score}
        {result.notPlayed ? <span className="st"> {say('not played')}</span> : null}
        {result.corrections > 0 ? <span className="st"> {say('corrected')}</span> : null}
      </span>
    );
  }
  if (match?.phase === 'PLAYING')
    return (
      <span className={match.pausedAt === null ? 'st' : 'st held'}>
        {match.pausedAt === null ? null : <Sign name="flag" />}
        <Link href={`/g/${matchId}`}>
          {match.pausedAt === null ? say('game {games}', { games: match.games.length }) : say('held by a judge')}
        </Link>
        {match.score.won.some((won) => won > 0) ? ` ${match.score.won.join('–')}` : ''}
        {more}
      </span>
    );
  return (
    <span className="st">
      {say('no result')}
      {more}
    </span>
  );
}

function WhyRow({ table, standing, isMine }: WhyRowProps): ReactNode {
  const { whyPaired, entrants, result } = table;
  const points = entrants.map(({ id }) => standing.get(id)?.points);
  return (
    <tr className="explained" data-mine={isMine}>
      <td />
      <td colSpan={4}>
        <b>{say('Why this pairing?')}</b> <WhyPaired why={whyPaired} entrants={entrants} />{' '}
        {whyPaired.because === 'same-score' && points[0] !== undefined
          ? say('Each had {points} points.', { points: points[0] })
          : null}
        {result === null ? null : <p>{howResult(result)}</p>}
      </td>
    </tr>
  );
}

interface WhyRowProps {
  readonly table: Table;
  readonly standing: Standing;
  readonly isMine: boolean;
}
