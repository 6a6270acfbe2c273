import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Empty } from './empty.js';
import { useTitle } from './title.js';
import { say } from '../say/index.js';

export function NotFound(): ReactNode {
  useTitle(say('Not found'));
  return (
    <div className="page">
      <h1 className="unseen">{say('Not found')}</h1>
      <NothingHere />
    </div>
  );
}

/** Within a page. An id that belongs to another kind of page leads there. */
export function NothingHere(): ReactNode {
  const id = /(?:match|tournament|person)_[\w.]+/.exec(location.pathname)?.[0];
  const right = id === undefined ? undefined : placeOf(id);
  return (
    <Empty what={say('Nothing stands at this address')}>
      <p>{say('It may have been mistyped, or be of something that is not for you.')}</p>
      {right === undefined || location.pathname.startsWith(right.href) ? null : (
        <Link className="button" href={right.href}>
          {right.says}
        </Link>
      )}
      <Link className="button" href="/">
        {say('What is on now')}
      </Link>
    </Empty>
  );
}

function placeOf(id: string): { readonly href: string; readonly says: string } {
  if (id.startsWith('match_')) return { href: `/g/${id}`, says: say('Look for the match') };
  if (id.startsWith('person_')) return { href: `/p/${id}`, says: say('Look for the player') };
  return { href: `/t/${id}`, says: say('Look for the tournament') };
}
