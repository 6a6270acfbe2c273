import type { CardSet, VoidreamState } from '#games/voidream';
import { didYouMean } from '#cards';
import { type Answer, anyAnswer, type DecisionRequest, type Dice } from '#kernel';
import { EXIT, Stop } from './exit.js';

/** Who plays when no person does. */
export type Player = (request: DecisionRequest, state: VoidreamState) => Answer;

type MakePlayer = (set: CardSet, dice: Dice) => Player;

const PLAYERS: Readonly<Record<string, MakePlayer>> = {
  random: (_, dice) => (request) => anyAnswer(request.offers, dice),
};
export const PLAYER_NAMES = Object.keys(PLAYERS);

export function playerCalled(name: string): MakePlayer {
  const found = PLAYERS[name];
  if (found !== undefined) return found;
  throw new Stop(
    EXIT.usage,
    `There is no bot "${name}": choose one of ${PLAYER_NAMES.join(', ')}.${didYouMean(name, PLAYER_NAMES)}`,
  );
}
