import { useCallback, useState } from 'react';
import { inTab } from '../look/memory.js';

/** What was typed, kept in this tab over a reload or a lost connection until it was sent. */
export function useKept(name: string): readonly [string, (text: string) => void] {
  const key = `${location.pathname} ${name}`;
  const [text, setText] = useState(() => inTab.getItem(key) ?? '');
  const keep = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') inTab.removeItem(key);
      else inTab.setItem(key, next);
    },
    [key],
  );
  return [text, keep];
}
