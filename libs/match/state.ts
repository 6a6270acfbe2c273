import {
  type ActorId,
  type GameResult,
  type GameTerms,
  type Json,
  type KeptText,
  type Millis,
  type Seat,
  seat,
  SYSTEM,
} from '#kernel';
import type { SeedCeremony } from './ceremony/standing.js';
import type { BranchBot, BranchPoint, BranchShown } from './branch/events.js';
import type { Dispute } from './dispute/standing.js';
import type { HostedGame, Table } from './games.js';
import type { GameHandedIn } from './handed-in/events.js';
import type { Move, MovedGame, TimesAt, ToldPly } from './moves.js';
import type { Redeal } from './redeal/standing.js';
import type { Shuffle } from './shuffles.js';
import type { Games, HowEnded, MatchTerms, Origin, Outcome } from './terms.js';

export type Seating = { readonly who: ActorId; readonly brings: Json };

/** What was agreed, who sits where, and the seed. */
export interface Plan extends MatchTerms {
  readonly creator: ActorId;
  readonly game: HostedGame;
  readonly terms: GameTerms;
  /** In hex, and known to nobody but the state: the server's 32 bytes, and from the start the 64 that all have made. */
  readonly seed: string;
  /** Null for a match whose seed is the server's alone. */
  readonly ceremony: SeedCeremony | null;
  readonly seats: (Seating | null)[];
  readonly origin: Origin | null;
  readonly players: readonly (ActorId | null)[];
  readonly confirmAfter: number | null;
  readonly listed: boolean;
  readonly rematchOf: string | null;
  /** Null for every match that is not played on from another's position. */
  readonly branch: Branch | null;
}

/** What a branch comes from, and how it is shown. */
export type Branch = BranchShown & { readonly from: BranchPoint; readonly bot: BranchBot | null };

export interface PlayedGame extends MovedGame {
  readonly result: GameResult;
}

/** A seat's time: so much is left, as of when it began to run, or as of now when it stands. */
export type SeatClock = { left: number; runsSince: Millis | null };

/** The game that is on. */
export interface Play extends MovedGame {
  /** Another one after a rewind. */
  table: Table;
  readonly moves: Move[];
  readonly times: TimesAt[];
  /** For each seat, the ply since which its position is the same but for others' sealed answers. */
  readonly since: number[];
  /** What happened of late, one entry a ply, oldest first; older facts are got by replaying. */
  readonly recent: ToldPly[];
  readonly draw: DrawTalk;
  /** Those whose roots follow in the record. */
  readonly shuffles: Shuffle[];
  /** By seat; empty where nobody's time is counted. */
  readonly clocks: SeatClock[];
  /** By seat: since when it has been asked and done nothing; null while it is not asked, or nobody may move. */
  readonly waitsSince: (Millis | null)[];
}

/** What is said about a draw: who offers one now, at which ply each seat last did, and whether it is agreed. */
export interface DrawTalk {
  offeredBy: Seat | null;
  readonly lastOffers: (number | null)[];
  isAgreed: boolean;
}

export type Report = {
  readonly at: Millis;
  readonly games: Games;
  readonly intentionalDraw: boolean;
  readonly confirmBy: Millis | null;
  /** The record that it stands in. */
  readonly seq: number;
};

export type JudgeCall = {
  /** Null when the reports themselves called. */
  readonly seat: Seat | null;
  readonly text: KeptText | null;
  readonly at: Millis;
  readonly answered: { readonly by: ActorId; readonly role: string; readonly at: Millis } | null;
};

export type Pause = { readonly by: ActorId; readonly role: string; readonly at: Millis; readonly reason: KeptText };

