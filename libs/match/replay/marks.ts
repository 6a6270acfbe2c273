import type { Millis, Moment, RuleId, SeenFact } from '#kernel';
import type { MatchEvent } from '../events.js';
import type { Viewpoint } from './viewpoint.js';

/** Something that stands out; `ply` is that at which it happened, null before the first. */
export type Mark = {
  readonly kind: string;
  readonly ply: number | null;
  readonly seat: number | null;
  readonly rule: RuleId | null;
  readonly seq: number;
  readonly at: Millis;
};

/** What of the match itself stands out, and whether everybody is told or only who is at the table. */
const EVENTS: Readonly<Partial<Record<MatchEvent['type'], 'all' | 'table'>>> = {
  GameStarted: 'all',
  GameFinished: 'all',
  MatchFinished: 'all',
  MatchCancelled: 'all',
  SeatLeft: 'all',
  DrawOffered: 'all',
  DrawDeclined: 'all',
  DrawAgreed: 'all',
  ClocksPaused: 'all',
  ClocksResumed: 'all',
  ResultEntered: 'all',
  DisputeRaised: 'all',
  DisputeSettled: 'all',
  GameRewound: 'all',
  GameRepaired: 'all',
  GameLost: 'all',
  ResultRuled: 'all',
  BranchBegun: 'all',
  BranchTakenBack: 'all',
  BranchFinished: 'all',
  JudgeCalled: 'table',
  JudgeCallAnswered: 'table',
};

export function eventMark(
  viewpoint: Viewpoint,
  { type, data }: MatchEvent,
  { seq, at }: Moment,
  ply: number | null,
): Mark | null {
  const toldTo = EVENTS[type];
  if (toldTo === undefined || (toldTo === 'table' && viewpoint.as === 'public')) return null;
  const seat = 'seat' in data ? data.seat : null;
  return { kind: inWords(type), ply, seat, rule: null, seq, at };
}

/** Of these facts, the marks of those kinds. */
export const factMarks = (
  landmarks: readonly string[],
  facts: readonly SeenFact[],
  { seq, at }: Moment,
  ply: number,
): readonly Mark[] =>
  facts
    .filter(({ kind }) => landmarks.includes(kind))
    .map(({ kind, rule, data }) => {
      const seat = typeof data.seat === 'number' ? data.seat : null;
      return { kind, ply, seat, rule, seq, at };
    });

const inWords = (type: string): string => type.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
