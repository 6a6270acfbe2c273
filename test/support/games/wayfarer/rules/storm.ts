import { type Answer, type DecisionRequest, rule, seat, type Tell } from '#kernel';
import { gainEnergy, type WalkState } from '../state.js';

const STORM = rule('TG-3.8');
const LOSSES = 3;

/** TG-3.8 */
export function stormRequest({ energy, charms }: WalkState): DecisionRequest {
  const among = [
    { key: 'energy', min: 0, max: energy },
    { key: 'charms', min: 0, max: charms },
  ];
  const total = Math.min(LOSSES, energy + charms);
  return {
    seat: seat(0),
    kind: 'storm',
    rules: [STORM],
    offers: [{ form: 'split', key: 'lose', about: {}, total, among }],
    hidden: false,
    told: { kind: 'storm' },
  };
}

export function lose(state: WalkState, answer: Answer, tell: Tell): void {
  const [, energy, charms] = /energy=(\d+)\+charms=(\d+)$/.exec(answer) ?? [];
  gainEnergy(state, -Number(energy));
  state.charms -= Number(charms);
  tell?.({
    kind: 'lost',
    rule: STORM,
    open: { energy: Number(energy), charms: Number(charms) },
    closed: [],
    judge: null,
  });
}
