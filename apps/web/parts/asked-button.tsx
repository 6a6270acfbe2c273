import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { AskedSheet } from './asked-sheet.js';
import { say } from '../say/index.js';

interface Opened {
  readonly Sheet: typeof AskedSheet;
  readonly at: string;
}

/** The way to ask the server what the page asked it. What shows it is fetched when somebody wants it. */
export function AskedButton({ kind, label }: { readonly kind?: 'quiet'; readonly label?: string }): ReactNode {
  const [at] = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <button
        className={kind === undefined ? 'button' : 'button quiet'}
        type="button"
        onClick={() => void import('./asked-sheet.js').then((part) => setOpened({ Sheet: part.AskedSheet, at }))}
      >
        {label ?? say('This page as GraphQL')}
      </button>
      {opened?.at === at ? <opened.Sheet close={() => setOpened(null)} /> : null}
    </>
  );
}
