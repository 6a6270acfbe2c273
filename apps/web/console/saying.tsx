import type { ReactNode } from 'react';
import { useCommand } from '../api/command.js';
import { LongText } from '../parts/long-text.js';
import { Refused } from '../parts/problem.js';
import { TakeCsv } from '../parts/take-csv.js';
import { Act } from './act.js';
import { ANNOUNCE, WITHDRAW_ANNOUNCEMENT } from './acts.js';
import { useKept } from './kept.js';
import type { Run } from './tournament.js';
import { clockTime } from './words.js';
import { say } from '../say/index.js';

/** What is said to everybody, and what was. */
export function Saying({ run }: { readonly run: Run }): ReactNode {
  const [text, keep] = useKept('announcement');
  const { send, busy, errors } = useCommand(ANNOUNCE);
  return (
    <section>
      <div className="head">
        <h2>{say('Announce')}</h2>
        <span className="dim">{say('Shown at once on the tournament’s page and on every player’s card.')}</span>
      </div>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void send({ tournamentId: run.id, text: text.trim() }).then(({ is }) => {
            if (is === 'done') keep('');
          });
        }}
      >
        <LongText
          label={say('To everybody')}
          most={500}
          isNeeded={false}
          placeholder={say('Round 3 begins at 14:00.')}
          text={text}
          onText={keep}
        />
        <Refused errors={errors} />
        <button className="button" disabled={busy || text.trim() === ''}>
          {say('Say it')}
        </button>
      </form>
      {run.announcements.length === 0 ? null : (
        <div className="head run-said">
          <h3>{say('What was said')}</h3>
          <span className="end">
            <TakeCsv
              name="announcements"
              rows={() => [['at', 'text'], ...run.announcements.map(({ at, text: said }) => [at, said])]}
            />
          </span>
        </div>
      )}
      <ul className="ledger">
        {run.announcements.map(({ nth, text: said, at }) => (
          <li key={nth}>
            <span>{clockTime(at)}</span>
            <div className="run-player">
              <span>{said ?? say('Erased')}</span>
              <span className="end">
                <Act document={WITHDRAW_ANNOUNCEMENT} input={{ tournamentId: run.id, nth }} kind="quiet">
                  {say('Take back')}
                </Act>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
