import { type SubmitEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { register, signIn, type Trouble } from '../api/session.js';
import { Refused } from '../parts/problem.js';
import { textOf } from '../parts/form.js';
import { useTitle } from '../parts/title.js';
import { say } from '../say/index.js';
import { UNREACHED } from './trouble.js';

/** Signing in, or a new account, on one page; then back to where one came from. */
export default function SignIn(): ReactNode {
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const [isNew, setNew] = useState(search.get('new') !== null);
  const [troubles, setTroubles] = useState<readonly Trouble[]>([]);
  const [busy, setBusy] = useState(false);
  const asked = useRef({ of: '', key: '' });
  useTitle(isNew ? say('New account') : say('Sign in'));

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const who = { name: textOf(typed, 'name').trim(), password: textOf(typed, 'password') };
    const of = JSON.stringify(who);
    if (asked.current.of !== of) asked.current = { of, key: crypto.randomUUID() };
    setBusy(true);
    const found = await (
      isNew
        ? register(asked.current.key, { ...who, mail: textOf(typed, 'mail').trim() || null })
        : signIn(who.name, who.password)
    ).catch(() => UNREACHED);
    setBusy(false);
    setTroubles(found);
    if (found.length === 0) go(search.get('to') ?? '/', { replace: true });
  }

  return (
    <div className="page">
      <div className="head">
        <h1>{isNew ? say('New account') : say('Sign in')}</h1>
      </div>
      <form className="form" onSubmit={(event) => void send(event)}>
        <label className="field">
          <span>{say('Name')}</span>
          <input className="input" name="name" autoComplete="username" required autoFocus />
        </label>
        <div className="field">
          <label htmlFor="password">{say('Password')}</label>
          <input
            className="input"
            id="password"
            name="password"
            type="password"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            aria-describedby={isNew ? 'least' : undefined}
            required
          />
          {isNew ? <small id="least">{say('At least 10 characters')}</small> : null}
        </div>
        {isNew ? (
          <label className="field">
            <span>{say('Mail, if you want to get back in without your password')}</span>
            <input className="input" name="mail" type="email" autoComplete="email" />
          </label>
        ) : null}
        <Refused errors={troubles} />
        <div className="row">
          <button className="button main" disabled={busy}>
            {isNew ? say('Open the account') : say('Sign in')}
          </button>
          <button
            className="button quiet"
            type="button"
            onClick={() => {
              setNew(!isNew);
              setTroubles([]);
            }}
          >
            {isNew ? say('I have one already') : say('I am new here')}
          </button>
        </div>
        {isNew ? null : (
          <p>
            <Link href="/forgot">{say('I forgot the password')}</Link>
          </p>
        )}
        <p className="dim">{say('Looking needs no account: only playing, reporting and organising do.')}</p>
      </form>
    </div>
  );
}
