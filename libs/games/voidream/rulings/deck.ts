import type { Ruling } from './ruling.js';

/** Deck, depth, roll, evoke. */
export const deck: readonly Ruling[] = [
  {
    id: 'VD-H.31',
    question: 'Depth with a face-up construct on top. Does a construct have a value?',
    readings: {
      a: 'Yes: its printed value, 1-4, like every Dream card.',
      b: 'Depth 0',
      c: 'Value of the first face-down card',
    },
  },
  {
    id: 'VD-H.32',
    question: 'Value of the bastion. Its back has no number; it is listed among Dream cards.',
    readings: {
      a: 'A bastion record must carry a value 1-4 (its front number); depth with the bastion on top is that value. A record without one is rejected by the card loader.',
      b: 'Depth 0: all arcana playable, mind refreshes to spent',
      c: 'Depth 1',
    },
  },
  {
    id: 'VD-H.33',
    question: 'Moving the bastion inside the deck. It may not be moved to another area.',
    readings: {
      a: 'Inside its own deck it moves freely (roll, shuffle, reorder, cards put under or over it), always face up. It can never leave, be lifted into play or be attached.',
      b: 'It cannot be moved at all: a roll with it on top fails',
      c: 'It is kept as the last card, rolled cards go above it',
    },
  },
  {
    id: 'VD-H.34',
    question: 'Roll with a construct or the bastion on top; one-card deck. Does it work?',
    readings: {
      a: "It works and the card stays face up. In a deck of one card a roll changes nothing: as a line it does not resolve, its result (if asked) is that card's value; a compulsory conflict roll is simply done.",
      b: 'Constructs do not roll',
    },
  },
  {
    id: 'VD-H.35',
    question: 'Which card is the rolled card. The moved card, or the one that becomes visible?',
    readings: {
      a: 'The newly exposed top card; the result is its value (known from its back, or front if face up). Its front is not shown.',
      b: 'The card moved to the bottom (its value was public before the roll)',
      c: 'The moved card, front shown to both',
    },
  },
  {
    id: 'VD-H.36',
    question: "Evoke with a construct or the bastion on top. 'Blocks' is not spelled out.",
    readings: {
      a: "The evoke does nothing (line or step not resolved); an ability whose first step it is cannot be activated; 'after you evoke' does not trigger.",
      b: 'Look at it with no effect, triggers fire',
      c: 'Evoke the first face-down card',
    },
  },
  {
    id: 'VD-H.37',
    question: "'If able' when evoking. What may stop the play?",
    readings: {
      a: 'Dormant, Worship, unpayable Hierarchy or Shadowborne, card bans, and an attach-only memory without a legal host. Depth and mind cost do not apply to Dream cards. The look still counts as an evoke.',
      b: 'The depth rule applies too',
    },
  },
  {
    id: 'VD-H.38',
    question: 'Depth while cards are lifted. The next back is shown to all.',
    readings: {
      a: 'Depth is not recomputed during a look; it changes when a card really leaves the top. The next back is shown as information only.',
      b: 'Depth is that of the next card during the look',
    },
  },
  {
    id: 'VD-H.39',
    question: "'Topmost non-construct card' for charge. A face-down card's kind is unknown.",
    readings: {
      a: 'Skip face-up constructs and the bastion only; take the first face-down card whatever it is. If there is none, charge fails.',
      b: 'Skip face-down construct cards as well (owner must search)',
    },
  },
  {
    id: 'VD-H.40',
    question: "'Discard or void the top card' effects. They are not damage.",
    readings: {
      a: 'Face-down top or active construct: it moves. Bastion on top: the step fails and the rest of that count is dropped.',
      b: 'Constructs are immune',
      c: 'The card under the bastion is taken',
    },
  },
  {
    id: 'VD-H.41',
    question: 'Buried face-up cards. Is their place in the deck known?',
    readings: {
      a: 'That they are in the deck is public. Their position is public while it follows from public moves (as is the number of cards above); after a shuffle it is hidden until uncovered.',
      b: 'Position always hidden',
      c: 'Always public',
    },
  },
  {
    id: 'VD-H.42',
    question: 'The cut in digital play. How is it done?',
    readings: {
      a: 'The cutter names k from 1 to n-1; the top k cards go under the rest. Compulsory at setup (n at least 2), refusable later. The cutter sees no fronts; face-up cards stay face up.',
      b: 'The random source cuts',
    },
  },
];
