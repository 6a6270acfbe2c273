import { type ReactNode, useEffect, useRef, useState } from 'react';
import { say } from '../say/index.js';

const AT_ONCE = 100;

interface Growing {
  /** How many of them are drawn. */
  readonly shown: number;
  readonly total: number;
  readonly upTo: (many: number) => void;
}

/** A long list is drawn a hundred at a time, as one comes near its end, so that a thousand stay as light as ten. */
export function useGrowing(total: number): Growing {
  const [many, setMany] = useState(AT_ONCE);
  return {
    shown: Math.min(total, many),
    total,
    upTo: (wanted) => {
      setMany((before) => Math.max(before, Math.ceil(wanted / AT_ONCE) * AT_ONCE));
    },
  };
}

/** The end of what is drawn: coming near it draws more, and so does pressing it. */
export function More({ of: { shown, total, upTo } }: { readonly of: Growing }): ReactNode {
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (end.current === null) return;
    const near = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting === true) upTo(shown + 1);
      },
      { rootMargin: '800px' },
    );
    near.observe(end.current);
    return () => {
      near.disconnect();
    };
  });
  if (shown === total) return null;
  return (
    <button
      ref={end}
      className="button quiet"
      type="button"
      onClick={() => {
        upTo(shown + 1);
      }}
    >
      {say('{shown} of {total}: show more', { shown, total })}
    </button>
  );
}
