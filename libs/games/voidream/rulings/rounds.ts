import type { Ruling } from './ruling.js';

/** Rounds, turns, Nightmare. */
export const rounds: readonly Ruling[] = [
  {
    id: 'VD-H.20',
    question: 'First-round tie. Who hides, who guesses; result of a wrong guess.',
    readings: {
      a: "The game's random source (or the tournament pairing) names the hider; the hider picks a side in secret; a wrong guess makes the hider active.",
      b: 'A plain random draw',
    },
  },
  {
    id: 'VD-H.21',
    question: 'Order of start-of-game instructions. Both bastions may have some.',
    readings: {
      a: "Player in seat 1, then seat 2; each player's lines in printed order; choices open unless the card says secret. Pairing decides seats.",
      b: 'Simultaneous, chosen in secret',
    },
  },
  {
    id: 'VD-H.22',
    question: 'Who acts first in the Nightmare conflict; who is active in the Nightmare phase. Not stated.',
    readings: {
      a: 'Turn order runs on: the player who passed first in the main phase is the active player of the Nightmare phase, orders triggers there, and has the first action in the Nightmare conflict.',
      b: 'The opponent of the player in Nightmare',
      c: 'The player in Nightmare',
    },
  },
  {
    id: 'VD-H.23',
    question: 'First actor in a conflict from the main phase. The attacker may be either player.',
    readings: {
      a: 'The opponent of the player whose action led to the conflict, whoever attacks; the starting action ends the turn first.',
      b: 'Always the defender',
      c: 'Always the attacker',
    },
  },
  {
    id: 'VD-H.24',
    question: 'Conflict from a beginning-phase or round-end trigger. Who acts; what of the other waiting triggers?',
    readings: {
      a: 'Initiation is done inside the trigger; other triggers of the same event resolve before the first conflict action; then the active player acts first. Afterwards the phase goes on, and the first passer of the conflict is the active player.',
      b: 'Waiting triggers resolve after the conflict',
      c: "The round's active player stays active",
    },
  },
  {
    id: 'VD-H.25',
    question: "Counting passes. Do conflict passes count for the main phase? Who is 'last to pass'?",
    readings: {
      a: "The pass counter is set to 0 when a conflict starts, when it ends, and at every action that is not a pass. 'Last to pass' = the player of the second of the two passes that ended the main phase. If effects skipped that, the last recorded pass of the round; if none, the non-active player.",
      b: 'Passes made in the conflict carry over',
    },
  },
  {
    id: 'VD-H.26',
    question: "Active player during resolution of a conflict. Is it still the second passer's turn?",
    readings: {
      a: 'Yes: roll, scores, damage and their triggers happen in the turn of the second passer; the first passer becomes active when the conflict has ended; triggers on that end come after the change.',
      b: 'The first passer is active already',
    },
  },
  {
    id: 'VD-H.27',
    question: 'Both hands empty. The first test needs exactly one empty hand.',
    readings: { a: 'Go to the mind test, then to last pass.', b: 'Both face Nightmare' },
  },
  {
    id: 'VD-H.28',
    question:
      "Details of entering. Which arcana can be voided; what 'cannot' means; can a player with cards decline to void?",
    readings: {
      a: 'Any arcanum now in hand, the returned ones included; voiding is compulsory when possible; the loss applies only with an empty hand after the return.',
      b: 'Only cards held before the return',
    },
  },
  {
    id: 'VD-H.29',
    question: 'Entities that cannot attack, in Nightmare. A card may say an entity cannot be declared.',
    readings: { a: 'The ban wins; all others are declared.', b: 'The Nightmare rule wins' },
  },
  {
    id: 'VD-H.30',
    question: 'Nightmare conflict prevented. A card may forbid starting conflicts.',
    readings: {
      a: 'Steps 1 and 2 stand, step 3 is skipped, the phase goes on to round end.',
      b: 'Entering fails as a whole',
    },
  },
];
