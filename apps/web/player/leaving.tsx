import { type ReactNode, useRef } from 'react';
import { useCommand } from '../api/command.js';
import { Refused } from '../parts/problem.js';
import { DROP } from './commands.js';
import type { EnteredProps } from './part.js';
import { say } from '../say/index.js';

/** Leaving asks once more, and says what it does. */
export function Leaving({ card, entry, done }: EnteredProps): ReactNode {
  const drop = useCommand(DROP);
  const sheet = useRef<HTMLDialogElement>(null);
  if (card.phase === 'OVER' || (entry.status !== 'IN' && entry.status !== 'WAITING')) return null;
  const isPlaying = entry.table !== null && entry.table.result === null;
  return (
    <section className="leaving">
      <button
        className="button quiet"
        type="button"
        onClick={() => {
          sheet.current?.showModal();
        }}
      >
        {say('Leave the tournament')}
      </button>
      <dialog className="sheet" ref={sheet} aria-labelledby="leave-title">
        <div className="form">
          <h2 id="leave-title">{say('Leave the tournament?')}</h2>
          <p>
            {card.phase === 'REGISTERING'
              ? say('Your place goes to whoever waits. You can register again while registration is open.')
              : isPlaying
                ? say(
                    'You are not paired any more. Your match at hand still counts: report it first. Only the staff can take you in again.',
                  )
                : say('You are not paired any more, and your results stay. Only the staff can take you in again.')}
          </p>
          <Refused errors={drop.errors} />
          <div className="row">
            <button
              className="button"
              type="button"
              autoFocus
              onClick={() => {
                sheet.current?.close();
              }}
            >
              {say('Stay')}
            </button>
            <button
              className="button grave"
              type="button"
              disabled={drop.busy}
              onClick={() => {
                void drop.send({ tournamentId: card.id, entrantId: entry.id }).then(({ is }) => {
                  if (is !== 'done') return;
                  sheet.current?.close();
                  done();
                });
              }}
            >
              {say('Leave')}
            </button>
          </div>
        </div>
      </dialog>
    </section>
  );
}
