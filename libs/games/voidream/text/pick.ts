import type { Best, Pick, Who } from '../language.js';
import { sayAmount, sayEnd } from './amount.js';
import { MANY, ONE, sayGroup } from './group.js';
import { article, type Noun, sayCard, sayWho, sayWhose, thing } from './noun.js';

/** Which cards something is done to, as the object of a sentence or as its subject. */

type Choice = Extract<Pick, { pick: 'choose' }>;
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
      return 'it';
    case 'choose':
      return `${sayNumber(pick, subject, from)}${sayBest(pick.best)}${chooser(pick, subject)}`;
    case 'random':
      return `${sayNumber(pick, subject, from)} at random`;
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
      return thing('it');
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

const chooser = ({ by }: Choice, subject: Who | null): string => {
  if (by === subject || (by === 'you' && subject === null)) return '';
  return by === 'you' ? ' of your choice' : ` of ${sayWho(by)}'s choice`;
};

function sayNumber(pick: ByNumber, subject: Who | null, from: boolean): string {
  const upTo = pick.pick === 'choose' && pick.upTo ? 'up to ' : '';
  const one = sayGroup(pick.of, { ...ONE, subject, from });
  const many = sayGroup(pick.of, { ...MANY, subject, from });
  const { count } = pick;
  if (count === 'any') return `any number of ${many}`;
  if (count === 1) return upTo === '' ? article(one) : `up to 1 ${one}`;
  if (typeof count === 'number') return `${upTo}${count} ${many}`;
  return `${upTo === '' ? 'a number' : 'any number'} of ${many}${upTo === '' ? ' equal to' : ' up to'} ${sayAmount(count, subject)}`;
}

const sayBest = (best: Best | null): string => (best === null ? '' : ` with the ${best.end} ${best.of}`);

/** "each damaged entity you control", for what is done to them one by one. */
export const sayEach = (pick: Pick): string => {
  if (pick === 'attachments') return 'each card attached to this card';
  if (typeof pick === 'object' && pick.pick === 'all') return `each ${sayGroup(pick.of, ONE)}${sayBest(pick.best)}`;
  return `each of ${sayPick(pick)}`;
};
