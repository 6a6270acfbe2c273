/** The facts of a step as sentences. Those of Voidream have their own words; any other game's come as the API says them. */
import type { Fact } from './documents.js';
import { nameOf } from './names.js';
import { repairSays } from './repair-words.js';
import { listed, say, sayMany } from '../say/index.js';
import { ABOUT, YOURS } from './tell-yours.js';
import type { Telling, Words } from './telling.js';

export interface ToldFact {
  readonly seat: number | null;
  readonly says: string;
  readonly rule: string | null;
  /** The cards that it touched, by their handles. */
  readonly cards: readonly string[];
  /** `turn` opens a phase, `small` follows from what stands before it. */
  readonly weight: 'main' | 'small' | 'turn';
}

type Data = Fact['data'];
const PHASES: Readonly<Record<string, string>> = {
  beginning: say('The round begins'),
  main: say('Main phase'),
  nightmare: say('Nightmare phase'),
  conflict: say('Conflict'),
};

/** What else a fact may name. */
const WORDS: Readonly<Record<string, string>> = {
  dawn: say('dawn'),
  dusk: say('dusk'),
  top: say('top'),
  bottom: say('bottom'),
  numbered: say('numbered'),
  spent: say('spent'),
};

const MAIN: Readonly<Record<string, Telling>> = {
  'arcanum-played': ({ who, card }) => say('{who} plays {card}.', { who, card }),
  'arcanum-inverted': ({ who, card }) => say('{who} plays {card} inverted.', { who, card }),
  activated: ({ who, card }) => say('{who} uses {card}.', { who, card }),
  passed: ({ who }) => say('{who} passes.', { who }),
  'evoke-played': ({ who, card }) => say('{who} evokes and plays {card}.', { who, card }),
  'evoke-returned': ({ who }) => say('{who} evokes and puts the card back.', { who }),
  veiled: ({ who, number }) => say('{who} veils a card of value {value}.', { who, value: number('value') }),
  unveiled: ({ who, card }) => say('{who} unveils {card}.', { who, card }),
  'conflict-started': ({ by, word }) =>
    say('{attacker} starts a {type} conflict.', { attacker: by('attacker'), type: word('type') }),
  'conflict-initiated': ({ word }) => say('The {type} conflict is initiated.', { type: word('type') }),
  'conflict-ended': ({ word }) => say('The {type} conflict ends.', { type: word('type') }),
  'conflict-switched': ({ word }) => say('The conflict turns to {type}.', { type: word('type') }),
  declared: ({ who, cards }) =>
    cards === '' ? say('{who} declares nobody.', { who }) : say('{who} declares {cards}.', { who, cards }),
  scored: ({ scores, word }) =>
    say('The {type} conflict is scored {scores}.', {
      type: word('type'),
      scores,
    }),
  rewound: ({ number, isSo }) =>
    isSo('redealt')
      ? say('The game goes back to move {ply}; what nobody knew is dealt anew.', { ply: number('to') })
      : say('The game goes back to move {ply}.', { ply: number('to') }),
  'nightmare-faced': ({ who }) => say('{who} faces Nightmare.', { who }),
  'nightmare-avoided': ({ who }) => say('{who} keeps Nightmare away.', { who }),
  'nightmare-entered': ({ who }) => say('{who} enters Nightmare.', { who }),
  'dream-damage': ({ who, number }) =>
    say('{who} takes {amount} damage on the deck.', { who, amount: number('amount') }),
  destroyed: ({ card }) => say('{card} is destroyed.', { card }),
  sacrificed: ({ who, card }) => say('{who} sacrifices {card}.', { who, card }),
  ended: ({ by, word }) =>
    word('reason') === '' ? say('The game ends.') : say('{winner} wins the game.', { winner: by('winner') }),
  shown: ({ who, title }) =>
    say('{who} shows {bastion} and {mind}.', { who, bastion: title('bastion'), mind: title('mind') }),
};

