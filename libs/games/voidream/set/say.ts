import { listed, plural, signed } from '#cards';
import type { Amount, Check, Grant, Group, KeywordWith, Pick, Who } from '../language.js';

/** How the words of the card language read to people. */

const WHO: Readonly<Record<Who, string>> = {
  you: 'you',
  opponent: 'your opponent',
  active: 'the active player',
  attacker: 'the attacker',
  defender: 'the defender',
  'that-player': 'that player',
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
    case 'charges':
      return `the number of charges on ${amount.on === 'self' ? 'this card' : 'its host'}`;
    case 'depth':
      return `${sayWhose(amount.who)} depth`;
    case 'mind':
      return `${sayWhose(amount.who)} mind`;
    case 'hand':
      return `the number of arcana in ${sayWhose(amount.who)} hand`;
    case 'score':
      return `${sayWhose(amount.who)} score`;
    case 'round':
      return 'the number of the round';
    case 'rolled':
      return 'the value of the rolled card';
    case 'event':
      return 'that amount';
    case 'sum':
      return amount.parts.map(sayAmount).join(' plus ');
    case 'product':
      return `${amount.times} times ${sayAmount(amount.amount)}`;
  }
}

/** "+2", "-1", "plus the number of ...". */
const sayChange = (amount: Amount): string =>
  typeof amount === 'number' ? signed(amount) : `plus ${sayAmount(amount)}`;

const PLACE: Readonly<Record<Group['in'], string>> = {
  play: '',
  hand: ' in hand',
  'arcana-discard': ' in the arcana discard',
  'dream-discard': ' in the Dream discard',
  void: ' in the Void',
};

const WHOSE: Readonly<Record<Group['whose'], string>> = {
  yours: ' of yours',
  theirs: " of your opponent's",
  each: ' of their own',
  any: '',
};

export function sayGroup(group: Group, many: boolean): string {
  const before = [...group.that.filter((word) => word !== 'free'), ...(group.subtype === null ? [] : [group.subtype])];
  const nouns = group.is.length === 0 ? ['card'] : group.is.map((sort) => (sort === 'veiled' ? 'veiled card' : sort));
  const noun = listed(
    nouns.map((one) => (many ? (one === 'arcanum' ? 'arcana' : plural(one)) : one)),
    'or',
  );
  return [
    group.other ? 'other ' : '',
    before.map((word) => `${word} `).join(''),
    group.title === null ? noun : `"${group.title}"`,
    group.that.includes('free') ? ' that is not attached' : '',
    group.faction === null ? '' : ` of ${group.faction}`,
    group.keyword === null ? '' : ` with ${group.keyword}`,
    group.value === null ? '' : ` of value ${group.value.least} to ${group.value.most}`,
    PLACE[group.in],
    WHOSE[group.whose],
  ].join('');
}

export function sayPick(pick: Pick): string {
  if (pick === 'self') return 'this card';
  if (pick === 'host') return 'its host';
  if (typeof pick === 'string') return pick === 'it' ? 'it' : 'that card';
  switch (pick.pick) {
    case 'all':
      return `all ${sayGroup(pick.of, true)}`;
    case 'bound':
      return 'it';
    case 'choose':
    case 'random': {
      const one = pick.count === 1;
      const upTo = pick.pick === 'choose' && pick.upTo ? 'up to ' : '';
      const count =
        one && upTo === ''
          ? article(sayGroup(pick.of, false))
          : `${upTo}${sayAmount(pick.count)} ${sayGroup(pick.of, !one)}`;
      if (pick.pick === 'random') return `${count} at random`;
      return pick.by === 'you' ? count : `${count} that ${sayWho(pick.by)} chooses`;
    }
  }
}

const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

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
      return 'this card participates';
    case 'inverted':
      return 'this was played inverted';
    case 'done':
      return 'you did';
    case 'amount':
      return `${sayAmount(check.amount)} is ${compared(check.least, check.most)}`;
    case 'phase':
      return `it is the ${check.phase} phase`;
    case 'has-passed':
      return `${sayWho(check.who)} passed last`;
    case 'construct-on-top':
      return `a construct is on top of ${sayWhose(check.who)} deck`;
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

const BAN = {
  'start-conflicts': 'start conflicts',
  'be-destroyed': 'be destroyed',
  'play-arcana': 'play arcana',
  evoke: 'evoke',
  exhaust: 'be exhausted',
  declare: 'be declared into a conflict',
} as const;

export function sayGrant(grant: Grant): string {
  switch (grant.give) {
    case 'number':
      return `${sayPick(grant.to)} ${have(grant.to)} ${sayChange(grant.amount)} ${grant.field}`;
    case 'fixed':
      return `the ${grant.field} of ${sayPick(grant.to)} is ${sayAmount(grant.amount)}`;
    case 'depth':
      return `${sayWhose(grant.who)} depth has ${sayChange(grant.amount)}`;
    case 'unveil-cost':
      return `${grant.who === 'you' ? 'you discard' : `${sayWho(grant.who)} discards`} ${sayChange(grant.amount)} arcana to unveil a card`;
    case 'no-keyword':
      return `${sayPick(grant.to)} ${typeof grant.to === 'object' && grant.to.pick === 'all' ? 'lose' : 'loses'} ${grant.keyword.keyword}`;
    case 'score':
      return `${sayWhose(grant.who)} ${grant.type} score has ${sayChange(grant.amount)}`;
    case 'keyword':
      return `${sayPick(grant.to)} ${have(grant.to)} ${sayKeyword(grant.keyword)}`;
    case 'ban':
      return `${sayPick(grant.to)} can't ${BAN[grant.on]}`;
    case 'player-ban':
      return `${sayWho(grant.who)} can't ${BAN[grant.on]}`;
    case 'any-depth':
      return `${sayWho(grant.who)} may play arcana at any depth`;
  }
}

const have = (pick: Pick): string => (typeof pick === 'object' && pick.pick === 'all' ? 'have' : 'has');
