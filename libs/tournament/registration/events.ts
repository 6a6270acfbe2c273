import type { ActorId, Happening, Hash, KeptText } from '#kernel';
import type { MaySay } from '../said.js';
import type { EntrantId } from '../standings/results.js';
import type { Missed, Player } from './commands.js';

export type RegistrationOpened = Happening<'RegistrationOpened', Record<string, never>, null>;
export type RegistrationClosed = Happening<'RegistrationClosed', Record<string, never>, null>;

/** The rounds that somebody was not there for, and how they count. */
export type MissedRounds = { readonly rounds: readonly number[]; readonly as: Missed };

export type Entering = Player & { readonly entrant: EntrantId; readonly waits: boolean };

export type EntrantsEntered = Happening<
  'EntrantsEntered',
  { readonly entrants: readonly Entering[]; readonly missed: MissedRounds },
  null
>;

export type EntrantClaimed = Happening<'EntrantClaimed', { readonly entrant: EntrantId; readonly who: ActorId }, null>;

/** The entry is a guest's again, and no person's. */
export type ClaimUndone = Happening<
  'ClaimUndone',
  { readonly entrant: EntrantId; readonly who: ActorId; readonly reason: KeptText },
  null
>;

export type EntrantsCheckedIn = Happening<'EntrantsCheckedIn', { readonly entrants: readonly EntrantId[] }, null>;
export type CheckInUndone = Happening<'CheckInUndone', { readonly entrant: EntrantId } & MaySay, null>;

/** From the waiting list. */
export type EntrantsMovedUp = Happening<'EntrantsMovedUp', { readonly entrants: readonly EntrantId[] }, null>;

export type EntrantsDropped = Happening<
  'EntrantsDropped',
  {
    readonly entrants: readonly EntrantId[];
    readonly why: 'own-wish' | 'staff' | 'no-show';
    readonly reason: KeptText | null;
  },
  null
>;

export type EntrantReturned = Happening<
  'EntrantReturned',
  {
    readonly entrant: EntrantId;
    readonly missed: MissedRounds;
    /** Whether all places were taken. */
    readonly waits: boolean;
    /** Null for who was entered anew. */
    readonly reason: KeptText | null;
  },
  null
>;

export type EntrantDisqualified = Happening<
  'EntrantDisqualified',
  { readonly entrant: EntrantId; readonly reason: KeptText },
  null
>;

export type EntrantReinstated = Happening<
  'EntrantReinstated',
  {
    readonly entrant: EntrantId;
    readonly missed: MissedRounds;
    readonly waits: boolean;
    readonly reason: KeptText;
  },
  null
>;

export type ByeAwarded = Happening<
  'ByeAwarded',
  { readonly entrant: EntrantId; readonly round: number; readonly reason: KeptText },
  null
>;

export type ByeRevoked = Happening<
  'ByeRevoked',
  { readonly entrant: EntrantId; readonly round: number; readonly reason: KeptText },
  null
>;

export type DeckNoted = Happening<'DeckNoted', { readonly entrant: EntrantId; readonly hash: Hash }, null>;

export type RegistrationEvent =
  | RegistrationOpened
  | RegistrationClosed
  | EntrantsEntered
  | EntrantClaimed
  | ClaimUndone
  | EntrantsCheckedIn
  | CheckInUndone
  | EntrantsMovedUp
  | DeckNoted;

export type PresenceEvent =
  EntrantsDropped | EntrantReturned | EntrantDisqualified | EntrantReinstated | ByeAwarded | ByeRevoked;
