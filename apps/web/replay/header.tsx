import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Sign } from '../parts/sign.js';
import type { Eyes, Head } from './documents.js';
import { Proof } from './proof.js';
import { Viewpoints } from './viewpoints.js';
import { shortNames, titleOf } from './words.js';
import { say } from '../say/index.js';

interface HeaderProps {
  readonly id: string;
  readonly head: Head;
  readonly eyes: Eyes;
  /** Looks through them, or says why not. */
  readonly look: (eyes: Eyes) => void;
  /** What the last key or button came to, where nothing else shows it. */
  readonly said: string;
  readonly at: number;
  /** The address of this position. */
  readonly path: string;
  readonly embedded: boolean;
  /** Where a game was played that this page alone has. */
  readonly back: string | null;
  readonly open: (sheet: 'share' | 'play-on') => void;
}

export function Header({ id, head, eyes, look, said, at, path, embedded, back, open }: HeaderProps): ReactNode {
  const { origin, bestOf, games, outcome, branchOf } = head.match;
  const game = games.findLast(({ firstPly }) => firstPly <= at)?.number ?? 1;
  const names = shortNames(head);
  return (
    <header className="replay-head">
      <h1>{titleOf(head)}</h1>
      <p className="where">
        {origin === null ? null : (
          <>
            <Link href={`/t/${origin.tournamentId}`}>
              {say('Round {round}, table {table}', { round: origin.round, table: origin.table })}
            </Link>{' '}
          </>
        )}
        {branchOf === null ? null : (
          <Link href={`/g/${branchOf.from.matchId}/${branchOf.from.ply}`}>
            {say('A branch from ply {ply}; it counts nowhere', { ply: branchOf.from.ply })}
          </Link>
        )}
        {bestOf > 1 ? <span>{say('Game {game} of {bestOf}', { game, bestOf })}</span> : null}
        {outcome?.score === undefined ? null : <span className="result">{outcome.score.won.join(' : ')}</span>}
      </p>
      <div className="end">
        <span className="dim said" role="status">
          {said}
        </span>
        <Viewpoints {...{ head, names, eyes, look }} />
        {back === null ? (
          <Ways {...{ id, head, at, path, embedded, open }} />
        ) : (
          <Link className="button main" title={say('Back to the game')} href={back}>
            <Sign name="back" />
            <span>{say('Back to the game')}</span>
          </Link>
        )}
      </div>
    </header>
  );
}

/** What can be done with a match that the log has. */
function Ways({ id, head, at, path, embedded, open }: Omit<HeaderProps, 'eyes' | 'look' | 'said' | 'back'>): ReactNode {
  const proof = head.match.branchOf === null ? <Proof id={id} released={head.released} /> : null;
  if (embedded)
    return (
      <>
        {proof}
        <a className="button" href={path} target="_blank" rel="noopener">
          {say('Open it whole')}
        </a>
      </>
    );
  return (
    <>
      {proof}
      {head.released && head.match.game === 'voidream' ? (
        <button
          className="button play-on"
          type="button"
          title={say('Play on from here')}
          onClick={() => open('play-on')}
        >
          <Sign name="branch" />
          <span>{say('Play on from here')}</span>
        </button>
      ) : null}
      {at > 0 && isTheirs(head) ? (
        <Link className="button play-on" title={say('Dispute this move')} href={`/play/${id}?dispute=${at}`}>
          <Sign name="flag" />
          <span>{say('Dispute this move')}</span>
        </Link>
      ) : null}
      <button className="button main" type="button" onClick={() => open('share')}>
        <Sign name="share" />
        <span>{say('Share ply {at}', { at })}</span>
      </button>
    </>
  );
}

/** Who plays it may dispute its moves, where there are judges. */
const isTheirs = ({ match: { phase, origin, seats } }: Head): boolean =>
  phase === 'PLAYING' && origin !== null && seats.some(({ isYou }) => isYou);
