import type { Flaw } from '#cards';
import { EACH_CARD, type Line } from '../language.js';
import { flawsIn } from './parts.js';

/** `each` is a card only where something is counted for each card by itself: elsewhere it would be none. */
export const strayEach = (line: Line): readonly Flaw[] =>
  flawsIn(line, false, ({ of, name, value }, isFor) =>
    name === 'on' && value === EACH_CARD && !isFor
      ? SAYS
      : { within: isFor || name === 'having' || (name === 'amount' && isForEach(of)) },
  );

const SAYS =
  '"each" is each of the cards that something is counted for by itself: it stands in the "amount" of ' +
  '"number", "fixed", "damage" and "remove-damage", and in the bounds of "having".';

const isForEach = (part: object): boolean =>
  ('give' in part && (part.give === 'number' || part.give === 'fixed')) ||
  ('do' in part && (part.do === 'damage' || part.do === 'remove-damage'));
