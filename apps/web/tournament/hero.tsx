import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Follow } from './follow.js';
import type { Head } from './queries.js';
import { startSays } from './start-time.js';
import { Suns } from './suns.js';
import { plannedRounds } from './tabs.js';
import { RoundClock } from './timer.js';
import { describe, PHASES, timeOf } from './words.js';
import { staffPlacesIn } from './your-places.js';
import { say, sayMany } from '../say/index.js';

export function Hero({ tournament }: { readonly tournament: Head }): ReactNode {
  const { id, title, phase, startsAt, timeZone, cancelled, rounds, announcements, registrationOpen } = tournament;
  const now = rounds.at(-1);
  const planned = plannedRounds(tournament);
  return (
    <>
      <header className="hero">
        <Rosette />
        <div>
          <h1>{title ?? say('A tournament whose name was erased')}</h1>
          <p>{describe(tournament)}</p>
          <p className="ways off-paper">
            {staffPlacesIn(tournament).map(({ says, href }) => (
              <Link key={href} href={href}>
                {says}
              </Link>
            ))}
            <Follow tournament={tournament} />
          </p>
          {startsAt === null || phase !== 'REGISTERING' ? null : (
            <p className="phase">
              <time dateTime={startsAt}>{say('Starts {time}', { time: startSays({ startsAt, timeZone }) })}</time>{' '}
              <a className="off-paper" href={`/export/tournaments/${id}/calendar.ics`}>
                {say('Add to a calendar')}
              </a>
            </p>
          )}
          {cancelled !== null ? (
            <p className="phase">{say('Cancelled: {reason}', { reason: cancelled.reason ?? say('Erased') })}</p>
          ) : now === undefined ? (
            <p className="phase">
              {registrationOpen
                ? say('Registration is open.')
                : phase === 'REGISTERING'
                  ? say('Registration is closed.')
                  : PHASES[phase]}
            </p>
          ) : phase === 'OVER' ? (
            <p className="phase">{say('All rounds are played.')}</p>
          ) : (
            <Suns now={now.number} all={planned === null ? null : Math.max(planned, rounds.length)} />
          )}
        </div>
        {phase === 'RUNNING' && now !== undefined && now.missing > 0 ? (
          <RoundClock
            timer={now.timer}
            under={sayMany(
              now.missing,
              { one: 'round {number}, {n} table still out', other: 'round {number}, {n} tables still out' },
              { number: now.number },
            )}
          />
        ) : null}
      </header>
      <Announcements announcements={announcements} />
    </>
  );
}

function Announcements({ announcements }: Pick<Head, 'announcements'>): ReactNode {
  const [latest, ...older] = announcements;
  if (latest === undefined) return null;
  return (
    <section className="said" aria-label={say('Announcements')}>
      <p>
        <time dateTime={latest.at}>{timeOf(latest.at)}</time>
        <span>{latest.text ?? say('This announcement was erased.')}</span>
      </p>
      {older.length === 0 ? null : (
        <details>
          <summary>{say('Earlier announcements')}</summary>
          {older.map(({ nth, at, text }) => (
            <p key={nth}>
              <time dateTime={at}>{timeOf(at)}</time>
              <span>{text ?? say('This announcement was erased.')}</span>
            </p>
          ))}
        </details>
      )}
    </section>
  );
}

const LOBES = 14;

/** The guilloche behind the clock: a line that swings between two circles. */
function Rosette(): ReactNode {
  const rings = [0.28, 0.33, 0.38, 0.43].map((depth, turn) => {
    const points = Array.from({ length: 281 }, (_, nth) => {
      const angle = (nth / 280) * 2 * Math.PI + (turn * Math.PI) / (2 * LOBES);
      const radius = 216 * (1 - depth + depth * Math.cos(LOBES * angle - turn));
      return `${(220 + radius * Math.cos(angle)).toFixed(1)} ${(220 + radius * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  });
  return (
    <svg className="rosette" viewBox="0 0 440 440" aria-hidden="true">
      <path d={rings.join('')} fill="none" stroke="currentColor" />
    </svg>
  );
}
