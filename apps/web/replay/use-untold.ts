import { useMemo, useState } from 'react';
import { endsUntold, leaveEndsUntold } from '../look/untold.js';
import type { Head } from './documents.js';
import type { Story } from './story.js';

export interface Untold {
  readonly is: boolean;
  /** Null of a match that goes on: nobody knows how it ends. */
  readonly choice: boolean | null;
  readonly toggle: () => void;
  /** The match as far as it was seen: no length, no marker and no score says what comes. */
  readonly head: Head;
  readonly frames: Story['frames'];
}

export function useUntold(head: Head, frames: Story['frames'], at: number): Untold {
  const [isWanted, want] = useState(endsUntold);
  const [reached, reach] = useState(at);
  if (at > reached) reach(at);
  const isOver = head.match.phase === 'FINISHED';
  const is = isWanted && isOver;
  const isCut = is && reached < head.count - 1;
  const shown = useMemo(
    () => (isCut ? { head: upTo(head, reached), frames: frames.slice(0, reached + 1) } : { head, frames }),
    [isCut, head, frames, reached],
  );
  const toggle = (): void => {
    leaveEndsUntold(!isWanted);
    want(!isWanted);
    reach(at);
  };
  return { is, choice: isOver ? is : null, toggle, ...shown };
}

function upTo(head: Head, ply: number): Head {
  const { match, marks, chapters } = head;
  const games = match.games.filter(({ firstPly }) => firstPly <= ply);
  return {
    ...head,
    count: ply + 1,
    marks: marks.filter((mark) => mark.ply !== null && mark.ply <= ply),
    chapters: chapters.filter(({ firstPly }) => firstPly <= ply),
    match: { ...match, outcome: null, games: games.map((game) => ({ ...game, result: null })) },
  };
}
