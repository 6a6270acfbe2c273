import { type Answer, type Chance, type DecisionRequest, rule, seat, type Tell } from '#kernel';
import { copyKeys, placesOf } from '../../copies.js';
import { type Find, gainEnergy, type WalkState } from '../state.js';

const CHEST = rule('TG-3.6');
const KINDS: readonly Find[] = ['flask', 'charm', 'incense'];
const FINDS = 3;
const TAKEN = 2;

/** TG-3.6 */
export function openChest(state: WalkState, chance: Chance, tell: Tell): readonly Find[] {
  const lot = chance.dice('chest', state.chests);
  state.chests += 1;
  const finds = Array.from({ length: FINDS }, () => KINDS[lot.below(KINDS.length)] ?? 'flask');
  tell?.({ kind: 'found', rule: CHEST, open: { finds }, closed: [], judge: null });
  return finds;
}

export function chestRequest(finds: readonly Find[]): DecisionRequest {
  return {
    seat: seat(0),
    kind: 'chest',
    rules: [CHEST],
    offers: [{ form: 'some', key: 'take', about: {}, of: copyKeys(finds), min: 0, max: TAKEN }],
    hidden: false,
    told: { kind: 'chest' },
  };
}

/** How many sticks of incense are now to be burnt. */
export function take(state: WalkState, finds: readonly Find[], answer: Answer, tell: Tell): number {
  const chosen = answer.slice('take:'.length);
  const places = placesOf(finds, chosen === '' ? [] : chosen.split('+'));
  const taken = places.flatMap((place) => finds.slice(place, place + 1));
  const count = (kind: Find): number => taken.filter((find) => find === kind).length;
  gainEnergy(state, count('flask'));
  state.charms += count('charm');
  tell?.({ kind: 'took', rule: CHEST, open: { taken }, closed: [], judge: null });
  return count('incense');
}
