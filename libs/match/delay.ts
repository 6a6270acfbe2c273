import { type Millis, millis } from '#kernel';
import type { MatchEvent } from './events.js';
import type { Delay } from './terms.js';

/** An event of a record, as far as this takes to know it. */
interface Dated {
  readonly event: { readonly type: string };
  readonly moment: { readonly seq: number; readonly at: Millis };
}

/** How many records somebody may read who looks with a delay, and when time alone gives them more. */
export interface Prefix {
  readonly through: number;
  /** Null where nothing is held back, or where it waits for moves. */
  readonly next: Millis | null;
}

/**
 * The one cursor of everybody who looks with a delay: the records that are old enough, by time and by the moves after
 * them. Before a game began there is nothing to hold back, and a match that is over waits for no further moves.
 */
export function visiblePrefix(story: readonly Dated[], { ms, moves }: Delay, now: Millis): Prefix {
  const isOver = story.some(({ event: { type } }) => type === 'MatchFinished' || type === 'MatchCancelled');
  const first = story.find(({ event }) => event.type === 'GameStarted')?.moment.seq ?? Infinity;
  let movesAfter = story.filter(isMove).length;
  let through = 0;
  for (const [nth, told] of story.entries()) {
    const { at, seq } = told.moment;
    if (isMove(told)) movesAfter -= 1;
    if (story[nth + 1]?.moment.seq === seq) continue;
    const isLater = isOver || movesAfter >= moves;
    if (seq >= first && !(isLater && at + ms <= now)) return { through, next: isLater ? millis(at + ms) : null };
    through = seq;
  }
  return { through, next: null };
}

const MOVES: ReadonlySet<string> = new Set<MatchEvent['type']>(['AnswerGiven', 'AnswerSealed', 'SeatLeft']);

const isMove = ({ event }: Dated): boolean => MOVES.has(event.type);