const SMALL: Readonly<Record<string, Telling>> = {
  'arcanum-discarded': ({ who, card }) => say('{who} discards {card}.', { who, card }),
  'arcanum-voided': ({ who, card }) => say('{who} voids {card}.', { who, card }),
  'arcana-returned': ({ who, cards }) => say('{who} takes back {cards}.', { who, cards }),
  attached: ({ card, title }) => say('{card} is attached to {host}.', { card, host: title('host') }),
  'back-shown': ({ who, number }) => say('The deck of {who} shows {value}.', { who, value: number('value') }),
  'bastion-placed': ({ who, card }) => say('{who} puts {card} into the deck.', { who, card }),
  charged: ({ title, number }) =>
    say('{host} is charged with a card of value {value}.', { host: title('host'), value: number('value') }),
  'copy-discarded': ({ card }) => say('The copy under {card} is discarded.', { card }),
  'conflict-type': ({ word }) => say('It is a {type} conflict.', { type: word('type') }),
  conceding: ({ who }) => say('{who} concedes, as of the next turn of {who}.', { who }),
  control: ({ who, card }) => say('{card} goes over to {who}.', { who, card }),
  cut: ({ by, number }) => say('The deck of {deck} is cut at {at}.', { deck: by('deck'), at: number('at') }),
  damaged: ({ card, number }) => say('{card} takes {amount} damage.', { card, amount: number('amount') }),
  detached: ({ card }) => say('{card} is detached.', { card }),
  discarded: ({ card }) => say('{card} is discarded.', { card }),
  exhausted: ({ card }) => say('{card} is exhausted.', { card }),
  'evoke-looked': ({ who }) => say('{who} looks at the top of the deck.', { who }),
  'hand-shown': ({ who, cards }) => say('{who} shows {cards}.', { who, cards }),
  healed: ({ card }) => say('Damage is removed from {card}.', { card }),
  hider: ({ who }) => say('{who} is to hide a side, by chance.', { who }),
  inspired: ({ card }) => say('{card} is inspired.', { card }),
  joined: ({ card }) => say('{card} joins the conflict.', { card }),
  'left-conflict': ({ card }) => say('{card} leaves the conflict.', { card }),
  'line-skipped': ({ card }) => say('A line of {card} is left out.', { card }),
  'line-stopped': ({ card }) => say('{card} can do no more.', { card }),
  'loop-cut': ({ card }) => say('{card} would trigger for ever, and stops.', { card }),
  looked: ({ who, number }) =>
    sayMany(number('count'), { one: '{who} looks at {n} card.', other: '{who} looks at {n} cards.' }, { who }),
  'looked-at': ({ who, card }) => say('{who} looks at {card}.', { who, card }),
  'mind-turned': ({ who, number }) =>
    number('to') === 0
      ? say('The mind of {who} is spent.', { who })
      : say('The mind of {who} turns to {to}.', { who, to: number('to') }),
  played: ({ card }) => say('{card} comes into play.', { card }),
  put: ({ who, card, word }) => say('{who} puts {card} on the {where}.', { who, card, where: word('where') }),
  'put-back': ({ who, number }) =>
    sayMany(number('count'), { one: '{who} puts {n} card back.', other: '{who} puts {n} cards back.' }, { who }),
  readied: ({ card }) => say('{card} is readied.', { card }),
  returned: ({ card }) => say('{card} returns.', { card }),
  'returned-in-order': ({ who, number }) =>
    sayMany(
      number('count'),
      { one: '{who} puts {n} card back in an order.', other: '{who} puts {n} cards back in an order.' },
      { who },
    ),
  revealed: ({ who, cards }) => say('{who} reveals {cards}.', { who, cards }),
  rolled: ({ who, number }) => say('{who} rolls {result}.', { who, result: number('result') }),
  repaired: ({ word, names }) => say('Set right: {repair}.', { repair: repairSays(word('answer'), names) }),
  'roll-skipped': ({ who }) => say('{who} does not roll.', { who }),
  shuffled: ({ who }) => say('The deck of {who} is shuffled.', { who }),
  'time-up': ({ who, number }) =>
    say('The time of {who} is up: round {round} is the last.', { who, round: number('lastRound') }),
  'top-discarded': ({ who, card }) => say('{who} discards {card} from the deck.', { who, card }),
  'top-voided': ({ who, card }) => say('{who} voids {card} from the deck.', { who, card }),
  triggered: ({ card }) => say('{card} triggers.', { card }),
  uncovered: ({ card }) => say('{card} lies on top of the deck.', { card }),
  'unveil-named': ({ who, card }) => say('{who} names {card} to unveil.', { who, card }),
  unveiling: ({ who, cards }) => say('{who} is about to unveil {cards}.', { who, cards }),
  voided: ({ card }) => say('{card} is voided.', { card }),
  'side-hidden': ({ who }) => say('{who} hides a side.', { who }),
  'side-guessed': ({ word }) => say('The guess is {guess}.', { guess: word('guess') }),
};

