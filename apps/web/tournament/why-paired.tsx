import type { ReactNode } from 'react';
import { say } from '../say/index.js';
import { InEnglish } from '../say/in-english.js';
import { withNames } from './words.js';

interface WhyPairedProps {
  readonly why: { readonly because: string; readonly says: string };
  readonly entrants: Parameters<typeof withNames>[1];
}

/** Those that need no figures. */
const SAYS: Readonly<Record<string, string>> = {
  'same-score': say('Both have the same score, and had not met.'),
  rematch: say('They met before: nobody could be seated otherwise without as many rematches.'),
  forced: say('They were to be kept apart, and there was nobody else for one of them.'),
  'by-hand': say('The staff seated them; the reason is in the record.'),
};

/** Why these met. */
export const WhyPaired = ({ why, entrants }: WhyPairedProps): ReactNode =>
  SAYS[why.because] ?? <InEnglish text={withNames(why.says, entrants)} />;
