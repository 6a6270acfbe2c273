import type { ReactNode } from 'react';
import { textOf } from '../parts/form.js';
import { say } from '../say/index.js';
import { trouble } from './trouble.js';

export const NOT_SAME = trouble(say('The two are not the same. Type the same password twice.'));

/** Two fields, so that nobody locks themselves out by a slip of the finger. */
export function NewPassword({ autoFocus = false }: { readonly autoFocus?: boolean }): ReactNode {
  return (
    <>
      <label className="field">
        <span>{say('New password')}</span>
        <input
          className="input"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          autoFocus={autoFocus}
        />
        <small>{say('At least 10 characters')}</small>
      </label>
      <label className="field">
        <span>{say('The same again')}</span>
        <input className="input" name="again" type="password" autoComplete="new-password" required />
      </label>
    </>
  );
}

/** What was typed twice; null where the two differ. */
export function newPasswordIn(typed: FormData): string | null {
  const password = textOf(typed, 'password');
  return password === textOf(typed, 'again') ? password : null;
}
