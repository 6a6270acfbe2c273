import { type Answer, type Chance, type DecisionRequest, Fault, never, type Tell } from '#kernel';
import { CARDS } from './cards.js';
import { draw } from './rules/deck.js';
import { isOver } from './rules/end.js';
import { arrange, arrangeRequest, exchange, exchangeRequest, look } from './rules/powers.js';
import { followRequest, leadRequest, play, score, stanceRequest, takeStance, type Won } from './rules/trick.js';
import { type DuelState, type Frame, other, playerOf } from './state.js';

/** The decision that the top of the stack waits for; null when it waits for none. */
export function requestOf(state: DuelState): DecisionRequest | null {
  const frame = state.stack.at(-1);
  switch (frame?.do) {
    case 'stance':
      return stanceRequest(state);
    case 'lead':
      return leadRequest(state);
    case 'follow':
      return followRequest(state);
    case 'arrange':
      return arrangeRequest(state, frame.seat);
    case 'exchange':
      return exchangeRequest(state, frame.seat);
    default:
      return null;
  }
}

/** Carries out a legal answer to the top of the stack, then all work up to the next decision. */
export function resume(state: DuelState, answer: Answer, chance: Chance, tell: Tell): void {
  const frame = state.stack.pop();
  switch (frame?.do) {
    case 'stance':
      takeStance(state, answer, tell);
      break;
    case 'lead':
    case 'follow':
      play(state, frame.do, answer, tell);
      break;
    case 'arrange':
      arrange(state, frame.seat, answer, tell);
      break;
    case 'exchange':
      state.stack.push({ do: 'draw', seat: frame.seat, count: exchange(state, frame.seat, answer, tell) });
      break;
    default:
      throw new Fault('An answer came when nothing was asked.');
  }
  run(state, chance, tell);
}

export function run(state: DuelState, chance: Chance, tell: Tell): void {
  for (let frame = state.stack.at(-1); frame !== undefined && !asks(frame); frame = state.stack.at(-1)) {
    state.stack.pop();
    perform(state, frame, chance, tell);
  }
}

const asks = (frame: Frame): boolean => frame.do !== 'score' && frame.do !== 'next' && frame.do !== 'draw';

function perform(state: DuelState, frame: Frame, chance: Chance, tell: Tell): void {
  switch (frame.do) {
    case 'draw':
      draw(state, frame.seat, frame.count, chance, tell);
      return;
    case 'score':
      settleTrick(state, tell);
      return;
    case 'next':
      if (isOver(state)) return;
      state.stack.push({ do: 'score' }, { do: 'follow' }, { do: 'lead' }, { do: 'stance' });
      return;
    case 'stance':
    case 'lead':
    case 'follow':
    case 'arrange':
    case 'exchange':
      throw new Fault('A decision was taken for somebody.');
    default:
      never(frame);
  }
}

function settleTrick(state: DuelState, tell: Tell): void {
  const won = score(state, tell);
  const led = state.leader;
  state.leader = state.nextLead === 'alternate' || won === null ? other(led) : won.seat;
  state.stack.push({ do: 'next' });
  if (isOver(state)) return;
  state.stack.push({ do: 'draw', seat: other(led), count: 1 }, { do: 'draw', seat: led, count: 1 });
  if (won !== null) useOf(state, won, tell);
}

/** The power of the card that won; a seer with no deck to look at has none. */
function useOf(state: DuelState, { seat, card }: Won, tell: Tell): void {
  const { power } = CARDS[card];
  if (power === 'none') return;
  if (power === 'arrange' && playerOf(state, seat).deck.length === 0) return;
  if (power === 'arrange') look(state, seat, tell);
  state.stack.push({ do: power, seat });
}
