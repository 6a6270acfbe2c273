import { listed, plural, signed } from '#cards';
import type { Amount, Best, CardWord, Check, Group, Having, KeywordWith, Pick, Who } from '../words.js';

/** How the words of the card language read to people. */

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
export const sayWho = (who: Who): string => WHO[who];
export const sayWhose = (who: Who): string => (who === 'you' ? 'your' : `${WHO[who]}'s`);

/** "you roll", "your opponent rolls". */
export const does = (who: Who, verb: string): string =>
  who === 'you' ? verb : `${WHO[who]} ${/(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`}`;

export const sayTimes = (times: Amount): string =>
  times === 1 ? '' : times === 2 ? ' twice' : ` ${typeof times === 'number' ? times : sayAmount(times)} times`;

export const sayKeyword = ({ keyword, x }: KeywordWith): string => {
  const name = keyword.charAt(0).toUpperCase() + keyword.slice(1);
  return ['dormant', 'hierarchy', 'prototype', 'shadowborne', 'worship'].includes(keyword) ? `${name} ${x}` : name;
};

export function sayAmount(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  switch (amount.of) {
    case 'count':
      return `the number of ${sayGroup(amount.group, true)}`;
    case 'used':
      return `the number of times this was used in the ${amount.since}`;
    case 'sum':
      return amount.parts.map(sayAmount).join(' plus ');
    case 'product':
      return `${amount.times} times ${sayAmount(amount.amount)}`;
    default:
      if ('who' in amount) return OF_PLAYER[amount.of](sayWhose(amount.who));
      return 'on' in amount ? ON_CARD[amount.of](sayWord(amount.on)) : SO_FAR[amount.of];
  }
}

const OF_PLAYER = {
  depth: (whose: string) => `${whose} depth`,
  mind: (whose: string) => `${whose} mind`,
  hand: (whose: string) => `the number of arcana in ${whose} hand`,
  deck: (whose: string) => `the number of cards in ${whose} deck`,
  score: (whose: string) => `${whose} score`,
  offerings: (whose: string) => `the number of offerings in ${whose} Void`,
} as const;
const ON_CARD = {
  charges: (card: string) => `the number of charges on ${card}`,
  damage: (card: string) => `the damage on ${card}`,
  dawn: (card: string) => `the dawn of ${card}`,
  stability: (card: string) => `the stability of ${card}`,
  dusk: (card: string) => `the dusk of ${card}`,
  value: (card: string) => `the value of ${card}`,
} as const;
const SO_FAR = {
  round: 'the number of the round',
  rolled: 'the value of the rolled card',
  event: 'that amount',
  difference: 'the difference of the scores',
  dealt: 'the damage dealt this way',
} as const;

/** "+2", "-1", "plus the number of ...". */
export const sayChange = (amount: Amount): string =>
  typeof amount === 'number' ? signed(amount) : `plus ${sayAmount(amount)}`;

const PLACE: Readonly<Record<Group['in'], string>> = {
  play: '',
  hand: ' in hand',
  'arcana-discard': ' in the arcana discard',
  'dream-discard': ' in the Dream discard',
  void: ' in the Void',
  resolving: ' that is being played',
  looked: ' among them',
};

const WHOSE: Readonly<Record<Group['whose'], string>> = {
  yours: ' of yours',
  theirs: " of your opponent's",
  each: ' of their own',
  any: '',
};

const sayHaving = ({ of, least, most }: Having): string =>
  most >= 1000
    ? ` with ${of} ${least} or more`
    : least <= -1000
      ? ` with ${of} ${most} or less`
      : ` with ${of} ${least} to ${most}`;

/** Conditions that stand behind the noun. */
const BEHIND: Readonly<Partial<Record<Group['that'][number], string>>> = {
  free: ' that is not attached',
  charged: ' with a charge',
  hosting: ' with an attachment',
};

export function sayGroup(group: Group, many: boolean): string {
  const before = [
    ...group.that.filter((word) => !(word in BEHIND)),
    ...(group.subtype === null ? [] : [group.subtype]),
  ];
  const nouns = group.is.length === 0 ? ['card'] : group.is.map((sort) => (sort === 'veiled' ? 'veiled card' : sort));
  const noun = listed(
    nouns.map((one) => (many ? (one === 'arcanum' ? 'arcana' : plural(one)) : one)),
    'or',
  );
  return [
    group.other ? 'other ' : '',
    before.map((word) => `${word} `).join(''),
    group.title === null ? noun : `"${group.title}"`,
    ...group.that.map((word) => BEHIND[word] ?? ''),
    group.faction === null ? '' : ` of ${group.faction}`,
    group.keyword === null ? '' : ` with ${group.keyword}`,
    group.value === null ? '' : ` of value ${group.value.least} to ${group.value.most}`,
    group.having === null ? '' : sayHaving(group.having),
    group.on === null ? '' : ` attached to ${sayWord(group.on)}`,
    PLACE[group.in],
    WHOSE[group.whose],
    group.owned === null ? '' : ` that ${group.owned === 'yours' ? 'you own' : 'your opponent owns'}`,
  ].join('');
}

export function sayPick(pick: Pick): string {
  if (pick === 'attachments') return 'all cards attached to this card';
  if (typeof pick === 'string') return sayWord(pick);
  switch (pick.pick) {
    case 'all':
      return `all ${sayBest(pick.best)}${sayGroup(pick.of, true)}`;
    case 'deck': {
      const cards = pick.count === 1 ? `${pick.from} card` : `${pick.from} ${sayAmount(pick.count)} cards`;
      return `the ${cards} of ${sayWhose(pick.who)} deck`;
    }
    case 'bound':
      return 'it';
    case 'choose': {
      const upTo = pick.upTo ? 'up to ' : '';
      const said = sayNumber(pick.count, pick.of, sayBest(pick.best), upTo);
      return pick.by === 'you' ? said : `${said} that ${sayWho(pick.by)} chooses`;
    }
    case 'random':
      return `${sayNumber(pick.count, pick.of, '', '')} at random`;
  }
}

function sayNumber(count: Amount | 'any', of: Group, best: string, upTo: string): string {
  if (count === 'any') return `any number of ${best}${sayGroup(of, true)}`;
  if (count === 1 && upTo === '') return article(`${best}${sayGroup(of, false)}`);
  return `${upTo}${sayAmount(count)} ${best}${sayGroup(of, count !== 1)}`;
}

const sayBest = (best: Best | null): string => (best === null ? '' : `${best.end}-${best.of} `);

const CARD: Readonly<Record<CardWord, string>> = {
  self: 'this card',
  it: 'it',
  host: 'its host',
  'that-card': 'that card',
};
const sayWord = (word: CardWord): string => CARD[word];

export const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const compared = (least: Amount | null, most: Amount | null): string =>
  [
    ...(least === null ? [] : [`at least ${sayAmount(least)}`]),
    ...(most === null ? [] : [`at most ${sayAmount(most)}`]),
  ].join(' and ');

const is = (who: Who): string => (who === 'you' ? 'you are' : `${sayWho(who)} is`);

export function sayCheck(check: Check): string {
  switch (check.is) {
    case 'conflict':
      return check.type === 'any' ? 'a conflict is going on' : `a ${check.type} conflict is going on`;
    case 'attacker':
    case 'defender':
      return `${is(check.who)} the ${check.is}`;
    case 'in-nightmare':
      return `${is(check.who)} in Nightmare`;
    case 'active':
      return `${is(check.who)} the active player`;
    case 'participating':
      return `${sayWord(check.what)} participates`;
    case 'card':
      return `${sayWord(check.what)} is ${article(sayGroup(check.like, false))}`;
    case 'inverted':
      return 'this was played inverted';
    case 'done':
      return 'you did';
    case 'amount':
      return `${sayAmount(check.amount)} is ${compared(check.least, check.most)}`;
    default:
      return sayHow(check);
  }
}

type How = Extract<
  Check,
  {
    is:
      | 'phase'
      | 'has-passed'
      | 'construct-on-top'
      | 'faced-nightmare'
      | 'won'
      | 'lost'
      | 'drawn'
      | 'not'
      | 'all'
      | 'any';
  }
>;

/** How the game and its conflict went. */
function sayHow(check: How): string {
  switch (check.is) {
    case 'phase':
      return `it is the ${check.phase} phase`;
    case 'has-passed':
      return `${sayWho(check.who)} passed last`;
    case 'construct-on-top':
      return `a construct is on top of ${sayWhose(check.who)} deck`;
    case 'faced-nightmare':
      return `${sayWho(check.who)} faced Nightmare last`;
    case 'won':
    case 'lost':
      return `${sayWho(check.who)} ${check.is} the conflict`;
    case 'drawn':
      return 'the conflict was drawn';
    default:
      return sayJoined(check);
  }
}

function sayJoined(check: Extract<Check, { is: 'not' | 'all' | 'any' }>): string {
  switch (check.is) {
    case 'not':
      return `it is not so that ${sayCheck(check.check)}`;
    case 'all':
      return check.checks.map(sayCheck).join(' and ');
    case 'any':
      return check.checks.map(sayCheck).join(' or ');
  }
}
