import type { ReactNode } from 'react';
import { useTitle } from '../parts/title.js';

export default function Home(): ReactNode {
  useTitle('');
  return (
    <div className="page">
      <h1>The ledger is open</h1>
    </div>
  );
}
