import { type ReactNode, useEffect, useState } from 'react';
import './states.css';
import { say } from '../say/index.js';

const LONG = 2000;

/** Ruled lines at once; after two seconds what is awaited, in words. */
export function Waiting({ for: what }: { readonly for: string }): ReactNode {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true);
    }, LONG);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <div className="waiting" role="status" aria-busy="true">
      {long ? say('Waiting for {what}.', { what }) : <span className="unseen">{say('Loading {what}', { what })}</span>}
    </div>
  );
}
