import type { Flaw } from '#cards';
import { type Cost, type Group, type Place, type Sort, SORTS, type Step } from '../language.js';

/** Which cards each word can be done to at all, where it is not to all: VD-2.7.6, VD-4.8.13, VD-6.8.2, VD-6.9.1, VD-6.24.2, VD-6.26.1, VD-7.15.2, VD-7.15.3. */

interface Reach {
  readonly sorts: readonly Sort[];
  readonly places: readonly Place[];
}
const inPlay = (...sorts: readonly Sort[]): Reach => ({ sorts, places: ['play'] });

/** Whatever can lie in play; what a bastion or a card face down withstands is a rule of the table. */
const IN_PLAY = inPlay('entity', 'memory', 'construct', 'bastion', 'veiled', 'charge');

const REACH: Readonly<Partial<Record<Step['do'], Reach>>> = {
  exhaust: IN_PLAY,
  ready: IN_PLAY,
  inspire: IN_PLAY,
  destroy: IN_PLAY,
  sacrifice: IN_PLAY,
  discard: { sorts: SORTS, places: ['play', 'hand', 'looked'] },
  veil: {
    sorts: ['thought', 'memory', 'entity', 'construct', 'bastion', 'charge'],
    places: ['play', 'dream-discard', 'void', 'resolving', 'looked'],
  },
  damage: inPlay('entity'),
  'remove-damage': inPlay('entity', 'construct', 'bastion'),
  charge: inPlay('entity', 'memory'),
  join: inPlay('entity'),
  'leave-conflict': inPlay('entity'),
  control: inPlay('entity', 'memory', 'veiled'),
  unveil: inPlay('veiled'),
  detach: inPlay('memory'),
  play: {
    sorts: ['thought', 'memory', 'entity', 'construct', 'arcanum'],
    places: ['hand', 'arcana-discard', 'dream-discard', 'void', 'looked'],
  },
};

/** What pays lies in play too, unless it is voided. */
const COSTS: Readonly<Partial<Record<Cost['pay'], Reach>>> = { exhaust: IN_PLAY, sacrifice: IN_PLAY };

export function outOfReach(step: Step, at: Flaw['at']): readonly Flaw[] {
  const reach = REACH[step.do];
  const what = 'what' in step ? step.what : null;
  if (reach === undefined || typeof what !== 'object' || what === null) return [];
  if ('of' in what) return flawsIn(step.do, reach, what.of, [...at, 'what', 'of']);
  if (what.pick !== 'deck' || reach.places.includes('looked')) return [];
  return [
    { at: [...at, 'what', 'pick'], says: `"${step.do}" reaches no card in a deck, only in ${list(reach.places)}.` },
  ];
}

export function unpayableBy(cost: Cost, at: Flaw['at']): readonly Flaw[] {
  const reach = COSTS[cost.pay];
  return reach === undefined || !('of' in cost) ? [] : flawsIn(cost.pay, reach, cost.of, [...at, 'of']);
}

function flawsIn(word: string, { sorts, places }: Reach, { is, in: place }: Group, at: Flaw['at']): readonly Flaw[] {
  if (!places.includes(place)) {
    return [{ at, says: `"${word}" reaches no card in "${place}": "in" may be one of ${list(places)}.` }];
  }
  if (is.length === 0 || is.some((sort) => sorts.includes(sort))) return [];
  return [{ at, says: `"${word}" is done to none of these: "is" may hold ${list(sorts)}.` }];
}

const list = (words: readonly string[]): string => words.map((one) => `"${one}"`).join(', ');