const textIn = (data: Data, name: string): string | null => {
  const value = data[name];
  return typeof value === 'string' ? value : null;
};
const textsIn = (data: Data, name: string): readonly string[] => {
  const value = data[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};
const numberIn = (data: Data, name: string): number | null => {
  const value = data[name];
  return typeof value === 'number' ? value : null;
};

function scoresIn({ scores }: Data): string {
  const all = Array.isArray(scores) ? scores.filter((each) => typeof each === 'number').map(String) : [];
  return all.length === 0 ? '' : all.reduce((one, other) => say('{one} to {other}', { one, other }));
}

function wordsOf(data: Data, names: readonly string[]): Words {
  const by = (name: string): string => names[numberIn(data, name) ?? -1] ?? say('Nobody');
  const title = (name: string): string => nameOf(textIn(data, name) ?? say('a card'));
  return {
    who: by('seat'),
    by,
    title,
    card: textIn(data, 'card') === null ? title('id') : title('card'),
    cards: listed(textsIn(data, 'cards').map(nameOf)),
    number: (name) => numberIn(data, name) ?? 0,
    isSo: (name) => data[name] === true,
    word: (name) => WORDS[textIn(data, name) ?? ''] ?? textIn(data, name) ?? '',
    scores: scoresIn(data),
    names,
  };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A fact from wherever it comes: of a replay, of a game that is on, or of one in this page. */
interface Tellable extends Pick<Fact, 'kind' | 'data' | 'text'> {
  readonly rule: { readonly id: string } | string | null;
}

/** `you` is the seat of who reads it, of whom it is told as of nobody else. */
export function tellFact(
  { kind, data, text, rule }: Tellable,
  names: readonly string[],
  you: number | null = null,
): ToldFact {
  const touched = ['card', 'id', 'host', 'charge', 'from'].flatMap((name) => textIn(data, name) ?? []);
  const cards = [...touched, ...textsIn(data, 'cards')];
  const common = {
    seat: numberIn(data, 'seat') ?? numberIn(data, 'attacker'),
    rule: typeof rule === 'string' ? rule : (rule?.id ?? null),
    cards,
  };
  if (kind === 'phase') {
    const phase = textIn(data, 'phase') ?? '';
    return { ...common, seat: null, says: PHASES[phase] ?? capital(phase), weight: 'turn' };
  }
  const words = wordsOf(data, names);
  const isYours = you !== null && numberIn(data, ABOUT[kind] ?? 'seat') === you;
  const weight = Object.hasOwn(MAIN, kind) ? 'main' : 'small';
  const says = tellingOf(kind, isYours)?.(words) ?? `${text}.`;
  return { ...common, says: says.startsWith(words.card) || says.startsWith(text) ? capital(says) : says, weight };
}

const tellingOf = (kind: string, isYours: boolean): Telling | undefined =>
  (isYours ? YOURS[kind] : undefined) ?? MAIN[kind] ?? SMALL[kind];

/** What of a step is said first: what somebody did, else what happened. */
export function headOf(facts: readonly ToldFact[]): ToldFact | null {
  return (
    facts.find(({ weight }) => weight === 'main') ?? facts.find(({ weight }) => weight === 'small') ?? facts[0] ?? null
  );
}
