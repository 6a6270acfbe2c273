import type { ReactNode } from 'react';
import { Sign } from '../parts/sign.js';
import type { Head } from './documents.js';
import { delaySaid } from './words.js';
import { say } from '../say/index.js';

interface FollowProps {
  readonly head: Head;
  readonly at: number;
  readonly last: number;
  readonly go: (ply: number) => void;
  readonly help: () => void;
}

/** Of a match that is on: how late this is, and the way to its end; of any other the keys alone. */
export function Follow({ head, at, last, go, help }: FollowProps): ReactNode {
  const delay = delaySaid(head.match);
  return (
    <div className="follow">
      {head.match.phase === 'PLAYING' ? (
        <>
          <span className="live">
            <i aria-hidden="true" />
            {delay ?? say('Live')}
          </span>
          {at < last ? (
            <button className="button" type="button" onClick={() => go(last)}>
              {say('To ply {last}', { last })}
            </button>
          ) : null}
        </>
      ) : null}
      <button className="button bare" type="button" title={say('Keys')} onClick={help}>
        <Sign name="question" label={say('Keys')} />
      </button>
    </div>
  );
}
