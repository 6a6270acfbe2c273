import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import { Empty } from '../parts/empty.js';
import { useFills } from '../parts/fills.js';
import { Failed } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { Qr } from '../paper/qr.js';
import { PlacesTable } from '../tournament/final-ranking.js';
import { useHead } from '../tournament/live.js';
import { useLiveRound } from '../tournament/live-round.js';
import type { Head } from '../tournament/queries.js';
import { useSecondsLeft } from '../tournament/timer.js';
import { usePlaces } from '../tournament/use-places.js';
import { standingsTitle } from '../tournament/standings-title.js';
import { useStandings } from '../tournament/use-standings.js';
import { figure, left, nameOf, scoreOf, tablesIn } from '../tournament/words.js';
import './projector.css';
import { say } from '../say/index.js';

/** For the wall: the clock, who sits where, and a code that leads to the page. Nothing to do, and it never sleeps. */
export default function Projector(): ReactNode {
  const { id } = useParams<{ id: string }>();
  const [search] = useSearchParams();
  const {
    response: [{ data, error }],
    pulse,
  } = useHead(id);
  const tournament = data?.tournament ?? null;
  useTitle(say('Projector · {title}', { title: tournament?.title ?? '' }));
  useFills('wall');
  useWakeLock();
  const place = useRef<HTMLDivElement>(null);
  if (tournament === null)
    return error === undefined ? (
      <Waiting for={say('the tournament')} />
    ) : (
      <Failed what={say('The tournament')} error={error} />
    );
  const what = search.get('show') === 'standings' ? 'standings' : 'pairings';
  const round = tournament.rounds.at(-1);
  const address = `${location.origin}/t/${id}`;
  return (
    <div className="wall" ref={place}>
      <header>
        <div>
          <h1>{tournament.title ?? say('Tournament')}</h1>
          <p>{round === undefined ? say('Before the first round') : say('Round {number}', { number: round.number })}</p>
        </div>
        <Clock tournament={tournament} />
        <figure>
          <Qr text={address} label={say('Code that leads to {address}', { address })} />
          <figcaption>{say('Your table')}</figcaption>
        </figure>
      </header>
      {round === undefined ? (
        <Empty what={say('The first round is not paired yet')}>
          {say('Scan the code to register and to see your table.')}
        </Empty>
      ) : what === 'standings' ? (
        <StandingsWall tournament={tournament} pulse={pulse} />
      ) : (
        <PairingsWall id={id} number={round.number} pulse={pulse} />
      )}
      <nav className="off-paper" aria-label={say('Projector')}>
        <Link href={`/t/${id}/projector`} aria-current={what === 'pairings' ? 'page' : undefined}>
          {say('Pairings')}
        </Link>
        <Link href={`/t/${id}/projector?show=standings`} aria-current={what === 'standings' ? 'page' : undefined}>
          {say('Standings')}
        </Link>
        <button
          className="button quiet"
          type="button"
          onClick={() => {
            void place.current?.requestFullscreen();
          }}
        >
          {say('Full screen')}
        </button>
        <Link href={`/t/${id}`}>{say('Leave')}</Link>
      </nav>
    </div>
  );
}

function Clock({ tournament }: { readonly tournament: Head }): ReactNode {
  const round = tournament.rounds.at(-1);
  const timer = round?.timer ?? null;
  const seconds = useSecondsLeft(timer);
  if (timer === null || seconds === null || round?.missing === 0) return <span />;
  const isOver = seconds <= 0;
  return (
    <div className="time" role="timer" data-over={isOver}>
      <b>{isOver ? say('Time') : left(seconds)}</b>
      <span>
        {timer.paused ? say('Paused') : isOver ? say('Finish as the staff tell you') : say('left in the round')}
      </span>
    </div>
  );
}

