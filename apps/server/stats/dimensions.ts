import type { FigureBy, MatchUpSide } from '#contract';
import type { Dimension } from '#stats';
import { globalId } from '../graphql/ids.js';
import { playerId } from './filter-input.js';

/** By what the API tells games apart, and how it names what they are told apart by. */
export const SIDES: Readonly<Record<MatchUpSide, readonly Dimension[]>> = {
  PLAYER: ['player', 'opponent'],
  DECK: ['deck', 'opponent-deck'],
  ARCHETYPE: ['archetype', 'opponent-archetype'],
  BASTION: ['bastion', 'opponent-bastion'],
  FACTION: ['faction', 'opponent-faction'],
  MIND: ['mind', 'opponent-mind'],
};

export const DIMENSIONS: Readonly<Record<FigureBy, Dimension>> = {
  GAME: 'game',
  CARDS: 'set',
  TOURNAMENT: 'tournament',
  PLAYER: 'player',
  OPPONENT: 'opponent',
  DECK: 'deck',
  OPPONENT_DECK: 'opponent-deck',
  ARCHETYPE: 'archetype',
  OPPONENT_ARCHETYPE: 'opponent-archetype',
  FACTION: 'faction',
  OPPONENT_FACTION: 'opponent-faction',
  BASTION: 'bastion',
  OPPONENT_BASTION: 'opponent-bastion',
  MIND: 'mind',
  OPPONENT_MIND: 'opponent-mind',
  CARD: 'card',
  CARD_DRAWN: 'card-drawn',
  CARD_PLAYED: 'card-played',
  SEAT: 'seat',
  ROUNDS: 'length',
  LENGTH: 'decisions',
  ENDED: 'ended',
  MONTH: 'month',
  DAY: 'day',
};

export const isOfPlayer = (by: Dimension | undefined): boolean => by === 'player' || by === 'opponent';

export function shownKey(by: Dimension | undefined, key: string): string {
  if (isOfPlayer(by)) return playerId(key);
  return by === 'tournament' || by === 'match' ? globalId(by, key) : key;
}
