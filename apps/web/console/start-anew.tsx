import { type ReactNode, useState } from 'react';
import { useCommand } from '../api/command.js';
import { Refused } from '../parts/problem.js';
import { TIMER } from './round-acts.js';
import { Sheet } from './sheet.js';
import { minutesLeft } from './words.js';
import { say } from '../say/index.js';

/** The clock of a round started once more, with minutes that are asked for: nothing else takes a wrong start back. */
export function StartAnew(props: StartAnewProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        className="button quiet"
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        {say('Start anew')}
      </button>
      {open ? (
        <Asking
          {...props}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

function Asking({ of, minutes: usual, left, onClose }: StartAnewProps & { readonly onClose: () => void }): ReactNode {
  const { send, busy, errors } = useCommand(TIMER);
  const [minutes, setMinutes] = useState(String(usual));
  return (
    <Sheet title={say('Start the clock of round {round} anew', { round: of.round })} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void send({ ...of, action: 'START', minutes: Number(minutes) }).then(({ is }) => {
            if (is === 'done') onClose();
          });
        }}
      >
        <p>
          {left < 0
            ? say('It is over time. What was given to single tables stays.')
            : say('It stands at {left}; that is not kept. What was given to single tables stays.', {
                left: minutesLeft(left),
              })}
        </p>
        <label className="field">
          <span>{say('Minutes a round')}</span>
          <input
            className="input"
            type="number"
            inputMode="numeric"
            required
            min={1}
            value={minutes}
            onChange={({ target }) => {
              setMinutes(target.value);
            }}
          />
        </label>
        <Refused errors={errors} />
        <div className="row">
          <button className="button main" disabled={busy}>
            {say('Start it')}
          </button>
          <button className="button quiet" type="button" onClick={onClose}>
            {say('Leave it')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

interface StartAnewProps {
  readonly of: { readonly tournamentId: string; readonly round: number };
  /** As many as it was started with. */
  readonly minutes: number;
  /** Seconds, below zero once it is over. */
  readonly left: number;
}
