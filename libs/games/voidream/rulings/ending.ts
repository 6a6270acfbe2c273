import type { Ruling } from './ruling.js';

/** End of game, loops, procedure. */
export const ending: readonly Ruling[] = [
  {
    id: 'VD-H.81',
    question: 'Both players lose at once. Not covered.',
    readings: {
      a: 'If one event leaves both losing at the next check, the game is a draw. If the checks differ in time, the first loss ends the game.',
      b: 'The active player loses',
      c: 'The non-active player loses',
    },
  },
  {
    id: 'VD-H.82',
    question: 'Concession. Not covered.',
    readings: {
      a: 'A player may concede at any time, also outside their turn; they lose at once.',
      b: 'Only on their own turn',
    },
  },
  {
    id: 'VD-H.83',
    question: 'Time. Not covered.',
    readings: {
      a: 'Off by default. Tournament switch: one clock per player, running while that player owes a decision; at zero that player loses.',
      b: 'Common time limit, then two more rounds, then draw',
      c: 'Fixed seconds per decision with a default answer',
    },
  },
  {
    id: 'VD-H.84',
    question: 'Draws and length. Not covered.',
    readings: {
      a: 'Draw only by VD-H.81, by agreement if the tournament allows it, or by a safety cap of 300 rounds. Without card effects that bring arcana back (from discard or Void) the game ends by itself: every round either discards an arcanum or voids one, and hands refill only through a voiding, so at most 289 rounds with 16 arcana (17 gaps of at most 16 discards, plus 17).',
      b: 'No cap',
      c: 'Cap then tie-break by cards left in deck',
    },
  },
  {
    id: 'VD-H.85',
    question: 'Detecting loops. How does an engine know?',
    readings: {
      a: 'Hash the full state with the player to act (hidden parts and waiting triggers included; clocks, log and pass data excluded) before each action and before each trigger. An action other than passing, with the same choices, may not be taken again in one phase from a state from which it was already taken; a mandatory trigger chain is cut when its hash comes the second time; a hard limit of 10 000 steps in one action cuts the rest.',
      b: 'Judge call only',
    },
  },
  {
    id: 'VD-H.86',
    question: 'Proof of hidden facts. For example that a veiled card had veil.',
    readings: {
      a: 'The engine enforces it; no card is shown for proof. Judges may see all zones and the log of seeds; they do not tell players.',
      b: 'Show at game end',
    },
  },
  {
    id: 'VD-H.87',
    question: 'Spectators. Not covered.',
    readings: {
      a: 'They see what is public to both players, nothing else; full view only after the game or with an agreed delay.',
      b: 'Omniscient live view',
    },
  },
  {
    id: 'VD-H.88',
    question: 'Counts. Are sizes of hidden zones public?',
    readings: { a: 'Yes: cards in deck, in hand, veiled cards, charges per host.', b: 'Only on request' },
  },
  {
    id: 'VD-H.89',
    question: 'Deck lists. Open or secret?',
    readings: {
      a: "Secret except what is shown (bastion, mind, major arcanum named on the bastion's back, factions follow from these).",
      b: 'Open lists',
    },
  },
];
