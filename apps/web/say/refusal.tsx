import type { ReactNode } from 'react';
import { InEnglish } from './in-english.js';
import { inEnglish, wordsFor } from './language.js';
import { type Known, sayPhrases, type Told } from './told.js';
import { say } from './say.js';

/** Where a tournament stands, as a sentence has it. */
const PHASES: Readonly<Record<string, string>> = {
  registering: say('not started'),
  running: say('running'),
  over: say('over'),
};
const phased: Known = (name, value) => (name === 'phase' || name === 'takes' ? (PHASES[value] ?? null) : null);

interface Refusal {
  readonly message: string;
  readonly code?: string | null;
  readonly phrases?: readonly Told[];
}

/** In words alone, for where they are kept: in English where the page's language has none for it. */
export const refusalSays = ({ message, phrases = [] }: Refusal): string =>
  inEnglish ? message : (sayPhrases(phrases, phased) ?? message);

/** Why something was refused: in the page's language, or what its code says in it, and then what the server says of this very case. */
export function Refusal({ message, code, phrases = [] }: Refusal): ReactNode {
  const said = inEnglish ? message : sayPhrases(phrases, phased);
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
