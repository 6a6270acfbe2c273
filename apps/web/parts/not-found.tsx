import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Empty } from './empty.js';
import { useTitle } from './title.js';

export function NotFound(): ReactNode {
  useTitle('Not found');
  return (
    <Empty what="Nothing stands at this address">
      <Link className="button" href="/">
        What is on now
      </Link>
    </Empty>
  );
}
