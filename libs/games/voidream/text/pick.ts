import type { Best, Pick, Who } from '../language.js';
import { sayEnd } from './amount.js';
import { MANY, ONE, sayAmount, sayGroup } from './group.js';
import { article, type Noun, sayCard, sayWho, sayWhose, thing } from './noun.js';

/** Which cards something is done to, as the object of a sentence or as its subject. */

type ByNumber = Extract<Pick, { pick: 'choose' | 'random' }>;

/** `subject` is whom the sentence is about, and who chooses then; `from` where the cards leave their pile. */
export function sayPick(pick: Pick, subject: Who | null = 'you', from = false): string {
  if (pick === 'attachments') return 'all cards attached to this card';
  if (typeof pick === 'string') return sayCard(pick);
  switch (pick.pick) {
    case 'all':
      return `all ${sayGroup(pick.of, { ...MANY, subject, from })}${sayBest(pick.best)}`;
    case 'deck':
      return sayEnd(pick.from, pick.count, `${sayWhose(pick.who, subject)} deck`);
    case 'bound':
      return 'them';
    default:
      return sayNumber(pick, subject, from);
  }
}

/** As a subject "all" goes without saying: "Entities you control have +1 dawn". */
export function nounOf(pick: Pick): Noun {
  if (pick === 'attachments') return thing('cards attached to this card', true);
  if (typeof pick === 'string') return thing(sayCard(pick));
  switch (pick.pick) {
    case 'all':
      return thing(`${sayGroup(pick.of, MANY)}${sayBest(pick.best)}`, true);
    case 'bound':
      return thing('they', true);
    default:
      return thing(sayPick(pick), pick.count !== 1);
  }
}

/** Whether the cards are the same however often they are named. */
export const isFixed = (pick: Pick): boolean =>
  typeof pick === 'string' || pick.pick === 'all' || pick.pick === 'deck' || pick.pick === 'bound';

/** Who chooses; each player, where it is done to all cards of each. */
export function chooserOf(pick: Pick): Who {
  if (typeof pick === 'string') return 'you';
  if (pick.pick === 'choose') return pick.by;
  return pick.pick === 'all' && pick.of.whose === 'each' ? 'each' : 'you';
}

const chooser = (pick: ByNumber, subject: Who | null): string => {
  if (pick.pick === 'random') return ' at random';
  if (pick.by === subject || (pick.by === 'you' && subject === null)) return '';
  return pick.by === 'you' ? ' of your choice' : ` of ${sayWho(pick.by)}'s choice`;
};

/** "an entity", "up to 2 entities", "a number of entities equal to your depth". */
function sayNumber(pick: ByNumber, subject: Who | null, from: boolean): string {
  const { count, of } = pick;
  const isUpTo = pick.pick === 'choose' && pick.upTo;
  const name = pick.as === null ? '' : ` (${sayCard(pick.as)})`;
  const behind = `${pick.pick === 'choose' ? sayBest(pick.best) : ''}${chooser(pick, subject)}${name}`;
  if (count === 1) {
    const one = sayGroup(of, { ...ONE, subject, from });
    return `${isUpTo ? `up to 1 ${one}` : article(one)}${behind}`;
  }
  const many = `${sayGroup(of, { ...MANY, subject, from })}${behind}`;
  if (typeof count === 'number') return `${isUpTo ? 'up to ' : ''}${count} ${many}`;
  if (count === 'any') return `any number of ${many}`;
  return isUpTo
    ? `any number of ${many} up to ${sayAmount(count, subject)}`
    : `a number of ${many} equal to ${sayAmount(count, subject)}`;
}

const sayBest = (best: Best | null): string => (best === null ? '' : ` with the ${best.end} ${best.of}`);

/** Where it comes to another number for each of several. */
export const sayEachOne = (pick: Pick): string => (isOne(pick) ? sayPick(pick) : sayEach(pick));
const isOne = (pick: Pick): boolean =>
  typeof pick === 'string' ? pick !== 'attachments' : 'count' in pick && pick.count === 1;

/** "each damaged entity you control", for what is done to them one by one. */
export const sayEach = (pick: Pick): string => {
  if (pick === 'attachments') return 'each card attached to this card';
  if (typeof pick === 'object' && pick.pick === 'all') return `each ${sayGroup(pick.of, ONE)}${sayBest(pick.best)}`;
  return `each of ${sayPick(pick)}`;
};
