/** Through whose eyes: those that are open to who looks, and why the others are not. */
import type { ReactNode } from 'react';
import { SeatSign, Sign } from '../parts/sign.js';
import type { Eyes, Head } from './documents.js';
import { eyesName } from './words.js';
import { say } from '../say/index.js';

interface ViewpointsProps {
  readonly head: Head;
  readonly names: readonly string[];
  readonly eyes: Eyes;
  /** Looks through them, or says why not. */
  readonly look: (eyes: Eyes) => void;
}

export function Viewpoints({ head, names, eyes, look }: ViewpointsProps): ReactNode {
  return (
    <div className="segments" role="group" aria-label={say('Viewpoint')}>
      {all(head).map((each) => {
        const isOpen = isOpenTo(head, each);
        return (
          <button
            key={`${each.viewpoint}${each.seat ?? ''}`}
            type="button"
            aria-pressed={isSame(each, eyes)}
            className={isOpen ? undefined : 'closed'}
            onClick={() => look(each)}
          >
            {each.seat === null ? null : <SeatSign seat={each.seat} />}
            <span className="name">{eyesName(each, names)}</span>
            {isOpen ? null : <Sign name="lock" label={say('sealed')} />}
          </button>
        );
      })}
    </div>
  );
}

export const isOpenTo = ({ viewpoints }: Head, eyes: Eyes): boolean => viewpoints.some((open) => isSame(open, eyes));

const isSame = (a: Eyes, b: Eyes): boolean => a.viewpoint === b.viewpoint && a.seat === b.seat;

/** Each seat's, all together and the public's are there for every match; a judge's are for judges alone. */
function all({ match, viewpoints }: Head): readonly Eyes[] {
  const seats = match.seats.map(({ seat }): Eyes => ({ viewpoint: 'SEAT', seat }));
  const both: readonly Eyes[] = seats.length > 1 ? [{ viewpoint: 'BOTH', seat: null }] : [];
  return [
    ...seats,
    { viewpoint: 'PUBLIC', seat: null },
    ...both,
    ...viewpoints.filter(({ viewpoint }) => viewpoint === 'JUDGE'),
  ];
}

export const whyClosed = ({ seat }: Eyes, names: readonly string[]): string =>
  seat === null
    ? say('All hands are open to everybody once the match is unsealed.')
    : say('Until the match is unsealed, {name} alone sees this hand.', { name: names[seat] ?? say('a player') });
