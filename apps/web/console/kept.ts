import { useCallback, useState } from 'react';

/** What was typed, kept in this tab over a reload or a lost connection until it was sent. */
export function useKept(name: string): readonly [string, (text: string) => void] {
  const key = `${location.pathname} ${name}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const keep = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, next);
    },
    [key],
  );
  return [text, keep];
}
