import { either, fields, flag, list, maybe, named, need, or, type Shape, text, variants, whole, word } from '#cards';
import {
  type Amount,
  BANS,
  type Check,
  CONDITIONS,
  COUNTED_KEYWORDS,
  FACTIONS,
  type Grant,
  type Group,
  type KeywordWith,
  NUMBERS,
  type Pick,
  PLACES,
  PLAIN_KEYWORDS,
  type Range,
  SORTS,
  type Who,
  type Whose,
} from '../language.js';

/** How the words that all lines share are written in a card file. */

const CARD_VALUES = [1, 4] as const;

export const who: Shape<Who> = word('you', 'opponent', 'active', 'attacker', 'defender', 'that-player', 'each');
export const whose: Shape<Whose> = word('yours', 'theirs', 'each', 'any');
const conflictType = word('dawn', 'dusk');
export const faction = word(...FACTIONS);
export const playLimit = word('in-conflicts', 'outside-conflicts');

const range: Shape<Range> = fields('a range of values', {
  least: or(whole(...CARD_VALUES), CARD_VALUES[0]),
  most: or(whole(...CARD_VALUES), CARD_VALUES[1]),
});

/** `"deep"`, or `{ "keyword": "dormant", "x": 2 }` for those that take a number. */
export const keyword: Shape<KeywordWith> = {
  ...either(
    word(...PLAIN_KEYWORDS),
    fields('a keyword with its number', { keyword: need(word(...COUNTED_KEYWORDS)), x: need(whole(1, 9)) }),
  ),
  read(value, at, flaws) {
    if (typeof value !== 'string') return counted.read(value, at, flaws);
    const plain = word(...PLAIN_KEYWORDS).read(value, at, flaws);
    return plain === null ? null : { keyword: plain, x: 1 };
  },
};
const counted: Shape<KeywordWith> = fields('a keyword with its number', {
  keyword: need(word(...COUNTED_KEYWORDS)),
  x: need(whole(1, 9)),
});

export const group: Shape<Group> = named('group', () =>
  fields<Group>('a group of cards', {
    is: or(list(word(...SORTS)), []),
    whose: or(whose, 'any'),
    in: or(word(...PLACES), 'play'),
    that: or(list(word(...CONDITIONS)), []),
    value: maybe(range),
    subtype: maybe(text()),
    faction: maybe(faction),
    title: maybe(text()),
    keyword: maybe(word(...PLAIN_KEYWORDS, ...COUNTED_KEYWORDS)),
    other: or(flag(), false),
  }),
);

export const amount: Shape<Amount> = named('amount', () =>
  either<number, Exclude<Amount, number>>(
    whole(-1000, 1000),
    variants<Exclude<Amount, number>, 'of'>('an amount', 'of', {
      count: { group: need(group) },
      charges: { on: or(word('self', 'host'), 'self') },
      depth: { who: or(who, 'you') },
      mind: { who: or(who, 'you') },
      hand: { who: or(who, 'you') },
      score: { who: or(who, 'you') },
      round: {},
      rolled: {},
      event: {},
      sum: { parts: need(list(amount, 2)) },
      product: { amount: need(amount), times: need(whole(-10, 10)) },
    }),
  ),
);

type Choice = Exclude<Pick, string | { pick: 'bound' }>;

export const pick: Shape<Pick> = named('pick', () =>
  either<'self' | 'it' | 'host' | 'that-card', Choice>(
    word('self', 'it', 'host', 'that-card'),
    variants<Choice, 'pick'>('a pick', 'pick', {
      all: { of: need(group) },
      choose: { of: need(group), count: or(amount, 1), upTo: or(flag(), false), by: or(who, 'you') },
      random: { of: need(group), count: or(amount, 1) },
    }),
  ),
);

export const check: Shape<Check> = named('check', () =>
  variants<Check, 'is'>('a condition', 'is', {
    conflict: { type: or(word('dawn', 'dusk', 'any'), 'any') },
    attacker: { who: or(who, 'you') },
    defender: { who: or(who, 'you') },
    'in-nightmare': { who: or(who, 'you') },
    active: { who: or(who, 'you') },
    participating: {},
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

export const grant: Shape<Grant> = named('grant', () =>
  variants<Grant, 'give'>('something lasting', 'give', {
    number: { to: need(pick), field: need(word(...NUMBERS)), amount: need(amount) },
    fixed: { to: need(pick), field: need(word(...NUMBERS)), amount: need(amount) },
    depth: { who: or(who, 'you'), amount: need(amount) },
    'unveil-cost': { who: or(who, 'you'), amount: need(amount) },
    score: { who: or(who, 'you'), type: need(conflictType), amount: need(amount) },
    keyword: { to: need(pick), keyword: need(keyword) },
    'no-keyword': { to: need(pick), keyword: need(keyword) },
    ban: { on: need(word(...BANS)), to: need(pick) },
    'player-ban': { on: need(word(...BANS)), who: or(who, 'you') },
    'any-depth': { who: or(who, 'you') },
  }),
);
