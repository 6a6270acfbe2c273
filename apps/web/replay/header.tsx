import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Sign, SeatSign } from '../parts/sign.js';
import type { Eyes, Head } from './documents.js';
import { Proof } from './proof.js';
import { eyesName, shortNames, titleOf } from './words.js';

interface HeaderProps {
  readonly id: string;
  readonly head: Head;
  readonly eyes: Eyes;
  readonly setEyes: (eyes: Eyes) => void;
  readonly at: number;
  readonly open: (sheet: 'share' | 'play-on') => void;
}

export function Header({ id, head, eyes, setEyes, at, open }: HeaderProps): ReactNode {
  const { origin, bestOf, games, outcome, branchOf } = head.match;
  const game = games.findLast(({ firstPly }) => firstPly <= at)?.number ?? 1;
  const names = shortNames(head);
  return (
    <header className="replay-head">
      <h1>{titleOf(head)}</h1>
      <p className="where">
        {origin === null ? null : (
          <>
            <Link href={`/t/${origin.tournamentId}`}>{`Round ${origin.round}, table ${origin.table}`}</Link>{' '}
          </>
        )}
        {branchOf === null ? null : (
          <Link
            href={`/g/${branchOf.from.matchId}/${branchOf.from.ply}`}
          >{`A branch from ply ${branchOf.from.ply}; it counts nowhere`}</Link>
        )}
        {bestOf > 1 ? <span>{`Game ${game} of ${bestOf}`}</span> : null}
        {outcome?.score === undefined ? null : <span className="result">{outcome.score.won.join(' : ')}</span>}
      </p>
      <div className="end">
        {head.viewpoints.length < 2 ? null : (
          <div className="segments" role="group" aria-label="Viewpoint">
            {head.viewpoints.map((each) => (
              <button
                key={`${each.viewpoint}${each.seat ?? ''}`}
                type="button"
                aria-pressed={each.viewpoint === eyes.viewpoint && each.seat === eyes.seat}
                onClick={() => setEyes(each)}
              >
                {each.seat === null ? null : <SeatSign seat={each.seat} />}
                {eyesName(each, names)}
              </button>
            ))}
          </div>
        )}
        {branchOf === null ? <Proof id={id} released={head.released} /> : null}
        {head.released && head.match.game === 'voidream' ? (
          <button className="button" type="button" onClick={() => open('play-on')}>
            Play on from here
          </button>
        ) : null}
        <button className="button main" type="button" onClick={() => open('share')}>
          <Sign name="share" />
          {`Share ply ${at}`}
        </button>
      </div>
    </header>
  );
}
