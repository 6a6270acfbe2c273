import { type Answer, type Chance, type DecisionRequest, rule, seat, type Tell } from '#kernel';
import { gainEnergy, type WalkState } from '../state.js';

const BEAST = rule('TG-3.5');
const STRENGTH = 4;
const WOUND = 2;
const SIDES = 6;

/** TG-3.5 */
export function beastRequest({ charms }: WalkState): DecisionRequest {
  return {
    seat: seat(0),
    kind: 'beast',
    rules: [BEAST],
    offers: [{ form: 'number', key: 'charms', about: { strength: STRENGTH }, min: 0, max: charms }],
    hidden: false,
    told: { kind: 'beast' },
  };
}

export function fight(state: WalkState, answer: Answer, chance: Chance, tell: Tell): void {
  const spent = Number(answer.slice('charms:'.length));
  const draw = { purpose: 'die', nth: state.rolls };
  const roll = 1 + chance.dice(draw.purpose, draw.nth).below(SIDES);
  state.rolls += 1;
  const won = roll + spent >= STRENGTH;
  state.charms += (won ? 1 : 0) - spent;
  if (!won) gainEnergy(state, -WOUND);
  tell?.({ kind: 'fought', rule: BEAST, open: { spent, roll, won }, closed: [], judge: { draw } });
}
