import type { Ruling } from './ruling.js';

/** Keywords and card states. */
export const keywords: readonly Ruling[] = [
  {
    id: 'VD-H.65',
    question: 'Sacrifice. Used but not defined.',
    readings: {
      a: "The controller moves an own card from play to its owner's Dream discard; it is not destruction, so Indestructible does not stop it. The bastion cannot be sacrificed.",
      b: 'A kind of destruction',
    },
  },
  {
    id: 'VD-H.66',
    question: 'Destroyed, discarded, voided; scope of Voidbound. Which moves count?',
    readings: {
      a: "Destroyed, sacrificed and 'discarded' cards in play all count as discarded from play. Voidbound applies to these (active constructs and attachments included), not to cards discarded from deck or hand nor to a thought after it resolves.",
      b: 'Also thoughts',
      c: 'Not for destruction',
    },
  },
  {
    id: 'VD-H.67',
    question: 'Unique in detail. State of the attached copy; voiding; several copies; name of veiled cards.',
    readings: {
      a: 'The copy is a face-up attachment with no text, no numbers and no participation; all further copies attach to the same host; the choice exists only when the host would be discarded (VD-H.66), not voided, returned or veiled; the host keeps its state, its marked damage is removed. Veiled cards have no name. A host that is itself attached cannot occur.',
      b: 'The copy stays an active entity',
      c: 'Damage stays',
    },
  },
  {
    id: 'VD-H.68',
    question: 'Attaching without a legal host; losing legality later. Memory that has to attach.',
    readings: {
      a: 'It cannot be played (see VD-H.37). If an effect forces it, it is discarded. A host that later becomes illegal keeps its attachments unless it leaves play or is veiled.',
      b: 'It stays in play unattached',
    },
  },
  {
    id: 'VD-H.69',
    question: 'The veil keyword. Is veiling forced? Do play limits apply?',
    readings: {
      a: 'A card with veil that the player chooses to use from an evoke must be veiled, not played; the player may still return it to the top. Limits and extra costs do not apply to veiling.',
      b: 'The player chooses between playing and veiling',
    },
  },
  {
    id: 'VD-H.70',
    question: 'Several cards in one unveil action. Order.',
    readings: {
      a: "All mind, arcana and extra costs are paid first and all limits checked together; cards are then turned up one at a time in the player's order, each with its lines and triggers before the next. A card that has left its place meanwhile is skipped; nothing is refunded.",
      b: 'All turned up together, then lines in order',
    },
  },
  {
    id: 'VD-H.71',
    question: 'Subtle, Glaring, both, several. Floor of the discard cost.',
    readings: {
      a: 'Per card: 1 + number of Glaring - number of Subtle, at least 0; summed over the cards.',
      b: 'Floor 1',
    },
  },
  {
    id: 'VD-H.72',
    question: 'What can pay Hierarchy and Shadowborne. Own cards, participants, the card itself?',
    readings: {
      a: "Hierarchy: ready entities you control, participants included, never attachments or the card itself. Shadowborne: veiled cards you control other than cards being unveiled in this action; to the owner's deck bottom.",
      b: "Any player's",
    },
  },
  {
    id: 'VD-H.73',
    question: 'Prototype. Does it count as played? Which copies count?',
    readings: {
      a: "It counts as played or unveiled (costs stay paid); it does not resolve and does not enter play. Copies = same title in its player's Void before the move.",
      b: 'Not played at all',
    },
  },
  {
    id: 'VD-H.74',
    question: 'Loop. Before or after the effect? From unveil?',
    readings: {
      a: "It replaces the discard after the lines are done, also when unveiled (unveiling is playing); the card goes under the owner's deck, face down.",
      b: 'Moved before the effect',
    },
  },
  {
    id: 'VD-H.75',
    question: 'Deep. Own cards? Arcana? Cards without value? Costs?',
    readings: {
      a: 'Applies to all cards of either player with a higher printed value, arcana and bastion included. Mind cards have no value and are not stopped. Rules events (conflict damage, ready step, exhaustion at the end of a conflict) and paying its own costs are not stopped. A veiled source counts with its back value.',
      b: "Only opponent's cards",
      c: 'Minds count with their upright number',
    },
  },
  {
    id: 'VD-H.76',
    question: "Is an active construct in play. For 'in play', 'enters', 'leaves'.",
    readings: {
      a: 'Yes while active: being played = entering play, being destroyed or moved out of the deck = leaving play. Becoming buried or uncovered is neither, but has its own event. The bastion counts as in play from setup.',
      b: 'Deck cards are never in play',
    },
  },
  {
    id: 'VD-H.77',
    question: 'Entities just played. Ready? May they be declared?',
    readings: {
      a: 'They enter ready and can be declared in any later conflict of the same round.',
      b: 'Enter exhausted',
    },
  },
  {
    id: 'VD-H.78',
    question: 'Face-down cards that go to a public pile. Are they shown?',
    readings: {
      a: 'Yes: turned face up in the pile. When they return to a deck they stay face down and unshown.',
      b: 'Stay hidden',
    },
  },
  {
    id: 'VD-H.79',
    question: 'Inspire without such an ability. Does it resolve?',
    readings: {
      a: 'It changes nothing, so the line is not resolved and an ability with only that is not activated on it.',
      b: 'Resolves idle',
    },
  },
  {
    id: 'VD-H.80',
    question: 'Counting cards in motion. Dormant while an inverted arcanum resolves; Worship while voiding.',
    readings: {
      a: 'Cards in the resolving zone are not counted; counts are taken when the play or unveil is announced.',
      b: 'Counted as voided',
    },
  },
  {
    id: 'VD-H.107',
    question:
      "Unveiling no card. 'Any number' could be zero: one mind less for nothing, which can matter for Nightmare.",
    readings: { a: 'At least one card must be turned up.', b: 'Zero is allowed' },
  },
  {
    id: 'VD-H.108',
    question: 'Attaching a card that has attachments. Attached cards cannot have any.',
    readings: {
      a: 'The attaching fails, as with any illegal attaching.',
      b: 'It attaches and its own attachments leave as in VD-6.2.2, VD-6.2.3',
    },
  },
];
