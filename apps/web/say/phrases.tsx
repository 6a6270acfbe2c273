import type { ReactNode } from 'react';
import { InEnglish } from './in-english.js';
import { type Known, sayPhrases, type Told } from './told.js';

interface Props {
  readonly says: string;
  readonly phrases: readonly Told[] | undefined;
  readonly known?: Known;
}

/** The same on a page, else the English of it, marked as such. */
export const Phrases = ({ says, phrases = [], known }: Props): ReactNode =>
  sayPhrases(phrases, known) ?? <InEnglish text={says} />;
