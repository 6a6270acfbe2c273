import type { ActorId, Hash, KeptText } from '#kernel';
import type { MaySay } from '../said.js';
import type { EntrantId, Unpaired } from '../standings/results.js';

export type OpenRegistration = { readonly type: 'OpenRegistration' };
export type CloseRegistration = { readonly type: 'CloseRegistration' };

/** For oneself, while registration is open. */
export type Register = { readonly type: 'Register' };

/** How rounds count that somebody was not there for. */
export type Missed = Exclude<Unpaired, 'bye'>;

/** A person with an account, or a guest with a name that the staff typed. */
export type Player = { readonly who: ActorId; readonly name: null } | { readonly who: null; readonly name: KeptText };

/** By the staff, also late: earlier rounds then count as said. */
export type EnterPlayers = {
  readonly type: 'EnterPlayers';
  readonly players: readonly Player[];
  readonly missed: Missed;
};

/** Whoever sends it is the guest; the server has checked the code that the guest was given. */
export type ClaimEntrant = { readonly type: 'ClaimEntrant'; readonly entrant: EntrantId };

/** The guest was claimed by somebody else than who it is. */
export type UndoClaim = { readonly type: 'UndoClaim'; readonly entrant: EntrantId; readonly reason: KeptText };

export type CheckIn = { readonly type: 'CheckIn'; readonly entrants: readonly EntrantId[] };
export type UndoCheckIn = { readonly type: 'UndoCheckIn'; readonly entrants: readonly EntrantId[] } & MaySay;

/** One leaves for oneself; the staff say why. */
export type DropEntrant = {
  readonly type: 'DropEntrant';
  readonly entrant: EntrantId;
  readonly reason: KeptText | null;
};

/** Takes out those who were entered at once, as by an import of the wrong file. */
export type UndoEntry = {
  readonly type: 'UndoEntry';
  readonly entrants: readonly EntrantId[];
  readonly reason: KeptText;
};

export type ReturnEntrant = {
  readonly type: 'ReturnEntrant';
  readonly entrant: EntrantId;
  readonly missed: Missed;
  readonly reason: KeptText;
};

export type DisqualifyEntrant = {
  readonly type: 'DisqualifyEntrant';
  readonly entrant: EntrantId;
  readonly reason: KeptText;
};

export type ReinstateEntrant = {
  readonly type: 'ReinstateEntrant';
  readonly entrant: EntrantId;
  readonly reason: KeptText;
};

/** A bye that was earned beforehand, or is owed. */
export type AwardBye = {
  readonly type: 'AwardBye';
  readonly entrant: EntrantId;
  readonly round: number;
  readonly reason: KeptText;
};

export type RevokeBye = {
  readonly type: 'RevokeBye';
  readonly entrant: EntrantId;
  readonly round: number;
  readonly reason: KeptText;
};

/** By the house alone: the list that an entrant has handed in, by its salted hash. */
export type NoteDeck = { readonly type: 'NoteDeck'; readonly entrant: EntrantId; readonly hash: Hash };

export type RegistrationCommand =
  | OpenRegistration
  | CloseRegistration
  | Register
  | EnterPlayers
  | ClaimEntrant
  | UndoClaim
  | CheckIn
  | UndoCheckIn
  | NoteDeck;

export type PresenceCommand =
  DropEntrant | UndoEntry | ReturnEntrant | DisqualifyEntrant | ReinstateEntrant | AwardBye | RevokeBye;
