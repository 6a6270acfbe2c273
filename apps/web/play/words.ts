/** What a player is asked, and what each answer does, in the rulebook's words. A word that is not here is shown as the game spells it. */
import type { Offer } from '#kernel';
import type { Asked, NameOf } from './table.js';

const ASKED: Readonly<Record<string, string>> = {
  attackers: 'Choose who attacks.',
  choose: 'Choose.',
  'conflict-type': 'Which conflict is it?',
  cost: 'Choose what pays the cost.',
  cut: 'Cut the deck of your opponent.',
  damage: 'Split the damage.',
  defenders: 'Choose who defends.',
  discard: 'Choose what to discard.',
  evoke: 'You evoke a card: play it, veil it, or return it.',
  'guess-side': 'Guess the side to go first.',
  'hide-side': 'Hide a side; your opponent guesses.',
  hierarchy: 'Choose what hierarchy asks for.',
  host: 'Choose what it is attached to.',
  join: 'Does it join the conflict?',
  may: 'Do it?',
  nightmare: 'Your mind is spent: discard an arcanum, or enter Nightmare.',
  'nightmare-void': 'Choose an arcanum to void.',
  'order-top': 'Put the top cards in order; the first named is on top.',
  shadowborne: 'Choose what lies over it.',
  siege: 'Roll for the siege?',
  'trigger-order': 'Which happens next?',
  turn: 'Your turn.',
  unique: 'Only one of these may stay.',
  'unveil-more': 'Unveil more together with it?',
};

export const sayAsked = ({ kind }: Asked): string => ASKED[kind] ?? `Decide: ${kind}.`;

const ALONE: Readonly<Record<string, string>> = {
  pass: 'Pass',
  yes: 'Yes',
  no: 'No',
  dawn: 'Dawn conflict',
  dusk: 'Dusk conflict',
  done: 'No more',
  roll: 'Roll',
  'skip-roll': 'Do not roll',
  'no-cut': 'Leave it',
  enter: 'Enter Nightmare',
  join: 'Join',
  'stay-out': 'Stay out',
  play: 'Play it',
  veil: 'Veil it',
  return: 'Return it',
  'discard-copy': 'Discard this one',
  'guess:numbered': 'Guess the numbered side',
  'guess:spent': 'Guess the spent side',
  'hide:numbered': 'Hide the numbered side',
  'hide:spent': 'Hide the spent side',
};

const VERBS: Readonly<Record<string, (card: string) => string>> = {
  play: (card) => `Play ${card}`,
  invert: (card) => `Invert ${card}`,
  use: (card) => `Use ${card}`,
  unveil: (card) => `Unveil ${card}`,
  also: (card) => `Also ${card}`,
  next: (card) => `Next: ${card}`,
  choose: (card) => `Choose ${card}`,
  host: (card) => `On ${card}`,
  discard: (card) => `Discard ${card}`,
  void: (card) => `Void ${card}`,
  shadowborne: (card) => `Over it: ${card}`,
};

export function sayAnswer(answer: string, nameOf: NameOf): string {
  const alone = ALONE[answer];
  if (alone !== undefined) return alone;
  const at = answer.indexOf(':');
  const say = VERBS[answer.slice(0, at)];
  return say === undefined ? answer : say(nameOf(answer.slice(at + 1)));
}

/** What a touch on a card does, in a word for each answer it stands for. */
export const sayVerbs = (answers: readonly string[]): string => {
  const verbs = answers.map((answer) => answer.split(':')[0] ?? '').filter((verb) => verb in VERBS);
  const words = verbs.map((verb, nth) => (nth === 0 ? verb.replace(/^[a-z]/, (letter) => letter.toUpperCase()) : verb));
  return words.length === 0 ? 'Choose' : words.join(', ');
};

const plural = new Intl.PluralRules('en-GB');

/** What an offer of many still wants. */
export function sayBounds(offer: Exclude<Offer, { readonly form: 'one' }>): string {
  switch (offer.form) {
    case 'number':
      return `A number from ${offer.min} to ${offer.max}.`;
    case 'some':
      if (offer.min === offer.max) return `Exactly ${offer.min}.`;
      return offer.min === 0 ? `Up to ${offer.max}, or none.` : `${offer.min} to ${offer.max}.`;
    case 'order':
      return plural.select(offer.of.length) === 'one' ? 'It alone.' : `All ${offer.of.length}, one after the other.`;
    case 'split':
      return `${offer.total} in all.`;
  }
}

export const sayConfirm = (offer: Exclude<Offer, { readonly form: 'one' }>, chosen: number): string => {
  if (offer.form !== 'some') return 'Confirm';
  if (chosen === 0)
    return offer.key === 'attack' ? 'Attack with none' : offer.key === 'defend' ? 'Defend with none' : 'None';
  return offer.key === 'attack'
    ? `Attack with ${chosen}`
    : offer.key === 'defend'
      ? `Defend with ${chosen}`
      : `These ${chosen}`;
};
