import { type Answer, type Chance, type DecisionRequest, Fault, never, type Seat, type Tell } from '#kernel';
import { type Curio, CURIOS } from './curios.js';
import { bidRequest, sellTo } from './rules/auction.js';
import { choose, openChoices, waitingFor } from './rules/choices.js';
import { isOver } from './rules/end.js';
import { grabRequest, share } from './rules/grab.js';
import { arrange, arrangeRequest, deal, dealRequest, look, sell, sellRequest } from './rules/powers.js';
import { fillStall } from './rules/stall.js';
import type { BazaarState, Frame } from './state.js';

/** The decisions that the top of the stack waits for; none when there is work to do. */
export function requestsOf(state: BazaarState): readonly DecisionRequest[] {
  const frame = state.stack.at(-1);
  switch (frame?.do) {
    case 'bid':
      return waitingFor(state, frame).map((seat) => bidRequest(state, seat));
    case 'grab':
      return waitingFor(state, frame).map((seat) => grabRequest(state, seat));
    case 'arrange':
      return [arrangeRequest(state, frame.seat)];
    case 'sell':
      return [sellRequest(state, frame.seat)];
    case 'deal':
      return [dealRequest(state, frame.seat)];
    default:
      return [];
  }
}

/** Carries out a legal answer to the top of the stack, then all work up to the next decision. */
export function resume(state: BazaarState, seat: Seat, answer: Answer, chance: Chance, tell: Tell): void {
  const frame = state.stack.at(-1);
  switch (frame?.do) {
    case 'bid':
    case 'grab':
      choose(frame, seat, answer);
      tell?.({ kind: 'chose', rule: null, open: { seat }, closed: [{ seat, data: { answer } }], judge: null });
      break;
    case 'arrange':
      state.stack.pop();
      arrange(state, seat, answer, tell);
      break;
    case 'sell':
      state.stack.pop();
      sell(state, seat, answer, tell);
      break;
    case 'deal':
      state.stack.pop();
      deal(state, seat, answer, tell);
      break;
    default:
      throw new Fault('An answer came when nothing was asked.');
  }
  run(state, chance, tell);
}

export function run(state: BazaarState, chance: Chance, tell: Tell): void {
  while (!isOver(state) && requestsOf(state).length === 0) {
    const frame = state.stack.pop();
    if (frame !== undefined) perform(state, frame, chance, tell);
  }
}

function perform(state: BazaarState, frame: Frame, chance: Chance, tell: Tell): void {
  switch (frame.do) {
    case 'round':
      nextRound(state, chance, tell);
      return;
    case 'bid': {
      const curio = state.stall[0];
      const winner = sellTo(state, frame, tell);
      state.stack.push({ do: 'offer-rest' });
      if (winner !== null && curio !== undefined) use(state, winner, curio);
      return;
    }
    case 'offer-rest':
      if (state.stall.length > 0) state.stack.push(openChoices(state, 'grab'));
      return;
    case 'grab':
      for (const { seat, curio } of share(state, frame, tell).toReversed()) use(state, seat, curio);
      return;
    case 'look':
      if (state.deck.length === 0) return;
      look(state, frame.seat, tell);
      state.stack.push({ do: 'arrange', seat: frame.seat });
      return;
    case 'arrange':
    case 'sell':
    case 'deal':
      throw new Fault('A decision was taken for somebody.');
    default:
      never(frame);
  }
}

function nextRound(state: BazaarState, chance: Chance, tell: Tell): void {
  if (state.round >= state.rounds) return;
  state.round += 1;
  fillStall(state, chance, tell);
  if (state.stall.length > 0) state.stack.push({ do: 'round' }, openChoices(state, 'bid'));
}

/** TG-2.8: what a curio does waits on the stack for its turn. */
function use(state: BazaarState, seat: Seat, curio: Curio): void {
  const { power } = CURIOS[curio];
  if (power !== 'none') state.stack.push({ do: power, seat });
}

/** TG-2.10: the game goes on without what this seat had still to do. */
export function withdraw(state: BazaarState, seat: Seat, chance: Chance, tell: Tell): void {
  state.stack = state.stack.filter((frame) => !('seat' in frame) || frame.seat !== seat);
  for (const frame of state.stack) if ('choices' in frame) frame.choices[seat] = { value: null };
  if (state.known?.seat === seat) state.known = null;
  run(state, chance, tell);
}
