import { type SubmitEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { recover, type Trouble } from '../api/session.js';
import { Refused } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { say } from '../say/index.js';
import { NewPassword, newPasswordIn, NOT_SAME } from './new-password.js';
import { trouble, UNREACHED } from './trouble.js';

const NOT_WHOLE = trouble(
  say('This link is not whole: what stands behind # is missing. Open it as it was given to you.'),
);

/** Sets a password by a recovery link. The token stands behind the #, which browsers never send to a server. */
export default function Recover(): ReactNode {
  const token = location.hash.slice(1);
  const [troubles, setTroubles] = useState<readonly Trouble[]>(token === '' ? NOT_WHOLE : []);
  const [isDone, setDone] = useState(false);
  useTitle(say('Set a password'));

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const password = newPasswordIn(new FormData(event.currentTarget));
    const found = password === null ? NOT_SAME : await recover(token, password).catch(() => UNREACHED);
    setTroubles(found);
    setDone(found.length === 0);
  }

  if (isDone)
    return (
      <div className="page form">
        <h1>{say('The password is set')}</h1>
        <p>{say('You are signed in. The link no longer works, as it should.')}</p>
        <Link className="button main" href="/">
          {say('What is on now')}
        </Link>
      </div>
    );
  return (
    <div className="page">
      <div className="head">
        <h1>{say('Set a password')}</h1>
      </div>
      <form className="form" onSubmit={(event) => void send(event)}>
        <NewPassword autoFocus />
        <Refused errors={troubles} />
        <button className="button main" disabled={token === ''}>
          {say('Set the password')}
        </button>
      </form>
    </div>
  );
}
