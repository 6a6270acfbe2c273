import type { GameTerms, Hash, Json, KeptText, Millis } from '#kernel';
import type { EntrantId } from '../standings/results.js';

/** A list as it is handed in: what a seat will bring, how it was typed, and the salt that hides which one it is. */
export type DeckList = {
  readonly brings: Json;
  readonly text: string;
  readonly salt: string;
};

/** For whom, and for which game on which terms. */
export type DeckOwner = GameTerms & {
  readonly tournament: string;
  readonly entrant: EntrantId;
  readonly game: string;
  /** From then on only the staff can change it; null leaves that to the start of the tournament. */
  readonly lockAt: Millis | null;
};

/** By the player, or the staff for them; as often as one likes until the lists are locked. */
export type HandInDeck = DeckOwner & {
  readonly type: 'HandInDeck';
  readonly list: DeckList;
  readonly hash: Hash;
  /** The role of the staff who do it for the player; null is the player. */
  readonly role: string | null;
};

/** `since` is the record of the tournament that brings it about: what an earlier one does comes too late. */
export type LockDeck = { readonly type: 'LockDeck'; readonly since: number };

/** The start was taken back: the player can hand in another list again, until its time has come. */
export type UnlockDeck = { readonly type: 'UnlockDeck'; readonly since: number };

/** After the lock: by the staff, with a reason. */
export type ChangeDeck = {
  readonly type: 'ChangeDeck';
  readonly list: DeckList;
  readonly hash: Hash;
  /** As the tournament has it by now. */
  readonly lockAt: Millis | null;
  readonly role: string;
  readonly reason: KeptText;
};

/** What a judge found when the cards were compared with the list. */
export type RecordDeckCheck = {
  readonly type: 'RecordDeckCheck';
  readonly found: 'in-order' | 'problem';
  readonly note: KeptText | null;
  readonly role: string;
};

/** Everybody may read it from now on. */
export type OpenDeck = { readonly type: 'OpenDeck' };

export type DeckCommand = HandInDeck | LockDeck | UnlockDeck | ChangeDeck | RecordDeckCheck | OpenDeck;
