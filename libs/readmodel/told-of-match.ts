import type { Happening, Millis } from '#kernel';
import type {
  GameFinished,
  GameHandedIn,
  GameRewound,
  GameStarted,
  MatchCreated,
  MatchFinished,
  ResultConfirmed,
  ResultReported,
  SeatTaken,
} from '#match';
import type { Open } from './row-per-stream.js';

type Told =
  | MatchCreated
  | SeatTaken
  | GameStarted
  | GameRewound
  | GameFinished
  | ResultReported
  | ResultConfirmed
  | GameHandedIn
  | MatchFinished;

/** What a match's games are told from; what was done in them is only counted. */
export type ToldOfMatch = Open<Told> | { readonly type: Counted; readonly data: Happening['data'] };
type Counted = 'AnswerGiven' | 'AnswerSealed' | 'SeatLeft' | 'GameRepaired' | 'GameLost';

export interface ToldAt {
  readonly event: ToldOfMatch;
  readonly at: Millis;
}

const TOLD: ReadonlySet<string> = new Set<ToldOfMatch['type']>([
  'MatchCreated',
  'SeatTaken',
  'GameStarted',
  'AnswerGiven',
  'AnswerSealed',
  'SeatLeft',
  'GameRewound',
  'GameRepaired',
  'GameLost',
  'GameFinished',
  'ResultReported',
  'ResultConfirmed',
  'GameHandedIn',
  'MatchFinished',
]);

export const isTold = <Event extends { readonly type: string }>(event: Event): event is Event & ToldOfMatch =>
  TOLD.has(event.type);
