import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { AskedSheet } from './asked-sheet.js';
import { say } from '../say/index.js';

interface Opened {
  readonly Sheet: typeof AskedSheet;
  readonly at: string;
}

/** Under every page: the way to ask the server what the page asked it. */
export function Footer(): ReactNode {
  const [at] = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <footer className="foot off-paper">
        <button
          className="button quiet"
          type="button"
          onClick={() => void import('./asked-sheet.js').then((part) => setOpened({ Sheet: part.AskedSheet, at }))}
        >
          {say('This page as GraphQL')}
        </button>
      </footer>
      {opened?.at === at ? <opened.Sheet close={() => setOpened(null)} /> : null}
    </>
  );
}
