import type { ReactNode } from 'react';
import { InEnglish } from './in-english.js';
import { inEnglish, wordsFor } from './language.js';
import { ownWords } from './known.js';
import { sayPhrases, type Told } from './told.js';

interface Refusal {
  readonly message: string;
  readonly code?: string | null;
  readonly phrases?: readonly Told[];
}

/** In words alone, for where they are kept: in English where the page's language has none for it. */
export const refusalSays = ({ message, phrases = [] }: Refusal): string => sayPhrases(phrases, ownWords) ?? message;

/** Why something was refused: in the page's language, or what its code says in it, and then what the server says of this very case. */
export function Refusal({ message, code, phrases = [] }: Refusal): ReactNode {
  const said = sayPhrases(phrases, ownWords) ?? (inEnglish ? message : null);
  if (said !== null) return said;
  const worded = code === undefined || code === null ? undefined : wordsFor(`${code} @ refusal`, message);
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
