import type { ReactNode } from 'react';
import { useLeave } from '../parts/alert.js';
import { say } from '../say/index.js';

/** Asks the browser for leave to notify, where it was not asked yet. */
export function Notify(): ReactNode {
  const [leave, ask] = useLeave();
  return leave === 'default' ? (
    <button className="button quiet" type="button" onClick={ask}>
      {say('Notify me')}
    </button>
  ) : null;
}
