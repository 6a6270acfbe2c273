import type { Flaw } from '#cards';
import { EACH_CARD, type Line, NAMES } from '../language.js';
import { flawsIn } from './parts.js';

/** Words that mean somebody, or a card, only while a line is carried out: in what lasts they would mean nobody and nothing. */
export const momentary = (line: Line): readonly Flaw[] =>
  flawsIn<Now>(line, { isDone: line.line !== 'static', isTurn: false }, ({ of, name, value }, now) => {
    const then = isLater(of, name, value) ? LATER : { ...now, isTurn: now.isTurn || isEachPlayer(of) };
    return (typeof value === 'string' ? meaningless(name, value, then) : null) ?? { within: then };
  });

/** Whether a line is being carried out, and there the steps of `each-player`. */
interface Now {
  readonly isDone: boolean;
  readonly isTurn: boolean;
}
const LATER: Now = { isDone: false, isTurn: false };

function meaningless(name: string, word: string, { isDone, isTurn }: Now): string | null {
  if (word === 'each')
    return isTurn || !WHO.includes(name)
      ? null
      : '"each" is each player in turn, and means somebody only in the steps of "each-player"; what lasts names "you" or "opponent".';
  const isMomentary = MOMENTARY.some(([fields, words]) => fields.includes(name) && words.includes(word));
  return isDone || !isMomentary ? null : `"${word}" means nothing here: it belongs to what happens, and this lasts.`;
}

const WHO: readonly string[] = ['who', 'whose', 'by'];
export const PASSING_CARDS: readonly string[] = ['it', 'that-card', ...NAMES];
/** In these fields these words: players, cards, amounts, conditions. */
const MOMENTARY: readonly (readonly [fields: readonly string[], words: readonly string[]])[] = [
  [WHO, ['that-player', 'its-owner', 'its-controller']],
  [['what', 'on', 'but', 'with'], PASSING_CARDS],
  [['of'], ['rolled', 'event', 'dealt', 'chosen', 'used']],
  [['is'], ['done', 'inverted']],
];

const isEachPlayer = (part: object): boolean => 'do' in part && part.do === 'each-player';

/** Whether it is looked at while something lasts; cards are chosen, and amounts counted, as it begins. */
function isLater(part: object, name: string, value: unknown): boolean {
  if (name === 'while' || name === 'deed' || (name === 'until' && 'give' in part)) return true;
  if (!('give' in part) || part.give === 'control') return false;
  return (
    name === 'who' ||
    name === 'with' ||
    name === 'by' ||
    (name === 'to' && isAll(value)) ||
    (name === 'amount' && isOfEach(value))
  );
}

/** Counted anew for each card as long as it lasts. */
const isOfEach = (amount: unknown): boolean => JSON.stringify(amount).includes(`"on":"${EACH_CARD}"`);
const isAll = (pick: unknown): boolean =>
  typeof pick === 'object' && pick !== null && 'pick' in pick && pick.pick === 'all';
