import '../replay/replay.css';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useParams, useSearch } from 'wouter';
import { Empty } from '../parts/empty.js';
import { useTitle } from '../parts/title.js';
import { Viewer } from '../replay/viewer.js';
import { eyesFromUrl } from '../replay/words.js';
import { type KeptPractice, keptPractice } from './practice.js';
import { EYES, toldHere } from './told-here.js';
import { say } from '../say/index.js';

/** `/play/bot/replay/PLY?view=A`: the last game against a bot of this tab, step by step; nobody else has it. */
export default function BotReplayPage(): ReactNode {
  const [kept] = useState(keptPractice);
  useTitle(say('The game against the bot'));
  if (kept === null)
    return (
      <div className="page">
        <h1>{say('The game against the bot')}</h1>
        <Empty what={say('This tab has no game against a bot')}>
          <Link className="button" href="/play/bot">
            {say('Play a bot')}
          </Link>
        </Empty>
      </div>
    );
  return <Told kept={kept} />;
}

function Told({ kept }: { readonly kept: KeptPractice }): ReactNode {
  const { nth } = useParams<{ nth?: string }>();
  const search = new URLSearchParams(useSearch());
  const [eyes, setEyes] = useState(() => openEyes(search.get('view')));
  const story = useMemo(() => toldHere(kept, eyes), [kept, eyes]);
  return (
    <Viewer
      id=""
      story={story}
      head={story.head}
      asked={nth === undefined ? null : Number(nth)}
      embedded={false}
      here={{ at: '/play/bot/replay', back: kept.at }}
      eyes={eyes}
      setEyes={setEyes}
    />
  );
}

/** Who plays sees the own hand first. */
function openEyes(asked: string | null): (typeof EYES)[number] {
  const eyes = eyesFromUrl(asked ?? 'A');
  return EYES.find(({ viewpoint, seat }) => viewpoint === eyes.viewpoint && seat === eyes.seat) ?? eyes;
}
