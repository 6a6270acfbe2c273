import type { Known } from './told.js';
import { say } from './say.js';

/** What the server calls by a word of its own: where a tournament stands, how somebody is in it, who may do a thing. */
const CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  phase: { registering: say('not started'), running: say('running'), over: say('over') },
  is: {
    in: say('in the tournament'),
    waiting: say('waiting for a place'),
    dropped: say('dropped'),
    disqualified: say('disqualified'),
  },
  role: {
    organiser: say('Organiser'),
    'head-judge': say('Head judge'),
    judge: say('Judge'),
    scorekeeper: say('Scorekeeper'),
    player: say('Player'),
  },
};

const KINDS: Readonly<Record<string, readonly string[]>> = {
  phase: ['phase'],
  is: ['is'],
  takes: ['phase', 'is'],
  role: ['role'],
  allowed: ['role'],
  held: ['role'],
};

/** One word or several; null as soon as one of them is none of these. */
export const ownWords: Known = (name, value) => {
  const words = String(value)
    .split(/, | or /)
    .map((word) => (KINDS[name] ?? []).map((kind) => CALLED[kind]?.[word]).find((called) => called !== undefined));
  return words.includes(undefined) ? null : words.join(' / ');
};
