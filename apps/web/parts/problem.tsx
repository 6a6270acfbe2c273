import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import type { UserError } from '../api/command.js';
import './states.css';
import { say } from '../say/index.js';
import { NothingHere } from './not-found.js';
import { Refusal } from '../say/refusal.js';
import { InEnglish } from '../say/in-english.js';

/** What a command was refused for: said where it was typed, with what would be right. */
export function Refused({ errors }: { readonly errors: readonly UserError[] }): ReactNode {
  if (errors.length === 0) return null;
  return (
    <div className="problem" role="alert">
      {errors.map(({ message, code, phrases, ruleRef }) => (
        <p key={message}>
          <Refusal message={message} code={code ?? null} phrases={phrases ?? []} />{' '}
          {ruleRef === undefined || ruleRef === null ? null : <span className="rule-id">{ruleRef.id}</span>}
        </p>
      ))}
    </div>
  );
}

/** What failed, what is still true, what to do, and the reference that the operator needs. */
export function Failed({ what, error, again }: FailedProps): ReactNode {
  const said = error.graphQLErrors[0];
  if (isOfNoPage(said)) return <NothingHere />;
  const reference = said?.extensions.reference;
  return (
    <div className="problem" role="alert">
      <p>
        <b>{say('{what} could not be read.', { what })}</b>{' '}
        {said === undefined ? (
          say('The server did not answer. Nothing is lost by that.')
        ) : (
          <InEnglish text={said.message} />
        )}
      </p>
      {typeof reference === 'string' ? <p className="dim">{say('Reference {reference}', { reference })}</p> : null}
      {again === undefined ? null : (
        <button className="button" type="button" onClick={again}>
          {say('Try again')}
        </button>
      )}
    </div>
  );
}

/** What the address names can't be one of these at all. */
function isOfNoPage(said: CombinedError['graphQLErrors'][number] | undefined): boolean {
  const { code, field } = said?.extensions ?? {};
  return (
    code === 'BAD_USER_INPUT' && Array.isArray(field) && field.length === 1 && /^(?:id|\w+Id)$/.test(String(field[0]))
  );
}

interface FailedProps {
  readonly what: string;
  readonly error: CombinedError;
  readonly again?: () => void;
}
