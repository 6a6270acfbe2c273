import type { Happening, Hash, Json, KeptText } from '#kernel';
import type { DeckList, DeckOwner } from './commands.js';

/** The list stays sealed; its hash, salted, is what everybody may know. */
export type DeckHandedIn = Happening<'DeckHandedIn', DeckOwner & { readonly hash: Hash }, DeckList>;

/** By which record of the tournament. */
export type DeckLocked = Happening<'DeckLocked', { readonly since: number }, null>;

export type DeckUnlocked = Happening<'DeckUnlocked', { readonly since: number }, null>;

export type DeckChanged = Happening<
  'DeckChanged',
  { readonly hash: Hash; readonly role: string; readonly reason: KeptText },
  DeckList
>;

export type DeckChecked = Happening<
  'DeckChecked',
  { readonly found: 'in-order' | 'problem'; readonly note: KeptText | null; readonly role: string },
  null
>;

/** With all that the hash is made of, so that anybody can check it. */
export type DeckOpened = Happening<
  'DeckOpened',
  { readonly brings: Json; readonly text: string; readonly salt: string; readonly hash: Hash },
  null
>;

export type DeckEvent = DeckHandedIn | DeckLocked | DeckUnlocked | DeckChanged | DeckChecked | DeckOpened;
