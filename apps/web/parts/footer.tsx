import type { ReactNode } from 'react';
import { AskedButton } from './asked-button.js';

/** Under every page that does not fill the window. */
export function Footer(): ReactNode {
  return (
    <footer className="foot off-paper">
      <AskedButton kind="quiet" />
    </footer>
  );
}
