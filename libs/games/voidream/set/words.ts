import {
  either,
  fields,
  type Flaw,
  flag,
  list,
  maybe,
  named,
  need,
  or,
  type Shape,
  text,
  variants,
  whole,
  word,
} from '#cards';
import {
  type Amount,
  type Best,
  CARD_WORDS,
  type CardWord,
  type Check,
  CONDITIONS,
  COUNTED_KEYWORDS,
  type Described,
  EACH_CARD,
  type EachCard,
  type Faction,
  FACTIONS,
  type Group,
  type Happened,
  type Having,
  type KeywordWith,
  LEAST,
  type Likeness,
  MEASURES,
  MOST,
  NAMES,
  NUMBERS,
  type Pick,
  type Place,
  PLACES,
  PLAIN_KEYWORDS,
  PLAYERS,
  type Range,
  SHARED,
  SIDED,
  type Signs,
  SINCE,
  type Sharing,
  SORTS,
  type Who,
  type Whose,
} from '../words.js';
import { EVENTS } from '../events.js';
import { sound } from './sound.js';

/** How the words that all lines share are written in a card file. */

const CARD_VALUES = [1, 4] as const;

export const who: Shape<Who> = word(...PLAYERS);
const whose: Shape<Whose> = word('yours', 'theirs', 'each', 'any');
export const conflictType = word('dawn', 'dusk');
export const numberField = word(...NUMBERS);
const cardWord: Shape<CardWord> = word(...CARD_WORDS);
const countedOn: Shape<CardWord | EachCard> = word(...CARD_WORDS, EACH_CARD);
export const faction = word(...FACTIONS);
const oneOrMore = either(faction, list(word(...SIDED), 2));
/** `"fracta"`, or `["fracta", "the-maze"]` for a card with several signs (VD-H.90). */
export const signs: Shape<Signs> = {
  ...oneOrMore,
  read(value, at, flaws) {
    const read: Faction | readonly Faction[] = oneOrMore.read(value, at, flaws) ?? [];
    const [first, ...others] = typeof read === 'string' ? [read] : read;
    if (first === undefined) return null;
    const twice = [first, ...others].find((one, i, all) => all.indexOf(one) < i);
    if (twice === undefined) return [first, ...others];
    flaws.push({ at, says: `"${twice}" stands here twice; a card has each sign once.` });
    return null;
  },
};
export const playLimit = word('in-conflicts', 'outside-conflicts');

const ordered = ({ least, most }: { readonly least: Amount; readonly most: Amount }): readonly Flaw[] =>
  typeof least !== 'number' || typeof most !== 'number' || least <= most
    ? []
    : [{ at: ['least'], says: `No number is at least ${least} and at most ${most}.` }];

export const range: Shape<Range> = sound(
  fields<Range>('a range of values', {
    least: or(whole(...CARD_VALUES), CARD_VALUES[0]),
    most: or(whole(...CARD_VALUES), CARD_VALUES[1]),
  }),
  ordered,
);

const best: Shape<Best> = fields('the highest or lowest of some', {
  end: need(word('highest', 'lowest')),
  of: need(numberField),
});

/** `"deep"`, or `{ "keyword": "dormant", "x": 2 }` for those that take a number. */
export const keyword: Shape<KeywordWith> = {
  ...either(
    word(...PLAIN_KEYWORDS),
    fields('a keyword with its number', { keyword: need(word(...COUNTED_KEYWORDS)), x: need(whole(1, 9)) }),
  ),
  read(value, at, flaws) {
    if (typeof value !== 'string') return counted.read(value, at, flaws);
    if (COUNTED_KEYWORDS.some((counts) => counts === value)) {
      flaws.push({ at, says: `"${value}" comes with a number: { "keyword": "${value}", "x": 1 }.` });
      return null;
    }
    const plain = word(...PLAIN_KEYWORDS).read(value, at, flaws);
    return plain === null ? null : { keyword: plain, x: 1 };
  },
};
const counted: Shape<KeywordWith> = fields('a keyword with its number', {
  keyword: need(word(...COUNTED_KEYWORDS)),
  x: need(whole(1, 9)),
});

