import { type DecisionRequest, type Offer, rule, type Seat, type Tell } from '#kernel';
import type { Curio } from '../curios.js';
import { type BazaarState, playerOf } from '../state.js';
import { chosen, type Sealed } from './choices.js';

const GRAB = rule('TG-2.4');

/** TG-2.4 */
export function grabRequest(state: BazaarState, seat: Seat): DecisionRequest {
  const free = state.stall.map((curio, place): Offer => ({ form: 'one', key: `grab:${place}`, about: { curio } }));
  return {
    seat,
    kind: 'grab',
    rules: [GRAB],
    offers: [...free, { form: 'one', key: 'grab-none', about: {} }],
    hidden: true,
    told: { kind: 'grab' },
  };
}

export interface Grabbed {
  readonly seat: Seat;
  readonly curio: Curio;
}

/** Who gets what, by seat. */
export function share(state: BazaarState, frame: Sealed, tell: Tell): readonly Grabbed[] {
  const picks = chosen(frame);
  const grabbed = picks.flatMap((place, seat): readonly Grabbed[] => {
    const curio = place === null ? undefined : state.stall[place];
    if (curio === undefined) return [];
    if (picks.filter((other) => other === place).length === 1) return [{ seat: seat as Seat, curio }];
    playerOf(state, seat as Seat).coins += 1;
    return [];
  });
  tell?.({ kind: 'grabs', rule: GRAB, open: { picks }, closed: [], judge: null });
  const gone = new Set(grabbed.map(({ seat }) => picks[seat]));
  state.stall = state.stall.filter((_, place) => !gone.has(place));
  for (const { seat, curio } of grabbed) playerOf(state, seat).curios.push(curio);
  return grabbed;
}
