import type { Ruling } from './ruling.js';

/** General engine points. */
export const general: readonly Ruling[] = [
  {
    id: 'VD-H.95',
    question: 'Direct Dream damage. The two deck steps are written for the defender of a conflict.',
    readings: {
      a: 'The same two steps apply to whichever player takes Dream damage, oneself included, with or without a conflict.',
      b: 'Other procedure outside conflicts',
    },
  },
  {
    id: 'VD-H.96',
    question: "Marks on cards that change zone. Damage, exhaustion, modifiers, 'seen' knowledge.",
    readings: {
      a: 'A card that leaves play (or is veiled, unveiled, returned) is a new object: all marks end. A construct that is only buried keeps its exhausted mark (readied as usual) and its damage until cleared.',
      b: 'Marks follow the card',
    },
  },
  {
    id: 'VD-H.97',
    question: 'Randomness. No dice exist, but shuffles and random orders do.',
    readings: {
      a: "One seeded generator per game, used only for: shuffles, random order of charges, naming the hider of VD-4.1.3, effects that say 'at random'. Seed committed before the game and published after it.",
      b: 'Physical procedures',
    },
  },
  {
    id: 'VD-H.98',
    question: "Both players must choose at once. For example 'each player discards an arcanum'.",
    readings: {
      a: 'The active player chooses first, then the other knowing it; results apply together. Whoever cannot do a step is left out from there on; the line stops only where neither can.',
      b: 'In secret, then shown',
    },
  },
  {
    id: 'VD-H.99',
    question: "'Once per turn', 'once per round', 'until end of turn'. Undefined words on typical cards.",
    readings: {
      a: 'A turn is one action of one player with its triggers (VD-4.2.19); per-turn limits reset when the active player changes; per-round limits at the beginning phase. Conflict turns are turns.',
      b: 'Turn = round',
    },
  },
  {
    id: 'VD-H.100',
    question: 'Deck that holds only the bastion. Several rules meet here.',
    readings: {
      a: "No loss by itself. Depth = bastion's value; evoke blocked; roll idle; charge and top-discard fail; a played construct goes on top of it; Dream damage hits it at once; cards put on the bottom go under it.",
      b: 'Any of VD-H.32 to VD-H.40 switched',
    },
  },
  {
    id: 'VD-H.101',
    question:
      "Knowledge from earlier looks. Does a player's view keep what they have seen (an evoked card put back, cards looked at)?",
    readings: {
      a: "A view shows what may be seen now; what was seen before stands in that player's own private log, which the client may use as a memory aid. For face-down cards in play the viewer's knowledge stays attached to the card (seen_by). Known deck positions are void after a shuffle or an unseen move.",
      b: 'No memory aid',
      c: 'The view itself keeps known fronts in the deck',
    },
  },
  {
    id: 'VD-H.102',
    question: 'Raises that cross 1000. 999 + 5: stop at 1000, or does the whole raise fail?',
    readings: {
      a: 'The value becomes 1000 (partial raise; it changed something, so the line resolves). At 1000 a further raise does nothing and the line does not resolve.',
      b: 'A raise that would pass 1000 fails as a whole, the value stays 999',
    },
  },
  {
    id: 'VD-H.109',
    question: 'Several effects on one number. Sums, fixed values and bounds.',
    readings: {
      a: 'Printed number, then the effects in the order in which they began, bounds applied at each step; computed anew when one ends.',
      b: 'Fixed values first, then the sum of all changes, bounds at the end',
    },
  },
];
