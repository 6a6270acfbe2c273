import type { Ruling } from './ruling.js';

/** Mind, arcana and playing. */
export const mindAndArcana: readonly Ruling[] = [
  {
    id: 'VD-H.11',
    question: 'Acting with a spent mind. What can a player with mind 0 do?',
    readings: { a: 'Activate abilities and pass; nothing that costs mind.', b: 'Must pass' },
  },
  {
    id: 'VD-H.12',
    question: "Effects that change the mind. 'Reduce the mind' at 0; raising it.",
    readings: {
      a: 'Reducing at 0 does nothing (line not resolved). Raising goes one number up, from spent to 1, never above 4. A change by an effect is no play and pays nothing.',
      b: 'Wrap round from 0 to 4',
    },
  },
  {
    id: 'VD-H.13',
    question: 'Refresh when depth is outside 1-4. An effect could alter depth.',
    readings: { a: 'Mind is set to the depth clamped to 0-4 (0 = spent).', b: 'Unchanged mind' },
  },
  {
    id: 'VD-H.14',
    question: 'When the play of an arcanum is judged legal. Depth and bans could change by turning the mind.',
    readings: {
      a: 'Legality is checked at announcement, and again after any Before-triggers (VD-H.60), each time on the state as it will be with the mind already turned (its static text included). Once the mind has turned, later changes do not undo the play. Triggers caused by turning the mind resolve after the turn and before the arcanum.',
      b: 'Checked before the mind turns',
      c: 'Checked again after all triggers',
    },
  },
  {
    id: 'VD-H.15',
    question: 'What an inverted play returns. Does the played card return too? Cards discarded during its own effect?',
    readings: {
      a: 'All arcana in the discard at that moment return, those discarded during the effect included; never the played card. With an empty discard the step does nothing and the play is still legal.',
      b: 'Only cards discarded before the play',
      c: 'The played card returns as well',
    },
  },
  {
    id: 'VD-H.16',
    question: 'Is an inverted play a play. For triggers and counters.',
    readings: {
      a: "Yes: it counts as playing an arcanum; 'inverted' is a property of that play.",
      b: 'A separate event',
    },
  },
  {
    id: 'VD-H.17',
    question: 'Where a card is while it resolves. Hand size, Void counts and depth during resolution.',
    readings: {
      a: "In a public 'resolving' zone: it counts for no other zone. An evoked card has left the deck, so depth is that of the next card while it resolves.",
      b: 'Still in the zone it came from',
    },
  },
  {
    id: 'VD-H.18',
    question: 'Playing a card that can do nothing. Only activated abilities are banned.',
    readings: { a: 'Allowed: costs are paid, all lines are skipped, the card goes where it goes.', b: 'Not allowed' },
  },
  {
    id: 'VD-H.19',
    question: 'Mind before the first refresh. Setup does not give an orientation.',
    readings: {
      a: 'Spent (0) until the first beginning phase sets it; its text does not matter before.',
      b: "Owner's choice",
      c: 'At 4',
    },
  },
];
