import type { ReactNode } from 'react';
import { Log, type LogProps } from './log.js';
import { Sheet } from './sheet.js';
import { say } from '../say/index.js';

/** All lines, where the page has room for one: the line chosen closes it. */
export function LogSheet({ log, close }: { readonly log: LogProps; readonly close: () => void }): ReactNode {
  const go = (ply: number): void => {
    log.go(ply);
    close();
  };
  return (
    <Sheet title={say('Log')} close={close}>
      <Log {...log} go={go} whole />
    </Sheet>
  );
}
