import type { Deed } from '../set/compiled.js';
import { type Amount, isByEach, type Pick, type Where, type Who } from '../language.js';
import { sayAmount, size, takesAway } from './group.js';
import { sayEnd, sayMuch, sayTimes } from './amount.js';
import { being, type Clause, doing } from './clause.js';
import { sayWho, sayWhose, thing } from './noun.js';
import { chooserOf, nounOf, sayEachOne, sayPick } from './pick.js';

/** Every verb of the card language as a clause. */

/** `voice` is who is taken as the doer where the step stands. */
export const clauseOf = (deed: Deed, voice: Who | null): Clause => (CLAUSE[deed.do] as Saying<Deed>)(deed, voice);

type Saying<D> = (deed: D, voice: Who | null) => Clause;

const own = (who: Who): string => sayWhose(who, who);
const you = (verb: string, rest: string): Clause => doing('you', verb, rest);

/** What can be said of whoever chooses: "your opponent discards an arcanum in their hand". */
const chosen = (verb: string, what: Pick, behind = ''): Clause => {
  const by = chooserOf(what);
  return doing(by, verb, tail(sayPick(what, by, true), behind));
};
const tail = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const isOne = (what: Pick): boolean => !nounOf(what).many;

/** Cards go to their owners (VD-7.1.1). */
function sayPut(what: Pick, where: Where): string {
  const isWithin = (where === 'top' || where === 'bottom') && areOfOneDeck(what);
  const whose = isWithin ? 'that' : ownerOf(what);
  const decks = whose === "their owners'" ? 'decks' : 'deck';
  switch (where) {
    case 'top':
      return `on top of ${whose} ${decks}`;
    case 'bottom':
      return `under ${whose} ${decks}`;
    case 'hand':
      return `into ${whose} hand`;
    case 'play':
      return 'into play';
    case 'discard':
      return `into ${whose} discard`;
  }
}

/** Whoever puts a card into play has it there. */
function sayHolder(what: Pick, who: Who): string {
  if (who === 'you') return '';
  return `under ${who === 'its-owner' ? ownerOf(what) : sayWhose(who)} control`;
}

function areArcana(what: Pick): boolean {
  if (typeof what !== 'object' || !('of' in what)) return false;
  const { is, in: place } = what.of;
  return place === 'hand' || place === 'arcana-discard' || (is.length === 1 && is[0] === 'arcanum');
}

const areOfOneDeck = (what: Pick): boolean =>
  typeof what === 'object' && (what.pick === 'deck' || ('of' in what && what.of.in === 'looked'));

/** A pile holds only cards of its owner. */
function ownerOf(what: Pick): string {
  const group = typeof what === 'object' && 'of' in what ? what.of : null;
  if (group !== null && group.in !== 'play' && group.in !== 'resolving') {
    if (group.whose === 'yours') return 'your';
    if (group.whose === 'theirs') return "your opponent's";
  }
  return isOne(what) ? "its owner's" : "their owners'";
}

const sayDamaged = (what: Pick, amount: Amount): string => (isByEach(amount) ? sayEachOne(what) : sayPick(what));

function sayPart(amount: Amount): string {
  if (typeof amount === 'number') return `${amount} of it`;
  return amount.of === 'event' ? 'all of it' : `as much of it as ${sayAmount(amount)}`;
}

