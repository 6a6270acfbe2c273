import type { Refusal } from '#kernel';

export type DeckRefusalCode =
  /** Nobody has handed a deck in here. */
  | 'DECK.NONE'
  /** The rules of the game forbid it; the facts list each problem with its line. */
  | 'DECK.ILLEGAL'
  | 'DECK.UNKNOWN_GAME'
  /** Lists are locked: the staff can change one, with a reason. */
  | 'DECK.LOCKED'
  /** Not locked yet: the player hands in another. */
  | 'DECK.NOT_LOCKED'
  /** It is the list that is there already. */
  | 'DECK.SAME'
  /** The tournament has locked or unlocked it since, by a later record. */
  | 'DECK.OVERTAKEN'
  | 'DECK.FORBIDDEN';

export type DeckRefusal = Refusal<DeckRefusalCode>;
