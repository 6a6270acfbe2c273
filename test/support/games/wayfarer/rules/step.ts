import { type Answer, type DecisionRequest, type Offer, rule, seat, type Tell } from '#kernel';
import { gainEnergy, HEIGHT, type WalkState, WIDTH } from '../state.js';

const STEP = rule('TG-3.2');

const STRAIGHT = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;
const CROSSWISE = { northeast: [1, -1], southeast: [1, 1], southwest: [-1, 1], northwest: [-1, -1] } as const;

interface Way {
  readonly name: string;
  readonly place: number;
}

/** TG-3.2 */
export function stepRequest(state: WalkState): DecisionRequest {
  const offers = ways(state).map(({ name, place }): Offer => ({ form: 'one', key: `go:${name}`, about: { place } }));
  return { seat: seat(0), kind: 'step', rules: [STEP], offers, hidden: false, told: { kind: 'step' } };
}

/** The place that is now to be entered. */
export function step(state: WalkState, answer: Answer, tell: Tell): number {
  const place = ways(state).find(({ name }) => answer === `go:${name}`)?.place ?? state.at;
  state.at = place;
  gainEnergy(state, -1);
  tell?.({ kind: 'stepped', rule: STEP, open: { place }, closed: [], judge: null });
  return place;
}

function ways({ at, crosswise }: WalkState): readonly Way[] {
  const x = at % WIDTH;
  const y = Math.floor(at / WIDTH);
  return Object.entries(crosswise ? { ...STRAIGHT, ...CROSSWISE } : STRAIGHT).flatMap(([name, [right, down]]) => {
    const isOnMap = x + right >= 0 && x + right < WIDTH && y + down >= 0 && y + down < HEIGHT;
    return isOnMap ? [{ name, place: at + right + down * WIDTH }] : [];
  });
}
