import type { Ruling } from './ruling.js';

/** Abilities and triggers. */
export const abilities: readonly Ruling[] = [
  {
    id: 'VD-H.59',
    question: "Order of simultaneous and nested triggers. Only 'active player chooses' is given.",
    readings: {
      a: 'The active player orders all, one at a time. A trigger caused while another resolves goes first (depth first), at its own Before/When/After moment. Mandatory triggers with no possible effect are skipped.',
      b: 'First in, first out',
      c: 'Each player orders their own',
    },
  },
  {
    id: 'VD-H.60',
    question:
      'Before-triggers: unsure conditions; cancelled actions. The condition may be optional or may become impossible.',
    readings: {
      a: 'If the line makes the condition certain, the trigger goes before the whole line; if it depends on a choice or random result, just before that step. Before-triggers of an action resolve after announcement and before costs; if the action is then illegal, it is dropped unpaid and the turn ends.',
      b: 'Always before the line',
      c: 'The player picks another action',
    },
  },
  {
    id: 'VD-H.61',
    question: 'Several When-replacements on one event. Order and repetition.',
    readings: {
      a: 'Active player orders; each ability applies at most once to one event; re-check the event after each.',
      b: 'Affected player orders',
    },
  },
  {
    id: 'VD-H.62',
    question: 'Leaving together. Do cards that leave at the same time see each other?',
    readings: { a: 'Yes: cards that leave play in one event all see that event.', b: 'No' },
  },
  {
    id: 'VD-H.63',
    question: "Where activated abilities work. 'Any of your cards'.",
    readings: {
      a: 'Face-up cards in play you control, your active construct, your bastion, the upright side of your mind; other zones only if the ability says so. Only on your own turn.',
      b: 'Also arcana in hand, cards in piles',
    },
  },
  {
    id: 'VD-H.64',
    question: "'You', owner and controller. Attachments on the opponent's cards, stolen cards.",
    readings: {
      a: "'You' is the controller of the card with the text. The player who played or attached a card controls it. Cards always go to their owner's piles and deck.",
      b: "An attachment is controlled by its host's controller",
    },
  },
  {
    id: 'VD-H.105',
    question:
      "Ongoing effect on a group. 'All entities', 'your entities': does it cover cards that come later in the phase?",
    readings: {
      a: 'An ongoing effect that names a group covers whatever belongs to it at each moment; one on chosen cards stays with those objects.',
      b: 'The group is fixed when the effect starts',
    },
  },
  {
    id: 'VD-H.106',
    question: "Moments of a play. When do Before, When and After 'you play a card' happen?",
    readings: {
      a: 'Before: ahead of the costs (VD-H.60). When: costs paid, ahead of the first line or of entering play. After: once the card has reached its pile, deck or place; for an inverted arcanum after the return and the voiding.',
      b: 'After: right behind the last line, before the card moves',
    },
  },
];