const CLAUSE: { readonly [D in Deed['do']]: Saying<Extract<Deed, { do: D }>> } = {
  evoke: ({ who, times }) => doing(who, 'evoke', sayTimes(times)),
  roll: ({ who, times }) => doing(who, 'roll', sayTimes(times)),
  charge: ({ what, times }) => you('charge', tail(sayPick(what), sayTimes(times))),
  exhaust: ({ what }) => chosen('exhaust', what),
  ready: ({ what }) => chosen('ready', what),
  destroy: ({ what }) => chosen('destroy', what),
  sacrifice: ({ what }) => chosen('sacrifice', what),
  discard: ({ what }) => chosen('discard', what),
  inspire: ({ what }) => chosen('inspire', what),
  void: ({ what, offering }) => chosen('void', what, offering ? (isOne(what) ? 'as an offering' : 'as offerings') : ''),
  veil: ({ what }) => chosen('veil', what),
  attach: ({ what, to }) => you('attach', `${sayPick(what)} to ${sayPick(to)}`),
  detach: ({ what }) => you('detach', sayPick(what)),
  damage: ({ what, amount }) => you('deal', sayMuch(amount, 'damage', `to ${sayDamaged(what, amount)}`)),
  'dream-damage': ({ who, amount }, voice) =>
    who === 'you' || who === voice || voice !== 'you'
      ? doing(who, 'take', sayMuch(amount, 'Dream damage', '', who))
      : you('deal', sayMuch(amount, 'Dream damage', `to ${sayWho(who)}`, who)),
  prevent: ({ amount }) => you('prevent', sayPart(amount)),
  instead: () => being(thing('that'), "can't", 'happen'),
  multiply: ({ by }) => (by === 2 ? you('double', 'it') : you('multiply', `it by ${by}`)),
  redirect: ({ who }) => being(thing('it'), 'be', `dealt to ${sayWho(who)} instead`),
  'redirect-to': ({ what }) => being(thing('it'), 'be', `dealt to ${sayPick(what)} instead`),
  'remove-damage': ({ what, amount }) =>
    you(
      'remove',
      amount === 'all'
        ? `all damage from ${sayPick(what)}`
        : sayMuch(amount, 'damage', `from ${sayDamaged(what, amount)}`),
    ),
  put: ({ what, where, who }) =>
    you('put', tail(sayPick(what, 'you', true), sayPut(what, where), sayHolder(what, who))),
  play: ({ what, inverted }) =>
    you(
      'play',
      tail(sayPick(what, 'you', true), inverted ? 'inverted' : '', areArcana(what) ? 'without reducing your mind' : ''),
    ),
  replay: ({ what }) => you('do', `what ${sayPick(what)} ${isOne(what) ? 'says' : 'say'}`),
  unveil: ({ what, free }) =>
    you('unveil', tail(sayPick(what), free ? '' : isOne(what) ? 'for its cost' : 'for their cost')),
  'look-at': ({ what, who }) => doing(who, 'look', `at ${sayPick(what, who)}`),
  control: ({ what, who }) => doing(who, 'gain', `control of ${sayPick(what, who)}`),
  'look-top': ({ who, count, put }) =>
    you(
      'look',
      `at ${sayEnd('top', count, `${sayWhose(who)} deck`)}${put === 'back' ? '' : ` and put ${count === 1 ? 'it back' : 'them back in any order'}`}`,
    ),
  'reveal-top': ({ who, count }) => you('reveal', sayEnd('top', count, `${sayWhose(who)} deck`)),
  reveal: ({ what }) => you('reveal', sayPick(what)),
  'show-hand': ({ who }) => doing(who, 'show', `${own(who)} hand`),
  win: ({ who }) => doing(who, 'win', 'the game'),
  lose: ({ who }) => doing(who, 'lose', 'the game'),
  join: ({ what }) => being(nounOf(what), 'join', 'the conflict'),
  'leave-conflict': ({ what }) => being(nounOf(what), 'leave', 'the conflict'),
  'skip-roll': () => doing('attacker', 'skip', 'the roll of this conflict'),
  'discard-top': ({ who, times }) => doing(who, 'discard', tail(`the top card of ${own(who)} deck`, sayTimes(times))),
  'void-top': ({ who, times }) => doing(who, 'void', tail(`the top card of ${own(who)} deck`, sayTimes(times))),
  'veil-top': ({ who, times }) => doing(who, 'veil', tail(`the top card of ${own(who)} deck`, sayTimes(times))),
  'return-arcana': ({ who }) => doing(who, 'return', `all ${own(who)} discarded arcana to ${own(who)} hand`),
  mind: ({ who, by }) =>
    takesAway(by)
      ? doing(who, 'reduce', `${own(who)} mind by ${sayAmount(size(by))}`)
      : doing(who, 'raise', `${own(who)} mind by ${sayAmount(by)}`),
  'set-mind': ({ who, to }) => doing(who, 'set', `${own(who)} mind to ${sayAmount(to)}`),
  'enter-nightmare': ({ who }) => doing(who, 'enter', 'Nightmare'),
  'avoid-nightmare': ({ who }) => doing(who, 'avoid', 'Nightmare'),
  'start-conflict': ({ who, type }) => doing(who, 'initiate', type === 'open' ? 'a conflict' : `a ${type} conflict`),
  'switch-conflict': ({ to }) => you('switch', to === 'other' ? 'the type of the conflict' : `the conflict to ${to}`),
  shuffle: ({ who }) => you('shuffle', `${sayWhose(who)} deck`),
};
