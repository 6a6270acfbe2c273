import { type CardSet, sayFact } from '#games/voidream';
import type { SeenFact } from '#kernel';
import { factText } from '#match';
import { PLAYERS } from './board.js';
import { wrapped } from './wrapped.js';

/** What happened, a sentence a line, with the rules; `you` is the seat of who reads it, and null where nobody in the game does. */
export const toldText = (set: CardSet, facts: readonly SeenFact[], you: number | null): string =>
  facts
    .map((fact) => `  ${sentenceOf(set, fact, you)}${fact.rule === null ? '' : `  [${fact.rule}]`}`)
    .map((line) => wrapped(line, '      '))
    .join('\n');

export const sentenceOf = (set: CardSet, fact: Pick<SeenFact, 'kind' | 'data'>, you: number | null): string =>
  sayFact(fact, { set, names: PLAYERS, you })?.says ?? factText({ ...fact, rule: null });
