/** What a player is asked, and what each answer does, in the rulebook's words. A word that is not known is shown as the game spells it. */
import { isAsked, QUESTIONS, takesPartAnyway } from '#games/voidream';
import type { Offer } from '#kernel';
import type { Asked, NameOf } from './table.js';
import { listed, say, sayAs, sayMany, sayText } from '../say/index.js';

export const sayAsked = ({ kind }: Asked): string =>
  isAsked(kind) ? sayText(QUESTIONS[kind].asks, {}) : say('Decide: {kind}.', { kind });

/** Who takes part whatever is answered; null where nobody does. */
export function sayAlong({ told }: Asked, nameOf: NameOf): string | null {
  const cards = takesPartAnyway(told).map(nameOf);
  return cards.length === 0 ? null : say('In any case: {cards}.', { cards: listed(cards) });
}

/** The same for whoever is not asked. */
export const sayFor = (kind: string): string => (isAsked(kind) ? sayText(QUESTIONS[kind].others, {}) : kind);

const ALONE: Readonly<Record<string, string>> = {
  pass: say('Pass'),
  yes: say('Yes'),
  no: say('No'),
  dawn: say('Dawn conflict'),
  dusk: say('Dusk conflict'),
  done: say('No more'),
  roll: say('Roll'),
  'skip-roll': say('Do not roll'),
  'no-cut': say('Leave it'),
  enter: say('Enter Nightmare'),
  join: say('Join'),
  'stay-out': say('Stay out'),
  play: say('Play it'),
  veil: say('Veil it'),
  return: say('Return it'),
  'discard-copy': say('Discard the copy under it'),
  'discard-host': say('Discard the card itself'),
  'guess:numbered': say('Guess the numbered side'),
  'guess:spent': say('Guess the spent side'),
  'hide:numbered': say('Hide the numbered side'),
  'hide:spent': say('Hide the spent side'),
};

const VERBS: Readonly<Record<string, (card: string) => string>> = {
  play: (card) => say('Play {card}', { card }),
  invert: (card) => say('Invert {card}', { card }),
  use: (card) => say('Use {card}', { card }),
  unveil: (card) => say('Unveil {card}', { card }),
  also: (card) => say('Also {card}', { card }),
  next: (card) => say('Next: {card}', { card }),
  choose: (card) => say('Choose {card}', { card }),
  host: (card) => say('On {card}', { card }),
  discard: (card) => say('Discard {card}', { card }),
  void: (card) => say('Void {card}', { card }),
  shadowborne: (card) => say('Under the deck: {card}', { card }),
  hierarchy: (cards) => say('For hierarchy: {cards}', { cards }),
  modes: (modes) => modes,
  attack: (cards) => say('Attack with {cards}', { cards }),
  defend: (cards) => say('Defend with {cards}', { cards }),
  pay: (cards) => say('Pay with {cards}', { cards }),
  order: (cards) => say('In this order: {cards}', { cards }),
  damage: (cards) => say('Damage on {cards}', { cards }),
  cut: (at) => say('Cut at {at}', { at }),
};

/** The same in a word, where the card itself is touched. */
const TOUCHES: Readonly<Record<string, string>> = {
  play: say('Play'),
  invert: say('Invert'),
  use: say('Use'),
  unveil: say('Unveil'),
  discard: say('Discard'),
  void: sayAs('what to do', 'Void'),
};

const NONE: Readonly<Record<string, string>> = {
  'attack:': say('Attack with none'),
  'defend:': say('Defend with none'),
  'choose:': say('None'),
};

export function sayAnswer(answer: string, nameOf: NameOf): string {
  const alone = ALONE[answer] ?? NONE[answer];
  if (alone !== undefined) return alone;
  if (answer.startsWith('mode-')) return nameOf(answer);
  const at = answer.indexOf(':');
  const verb = VERBS[answer.slice(0, at)];
  return verb === undefined ? answer : verb(nameOf(answer.slice(at + 1)));
}

/** What a touch on a card does, in a word for each answer it stands for. */
export const sayVerbs = (answers: readonly string[]): string => {
  const words = answers.flatMap((answer) => TOUCHES[answer.split(':')[0] ?? ''] ?? []);
  return words.length === 0 ? say('Choose') : words.join(', ');
};

/** What an offer of many still wants. */
export function sayBounds(offer: Exclude<Offer, { readonly form: 'one' }>): string {
  switch (offer.form) {
    case 'number':
      return say('A number from {min} to {max}.', { min: offer.min, max: offer.max });
    case 'some':
      if (offer.min === offer.max) return say('Exactly {min}.', { min: offer.min });
      return offer.min === 0
        ? say('Up to {max}, or none.', { max: offer.max })
        : say('{min} to {max}.', { min: offer.min, max: offer.max });
    case 'order':
      return sayMany(offer.of.length, { one: 'It alone.', other: 'All {n}, one after the other.' });
    case 'split':
      return say('{total} in all.', { total: offer.total });
  }
}

/** What a number that is chosen means, before it is given. */
export const sayNumber = (key: string, number: number): string =>
  key === 'cut'
    ? sayMany(number, { one: 'The top card goes under the deck.', other: 'The top {n} cards go under the deck.' })
    : String(number);

export const sayConfirm = (offer: Exclude<Offer, { readonly form: 'one' }>, chosen: number): string => {
  if (offer.form !== 'some') return say('Confirm');
  if (chosen === 0)
    return offer.key === 'attack'
      ? say('Attack with none')
      : offer.key === 'defend'
        ? say('Defend with none')
        : say('None');
  return offer.key === 'attack'
    ? say('Attack with {chosen}', { chosen })
    : offer.key === 'defend'
      ? say('Defend with {chosen}', { chosen })
      : say('These {chosen}', { chosen });
};
