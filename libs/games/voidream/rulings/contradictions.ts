import type { Ruling } from './ruling.js';

/** Places where the text contradicts itself or is loose. */
export const contradictions: readonly Ruling[] = [
  {
    id: 'VD-H.1',
    question: 'Actions in a conflict. The conflict section speaks of four shared actions; the main phase lists five.',
    readings: {
      a: "All five kinds are available in a conflict; the 'four' are the ones other than passing.",
      b: 'Four only, one kind missing (none is named)',
    },
  },
  {
    id: 'VD-H.2',
    question: 'Phase when a conflict starts. One place says the current phase ends, another that it is only paused.',
    readings: {
      a: 'Paused; it resumes at the same point.',
      b: 'Ended: its ongoing effects stop, then a fresh phase of the same kind',
    },
  },
  {
    id: 'VD-H.3',
    question:
      'Ongoing effect begun in the paused phase. The FAQ example names the end of the conflict as the end of the effect; the logic of pausing gives the end of the paused phase.',
    readings: {
      a: 'It lasts through the conflict and on until the paused phase ends. An effect begun inside a conflict ends with that conflict.',
      b: 'It stops when the conflict ends',
    },
  },
  {
    id: 'VD-H.4',
    question:
      "Order of returning face-down attachments. 'Any order' for face-down attachments, 'random order' for charges, though by its definition every face-down attachment is a charge.",
    readings: {
      a: 'All face-down attachments are charges; they go under the deck of whoever owns them, randomly ordered, also when the host is veiled.',
      b: 'Random only for cards attached by the charge verb, others in an order chosen by their owner',
      c: 'All in chosen order',
    },
  },
  {
    id: 'VD-H.5',
    question: "Test for activating an ability. 'Resolve the entire line' against 'some change; first effect possible'.",
    readings: {
      a: "All must hold, judged on the state after the cost is paid and without hidden information: every mandatory step has a legal object now, and the first step changes something. 'You may' steps and steps depending on hidden or random results never block.",
      b: 'Only the first step must be possible',
      c: 'Full look-ahead over all choices',
    },
  },
  {
    id: 'VD-H.6',
    question:
      "What 'active' construct means. The word is used for the face-up top card, and also for face-up cards deeper down; the limit of one active construct needs a meaning.",
    readings: {
      a: "A construct is active while it is face up and on top of its owner's deck. A buried face-up construct is inactive (no text, absorbs nothing) until uncovered. The bastion is active always and is not counted in the limit.",
      b: 'Active = face up anywhere; then a second construct may not be played while one is face up',
    },
  },
  {
    id: 'VD-H.7',
    question:
      'Playing a construct over an active construct. Evoking is blocked, but unveiling or other effects can still play one.',
    readings: {
      a: 'The new one goes on top; the old one is buried, stays face up, becomes inactive.',
      b: 'Not allowed',
      c: 'The old one is destroyed or discarded',
    },
  },
  {
    id: 'VD-H.8',
    question: 'What is an offering. The glossary says subtype; the FAQ speaks of cards voided as an offering.',
    readings: {
      a: 'A card in your Void counts as an offering if it has the subtype Offering or was moved there by an effect that voids it as an offering (marker kept while it stays in the Void). Each card counts once.',
      b: 'Subtype only',
      c: 'Marker only',
    },
  },
  {
    id: 'VD-H.9',
    question: "'Always available' unveil. It is called always available, yet has a mind cost and discards.",
    readings: {
      a: "Available on the player's turn in main phase and conflicts if mind is at least 1 and at least one veiled card can be paid for.",
      b: 'Also with mind 0',
    },
  },
  {
    id: 'VD-H.10',
    question: "One Void or several. 'Void pile' and 'Void area' are both used.",
    readings: {
      a: 'One Void per player (by owner), holding Dream cards and arcana; Dormant counts only arcana, Worship only offerings, Prototype only same titles in that Void.',
      b: 'One shared Void',
    },
  },
  {
    id: 'VD-H.103',
    question:
      'Line that cannot be done in full from the start. The card section skips a line whose conditions are not met; the FAQ does what is possible and then stops.',
    readings: {
      a: 'The line is skipped as a whole only if its stated condition fails or its first step is impossible; otherwise steps are done in order up to the first impossible one. Activated abilities: VD-H.5.',
      b: 'Skipped unless every step is possible at its start',
    },
  },
];
