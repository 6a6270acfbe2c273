import { type Answer, type Chance, type DecisionRequest, Fault, never, rule, type Tell } from '#kernel';
import { beastRequest, fight } from './rules/beast.js';
import { chestRequest, openChest, take } from './rules/chest.js';
import { step, stepRequest } from './rules/step.js';
import { lose, stormRequest } from './rules/storm.js';
import { peek, peekRequest } from './rules/tower.js';
import { type Frame, gainEnergy, type Tile, type WalkState } from './state.js';

const OPEN = rule('TG-3.3');
const SPRING = 2;

/** The decision that the top of the stack waits for; null when it waits for none. */
export function requestOf(state: WalkState): DecisionRequest | null {
  const frame = state.stack.at(-1);
  switch (frame?.do) {
    case 'step':
      return stepRequest(state);
    case 'beast':
      return beastRequest(state);
    case 'chest':
      return chestRequest(frame.finds);
    case 'peek':
      return peekRequest(state);
    case 'storm':
      return stormRequest(state);
    default:
      return null;
  }
}

/** Carries out a legal answer to the top of the stack, then all work up to the next decision. */
export function resume(state: WalkState, answer: Answer, chance: Chance, tell: Tell): void {
  const frame = state.stack.pop();
  if (frame === undefined) throw new Fault('An answer came when nothing was asked.');
  carryOut(state, frame, answer, chance, tell);
  run(state, chance, tell);
}

function carryOut(state: WalkState, frame: Frame, answer: Answer, chance: Chance, tell: Tell): void {
  switch (frame.do) {
    case 'step':
      state.stack.push({ do: 'step' }, { do: 'enter', place: step(state, answer, tell) });
      return;
    case 'beast':
      fight(state, answer, chance, tell);
      return;
    case 'chest':
      for (let left = take(state, frame.finds, answer, tell); left > 0; left--) state.stack.push({ do: 'peek' });
      return;
    case 'peek':
      peek(state, answer, tell);
      return;
    case 'storm':
      lose(state, answer, tell);
      return;
    case 'enter':
      throw new Fault('An answer came when nothing was asked.');
    default:
      never(frame);
  }
}

/** Does what waits for nobody, passes over what has nothing to ask, and ends the walk when that is due. */
function run(state: WalkState, chance: Chance, tell: Tell): void {
  while (state.end === null && requestOf(state) === null) {
    const frame = state.stack.pop();
    if (frame?.do === 'enter') enter(state, frame.place, chance, tell);
  }
  if (state.energy === 0) state.end ??= 'exhausted';
}

/** TG-3.3 */
function enter(state: WalkState, at: number, chance: Chance, tell: Tell): void {
  const place = state.places[at];
  if (place === undefined || place.open) return;
  place.open = true;
  tell?.({ kind: 'opened', rule: OPEN, open: { place: at, tile: place.tile }, closed: [], judge: null });
  meet(state, place.tile, chance, tell);
}

function meet(state: WalkState, tile: Tile, chance: Chance, tell: Tell): void {
  switch (tile) {
    case 'meadow':
      return;
    case 'spring':
      gainEnergy(state, SPRING);
      return;
    case 'beast':
    case 'storm':
      state.stack.push({ do: tile });
      return;
    case 'tower':
      state.stack.push({ do: 'peek' });
      return;
    case 'chest':
      state.stack.push({ do: 'chest', finds: openChest(state, chance, tell) });
      return;
    case 'gate':
      state.end = 'gate';
      return;
    default:
      never(tile);
  }
}
