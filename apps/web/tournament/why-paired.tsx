import type { ReactNode } from 'react';
import { Phrases } from '../say/phrases.js';
import type { Told } from '../say/told.js';
import { nameOf } from './words.js';

interface WhyPairedProps {
  readonly why: { readonly says: string; readonly phrases: readonly Told[] };
  readonly entrants: readonly (Parameters<typeof nameOf>[0] & { readonly number: number })[];
}

/** Why these met. The server knows entrants by their number; people know them by name. */
export const WhyPaired = ({ why, entrants }: WhyPairedProps): ReactNode => (
  <Phrases
    {...why}
    known={(name, value) => {
      const found = name === 'entrant' ? entrants.find(({ number }) => number === value) : undefined;
      return found === undefined ? null : nameOf(found);
    }}
  />
);
