import { type SubmitEvent, type ReactNode, useState } from 'react';
import { requestRecovery, type Trouble } from '../api/session.js';
import { Refused } from '../parts/problem.js';
import { textOf } from '../parts/form.js';
import { useTitle } from '../parts/title.js';
import { say } from '../say/index.js';
import { UNREACHED } from './trouble.js';

/** A link by mail to set another password. Whether somebody has the address, nobody is told. */
export default function Forgot(): ReactNode {
  const [troubles, setTroubles] = useState<readonly Trouble[]>([]);
  const [isSent, setSent] = useState(false);
  useTitle(say('A new password'));

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const mail = textOf(new FormData(event.currentTarget), 'mail').trim();
    const found = await requestRecovery(mail).catch(() => UNREACHED);
    setTroubles(found);
    setSent(found.length === 0);
  }

  return (
    <div className="page">
      <div className="head">
        <h1>{say('A new password')}</h1>
      </div>
      <form className="form" onSubmit={(event) => void send(event)}>
        <label className="field">
          <span>{say('The mail address of your account')}</span>
          <input className="input" name="mail" type="email" autoComplete="email" required autoFocus />
        </label>
        <Refused errors={troubles} />
        <p role="status">
          {isSent
            ? say('If an account has this address, a link is on its way to it. It sets a password, within two hours.')
            : null}
        </p>
        <button className="button main">{say('Send me a link')}</button>
        <p className="dim">
          {say('If your account has no mail address, an admin of this server can give you a link.')}
        </p>
      </form>
    </div>
  );
}
