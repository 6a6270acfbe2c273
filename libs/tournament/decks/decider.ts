import { canonicalJson, type Decider, type Hash, hexOf, type Sha256, type Upcast, utf8 } from '#kernel';
import type { GameRegistry } from '#match';
import type { DeckCommand, DeckList } from './commands.js';
import { decide } from './decide.js';
import type { DeckEvent } from './events.js';
import { evolve } from './evolve.js';
import type { DeckRefusal } from './refusals.js';
import { type DeckState, pack, unpack, weigh } from './state.js';

export type DeckRules = Decider<DeckState, DeckCommand, DeckEvent, DeckRefusal>;

/** Before they said which record of the tournament they follow. */
const sinceEver = (type: 'DeckLocked' | 'DeckUnlocked'): Upcast => ({
  type,
  from: 1,
  up: () => ({ data: { since: 0 }, secret: null }),
});

/** The rules of `deck/*`, for decks of any of these games. */
export const deckDecider = (games: GameRegistry): DeckRules => ({
  kind: 'deck',
  rules: 'deck/1',
  upcasts: [sinceEver('DeckLocked'), sinceEver('DeckUnlocked')],
  initial: () => ({ phase: 'none' }),
  decide: (state, command, now) => decide(games, state, command, now),
  evolve,
  settle: () => [],
  weigh,
  pack,
  unpack,
});

/** SHA-256 of `dreamledger/deck/v1`, a line feed, and the canonical JSON of what is brought and its salt. */
export const deckHash = (sha256: Sha256, { brings, salt }: Pick<DeckList, 'brings' | 'salt'>): Hash =>
  hexOf(sha256(utf8(`dreamledger/deck/v1\n${canonicalJson({ brings, salt })}`)));
