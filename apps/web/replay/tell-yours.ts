/** The sentences of what the reader did, for those whose subject it is. */
import { say, sayMany } from '../say/index.js';
import type { Telling } from './telling.js';

/** Who the sentence is about, where that is not `seat`. */
export const ABOUT: Readonly<Record<string, string>> = {
  'conflict-started': 'attacker',
  cut: 'deck',
  ended: 'winner',
};

export const YOURS: Readonly<Record<string, Telling>> = {
  'arcanum-played': ({ card }) => say('You play {card}.', { card }),
  activated: ({ card }) => say('You use {card}.', { card }),
  passed: () => say('You pass.'),
  'evoke-played': ({ card }) => say('You evoke and play {card}.', { card }),
  'evoke-returned': () => say('You evoke and put the card back.'),
  veiled: ({ number }) => say('You veil a card of value {value}.', { value: number('value') }),
  unveiled: ({ card }) => say('You unveil {card}.', { card }),
  'conflict-started': ({ word }) => say('You start a {type} conflict.', { type: word('type') }),
  declared: ({ cards }) => (cards === '' ? say('You declare nobody.') : say('You declare {cards}.', { cards })),
  'nightmare-faced': () => say('You face Nightmare.'),
  'nightmare-avoided': () => say('You keep Nightmare away.'),
  'nightmare-entered': () => say('You enter Nightmare.'),
  'dream-damage': ({ number }) => say('You take {amount} damage on the deck.', { amount: number('amount') }),
  sacrificed: ({ card }) => say('You sacrifice {card}.', { card }),
  ended: ({ word }) => (word('reason') === '' ? say('The game ends.') : say('You win the game.')),
  shown: ({ title }) => say('You show {bastion} and {mind}.', { bastion: title('bastion'), mind: title('mind') }),
  'arcanum-discarded': ({ card }) => say('You discard {card}.', { card }),
  'arcanum-voided': ({ card }) => say('You void {card}.', { card }),
  'arcana-returned': ({ cards }) => say('You take back {cards}.', { cards }),
  'back-shown': ({ number }) => say('Your deck shows {value}.', { value: number('value') }),
  'bastion-placed': ({ card }) => say('You put {card} into the deck.', { card }),
  cut: ({ number }) => say('Your deck is cut at {at}.', { at: number('at') }),
  'evoke-looked': () => say('You look at the top of the deck.'),
  'hand-shown': ({ cards }) => say('You show {cards}.', { cards }),
  looked: ({ number }) => sayMany(number('count'), { one: 'You look at 1 card.', other: 'You look at {n} cards.' }),
  'looked-at': ({ card }) => say('You look at {card}.', { card }),
  'mind-turned': ({ number }) =>
    number('to') === 0 ? say('Your mind is spent.') : say('Your mind turns to {to}.', { to: number('to') }),
  put: ({ card, word }) => say('You put {card} on the {where}.', { card, where: word('where') }),
  'put-back': ({ number }) =>
    sayMany(number('count'), { one: 'You put 1 card back.', other: 'You put {n} cards back.' }),
  'returned-in-order': ({ number }) =>
    sayMany(number('count'), { one: 'You put 1 card back in an order.', other: 'You put {n} cards back in an order.' }),
  revealed: ({ cards }) => say('You reveal {cards}.', { cards }),
  rolled: ({ number }) => say('You roll {result}.', { result: number('result') }),
  'roll-skipped': () => say('You do not roll.'),
  shuffled: () => say('Your deck is shuffled.'),
  'top-discarded': ({ card }) => say('You discard {card} from the deck.', { card }),
  'top-voided': ({ card }) => say('You void {card} from the deck.', { card }),
  'unveil-named': ({ card }) => say('You name {card} to unveil.', { card }),
  unveiling: ({ cards }) => say('You are about to unveil {cards}.', { cards }),
  'side-hidden': () => say('You hide a side.'),
};
