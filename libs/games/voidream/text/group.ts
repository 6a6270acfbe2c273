import { capital, listed } from '#cards';
import {
  type Amount,
  type CardWord,
  type Condition,
  EACH_CARD,
  type EachCard,
  type Faction,
  type Happened,
  type Having,
  type Keyword,
  LEAST,
  type Likeness,
  type Measure,
  MOST,
  type Range,
  type Sharing,
  type Since,
  type Sort,
  type Who,
  type Whose,
} from '../language.js';
import { occurrenceText } from './occurrence.js';
import { article, pluralOf, sayCard, sayWhose } from './noun.js';

/** How descriptions of cards read, and numbers: those that are written, and those that are counted when it comes to it. */

export const FACTION: Readonly<Record<Faction, string>> = {
  'chimeric-court': 'Chimeric Court',
  fracta: 'Fracta',
  'subter-venellam': 'Subter Venellam',
  'the-maze': 'Maze',
  neutral: 'neutral',
};

/** Conditions before the noun, in the order in which they are said, and those behind it. */
const BEFORE: readonly Condition[] = [
  'ready',
  'exhausted',
  'damaged',
  'participating',
  'attacking',
  'defending',
  'bystanding',
  'attached',
  'free',
];
const BEHIND: Readonly<Partial<Record<Condition, string>>> = { charged: 'a charge', hosting: 'an attachment' };
const ADJECTIVE: Readonly<Partial<Record<Condition, string>>> = { free: 'unattached' };

const DREAM: readonly Sort[] = ['thought', 'memory', 'entity', 'construct'];

export interface Telling {
  readonly many: boolean;
  /** Whom the sentence is about: their own cards are "theirs". */
  readonly subject: Who | null;
  /** Whether they come out of their pile: "from your hand". */
  readonly from: boolean;
}
export const ONE: Telling = { many: false, subject: null, from: false };
export const MANY: Telling = { many: true, subject: null, from: false };

export function sayGroup(group: Likeness, telling: Telling): string {
  return [
    ...(group.other ? ['other'] : []),
    ...BEFORE.filter((word) => group.that.includes(word)).map((word) => ADJECTIVE[word] ?? word),
    ...(group.faction === null ? [] : [FACTION[group.faction]]),
    ...(group.subtype === null ? [] : [group.subtype]),
    nounOf(group.is, telling.many),
    ...(group.title === null ? [] : [`called "${group.title}"`]),
    ...behind(group, telling),
  ].join(' ');
}

export const oneOf = (group: Likeness, telling: Telling = ONE): string => article(sayGroup(group, telling));

/** All four kinds together are "Dream cards": a bastion counts as a construct (VD-2.8.1). */
function nounOf(sorts: readonly Sort[], many: boolean): string {
  const dream = DREAM.every((sort) => sorts.includes(sort));
  const rest = dream ? sorts.filter((sort) => !DREAM.includes(sort)) : sorts;
  const named = [...new Set(rest)].map((sort) => (sort === 'veiled' ? 'veiled card' : sort));
  const nouns = dream ? ['Dream card', ...named] : named.length === 0 ? ['card'] : named;
  return listed(
    nouns.map((noun) => (many ? pluralOf(noun) : noun)),
    'or',
  );
}

function behind(group: Likeness, telling: Telling): readonly string[] {
  const withs = [
    ...group.that.flatMap((word) => BEHIND[word] ?? []),
    ...(group.keyword === null ? [] : [keywordName(group.keyword)]),
    ...(group.value === null ? [] : [`value ${sayRange(group.value)}`]),
    ...(group.sharing === null ? [] : [sayShared(group.sharing)]),
    ...(group.having === null ? [] : [telling.many ? theirOwn(sayHaving(group.having)) : sayHaving(group.having)]),
  ];
  const place = placeOf(group, telling);
  const isPile = group.in !== null && group.in !== 'play';
  return [
    ...(isPile ? [] : place),
    ...(group.on === null ? [] : [`${group.is.includes('charge') ? 'on' : 'attached to'} ${sayCard(group.on)}`]),
    ...(withs.length === 0 ? [] : [`with ${listed(withs)}`]),
    ...(isPile ? place : []),
    ...(group.owned === null ? [] : [group.owned === 'yours' ? 'that you own' : 'that your opponent owns']),
    ...(group.but === null ? [] : [`other than ${sayCard(group.but)}`]),
  ];
}

