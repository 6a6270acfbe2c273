import type { ReactNode } from 'react';
import { Mark } from './mark.js';
import './states.css';

/** What is missing, and one way out. */
export function Empty({ what, children }: { readonly what: string; readonly children?: ReactNode }): ReactNode {
  return (
    <div className="empty">
      <Mark size={44} />
      <p>
        <b>{what}</b>
      </p>
      {children === undefined ? null : <div>{children}</div>}
    </div>
  );
}
