import { type ReactNode, useState } from 'react';
import { useParams, useRouter, useSearch } from 'wouter';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import type { Eyes } from './documents.js';
import './replay.css';
import { useStory } from './story.js';
import { Viewer } from './viewer.js';
import { delaySaid, eyesFromUrl, titleOf } from './words.js';
import { say } from '../say/index.js';

/** `/g/MATCH/PLY?view=A`, `/g/MATCH?game=2`, below `/embed` for frames: the address is the position. */
export default function ReplayPage(): ReactNode {
  const { matchId, nth } = useParams<{ matchId: string; nth?: string }>();
  const { base } = useRouter();
  return <Replay key={matchId} id={matchId} ply={nth === undefined ? null : Number(nth)} embedded={base !== ''} />;
}

interface ReplayProps {
  readonly id: string;
  readonly ply: number | null;
  /** In a frame of another page: without the masthead. */
  readonly embedded: boolean;
}

function Replay({ id, ply, embedded }: ReplayProps): ReactNode {
  const search = new URLSearchParams(useSearch());
  const [game] = useState(search.get('game'));
  const [eyes, setEyes] = useState<Eyes>(() => eyesFromUrl(search.get('view')));
  const story = useStory(id, eyes, ply !== null && Number.isFinite(ply) ? ply : 0);
  const { head, error } = story;
  useTitle(head === null ? say('Replay') : titleOf(head));
  if (story.is === 'missing')
    return (
      <div className="page">
        <h1>{say('No such match')}</h1>
        <Empty what={say('There is no match at this address.')}>
          <a href="/">{say('See what is on now')}</a>
        </Empty>
      </div>
    );
  if (error !== null && head === null)
    return (
      <div className="page">
        <h1>{say('Replay')}</h1>
        <Failed what={say('The match')} error={error} again={() => location.reload()} />
        {eyes.viewpoint === 'PUBLIC' ? null : (
          <button className="button" type="button" onClick={() => setEyes({ viewpoint: 'PUBLIC', seat: null })}>
            {say('See it as the public')}
          </button>
        )}
      </div>
    );
  if (head === null) return <Waiting for={say('the match')} />;
  if (head.count === 0)
    return (
      <div className="page">
        <h1>{titleOf(head)}</h1>
        <Empty
          what={
            head.match.phase === 'FINISHED'
              ? say('This match was not played here, so there is nothing to replay.')
              : say('This match has not begun.')
          }
        >
          {head.match.phase === 'FINISHED' ? null : (
            <div role="status">
              <p>{say('It opens here by itself.')}</p>
              <p className="dim">{delaySaid(head.match)}</p>
            </div>
          )}
          {head.match.origin === null ? null : (
            <a href={`/t/${head.match.origin.tournamentId}`}>{say('To its tournament')}</a>
          )}
        </Empty>
      </div>
    );
  const begins = head.match.games.find(({ number }) => String(number) === game)?.firstPly ?? null;
  return (
    <Viewer id={id} story={story} head={head} asked={ply ?? begins} embedded={embedded} eyes={eyes} setEyes={setEyes} />
  );
}
