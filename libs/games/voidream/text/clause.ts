import type { Who } from '../language.js';
import { type Noun, player } from './noun.js';

/** One thing done: by whom, the verb as it stands in a dictionary, and what goes with it. */

export interface Clause {
  readonly subject: Noun;
  readonly verb: string;
  readonly rest: string;
}

export const doing = (who: Who, verb: string, rest = ''): Clause => ({ subject: player(who), verb, rest });
export const being = (subject: Noun, verb: string, rest: string): Clause => ({ subject, verb, rest });

/** Whom readers take as the one who does it when nobody is named: "roll", "you may roll", "each player rolls". */
export interface Voice {
  readonly who: Who | null;
  readonly form: 'plain' | 'third';
}
export const ADVICE: Voice = { who: 'you', form: 'plain' };

export const plain = ({ verb, rest }: Clause): string => joined(verb, rest);

/** "your opponent rolls twice". */
export const whole = (clause: Clause): string => `${clause.subject.said} ${predicate(clause)}`;

/** "your opponent rolled". */
export const wholePast = ({ subject, verb, rest }: Clause): string => `${subject.said} ${joined(past(verb), rest)}`;

/** Without its subject where that is understood; nobody is told "may" or "can't". */
export function spoken(clause: Clause, { who, form }: Voice): string {
  if (!isUnderstood(clause, who)) return whole(clause);
  return form === 'plain' ? plain(clause) : predicate(clause);
}

export const isUnderstood = ({ subject, verb }: Clause, who: Who | null): boolean =>
  subject.who !== null && subject.who === who && !MODAL.includes(verb);
const MODAL: readonly string[] = ['may', "can't", 'must'];

export const predicate = ({ subject, verb, rest }: Clause): string =>
  joined(subject.many ? (verb === 'be' ? 'are' : verb) : conjugated(verb), rest);

const IRREGULAR: Readonly<Record<string, string>> = { be: 'is', have: 'has' };

function conjugated(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined || MODAL.includes(verb)) return irregular ?? verb;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

const PAST: Readonly<Record<string, string>> = { take: 'took', win: 'won', lose: 'lost' };
const past = (verb: string): string => PAST[verb] ?? `${verb}${verb.endsWith('e') ? '' : 'e'}d`;

const joined = (verb: string, rest: string): string => (rest === '' ? verb : `${verb} ${rest}`);
