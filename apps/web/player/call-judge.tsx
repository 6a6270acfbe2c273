import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useCommand } from '../api/command.js';
import { LongText } from '../parts/long-text.js';
import { Refused } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { CALL_JUDGE } from './commands.js';
import type { YourMatch } from './queries.js';
import { say } from '../say/index.js';

/** A call of theirs, or of the reports themselves, that nobody has seen to. */
export const openCall = ({ judgeCalls }: YourMatch, seat: number): boolean =>
  judgeCalls?.some(({ seat: by, answered }) => answered === null && (by === seat || by === null)) ?? false;

/** Who saw to the last call of theirs. */
const seenBy = ({ judgeCalls }: YourMatch, seat: number): string | null =>
  judgeCalls?.findLast(({ seat: by }) => by === seat || by === null)?.answered?.by?.name ?? null;

export function CallJudge({ match, seat, done }: CallJudgeProps): ReactNode {
  const call = useCommand(CALL_JUDGE);
  const [text, setText] = useState('');
  const sheet = useRef<HTMLDialogElement>(null);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const said = text.trim();
    const sent = await call.send({ matchId: match.id, text: said === '' ? null : said });
    if (sent.is !== 'done') return;
    setText('');
    sheet.current?.close();
    done();
  }

  if (openCall(match, seat))
    return (
      <p className="called" role="status">
        <Sign name="flag" /> {say('A judge was called to your table. Stop playing, and leave the table as it is.')}
      </p>
    );
  const name = seenBy(match, seat);
  return (
    <div>
      {name === null ? null : <p role="status">{say('{name} has your call, and comes to your table.', { name })}</p>}
      <button
        className="button tall"
        type="button"
        onClick={() => {
          sheet.current?.showModal();
        }}
      >
        <Sign name="flag" /> {say('Call a judge')}
      </button>
      <dialog className="sheet" ref={sheet} aria-labelledby="call-title">
        <form className="form" onSubmit={(event) => void send(event)}>
          <h2 id="call-title">{say('Call a judge to your table')}</h2>
          <LongText
            label={say('What it is about, if you like')}
            most={500}
            isNeeded={false}
            text={text}
            onText={setText}
          />
          <Refused errors={call.errors} />
          <div className="row">
            <button className="button main" disabled={call.busy}>
              {say('Call a judge')}
            </button>
            <button
              className="button"
              type="button"
              onClick={() => {
                sheet.current?.close();
              }}
            >
              {say('Go on playing')}
            </button>
          </div>
        </form>
      </dialog>
    </div>
  );
}

interface CallJudgeProps {
  readonly match: YourMatch;
  readonly seat: number;
  readonly done: () => void;
}
