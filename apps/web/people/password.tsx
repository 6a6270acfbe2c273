import { type ReactNode, type SubmitEvent, useState } from 'react';
import { graphql } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';
import { changePassword, signOut, type Trouble } from '../api/session.js';
import { textOf } from '../parts/form.js';
import { Refused } from '../parts/problem.js';
import { say } from '../say/index.js';
import { useAct } from './act.js';
import { NewPassword, newPasswordIn, NOT_SAME } from './new-password.js';
import { UNREACHED } from './trouble.js';

const SIGN_OUT_EVERYWHERE = graphql(
  `
    mutation SignOutEverywhere($input: SignOutEverywhereInput!) {
      signOutEverywhere(input: $input) {
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

/** Another password, and an end of all that is signed in. */
export function Password(): ReactNode {
  const [troubles, setTroubles] = useState<readonly Trouble[]>([]);
  const [isDone, setDone] = useState(false);
  const everywhere = useAct(SIGN_OUT_EVERYWHERE);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const password = newPasswordIn(typed);
    setDone(false);
    const found =
      password === null ? NOT_SAME : await changePassword(textOf(typed, 'current'), password).catch(() => UNREACHED);
    setTroubles(found);
    if (found.length > 0) return;
    setDone(true);
    form.reset();
  }

  return (
    <section aria-labelledby="password">
      <h2 id="password">{say('Password')}</h2>
      <form className="form" onSubmit={(event) => void send(event)}>
        <label className="field">
          <span>{say('The one you have')}</span>
          <input className="input" name="current" type="password" autoComplete="current-password" required />
        </label>
        <NewPassword />
        <Refused errors={troubles} />
        <p role="status">
          {isDone ? say('The password is another now, and wherever else you were signed in you no longer are.') : null}
        </p>
        <div className="row">
          <button className="button">{say('Change the password')}</button>
          <button
            className="button quiet"
            type="button"
            disabled={everywhere.busy}
            onClick={() => void everywhere.send({}).then((done) => (done === null ? null : signOut()))}
          >
            {say('Sign out everywhere')}
          </button>
        </div>
        <Refused errors={everywhere.errors} />
      </form>
    </section>
  );
}
