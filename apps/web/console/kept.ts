import { useCallback, useMemo, useState } from 'react';
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

/** The same of a whole form; null forgets what was filled in. */
export function useKeptForm<Form>(name: string, empty: Form): readonly [Form, (form: Form | null) => void] {
  const [text, keep] = useKept(name);
  const form = useMemo(
    () => (text === '' ? empty : { ...empty, ...(JSON.parse(text) as Partial<Form>) }),
    [text, empty],
  );
  return [
    form,
    (next) => {
      keep(next === null ? '' : JSON.stringify(next));
    },
  ];
}
