import { plural } from '#cards';
import type { CardWord, EachCard, Who } from '../language.js';

/** Who and what a sentence is about, as its verb must know it: one or many. */

export interface Noun {
  readonly said: string;
  readonly who: Who | null;
  readonly many: boolean;
}

const WHO: Readonly<Record<Who, string>> = {
  you: 'you',
  opponent: 'your opponent',
  active: 'the active player',
  attacker: 'the attacker',
  defender: 'the defender',
  winner: 'the winner',
  loser: 'the loser',
  'in-nightmare': 'the player in Nightmare',
  'that-player': 'that player',
  'its-owner': 'its owner',
  'its-controller': 'its controller',
  each: 'each player',
};
const CARD: Readonly<Record<CardWord | EachCard, string>> = {
  self: 'this card',
  it: 'it',
  host: "this card's host",
  'that-card': 'that card',
  first: 'the first',
  second: 'the second',
  third: 'the third',
  each: 'it',
};

export const sayWho = (who: Who): string => WHO[who];
export const sayCard = (word: CardWord | EachCard): string => CARD[word];
/** "You" goes with the verb of many. */
export const player = (who: Who): Noun => ({ said: WHO[who], who, many: who === 'you' });
export const thing = (said: string, many = false): Noun => ({ said, who: null, many });

/** "your deck", "your opponent's deck"; "their deck" where the sentence is about that player. */
export function sayWhose(who: Who, subject: Who | null = null): string {
  if (who === 'you') return 'your';
  return who === subject || who === 'each' ? 'their' : `${WHO[who]}'s`;
}

/** "a thought", "an entity"; another sound than the letter stands in "a unique" and "a user". */
export const article = (said: string): string => {
  if (said.startsWith('other ')) return `an${said}`;
  return `${/^[aeio]|^u(?!ni|s[aeiou])/i.test(said) ? 'an' : 'a'} ${said}`;
};

export const pluralOf = (noun: string): string => (noun === 'arcanum' ? 'arcana' : plural(noun));
/** "an arcanum", "2 arcana". */
export const counted = (count: number, noun: string): string =>
  count === 1 ? article(noun) : `${count} ${pluralOf(noun)}`;
