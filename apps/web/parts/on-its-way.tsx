import { type ReactNode, useEffect, useState } from 'react';
import { useOnItsWay } from '../api/on-its-way.js';
import './states.css';
import { say } from '../say/index.js';

const SLOW_MS = 2_000;

/** Says of a command that is not answered at once that it has gone out: nobody has to press again. */
export function OnItsWay(): ReactNode {
  const isWaiting = useOnItsWay();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setSlow(true);
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return (
    <div role="status">
      {isSlow ? (
        <p className="on-its-way" popover="manual" ref={overAll}>
          {say('Sent. The answer takes a while; it is done once, also if it has to go out again.')}
        </p>
      ) : null}
    </div>
  );
}

/** Also over a sheet, which lies above every layer of the page: most commands go out from one. */
const overAll = (line: HTMLElement | null): void => line?.showPopover();
