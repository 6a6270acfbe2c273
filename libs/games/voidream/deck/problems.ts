import { type GameTerms, type Json, phrase, type Problem, rule, saying, switchProblems } from '#kernel';
import { rulings } from '../rulings/index.js';
import type { CardSet } from '../set/compiled.js';
import { checkDeck } from './checks.js';
import { readDeck } from './list.js';

/** What is wrong before the start: the number of players, the switches. VD-2.1.1. */
export function termProblems({ switches }: GameTerms, players: number): readonly Problem[] {
  const says = `Voidream has exactly two players, not ${players}.`;
  const wrong = players === 2 ? [] : [{ rule: rule('VD-2.1.1'), line: null, says }];
  return [...wrong, ...switchProblems(rulings, switches)];
}

/** What is wrong with the deck that one player brings: VD-2.1.2 and part 8. */
export function deckProblems(set: CardSet, brings: Json): readonly Problem[] {
  const deck = readDeck(brings);
  if (deck !== null) return checkDeck(set, deck);
  const says = phrase('A player brings a deck: main, guest, bastion, mind, arcana and dream.');
  return [{ rule: rule('VD-2.1.2'), line: null, ...saying(says) }];
}
