import { capital, listed, sentence, signed } from '#cards';
import type {
  AbilityLine,
  CardBan,
  Check,
  Cost,
  Duration,
  Group,
  Line,
  Passing,
  Permit,
  Pick,
  PlayerBan,
  PlayLimit,
  Step,
  TriggerLine,
} from '../language.js';
import { verbOf } from '../rules/verbs.js';
import {
  does,
  sayAmount,
  sayChange,
  sayCheck,
  sayGroup,
  sayKeyword,
  sayPick,
  sayTimes,
  sayWho,
  sayWhose,
} from './say.js';
import { eventText } from './say-event.js';

/** How lines, steps, costs and what lasts read to people. */

export const LIMIT: Readonly<Record<PlayLimit, string>> = {
  'in-conflicts': 'Only in conflicts',
  'outside-conflicts': 'Only outside conflicts',
};
export function lineText(line: Line): string {
  switch (line.line) {
    case 'play':
      return sentence(conditional(line.if, stepsText(line.do)));
    case 'start':
      return `At the start of the game: ${stepsText(line.do)}.`;
    case 'static':
      return sentence(conditional(line.if, listed(line.give.map(sayGrant))));
    default:
      return abilityText(line);
  }
}

function abilityText(line: AbilityLine | TriggerLine): string {
  const said = conditional(line.if, stepsText(line.do));
  const limits = [
    line.line === 'ability' && line.only !== null ? LIMIT[line.only].toLowerCase() : null,
    line.often?.replaceAll('-', ' ') ?? null,
    line.from === 'play' ? null : `from the ${BASE[line.from]}`,
  ].filter((limit) => limit !== null);
  const limited = limits.length === 0 ? '' : ` (${limits.join(', ')})`;
  if (line.line === 'ability') return `${capital(listed(line.pay.map(costText)))}${limited}: ${said}.`;
  return `${capital(line.at)} ${eventText(line)}${limited} - ${said}.`;
}

const BASE = {
  hand: 'hand',
  'arcana-discard': 'arcana discard',
  'dream-discard': 'Dream discard',
  void: 'Void',
} as const;

const conditional = (check: Check | null, said: string): string =>
  check === null ? said : `if ${sayCheck(check)}, ${said}`;

const stepsText = (steps: readonly Step[]): string => steps.map(stepText).join(', then ');

const LONG: Readonly<Record<Duration, string>> = {
  phase: 'until the end of the phase',
  turn: 'until the end of the turn',
  round: 'until the end of the round',
  conflict: 'until the end of the conflict',
  game: 'for the rest of the game',
};

function stepText(step: Step): string {
  switch (step.do) {
    case 'choose':
      return `choose ${sayPick(step.what)}`;
    case 'for':
      return passingText(step);
    case 'for-each':
      return `for each of ${sayPick(step.of)}: ${stepsText(step.steps)}`;
    case 'if-able': {
      const otherwise = step.else.length === 0 ? '' : `, or, if that is impossible, ${stepsText(step.else)}`;
      return `${stepsText(step.steps)}${step.else.length === 0 ? ' if possible' : otherwise}`;
    }
    case 'may':
      return `${sayWho(step.who)} may ${stepsText(step.steps)}`;
    case 'if': {
      const otherwise = step.else.length === 0 ? '' : `, otherwise ${stepsText(step.else)}`;
      return `if ${sayCheck(step.check)}, ${stepsText(step.then)}${otherwise}`;
    }
    case 'each-player':
      return `each player does this: ${stepsText(step.steps)}`;
    case 'repeat':
      return `${stepsText(step.steps)}${sayTimes(step.times)}`;
    case 'one-of':
      return modesText(step);
    default:
      return verbOf(step).says(step);
  }
}

function modesText({ who, count, modes }: Extract<Step, { do: 'one-of' }>): string {
  return `${does(who, 'choose')} ${count === 1 ? 'one' : count}: ${modes.map(stepsText).join('; or ')}`;
}

function passingText({ give, long, while: check }: Extract<Step, { do: 'for' }>): string {
  const lasts = `${LONG[long]}${check === null ? '' : `, while ${sayCheck(check)}`}`;
  if (give.give !== 'next') return `${sayGrant(give)} ${lasts}`;
  const { line } = give;
  return `${line.at} ${eventText(line)} the next time, ${lasts}, ${conditional(line.if, stepsText(line.do))}`;
}