/** What is said and ruled beside the game. */
export interface Desk {
  /** By seat; two reports that stand side by side differ. */
  readonly reports: (Report | null)[];
  /** In order; a call's number is its place from 1. */
  readonly calls: JudgeCall[];
  /** A judge holds the match. */
  paused: Pause | null;
  /** In the order in which they were raised; one that is not settled holds the match. */
  readonly disputes: Dispute[];
  /** Rulings that dealt anew, in order. */
  readonly redeals: Redeal[];
  /** When the match came to its result, or was called off. */
  overAt: Millis | null;
  /** Its key is out, and nothing changes any more. */
  isReleased: boolean;
  /** Games that were played elsewhere, in order. */
  handedIn: GameHandedIn['data'][];
  /** For a match that was played elsewhere itself: which one it counts in, if any. */
  imported: { readonly countsFor: string | null } | null;
  /** The last deadline that was announced. */
  announced: Millis | null;
  /** The result, when it does not come from the games. */
  ruled: { readonly games: Games; readonly how: HowEnded; readonly bothLost: boolean } | null;
}

export const emptyDesk = (seats: number): Desk => ({
  reports: Array.from({ length: seats }, () => null),
  calls: [],
  paused: null,
  disputes: [],
  redeals: [],
  overAt: null,
  isReleased: false,
  handedIn: [],
  imported: null,
  announced: null,
  ruled: null,
});

export type MatchState =
  | { readonly phase: 'none' }
  | { readonly phase: 'open'; readonly plan: Plan; readonly desk: Desk }
  | {
      readonly phase: 'playing';
      readonly plan: Plan;
      readonly desk: Desk;
      /** Those that are over; the one that is on is among them once its end is recorded. */
      readonly games: PlayedGame[];
      readonly play: Play;
    }
  | {
      readonly phase: 'finished';
      readonly plan: Plan;
      readonly desk: Desk;
      readonly games: readonly PlayedGame[];
      readonly play: Play | null;
      readonly outcome: Outcome;
    }
  | {
      readonly phase: 'cancelled';
      readonly plan: Plan;
      readonly desk: Desk;
      readonly games: readonly PlayedGame[];
      readonly play: Play | null;
    };

export type In<Phase extends MatchState['phase']> = Extract<MatchState, { readonly phase: Phase }>;

/** A match that there is. */
export type Begun = Exclude<MatchState, { readonly phase: 'none' }>;

export const isOn = (state: MatchState): state is In<'open' | 'playing'> =>
  state.phase === 'open' || state.phase === 'playing';

/** The games that are over, and the one that is on or was last. */
export const playedIn = (state: Begun): { readonly games: readonly PlayedGame[]; readonly play: Play | null } =>
  state.phase === 'open' ? { games: [], play: null } : state;

/** All games that have begun, each once. */
export function gamesIn(state: Begun): readonly MovedGame[] {
  const { games, play } = playedIn(state);
  return play === null ? games : [...games.filter(({ number }) => number !== play.number), play];
}

/** Who sits there, or whose seat it is. */
export const holderOf = ({ seats, players }: Plan, place: Seat): ActorId | null =>
  seats[place]?.who ?? players[place] ?? null;

export function seatOf(plan: Plan, who: ActorId): Seat | null {
  const place = plan.seats.findIndex((_, each) => holderOf(plan, seat(each)) === who);
  return place < 0 ? null : seat(place);
}

/** The seats that this person may take now. */
export const seatsFor = ({ seats, players, origin }: Plan, who: ActorId): readonly Seat[] =>
  seats.flatMap((seating, place) => {
    const mayTake = players[place] === who || (players[place] === null && origin === null);
    return seating === null && mayTake ? [seat(place)] : [];
  });

/** The game that is on has ended, and its end is recorded. */
export const isGameOver = ({ games, play }: In<'playing'>): boolean => games.at(-1)?.number === play.number;

export const inConflict = ({ reports }: Desk): boolean => reports.every((report) => report !== null);

export const mayCancel = ({ phase, plan }: In<'open' | 'playing'>, who: ActorId): boolean =>
  phase === 'open' ? who === plan.creator || who === SYSTEM : who === SYSTEM && plan.origin !== null;
