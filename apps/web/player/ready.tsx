import type { ReactNode } from 'react';
import { useCommand } from '../api/command.js';
import { Refused } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { CHECK_IN } from './commands.js';
import { startSays } from '../tournament/start-time.js';
import type { EnteredProps } from './part.js';
import { say } from '../say/index.js';

/** What is still to do before the start: a list with what is done struck off. */
export function Ready({ card, entry, done }: EnteredProps): ReactNode {
  const checkIn = useCommand(CHECK_IN);
  const { plan } = card;
  const isReady = (plan.lists === 'NONE' || entry.deck !== null) && (!plan.checkIn || entry.checkedIn);
  return (
    <section aria-labelledby="ready-title">
      <h2 id="ready-title">{say('Before the start')}</h2>
      {card.startsAt === null ? null : (
        <p>
          <time dateTime={card.startsAt}>
            {say('Starts {time}', { time: startSays({ startsAt: card.startsAt, timeZone: card.timeZone }) })}
          </time>
        </p>
      )}
      <ol className="todo">
        <li data-done="true">
          <Sign name="check" label={say('Done')} />{' '}
          {entry.status === 'WAITING'
            ? say('On the waiting list, as number {number}', { number: entry.number })
            : say('Registered, as number {number}', { number: entry.number })}
        </li>
        {plan.lists === 'NONE' ? null : (
          <li data-done={entry.deck !== null}>
            <Sign
              name={entry.deck === null ? 'clock' : 'check'}
              label={entry.deck === null ? say('To do') : say('Done')}
            />
            {entry.deck === null ? say('Hand in your deck, below') : say('Deck handed in')}
          </li>
        )}
        {!plan.checkIn ? null : entry.checkedIn ? (
          <li data-done="true">
            <Sign name="check" label={say('Done')} /> {say('Checked in')}
          </li>
        ) : (
          <li data-done="false">
            <Sign name="clock" label={say('To do')} /> {say('Check in when you are at the venue')}
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
              {say('I am here')}
            </button>
          </li>
        )}
      </ol>
      {isReady ? <p>{say('Nothing is left to do. Your table appears here when round 1 is published.')}</p> : null}
      <Refused errors={checkIn.errors} />
    </section>
  );
}
