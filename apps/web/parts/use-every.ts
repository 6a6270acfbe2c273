import { useEffect, useRef } from 'react';

/** Does something now and then while the page is looked at, and as soon as it is looked at again. */
export function useEvery(milliseconds: number, act: () => void): void {
  const todo = useRef(act);
  todo.current = act;
  useEffect(() => {
    const isSeen = (): void => {
      if (document.visibilityState === 'visible') todo.current();
    };
    const timer = setInterval(isSeen, milliseconds);
    document.addEventListener('visibilitychange', isSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', isSeen);
    };
  }, [milliseconds]);
}
