import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import type { UserError } from '../api/command.js';
import './states.css';

/** What a command was refused for: said where it was typed, with what would be right. */
export function Refused({ errors }: { readonly errors: readonly UserError[] }): ReactNode {
  if (errors.length === 0) return null;
  return (
    <div className="problem" role="alert">
      {errors.map(({ message, ruleRef }) => (
        <p key={message}>
          {message} {ruleRef === undefined || ruleRef === null ? null : <span className="rule-id">{ruleRef.id}</span>}
        </p>
      ))}
    </div>
  );
}

/** What failed, what is still true, what to do, and the reference that the operator needs. */
export function Failed({ what, error, again }: FailedProps): ReactNode {
  const said = error.graphQLErrors[0];
  const reference = said?.extensions.reference;
  return (
    <div className="problem" role="alert">
      <p>
        <b>{what} could not be read.</b> {said?.message ?? 'The server did not answer. Nothing is lost by that.'}
      </p>
      {typeof reference === 'string' ? <p className="dim">Reference {reference}</p> : null}
      {again === undefined ? null : (
        <button className="button" type="button" onClick={again}>
          Try again
        </button>
      )}
    </div>
  );
}

interface FailedProps {
  readonly what: string;
  readonly error: CombinedError;
  readonly again?: () => void;
}
