import type { Happening, KeptText, Seats } from '#kernel';
import type { MaySay } from '../said.js';
import type { EntrantId } from '../standings/results.js';
import type { Bye, Pairing, Score, SeatedTable } from './round.js';

/** Who was taken out by it, and who moved up. */
export type TournamentStarted = Happening<
  'TournamentStarted',
  { readonly out: readonly EntrantId[]; readonly up: readonly EntrantId[] },
  null
>;
/** The start is taken back, and with it that some were out and others moved up. */
export type ReturnedToRegistration = Happening<'ReturnedToRegistration', { readonly reason: KeptText }, null>;
/** With the ranking that it ended with. */
export type TournamentEnded = Happening<'TournamentEnded', { readonly ranking: readonly EntrantId[] }, null>;
/** `dissolved`: the tables that had no result yet, whose matches end with it. */
export type TournamentCancelled = Happening<
  'TournamentCancelled',
  { readonly from: 'registering' | 'running'; readonly dissolved: readonly number[]; readonly reason: KeptText },
  null
>;
/** It goes on from there. */
export type TournamentReopened = Happening<
  'TournamentReopened',
  { readonly to: 'registering' | 'running'; readonly reason: KeptText },
  null
>;

export type RoundDrafted = Happening<'RoundDrafted', Pairing, null>;
export type DraftDiscarded = Happening<'DraftDiscarded', { readonly round: number } & MaySay, null>;
/** With its tables as they are now, so that their matches can be opened from this alone. */
export type RoundPublished = Happening<
  'RoundPublished',
  { readonly round: number; readonly stage: number; readonly tables: readonly SeatedTable[] },
  null
>;

/** Some tables gave way to others; `byes` are now all of the round. */
export type RoundRepaired = Happening<
  'RoundRepaired',
  {
    readonly round: number;
    readonly stage: number;
    readonly published: boolean;
    readonly dissolved: readonly number[];
    readonly tables: readonly SeatedTable[];
    readonly byes: readonly Bye[];
    /** Null when it was done by hand. */
    readonly drawn: { readonly engine: string; readonly seed: string } | null;
    readonly reason: KeptText;
  },
  null
>;

/** `dissolved`: its tables without a result. */
export type RoundWithdrawn = Happening<
  'RoundWithdrawn',
  { readonly round: number; readonly dissolved: readonly number[]; readonly reason: KeptText },
  null
>;

export type ResultRecorded = Happening<
  'ResultRecorded',
  {
    readonly round: number;
    readonly table: number;
    readonly entrants: Seats<EntrantId>;
    readonly games: Score;
    readonly how: 'played' | 'reported' | 'entered' | 'forfeited';
  },
  null
>;

/** All games of its match were played, and none of the two has won more: the staff say who goes on. */
export type MatchUndecided = Happening<'MatchUndecided', ResultRecorded['data'], null>;

export type ResultCorrected = Happening<
  'ResultCorrected',
  {
    readonly round: number;
    readonly table: number;
    readonly entrants: Seats<EntrantId>;
    /** Null where none had come from the match. */
    readonly was: Score | null;
    readonly games: Score;
    readonly reason: KeptText;
  },
  null
>;

export type CourseEvent =
  TournamentStarted | ReturnedToRegistration | TournamentEnded | TournamentCancelled | TournamentReopened;

export type PairingEvent = RoundDrafted | DraftDiscarded | RoundPublished | RoundRepaired | RoundWithdrawn;

export type ScoringEvent = ResultRecorded | MatchUndecided | ResultCorrected;