const place: Shape<Place> = word(...PLACES);
const cardsOf = { is: or(list(word(...SORTS)), []), whose: or(whose, 'any') };
const described = {
  that: or(list(word(...CONDITIONS)), []),
  value: maybe(range),
  subtype: maybe(text()),
  faction: maybe(faction),
  title: maybe(text()),
  keyword: maybe(word(...PLAIN_KEYWORDS, ...COUNTED_KEYWORDS)),
  having: maybe(named('having', () => having)),
  sharing: maybe(fields<Sharing>('what a card shares', { a: need(word(...SHARED)), with: need(cardWord) })),
  owned: maybe(word('yours', 'theirs')),
  on: maybe(cardWord),
  other: or(flag(), false),
  but: maybe(cardWord),
};
export const group: Shape<Group> = named('group', () =>
  fields<Group>('a group of cards', { ...cardsOf, in: or(place, 'play'), ...described }),
);
/** Of a card by what happens to it or is done with it, which says where it lies. */
export const cardsAnywhere: Shape<Described> = named('cards-anywhere', () =>
  fields<Described>('what such a card is like', { ...cardsOf, ...described }),
);
const likeness: Shape<Likeness> = named('likeness', () =>
  fields<Likeness>('what a card is like', { ...cardsOf, in: maybe(place), ...described }),
);

export const whoseEvent = or(word('yours', 'theirs', 'any'), 'any');
const deed = fields<Happened['deed']>('what is counted', {
  event: need(word(...EVENTS)),
  who: whoseEvent,
  card: maybe(cardsAnywhere),
});

export const amount: Shape<Amount> = named('amount', () =>
  either<number, Exclude<Amount, number>>(
    whole(LEAST, MOST),
    variants<Exclude<Amount, number>, 'of'>('an amount', 'of', {
      count: { group: need(group) },
      total: { field: need(numberField), group: need(group) },
      highest: { field: need(numberField), group: need(group) },
      lowest: { field: need(numberField), group: need(group) },
      charges: { on: or(countedOn, 'self') },
      damage: { on: or(countedOn, 'self') },
      dawn: { on: or(countedOn, 'self') },
      stability: { on: or(countedOn, 'self') },
      dusk: { on: or(countedOn, 'self') },
      value: { on: or(countedOn, 'self') },
      depth: { who: or(who, 'you') },
      mind: { who: or(who, 'you') },
      hand: { who: or(who, 'you') },
      deck: { who: or(who, 'you') },
      score: { who: or(who, 'you') },
      offerings: { who: or(who, 'you') },
      round: {},
      rolled: {},
      event: {},
      difference: {},
      dealt: {},
      chosen: {},
      happened: { deed: need(deed), since: or(word(...SINCE), 'round') },
      used: { since: or(word(...SINCE), 'round') },
      sum: { parts: need(list(amount, 2)) },
      largest: { parts: need(list(amount, 2)) },
      smallest: { parts: need(list(amount, 2)) },
      product: { amount: need(amount), times: need(whole(-10, 10)) },
      half: { amount: need(amount), round: or(word('up', 'down'), 'up') },
    }),
  ),
);

const having: Shape<Having> = sound(
  fields<Having>('a number of a card', {
    of: need(word(...MEASURES)),
    least: or(amount, LEAST),
    most: or(amount, MOST),
  }),
  ordered,
);

type Choice = Exclude<Pick, string | { pick: 'bound' }>;

export const pick: Shape<Pick> = named('pick', () =>
  either<CardWord | 'attachments', Choice>(
    word(...CARD_WORDS, 'attachments'),
    variants<Choice, 'pick'>('a pick', 'pick', {
      all: { of: need(group), best: maybe(best) },
      choose: {
        of: need(group),
        count: or(either(word('any'), amount), 1),
        upTo: or(flag(), false),
        by: or(who, 'you'),
        best: maybe(best),
        as: maybe(word(...NAMES)),
      },
      deck: { who: or(who, 'you'), from: or(word('top', 'bottom'), 'top'), count: or(amount, 1) },
      random: { of: need(group), count: or(amount, 1), as: maybe(word(...NAMES)) },
    }),
  ),
);

export const check: Shape<Check> = named('check', () =>
  variants<Check, 'is'>('a condition', 'is', {
    conflict: { type: or(word('dawn', 'dusk', 'any'), 'any') },
    attacker: { who: or(who, 'you') },
    defender: { who: or(who, 'you') },
    'in-nightmare': { who: or(who, 'you') },
    'faced-nightmare': { who: or(who, 'you') },
    active: { who: or(who, 'you') },
    won: { who: or(who, 'you') },
    lost: { who: or(who, 'you') },
    drawn: {},
    participating: { what: or(cardWord, 'self') },
    card: { what: or(cardWord, 'that-card'), like: need(likeness) },
    inverted: {},
    done: {},
    amount: { amount: need(amount), least: maybe(amount), most: maybe(amount) },
    phase: { phase: need(word('beginning', 'main', 'nightmare', 'conflict')) },
    'has-passed': { who: or(who, 'you') },
    'construct-on-top': { who: or(who, 'you') },
    not: { check: need(check) },
    all: { checks: need(list(check, 1)) },
    any: { checks: need(list(check, 1)) },
  }),
);
