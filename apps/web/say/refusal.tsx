import type { ReactNode } from 'react';
import { InEnglish } from './in-english.js';
import { inEnglish, wordsFor } from './language.js';

interface Refusal {
  readonly message: string;
  readonly code?: string | null;
}

/** Why something was refused: what its code says in the page's language, and then what the server says of this very case. */
export function Refusal({ message, code }: Refusal): ReactNode {
  if (inEnglish || code === undefined || code === null) return message;
  const worded = wordsFor(`${code} @ refusal`, message);
  return typeof worded === 'string' ? (
    <>
      {worded}{' '}
      <small>
        <InEnglish text={message} />
      </small>
    </>
  ) : (
    <InEnglish text={message} />
  );
}
