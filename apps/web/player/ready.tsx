import type { ReactNode } from 'react';
import { useCommand } from '../api/command.js';
import { Refused } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { CHECK_IN } from './commands.js';
import type { EnteredProps } from './page.js';

/** What is still to do before the start: a list with what is done struck off. */
export function Ready({ card, entry, done }: EnteredProps): ReactNode {
  const checkIn = useCommand(CHECK_IN);
  const { plan } = card;
  return (
    <section aria-labelledby="ready-title">
      <h2 id="ready-title">Before the start</h2>
      <ol className="todo">
        <li data-done="true">
          <Sign name="check" label="Done" /> {entry.status === 'WAITING' ? 'On the waiting list' : 'Registered'}, as
          number {entry.number}
        </li>
        {plan.lists === 'NONE' ? null : (
          <li data-done={entry.deck !== null}>
            <Sign name={entry.deck === null ? 'clock' : 'check'} label={entry.deck === null ? 'To do' : 'Done'} />
            {entry.deck === null ? 'Hand in your deck, below' : 'Deck handed in'}
          </li>
        )}
        {!plan.checkIn ? null : entry.checkedIn ? (
          <li data-done="true">
            <Sign name="check" label="Done" /> Checked in
          </li>
        ) : (
          <li data-done="false">
            <Sign name="clock" label="To do" /> Check in when you are at the venue
            <button
              className={plan.lists === 'NONE' || entry.deck !== null ? 'button main' : 'button'}
              type="button"
              disabled={checkIn.busy}
              onClick={() => {
                void checkIn.send({ tournamentId: card.id, entrantIds: [entry.id] }).then(({ is }) => {
                  if (is === 'done') done();
                });
              }}
            >
              I am here
            </button>
          </li>
        )}
      </ol>
      <Refused errors={checkIn.errors} />
    </section>
  );
}
