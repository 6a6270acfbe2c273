import { type ReactNode, type RefObject, useEffect } from 'react';
import { Sign } from '../parts/sign.js';
import type { Action } from './keymap.js';
import type { Playing } from './use-playing.js';
import { say } from '../say/index.js';

interface StepsProps {
  readonly act: (action: Action) => void;
  readonly playing: Playing;
  readonly at: number;
  readonly last: number;
  readonly go: (ply: number) => void;
  readonly number: RefObject<HTMLInputElement | null>;
  readonly openLog: () => void;
  /** Whether what comes is hidden; null where nothing can be. */
  readonly untold: boolean | null;
}

/** The buttons under the table. At either end they stay what the focus is on, or else the keys would be dead. */
export function Steps({ act, playing, at, last, go, number, openLog, untold }: StepsProps): ReactNode {
  useEffect(() => {
    if (number.current !== null) number.current.value = String(at);
  }, [at, number]);
  return (
    <div className="replay-steps">
      <button
        className="button bare far"
        type="button"
        title={say('Turn before')}
        aria-label={say('Turn before')}
        onClick={() => act('turnBack')}
      >
        <Sign name="first" />
      </button>
      <button
        className="button bare"
        type="button"
        title={say('One step back')}
        aria-label={say('One step back')}
        aria-disabled={at === 0}
        onClick={() => act('back')}
      >
        <Sign name="back" />
      </button>
      <button
        className="button bare"
        type="button"
        title={playing.on ? say('Stop') : say('Play')}
        aria-label={playing.on ? say('Stop') : say('Play')}
        aria-disabled={at === last}
        onClick={() => act('play')}
      >
        <Sign name={playing.on ? 'pause' : 'play'} />
      </button>
      <button
        className="button bare"
        type="button"
        title={say('One step on')}
        aria-label={say('One step on')}
        aria-disabled={at === last}
        onClick={() => act('on')}
      >
        <Sign name="next" />
      </button>
      <button
        className="button bare far"
        type="button"
        title={say('Next turn')}
        aria-label={say('Next turn')}
        onClick={() => act('turnOn')}
      >
        <Sign name="last" />
      </button>
      <button
        className="button bare"
        type="button"
        title={say('Turn the table round')}
        aria-label={say('Turn the table round')}
        onClick={() => act('flip')}
      >
        <Sign name="flip" />
      </button>
      {untold === null ? null : (
        <button
          className="button bare"
          type="button"
          title={say('Hide how it ends')}
          aria-label={say('Hide how it ends')}
          aria-pressed={untold}
          onClick={() => act('untold')}
        >
          <Sign name={untold ? 'veiled' : 'eye'} />
        </button>
      )}
      <button
        className="button bare near"
        type="button"
        title={say('Every step')}
        aria-label={say('Every step')}
        onClick={openLog}
      >
        <Sign name="menu" />
      </button>
      <button
        className="button quiet far"
        type="button"
        title={say('Speed: press for the next')}
        aria-label={say('Speed {n}×', { n: playing.speed })}
        onClick={() => playing.change(playing.speed >= 8 ? -1 : 1)}
      >
        {`${playing.speed}×`}
      </button>
      <form
        className="far"
        onSubmit={(event) => {
          event.preventDefault();
          go(Number(number.current?.value));
          number.current?.blur();
        }}
      >
        <input ref={number} className="input" inputMode="numeric" defaultValue={at} aria-label={say('Go to a ply')} />
      </form>
    </div>
  );
}