function costText(cost: Cost): string {
  switch (cost.pay) {
    case 'exhaust-self':
      return 'exhaust this card';
    case 'sacrifice-self':
      return 'sacrifice this card';
    case 'mind':
      return `reduce your mind by ${cost.times}`;
    case 'roll':
      return 'roll';
    case 'dream-damage':
      return `take ${cost.count} Dream damage`;
    case 'return-veiled':
      return `put ${cost.count} veiled cards of yours under your deck`;
    case 'discard-charge':
      return `discard ${cost.count} charges of yours`;
    case 'detach':
      return `detach ${cost.count} attached memories of yours`;
    case 'exhaust':
    case 'sacrifice':
    case 'void':
      return `${cost.pay} ${cost.count} ${sayGroup(cost.of, cost.count > 1)}`;
    case 'discard-arcana':
      return `discard ${cost.count} arcana`;
    case 'void-arcana':
      return `void ${cost.count} arcana`;
    case 'discard-top':
      return `discard the top ${cost.count} cards of your deck`;
  }
}

const CARD_BAN: Readonly<Record<CardBan, string>> = {
  'be-destroyed': 'be destroyed',
  'be-damaged': 'be dealt damage by effects',
  'be-discarded': 'be discarded by effects',
  'be-voided': 'be voided',
  'be-veiled': 'be veiled',
  'be-moved': 'be moved by effects',
  'be-chosen': 'be chosen',
  exhaust: 'be exhausted',
  ready: 'be readied',
  declare: 'be declared into a conflict',
};
const PLAYER_BAN: Readonly<Record<PlayerBan, readonly [string, string]>> = {
  'start-conflicts': ['start conflicts', ' with '],
  'play-arcana': ['play arcana', ': '],
  'invert-arcana': ['play arcana inverted', ': '],
  'play-cards': ['play cards', ': '],
  unveil: ['unveil cards', ': '],
  activate: ['activate abilities', ' of '],
  evoke: ['evoke', ': '],
  roll: ['roll', ': '],
  charge: ['charge', ': '],
  'avoid-nightmare': ['avoid Nightmare', ': '],
};
const PERMIT: Readonly<Record<Permit, readonly [string, string]>> = {
  'any-depth': ['play arcana at any depth', ': '],
  'no-limits': ['play and unveil cards in spite of Dormant and Worship', ': '],
  'free-arcana': ['play arcana without reducing the mind', ': '],
  'free-unveil': ['unveil cards without reducing the mind', ': '],
  'skip-roll': ['leave out the roll of a conflict', ': '],
  'declare-exhausted': ['declare exhausted entities', ': '],
  'join-on-entering': ['have entities that enter play join the conflict', ': '],
};

/** What a player may or can't do, and with which cards. */
const withCards = ([what, joint]: readonly [string, string], cards: Group | null): string =>
  cards === null ? what : `${what}${joint}${sayGroup(cards, true)}`;

function sayGrant(grant: Passing): string {
  switch (grant.give) {
    case 'number':
      return sayRaise(grant);
    case 'fixed':
      return `the ${grant.field} of ${sayPick(grant.to)} is ${sayAmount(grant.amount)}`;
    case 'depth':
      return `${sayWhose(grant.who)} depth has ${sayChange(grant.amount)}`;
    case 'fixed-depth':
      return `${sayWhose(grant.who)} depth is ${sayAmount(grant.amount)}`;
    case 'unveil-cost':
      return `${grant.who === 'you' ? 'you discard' : `${sayWho(grant.who)} discards`} ${sayChange(grant.amount)} arcana to unveil a card`;
    case 'no-keyword':
      return `${sayPick(grant.to)} ${typeof grant.to === 'object' && grant.to.pick === 'all' ? 'lose' : 'loses'} ${grant.keyword.keyword}`;
    case 'score':
      return `${sayWhose(grant.who)} ${grant.type} score has ${sayChange(grant.amount)}`;
    case 'keyword':
      return `${sayPick(grant.to)} ${have(grant.to)} ${sayKeyword(grant.keyword)}`;
    case 'ban':
      return `${sayPick(grant.to)} can't ${CARD_BAN[grant.on]}`;
    case 'line':
      return `${sayPick(grant.to)} ${have(grant.to)} "${abilityText(grant.line)}"`;
    case 'control':
      return `${does(grant.who, 'gain')} control of ${sayPick(grant.to)}`;
    case 'next':
      return abilityText(grant.line);
    default:
      return sayLaw(grant);
  }
}

const sayRaise = ({ to, field, amount }: Extract<Passing, { give: 'number' | 'fixed' }>): string =>
  typeof amount === 'number'
    ? `${sayPick(to)} ${have(to)} ${signed(amount)} ${field}`
    : `the ${field} of ${sayPick(to)} is raised by ${sayAmount(amount)}`;

/** What a player may or can't do. */
const sayLaw = (grant: Extract<Passing, { with: unknown }>): string =>
  grant.give === 'player-ban'
    ? `${sayWho(grant.who)} can't ${withCards(PLAYER_BAN[grant.on], grant.with)}`
    : `${sayWho(grant.who)} may ${withCards(PERMIT[grant.give], grant.with)}`;

const have = (pick: Pick): string => (typeof pick === 'object' && pick.pick === 'all' ? 'have' : 'has');
