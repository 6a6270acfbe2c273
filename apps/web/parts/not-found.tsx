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
      <Empty what={say('Nothing stands at this address')}>
        <p>{say('It may have been mistyped, or be of something that is not for you.')}</p>
        <Link className="button" href="/">
          {say('What is on now')}
        </Link>
      </Empty>
    </div>
  );
}
