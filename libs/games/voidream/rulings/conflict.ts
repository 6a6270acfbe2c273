import type { Ruling } from './ruling.js';

/** Conflict, score and damage. */
export const conflict: readonly Ruling[] = [
  {
    id: 'VD-H.43',
    question: 'Negative numbers and bounds. No lower bound is given.',
    readings: {
      a: 'Scores, dawn and dusk may be negative; stability has floor 0 (where it destroys). Every value is kept between -1000 and 1000, damage between 0 and 1000.',
      b: 'Floor 0 for all numbers',
    },
  },
  {
    id: 'VD-H.44',
    question: "Who 'has siege'. Printed on which card?",
    readings: {
      a: 'A player has siege while any face-up card they control in play (active construct, bastion and upright mind included) has it, or an effect gives it. It matters only for the attacker, who alone rolls.',
      b: 'Only if a participating entity has it',
    },
  },
  {
    id: 'VD-H.45',
    question: 'Dread. Must the entity participate?',
    readings: {
      a: 'Yes: only a ready participating entity in a dusk conflict; the number is added to the opposing dusk score. When exhausted it counts for its own side as usual.',
      b: 'Any ready entity in play',
      c: 'Also in dawn conflicts',
    },
  },
  {
    id: 'VD-H.46',
    question: 'Heroic in detail. How much comes first?',
    readings: {
      a: 'No point may go to a non-Heroic participant while a Heroic participant of that side can still take damage.',
      b: 'Each Heroic gets at least 1 first',
    },
  },
  {
    id: 'VD-H.47',
    question: 'How much an entity can take. Earlier damage in the turn; Indestructible.',
    readings: {
      a: 'Capacity = stability minus damage already marked this turn, at least 0. Indestructible entities have the same capacity and absorb damage without being destroyed. Direct damage to an entity beyond its capacity is lost.',
      b: 'Full stability each time',
      c: 'Indestructible absorbs nothing or everything',
    },
  },
  {
    id: 'VD-H.48',
    question: 'May damage be spread or held back. For example 2+2+1 on three stability-3 entities.',
    readings: {
      a: 'Every point must be assigned while any participant has capacity; how it is spread is free (Heroic first), so spreading to save all is legal for the loser in dusk.',
      b: 'Must kill as many as possible',
      c: 'Fill one entity before the next',
    },
  },
  {
    id: 'VD-H.49',
    question: 'Simultaneous damage. One at a time or together?',
    readings: {
      a: 'All conflict damage to entities is placed together; then all entities at their limit are destroyed together; then Dream damage is dealt. After-triggers wait until the running step (roll, entity damage, Dream damage, exhaustion) is complete; order by VD-H.59.',
      b: "Entity by entity in the chooser's order",
    },
  },
  {
    id: 'VD-H.50',
    question: 'Indestructible construct on top. Where does the excess go?',
    readings: {
      a: 'It absorbs up to its stability; the rest is lost, since discards need a top without active construct.',
      b: 'The rest discards cards below it',
    },
  },
  {
    id: 'VD-H.51',
    question: 'Dream damage reaching the bastion. Order and checks.',
    readings: {
      a: 'Point by point from the top. The bastion, when it is the top card, absorbs as a construct even if cards lie under it; when destroyed it goes to the Dream discard and the loss check happens at once; a loss drops the rest of the effect.',
      b: 'The bastion is hit only when it is the last card',
      c: 'The rest of the damage continues',
    },
  },
  {
    id: 'VD-H.52',
    question: 'Stability lowered to the damage already marked. For example 2 damage, stability 3 becomes 2.',
    readings: {
      a: 'Destroyed at once: the check is damage at or above stability, with damage above 0, or stability 0.',
      b: 'Only new damage can destroy',
    },
  },
  {
    id: 'VD-H.53',
    question: 'Bastion at stability 0. Stability 0 destroys; the bastion cannot be destroyed without damage.',
    readings: {
      a: "A bastion's stability cannot be lowered below 1 by effects; VD-H.52 applies to it only if it has damage.",
      b: 'It is destroyed and the player loses',
      c: 'It stays at 0 and the next point destroys it',
    },
  },
  {
    id: 'VD-H.54',
    question:
      'Clearing damage when the same player stays active. At the turn of a round the active player may not change.',
    readings: {
      a: 'Damage is cleared whenever the active player changes and also at the start of the Nightmare phase and of each round.',
      b: 'Only on a real change',
    },
  },
  {
    id: 'VD-H.55',
    question: 'Participants that change. Leaves play, changes controller, is veiled, readied, exhausted.',
    readings: {
      a: 'Leaving, being veiled or becoming an attachment ends participation. A change of controller ends it too. Ready or exhausted is read at scoring.',
      b: 'It changes side',
    },
  },
  {
    id: 'VD-H.56',
    question: 'A conflict started during resolution. For example by a destroyed-entity trigger.',
    readings: {
      a: "The conflict lasts until its end step is done; until then such an instruction has no effect. Triggers on 'conflict ends' may start a new one.",
      b: 'Queued for later',
    },
  },
  {
    id: 'VD-H.57',
    question: 'Type switch. What stays?',
    readings: {
      a: 'Attackers, defenders, modifiers and turn order stay; only modifiers of the current type count at scoring.',
      b: 'New declarations',
    },
  },
  {
    id: 'VD-H.58',
    question: 'Unveiled entity joining. Details.',
    readings: {
      a: "Its controller decides at the moment it is turned up; it joins ready, on the controller's side, until the second pass. It may decline.",
      b: 'It joins automatically',
    },
  },
  {
    id: 'VD-H.104',
    question:
      "Protection or bonus that lapses on damage already marked. 'Cannot be destroyed' or +stability played in a conflict ends with it, just after the damage.",
    readings: {
      a: 'The end of a turn, conflict or phase is one step: its damage is cleared and its effects lapse together, so neither a lapsed ban nor a lapsed bonus destroys. If one lapses in mid-turn, marked damage counts (VD-H.52).',
      b: 'Effects lapse first, then the marked damage is checked',
    },
  },
];
