/** A game whose rules run in this page: its table, and the way back to one's last answer. */
import { type ReactNode, useState } from 'react';
import { useHolds } from '../api/cut-off.js';
import type { BranchNow } from './use-branch.js';
import type { No } from './table.js';
import { TableScreen } from './table-screen.js';
import { say } from '../say/index.js';

type Now = Pick<BranchNow, 'view' | 'ply' | 'asked' | 'acting' | 'thinking' | 'lines' | 'answer' | 'whyNot' | 'undo'>;

interface GameHereProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly seat: number;
  readonly now: Now;
  /** How it ended; null while it goes on. */
  readonly over: ReactNode;
}

export function GameHere({ title, names, seat, now, over }: GameHereProps): ReactNode {
  const [no, setNo] = useState<No | null>(null);
  const { view, ply, asked, acting, lines, undo } = now;
  useHolds(say('Not connected. This game goes on without.'));
  const takeBack = (): void => {
    setNo(null);
    undo?.();
  };
  return (
    <TableScreen
      {...{ title, names, seat, view, ply, asked, acting, lines, no, over }}
      busy={false}
      waiting={now.thinking ? say('The bot is thinking.') : null}
      onAnswer={(answer) => setNo(now.answer(answer))}
      onWhyNot={(answer) => setNo(now.whyNot(answer))}
      acts={
        undo === null ? null : (
          <button className="button quiet" type="button" onClick={takeBack}>
            {say('Take back')}
          </button>
        )
      }
    />
  );
}
