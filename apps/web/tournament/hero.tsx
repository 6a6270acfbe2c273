import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Head } from './queries.js';
import { Suns } from './suns.js';
import { plannedRounds } from './tabs.js';
import { RoundClock } from './timer.js';
import { describe, PHASES, tablesOf, timeOf } from './words.js';

export function Hero({ tournament }: { readonly tournament: Head }): ReactNode {
  const { id, title, phase, yourRoles, rounds, announcements, registrationOpen } = tournament;
  const now = rounds.at(-1);
  const all = Math.max(plannedRounds(tournament) ?? 0, rounds.length);
  return (
    <>
      <header className="hero">
        <Rosette />
        <div>
          <h1>{title ?? 'A tournament whose name was erased'}</h1>
          <p>
            {describe(tournament)}{' '}
            {yourRoles.some((role) => role !== 'PLAYER') ? <Link href={`/t/${id}/run`}>Run it</Link> : null}
          </p>
          {now === undefined ? (
            <p className="phase">
              {PHASES[phase]} {registrationOpen ? 'is open.' : 'is closed.'}
            </p>
          ) : phase === 'OVER' ? (
            <p className="phase">All rounds are played.</p>
          ) : (
            <Suns now={now.number} all={all} />
          )}
        </div>
        {phase === 'RUNNING' && now !== undefined && now.missing > 0 ? (
          <RoundClock timer={now.timer} under={`round ${now.number}, ${tablesOf(now.missing)} still out`} />
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
    <section className="said" aria-label="Announcements">
      <p>
        <time dateTime={latest.at}>{timeOf(latest.at)}</time>
        <span>{latest.text ?? 'This announcement was erased.'}</span>
      </p>
      {older.length === 0 ? null : (
        <details>
          <summary>Earlier announcements</summary>
          {older.map(({ nth, at, text }) => (
            <p key={nth}>
              <time dateTime={at}>{timeOf(at)}</time>
              <span>{text ?? 'This announcement was erased.'}</span>
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