export const keywordName = (keyword: Keyword): string => capital(keyword);

/** "with the same title as it", "with a subtype of it". */
const sayShared = ({ a, with: other }: Sharing): string =>
  a === 'subtype' ? `a subtype of ${sayCard(other)}` : `the same ${a} as ${sayCard(other)}`;

const theirOwn = (said: string): string => said.replaceAll('its own', 'their own');

/** Cards have values from 1 to 4 (VD-2.2.2, VD-2.3.2). */
function sayRange({ least, most }: Range): string {
  if (least === most) return String(least);
  if (most === 4 && least > 1) return `${least} or more`;
  return least === 1 && most < 4 ? `${most} or less` : `${least} to ${most}`;
}

function sayHaving({ of, least, most }: Having): string {
  if (typeof least !== 'number' || typeof most !== 'number') return sayCounted(of, least, most);
  if (of === 'charges') return sayCharges(least, most);
  if (least === most) return `${of} ${least}`;
  if (most < MOST) return least > LEAST ? `${of} ${least} to ${most}` : `${of} ${most} or less`;
  return least > LEAST ? `${of} ${least} or more` : `any ${of}`;
}

/** "dawn of at least your mind". */
function sayCounted(of: Measure, least: Amount, most: Amount): string {
  const what = of === 'charges' ? 'a number of charges' : of;
  const [low, high] = [sayAmount(least), sayAmount(most)];
  if (low === high) return `${what} equal to ${low}`;
  const bounds = [...(least === LEAST ? [] : [`at least ${low}`]), ...(most === MOST ? [] : [`at most ${high}`])];
  return `${what} of ${bounds.join(' and ')}`;
}

/** "2 or more charges", "no charges"; there are never fewer than none. */
function sayCharges(least: number, most: number): string {
  const few = Math.max(0, least);
  if (few === most) return few === 0 ? 'no charges' : `${few} ${few === 1 ? 'charge' : 'charges'}`;
  if (most === MOST) return few === 0 ? 'any charges' : `${few} or more charges`;
  return few === 0 ? `${most} or fewer charges` : `${few} to ${most} charges`;
}

const PILE = { hand: 'hand', 'arcana-discard': 'arcana discard', 'dream-discard': 'Dream discard', void: 'Void' };

function placeOf(group: Likeness, telling: Telling): readonly string[] {
  switch (group.in) {
    case null:
      return sayOwn(group.whose, telling, LOOSELY);
    case 'play':
      return sayOwn(group.whose, telling, CONTROL);
    case 'looked':
      return ['among them', ...sayOwn(group.whose, telling, { ...CONTROL, yours: 'that you control' })];
    case 'resolving':
      return ['being played', ...sayOwn(group.whose, telling, BY)];
    default: {
      const who = OWNER[group.whose];
      return [
        `${telling.from ? 'from' : 'in'} ${who === null ? 'any' : sayWhose(who, telling.subject)} ${PILE[group.in]}`,
      ];
    }
  }
}

const OWNER = { yours: 'you', theirs: 'opponent', each: 'each', any: null } as const;
const CONTROL = { yours: 'you control', theirs: 'your opponent controls', own: 'they control' };
const LOOSELY = { yours: 'of yours', theirs: "of your opponent's", own: 'of theirs' };
const BY = { yours: 'by you', theirs: 'by your opponent', own: 'by them' };

function sayOwn(whose: Whose, { subject }: Telling, words: typeof CONTROL): readonly string[] {
  const who = OWNER[whose];
  if (who === null) return [];
  if (who === 'each' || (who === 'opponent' && subject === 'opponent')) return [words.own];
  return [who === 'you' ? words.yours : words.theirs];
}

export type Counted = Exclude<Amount, number>;

