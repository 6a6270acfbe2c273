import { type ReactNode, useState } from 'react';
import { useAlert, useLeave } from '../parts/alert.js';
import { Sign } from '../parts/sign.js';
import { follow, isFollowed } from './followed.js';
import type { Head } from './queries.js';
import { say } from '../say/index.js';

/** Whoever follows a tournament is told of its rounds while a page of it is open, and finds it first on the page of what is on. */
export function Follow({ tournament }: { readonly tournament: Head }): ReactNode {
  const { id, title, phase, rounds, announcements } = tournament;
  const [is, set] = useState(() => isFollowed(id));
  const [leave, ask] = useLeave();
  useAlert(
    title ?? say('Tournament'),
    id,
    is
      ? [
          ...rounds.map(({ number }) => ({
            key: `round ${number}`,
            says: say('Round {number} is paired', { number }),
          })),
          ...announcements.map(({ nth, text }) => ({ key: `said ${nth}`, says: text ?? say('Announcements') })),
          ...(phase === 'OVER' ? [{ key: 'over', says: say('The tournament is over') }] : []),
        ]
      : null,
  );
  if (phase === 'OVER' && !is) return null;
  return (
    <button
      className="button quiet off-paper"
      type="button"
      aria-pressed={is}
      title={say(
        'New rounds are told by a sound and in the title while a page of it is open; with your leave as a notification too.',
      )}
      onClick={() => {
        follow(id, !is);
        set(!is);
        if (!is && leave === 'default') ask();
      }}
    >
      <Sign name={is ? 'check' : 'eye'} /> {is ? say('Following') : say('Follow')}
    </button>
  );
}