function PairingsWall({ id, number, pulse }: { id: string; number: number; pulse: string }): ReactNode {
  const { round } = useLiveRound(id, number, pulse);
  const place = useAutoScroll(round?.number ?? 0);
  if (round === null) return <Waiting for={say('round {number}', { number })} />;
  return (
    <div
      className="roll"
      ref={place}
      tabIndex={0}
      role="region"
      aria-label={say('Pairings of round {number}', { number })}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{say('Table')}</th>
            <th scope="col">{say('Seat A')}</th>
            <th scope="col">{say('Seat B')}</th>
            <th scope="col" className="num">
              {tablesIn(round.missing, round.tables.length)}
            </th>
          </tr>
        </thead>
        <tbody>
          {round.tables.map(({ id: table, number: at, entrants, result }) => (
            <tr key={table}>
              <th scope="row">{at}</th>
              <td>{nameOf(entrants[0])}</td>
              <td>{nameOf(entrants[1])}</td>
              <td className="num">{result === null ? '' : scoreOf(result)}</td>
            </tr>
          ))}
          {round.byes.map(({ entrant }) => (
            <tr key={entrant.id}>
              <td>–</td>
              <th scope="row">{nameOf(entrant)}</th>
              <td colSpan={2}>{say('bye')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StandingsWall(props: WallProps): ReactNode {
  const { tournament, pulse } = props;
  const places = usePlaces(tournament, pulse);
  const place = useAutoScroll(tournament.rounds.length);
  if (places === null) return <Waiting for={say('the standings')} />;
  if (places.length === 0) return <PointsWall {...props} />;
  return (
    <div className="roll" ref={place} tabIndex={0} role="region" aria-label={say('Standings')}>
      <PlacesTable places={places} />
    </div>
  );
}

interface WallProps {
  readonly tournament: Head;
  readonly pulse: string;
}

function PointsWall({ tournament, pulse }: WallProps): ReactNode {
  const { standings } = useStandings(tournament.id, null, pulse);
  const place = useAutoScroll(standings?.asOfRound ?? 0);
  if (standings === null) return <Waiting for={say('the standings')} />;
  return (
    <div className="roll" ref={place} tabIndex={0} role="region" aria-label={say('Standings')}>
      <table>
        <caption>{standingsTitle(tournament, standings, tournament.phase === 'OVER')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Rank')}</th>
            <th scope="col">{say('Player')}</th>
            <th scope="col" className="num">
              {say('Points')}
            </th>
            <th scope="col" className="num">
              {say('Record')}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.rows.map(({ rank, entrant, points, record }) => (
            <tr key={entrant.id}>
              <td>{rank}</td>
              <th scope="row">{nameOf(entrant)}</th>
              <td className="num">{figure(points)}</td>
              <td className="num">{record}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const PIXELS_A_SECOND = 40;
const REST = 4000;

/** Rolls down, rests, begins again; by pages without motion for who wants none. A hand on it stops it for a while. */
function useAutoScroll(key: number): (node: HTMLDivElement | null) => void {
  const [node, setNode] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (node === null) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let resting = performance.now() + REST;
    let last = performance.now();
    let at = 0;
    let frame = 0;
    const step = (now: number): void => {
      const end = node.scrollHeight - node.clientHeight;
      const passed = now - last;
      last = now;
      if (now >= resting && end > 0) {
        at = isCalm ? at + node.clientHeight * 0.9 : at + (PIXELS_A_SECOND * passed) / 1000;
        if (isCalm) resting = now + 2 * REST;
        if (at >= end + (isCalm ? node.clientHeight * 0.9 : 1)) {
          at = 0;
          resting = now + REST;
        } else if (!isCalm && at >= end) resting = now + REST;
        node.scrollTop = at;
      }
      frame = requestAnimationFrame(step);
    };
    const touched = (): void => {
      resting = performance.now() + 3 * REST;
      at = node.scrollTop;
    };
    frame = requestAnimationFrame(step);
    node.addEventListener('wheel', touched, { passive: true });
    node.addEventListener('pointerdown', touched);
    node.addEventListener('keydown', touched);
    return () => {
      cancelAnimationFrame(frame);
      node.removeEventListener('wheel', touched);
      node.removeEventListener('pointerdown', touched);
      node.removeEventListener('keydown', touched);
    };
  }, [node, key]);
  return setNode;
}

/** Keeps the screen on while it is looked at, where the browser can. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOn = true;
    const take = async (): Promise<void> => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOn) lock = taken;
      else await taken?.release();
    };
    const seen = (): void => void take();
    void take();
    document.addEventListener('visibilitychange', seen);
    return () => {
      isOn = false;
      document.removeEventListener('visibilitychange', seen);
      void lock?.release();
    };
  }, []);
}
