import { type ReactNode, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import { useCommand } from '../api/command.js';
import { textOf } from '../parts/form.js';
import { Refused } from '../parts/problem.js';
import { CLAIM, REGISTER } from './commands.js';
import type { PartProps } from './part.js';
import { say } from '../say/index.js';

/** The way in: registering oneself, or taking over the entry that the organiser made for a guest. */
export function Entering({ card, done }: PartProps): ReactNode {
  const register = useCommand(REGISTER);
  const claim = useCommand(CLAIM);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const code = textOf(new FormData(event.currentTarget), 'code').trim();
    const sent = await claim.send({ tournamentId: card.id, code });
    if (sent.is === 'done') done();
  }

  return (
    <>
      <h1>{card.registrationOpen ? say('Registration is open') : say('You are not in this tournament')}</h1>
      {card.registrationOpen ? (
        <div className="form">
          <p>
            {card.plan.lists === 'NONE'
              ? say('Register, and your table appears on this page.')
              : say('Register, then hand in your deck here. Your table appears on this page.')}
          </p>
          <Refused errors={register.errors} />
          <button
            className="button main tall"
            type="button"
            disabled={register.busy}
            onClick={() => {
              void register.send({ tournamentId: card.id }).then(({ is }) => {
                if (is === 'done') done();
              });
            }}
          >
            {say('Register')}
          </button>
        </div>
      ) : (
        <p>
          {card.phase === 'REGISTERING'
            ? say('Registration is closed at present. The organiser opens it, or enters you at the desk.')
            : say('It has begun. The organiser can still enter you at the desk.')}{' '}
          <Link href={`/t/${card.id}`}>{say('Look at the tournament')}</Link>
        </p>
      )}
      <details className="aside-part">
        <summary>{say('The organiser entered me, and gave me a code')}</summary>
        <form className="form" onSubmit={(event) => void send(event)}>
          <label className="field">
            <span>{say('Code')}</span>
            <input className="input" name="code" autoComplete="off" autoCapitalize="characters" required />
            <small>{say('Eight letters and digits, as the organiser has it beside your name: 8KQ2-M7TR.')}</small>
          </label>
          <Refused errors={claim.errors} />
          <button className="button" disabled={claim.busy}>
            {say('This is me')}
          </button>
        </form>
      </details>
    </>
  );
}