export function sayAmount(amount: Amount, subject: Who | null = null): string {
  if (typeof amount === 'number') return String(amount);
  switch (amount.of) {
    case 'count':
      return `the number of ${sayGroup(amount.group, { ...MANY, subject })}`;
    case 'total':
      return `the total ${amount.field} of ${sayGroup(amount.group, { ...MANY, subject })}`;
    case 'highest':
    case 'lowest':
      return `the ${amount.of} ${amount.field} among ${sayGroup(amount.group, { ...MANY, subject })}`;
    case 'used':
      return `the number of times this was used ${SINCE_SAID[amount.since]}`;
    case 'happened':
      return `the number of times ${sayHappened(amount)}`;
    case 'sum':
    case 'largest':
    case 'smallest':
    case 'product':
    case 'half':
      return sayComposed(amount, subject);
    default:
      if ('who' in amount) return ofPlayer(amount.of, sayWhose(amount.who, subject));
      return 'on' in amount ? onCard(amount.of, amount.on) : SO_FAR[amount.of];
  }
}

type Composed = Extract<Amount, { parts: unknown } | { amount: unknown }>;

/** What is reckoned from other amounts. */
function sayComposed(amount: Composed, subject: Who | null): string {
  switch (amount.of) {
    case 'sum':
      return amount.parts
        .map((part, i) => `${i === 0 ? '' : sign(part)}${sayAmount(i === 0 ? part : size(part), subject)}`)
        .join(' ');
    case 'largest':
    case 'smallest':
      return `the ${amount.parts.length === 2 ? IN_TWO[amount.of] : amount.of} of ${listed(amount.parts.map((part) => sayAmount(part, subject)))}`;
    case 'half':
      return `half ${inBrackets(amount.amount, subject)}, rounded ${amount.round}`;
    case 'product':
      if (amount.times === 1) return sayAmount(amount.amount, subject);
      return `${FACTOR[amount.times] ?? `${amount.times} times`} ${inBrackets(amount.amount, subject)}`;
  }
}

/** "an entity was destroyed this turn", "an entity was destroyed 2 or more times this turn". */
export const sayHappened = ({ deed, since }: Happened, often = ''): string =>
  `${occurrenceText({ ...deed, at: 'after' }, 'then', (card, subject) => oneOf(card, { ...ONE, subject }))}${often} ${SINCE_SAID[since]}`;
const SINCE_SAID: Readonly<Record<Since, string>> = {
  turn: 'this turn',
  round: 'this round',
  conflict: 'in the latest conflict',
  game: 'in this game',
};

/** What takes away, and by how much. */
export const takesAway = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount < 0 : amount.of === 'product' && amount.times < 0;
export function size(amount: Amount): Amount {
  if (!takesAway(amount)) return amount;
  if (typeof amount === 'number') return -amount;
  return amount.of === 'product' ? { ...amount, times: -amount.times } : amount;
}
const sign = (part: Amount): string => (takesAway(part) ? 'minus ' : 'plus ');

const IN_TWO = { largest: 'larger', smallest: 'smaller' } as const;

const FACTOR: Readonly<Partial<Record<number, string>>> = { 2: 'twice' };
const inBrackets = (amount: Amount, subject: Who | null): string => {
  const said = sayAmount(amount, subject);
  return typeof amount === 'object' && amount.of === 'sum' ? `(${said})` : said;
};

type OfPlayer = Extract<Counted, { who: Who }>['of'];
export const COUNTED: Readonly<Partial<Record<OfPlayer, readonly [string, string]>>> = {
  hand: ['arcanum', 'hand'],
  deck: ['card', 'deck'],
  offerings: ['offering', 'Void'],
};

function ofPlayer(of: OfPlayer, whose: string): string {
  const pile = COUNTED[of];
  return pile === undefined ? `${whose} ${of}` : `the number of ${pluralOf(pile[0])} in ${whose} ${pile[1]}`;
}

function onCard(of: Measure, on: CardWord | EachCard): string {
  if (on === EACH_CARD) return `its own ${of === 'charges' ? 'number of charges' : of}`;
  if (of === 'charges') return `the number of charges on ${sayCard(on)}`;
  return of === 'damage' ? `the damage on ${sayCard(on)}` : `the ${of} of ${sayCard(on)}`;
}

const SO_FAR = {
  round: 'the number of the round',
  rolled: 'the value of the rolled card',
  event: 'that amount',
  difference: 'the difference of the scores',
  dealt: 'the damage dealt this way',
  chosen: 'the number of cards chosen',
} as const;
