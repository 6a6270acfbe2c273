/** What is said of a step: beside the horizon, and to who listens. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';
import type { ToldFact } from './tell.js';

/** The step, for who listens: not while it still changes. */
export function Spoken({ told, says, lead, at, quiet }: SpokenProps): ReactNode {
  const map = told
    .filter(({ weight }) => weight !== 'turn')
    .map((each) => each.says)
    .join(' ');
  return (
    <p className="unseen" role="status" aria-live="polite">
      {quiet ? '' : `${say('Ply {at}. {map}', { at, map: map === '' ? says : map })} ${lead}`.trim()}
    </p>
  );
}

interface SpokenProps {
  readonly told: readonly ToldFact[];
  /** Where nothing of it is told. */
  readonly says: string;
  /** What it did to who is ahead. */
  readonly lead: string;
  readonly at: number;
  readonly quiet: boolean;
}

export function Headline({ says, cut = null, children }: HeadlineProps): ReactNode {
  return (
    <>
      <strong>{says}</strong>
      {cut === null ? null : (
        <Say text="<link>A ruling</link> took this back." with={{ link: (said) => <Link href={cut}>{said}</Link> }} />
      )}{' '}
      {children}
    </>
  );
}

interface HeadlineProps {
  readonly says: string;
  /** The address of the ruling that took it back. */
  readonly cut?: string | null;
  /** What else it did. */
  readonly children: ReactNode;
}
