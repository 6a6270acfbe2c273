import type { Json } from '#kernel';

/** What the log says of each kind of fact, in English; who translates finds every text here. */

/** With the forms of a text that counts `{n}`, where there is such a number in it. */
export type Text = string | { readonly one: string; readonly other: string };

export interface Sentence {
  /** `turn` opens a phase, `small` follows from what stands before it. */
  readonly weight: 'main' | 'small' | 'turn';
  readonly says: Text;
  /** The same to whom it is about: the player that it names. */
  readonly yours: Text;
  /** Said of facts with these values alone; null of those that tell nothing there. */
  readonly when: Readonly<Record<string, Json>>;
}

type When = Sentence['when'];
const main = (says: Text, yours: Text = says, when: When = {}): Sentence => ({ weight: 'main', says, yours, when });
const small = (says: Text, yours: Text = says, when: When = {}): Sentence => ({ weight: 'small', says, yours, when });
const turn = (says: Text, when: When): Sentence => ({ weight: 'turn', says, yours: says, when });

/** Of several, the first that may be said. */
export const SENTENCES = {
  phase: [
    turn('The round begins', { phase: 'beginning' }),
    turn('Main phase', { phase: 'main' }),
    turn('Nightmare phase', { phase: 'nightmare' }),
  ],

  'arcanum-played': main('{who} plays {card}.', 'You play {card}.'),
  'arcanum-inverted': main('{who} plays {card} inverted.', 'You play {card} inverted.'),
  activated: main('{who} uses {card}.', 'You use {card}.'),
  passed: main('{who} passes.', 'You pass.'),
  'evoke-played': main('{who} evokes and plays {card}.', 'You evoke and play {card}.'),
  'evoke-returned': main('{who} evokes and puts the card back.', 'You evoke and put the card back.'),
  veiled: [
    main('{who} veils a card of value {value}.', 'You veil a card of value {value}.', { card: null }),
    main('{who} veils {card}, of value {value}.', 'You veil {card}, of value {value}.'),
  ],
  unveiled: main('{who} unveils {card}.', 'You unveil {card}.'),
  'conflict-started': [
    main('{attacker} starts a conflict.', 'You start a conflict.', { type: null }),
    main('{attacker} starts a {type} conflict.', 'You start a {type} conflict.'),
  ],
  'conflict-initiated': main('The {type} conflict is initiated.'),
  'conflict-ended': main('The {type} conflict ends.'),
  'conflict-switched': main('The conflict turns to {type}.'),
  declared: [
    main('{who} declares nobody.', 'You declare nobody.', { cards: null }),
    main('{who} declares {cards}.', 'You declare {cards}.'),
  ],
  scored: [
    main('The {type} conflict is scored {scores}: nobody wins it.', undefined, { winner: null }),
    main(
      'The {type} conflict is scored {scores}: {winner} wins it.',
      'The {type} conflict is scored {scores}: you win it.',
    ),
  ],
  'nightmare-faced': main('{who} faces Nightmare.', 'You face Nightmare.'),
  'nightmare-avoided': main('{who} keeps Nightmare away.', 'You keep Nightmare away.'),
  'nightmare-entered': main('{who} enters Nightmare.', 'You enter Nightmare.'),
  'dream-damage': main('{who} takes {amount} damage on the deck.', 'You take {amount} damage on the deck.'),
  destroyed: main('{card} is destroyed.'),
  sacrificed: main('{who} sacrifices {card}.', 'You sacrifice {card}.'),
  ended: [
    main('The game ends in a draw: both bastions are lost at once.', undefined, {
      winner: null,
      reason: 'both-bastions',
    }),
    main('The game ends in a draw: time is up.', undefined, { winner: null, reason: 'time' }),
    main('The game ends in a draw: the last round is over.', undefined, { winner: null, reason: 'rounds' }),
    main('The game ends in a draw.', undefined, { winner: null }),
    main('{winner} wins the game: {loser} gave up.', 'You win the game: {loser} gave up.', { reason: 'conceded' }),
    main('{winner} wins the game: the time of {loser} ran out.', 'You win the game: the time of {loser} ran out.', {
      reason: 'timed-out',
    }),
    main(
      '{winner} wins the game: {loser} was taken out of the match.',
      'You win the game: {loser} was taken out of the match.',
      { reason: 'removed' },
    ),
    main('{winner} wins the game: a card decided it.', 'You win the game: a card decided it.', { reason: 'card' }),
    main(
      '{winner} wins the game: the other has no arcanum left to void in Nightmare.',
      'You win the game: your opponent has no arcanum left to void in Nightmare.',
      { reason: 'nightmare' },
    ),
    main(
      '{winner} wins the game: the bastion of the other is lost.',
      'You win the game: the bastion of your opponent is lost.',
      { reason: 'bastion' },
    ),
    main('{winner} wins the game.', 'You win the game.'),
  ],
  shown: main('{who} shows {bastion} and {mind}.', 'You show {bastion} and {mind}.'),

  'arcanum-discarded': small('{who} discards {card}.', 'You discard {card}.'),
  'arcanum-voided': small('{who} voids {card}.', 'You void {card}.'),
  'arcana-returned': small('{who} takes back {cards}.', 'You take back {cards}.'),
  attached: small('{card} is attached to {host}.'),
  'back-shown': small('The deck of {who} shows {value}.', 'Your deck shows {value}.'),
  'bastion-placed': small('{who} puts {card} into the deck.', 'You put {card} into the deck.'),
  charged: [
    small('{host} is charged with a card of value {value}.', undefined, { card: null }),
    small('{host} is charged with {card}, of value {value}.'),
  ],
  'copy-discarded': small('The copy under {card} is discarded.'),
  'conflict-type': small('It is a {type} conflict.'),
  conceding: small('{who} concedes, as of the next turn of {who}.', 'You concede, as of your next turn.'),
  control: small('{card} goes over to {who}.', '{card} goes over to you.'),
  cut: small('The deck of {deck} is cut at {at}.', 'Your deck is cut at {at}.'),
  damaged: small('{card} takes {amount} damage.'),
  detached: small('{card} is detached.'),
  discarded: small('{card} is discarded.'),
  exhausted: small('{card} is exhausted.'),
  'evoke-looked': [
    small('{who} looks at the top of the deck.', 'You look at the top of the deck.', { card: null }),
    small('{who} looks at {card} on top of the deck.', 'You look at {card} on top of the deck.'),
  ],
  'hand-shown': small('{who} shows {cards}.', 'You show {cards}.'),
  healed: small('Damage is removed from {card}.'),
  hider: small('{who} is to hide a side, by chance.', 'You are to hide a side, by chance.'),
  inspired: small('{card} is inspired.'),
  joined: small('{card} joins the conflict.'),
  'left-conflict': small('{card} leaves the conflict.'),
  'line-skipped': [
    small('A line of {card} is left out: what it must do is impossible now.', undefined, {
      line: null,
      why: 'impossible',
    }),
    small('Line {line} of {card} is left out: what it must do is impossible now.', undefined, { why: 'impossible' }),
    small(
      'A line of {card} is left out: its condition does not hold, or what it must do is impossible now.',
      undefined,
      { line: null, why: 'condition' },
    ),
    small(
      'Line {line} of {card} is left out: its condition does not hold, or what it must do is impossible now.',
      undefined,
      { why: 'condition' },
    ),
    small('A line of {card} is left out.'),
  ],
  'line-stopped': small('{card} can do no more.'),
  'loop-cut': small('{card} would trigger for ever, and stops.'),
  looked: [
    small(
      { one: '{who} looks at {n} card.', other: '{who} looks at {n} cards.' },
      { one: 'You look at 1 card.', other: 'You look at {n} cards.' },
      { cards: null },
    ),
    small('{who} looks at {cards}.', 'You look at {cards}.'),
  ],
  'looked-at': small('{who} looks at {card}.', 'You look at {card}.'),
  'mind-turned': [
    small('The mind of {who} is spent.', 'Your mind is spent.', { to: 0 }),
    small('The mind of {who} turns to {to}.', 'Your mind turns to {to}.'),
  ],
  'not-played': small('{card} is not played after all.'),
  'not-used': small('What {card} is used for does not happen.'),
  played: small('{card} comes into play.'),
  put: [
    small('A card goes to the bottom of the deck of {who}.', 'A card goes to the bottom of your deck.', {
      card: null,
      where: 'bottom',
    }),
    small('A card goes on top of the deck of {who}.', 'A card goes on top of your deck.', { card: null }),
    small('{card} goes to the bottom of the deck of {who}.', '{card} goes to the bottom of your deck.', {
      where: 'bottom',
    }),
    small('{card} goes on top of the deck of {who}.', '{card} goes on top of your deck.', { where: 'top' }),
    small('{card} goes to the hand of {who}.', '{card} goes to your hand.', { where: 'hand' }),
    small('{card} is discarded.', undefined, { where: 'discard' }),
    small('{card} comes into play.', undefined, { where: 'play' }),
  ],
  'put-back': small(
    { one: '{who} puts {n} card back.', other: '{who} puts {n} cards back.' },
    { one: 'You put 1 card back.', other: 'You put {n} cards back.' },
  ),
  readied: small('{card} is readied.'),
  repaired: small('Set right: {repair}.'),
  returned: small('{card} goes to the bottom of the deck of {who}.', '{card} goes to the bottom of your deck.'),
  'returned-in-order': small(
    { one: '{who} puts {n} card back in an order.', other: '{who} puts {n} cards back in an order.' },
    { one: 'You put 1 card back in an order.', other: 'You put {n} cards back in an order.' },
  ),
  revealed: small('{who} reveals {cards}.', 'You reveal {cards}.'),
  rolled: small('{who} rolls {result}.', 'You roll {result}.'),
  'roll-skipped': small('{who} does not roll.', 'You do not roll.'),
  shuffled: small('The deck of {who} is shuffled.', 'Your deck is shuffled.'),
  'side-guessed': small(
    'The guess is {guess}, the side is {was}: {active} is the active player.',
    'The guess is {guess}, the side is {was}: you are the active player.',
  ),
  'side-hidden': [
    small('{who} hides a side.', 'You hide a side.', { side: null }),
    small('{who} hides the {side} side.', 'You hide the {side} side.'),
  ],
  'time-up': small(
    'The time of {who} is up: round {round} is the last.',
    'Your time is up: round {round} is the last.',
  ),
  'top-discarded': small('{who} discards {card} from the deck.', 'You discard {card} from the deck.'),
  'top-voided': small('{who} voids {card} from the deck.', 'You void {card} from the deck.'),
  triggered: small('{card} triggers.'),
  uncovered: small('{card} lies on top of the deck.'),
  'unveil-named': small('{who} names {card} to unveil.', 'You name {card} to unveil.'),
  unveiling: small('{who} is about to unveil {cards}.', 'You are about to unveil {cards}.'),
  voided: small('{card} is voided.'),
} satisfies Readonly<Record<string, Sentence | readonly Sentence[]>>;

/** The kinds of facts that the engine may tell: none without its sentence. */
export type FactKind = keyof typeof SENTENCES;

/** The words that stand in a sentence beside names and numbers. */
export const WORDS = {
  dawn: 'dawn',
  dusk: 'dusk',
  numbered: 'numbered',
  spent: 'spent',
  card: 'a card',
  veiled: 'a veiled card',
  charge: 'a charge',
  seat: 'Seat {seat}',
  score: '{one} to {other}',
  ready: '{card} is readied',
  exhaust: '{card} is exhausted',
  mind: 'the mind of {name}',
  mindAt: 'the mind of {name} at {at}',
};
