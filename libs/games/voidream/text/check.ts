import type { Check, Likeness, Who } from '../language.js';
import { sayCompared } from './compare.js';
import { oneOf } from './group.js';
import { player, sayCard, sayWhose } from './noun.js';

/** How conditions read, and what each reads like when it is not so. */

type Plain = Exclude<Check, { is: 'amount' | 'not' | 'all' | 'any' }>;

/** Who might have done what comes before: "if you do". */
export type Doer = Who | null;

export function sayCheck(check: Check, doer: Doer = null): string {
  switch (check.is) {
    case 'not':
      return sayNot(check.check, doer);
    case 'all':
      return bound('and', check.checks, (part) => sayPart(part, 'any', doer));
    case 'any':
      return bound('or', check.checks, (part) => sayPart(part, 'all', doer));
    case 'amount':
      return sayCompared(check, false);
    default:
      return said(check, false, doer);
  }
}

function sayNot(check: Check, doer: Doer): string {
  switch (check.is) {
    case 'not':
      return sayCheck(check.check, doer);
    case 'all':
      return sayCheck({ is: 'any', checks: check.checks.map(opposite) }, doer);
    case 'any':
      return sayCheck({ is: 'all', checks: check.checks.map(opposite) }, doer);
    case 'amount':
      return sayCompared(check, true);
    default:
      return said(check, true, doer);
  }
}

const opposite = (check: Check): Check => (check.is === 'not' ? check.check : { is: 'not', check });

const bound = (joint: 'and' | 'or', checks: readonly Check[], say: (check: Check) => string): string =>
  checks.map(say).join(` ${joint} `);

/** "either ... or ..." within "and", "both ... and ..." within "or", so that each can be told apart. */
function sayPart(check: Check, inner: 'all' | 'any', doer: Doer): string {
  const { is, checks } = parted(check);
  const text = sayCheck(check, doer);
  return is === inner && checks > 1 ? `${inner === 'any' ? 'either' : 'both'} ${text}` : text;
}

function parted(check: Check): { readonly is: Check['is']; readonly checks: number } {
  if (check.is === 'all' || check.is === 'any') return { is: check.is, checks: check.checks.length };
  if (check.is !== 'not') return { is: check.is, checks: 0 };
  const { is, checks } = parted(check.check);
  return { is: is === 'all' ? 'any' : is === 'any' ? 'all' : is, checks };
}

function said(check: Plain, not: boolean, doer: Doer): string {
  const no = not ? ' not' : '';
  switch (check.is) {
    case 'conflict':
      return `${not ? 'no' : 'a'} ${check.type === 'any' ? '' : `${check.type} `}conflict is going on`;
    case 'phase':
      return `it is${no} the ${check.phase === 'nightmare' ? 'Nightmare' : check.phase} phase`;
    case 'participating':
      return `${sayCard(check.what)} is${no} participating`;
    case 'card':
      return sayLike(sayCard(check.what), check.like, no);
    case 'inverted':
      return `this was${no} played inverted`;
    case 'drawn':
      return `the last conflict was${no} drawn`;
    case 'done':
      return sayDone(doer, not);
    default:
      return saidOfPlayer(check, not);
  }
}

/** "it is an entity", wherever it lies; "it is an entity in play" where that is asked too. */
function sayLike(card: string, like: Likeness, no: string): string {
  return `${card} is${no} ${oneOf(like)}${like.in === 'play' && like.whose === 'any' ? ' in play' : ''}`;
}

function sayDone(doer: Doer, not: boolean): string {
  if (doer === null) return `that was${not ? ' not' : ''} done`;
  const who = doer === 'you' ? 'you' : 'they';
  return `${who} do${not ? ' not' : ''}`;
}

const VERB = {
  attacker: ['be', 'the attacker'],
  defender: ['be', 'the defender'],
  active: ['be', 'the active player'],
  'in-nightmare': ['be', 'in Nightmare'],
  'faced-nightmare': ['faced', 'face', 'Nightmare last'],
  won: ['won', 'win', 'the last conflict'],
  lost: ['lost', 'lose', 'the last conflict'],
} as const;

function saidOfPlayer(check: Extract<Plain, { who: Who }>, not: boolean): string {
  if (check.is === 'construct-on-top') {
    return `${not ? 'no' : 'a'} construct is on top of ${sayWhose(check.who)} deck`;
  }
  const { said: who } = player(check.who);
  if (check.is === 'has-passed')
    return `${who} ${check.who === 'you' ? 'have' : 'has'}${not ? ' not' : ''} just passed`;
  const words = VERB[check.is];
  if (words.length === 2) return `${who} ${check.who === 'you' ? 'are' : 'is'}${not ? ' not' : ''} ${words[1]}`;
  const [past, verb, rest] = words;
  return not ? `${who} did not ${verb} ${rest}` : `${who} ${past} ${rest}`;
}
