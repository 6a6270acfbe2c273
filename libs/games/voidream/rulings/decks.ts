import type { Ruling } from './ruling.js';

/** Deck building. */
export const decks: readonly Ruling[] = [
  {
    id: 'VD-H.90',
    question: 'Guest equal to main; cards of two factions. Not covered.',
    readings: {
      a: 'Guest must differ from main. A card with several faction signs counts as main if one is main, else as guest if one is guest, else illegal.',
      b: 'Two-faction cards always use a slot',
    },
  },
  {
    id: 'VD-H.91',
    question:
      "Major arcana. May another bastion's major arcanum be taken as an ordinary one? Does its own need a faction?",
    readings: {
      a: 'Only with the bastion that names it. The own major is exempt from faction and guest counts.',
      b: 'Free like any arcanum',
    },
  },
  {
    id: 'VD-H.92',
    question: 'A second bastion. Three copies by title?',
    readings: { a: 'Exactly one bastion unless an extra line says otherwise.', b: 'Up to 3' },
  },
  {
    id: 'VD-H.93',
    question: 'Guest faction without guest cards. Is it allowed; mind of the guest faction alone?',
    readings: { a: 'Both allowed.', b: 'Guest needs at least one card' },
  },
  {
    id: 'VD-H.94',
    question: 'Extra lines against the base limits. Which wins?',
    readings: { a: 'The extra line of the bastion wins (size, copies, factions).', b: 'Copy limits always win' },
  },
];
