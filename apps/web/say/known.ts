import type { Known } from './told.js';
import { say } from './say.js';

/** What the server calls by a word of its own: where a tournament stands, how somebody is in it, who may do a thing. */
const CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  phase: {
    registering: say('not started'),
    running: say('running'),
    over: say('over'),
    open: say('not begun'),
    playing: say('being played'),
    finished: say('over'),
    cancelled: say('called off'),
  },
  is: {
    in: say('in the tournament'),
    waiting: say('waiting for a place'),
    dropped: say('dropped'),
    disqualified: say('disqualified'),
  },
  case: {
    waiting: say('waiting for a judge'),
    claimed: say('being judged'),
    ruled: say('ruled on'),
    appealed: say('appealed'),
    final: say('decided for good'),
    closed: say('closed'),
  },
  subject: {
    play: say('play'),
    result: say('a result'),
    pairing: say('a pairing'),
    deck: say('a deck'),
    conduct: say('conduct'),
  },
  remedy: {
    'play-on': say('Play on'),
    rewind: say('Rewind'),
    repair: say('Repair'),
    'game-loss': say('Game loss'),
    result: say('Set the result'),
  },
  degree: {
    caution: say('Caution'),
    warning: say('Warning'),
    'game-loss': say('Game loss'),
    'match-loss': say('Match loss'),
    disqualification: say('Disqualification'),
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
  caseIs: ['case'],
  caseTakes: ['case'],
  subject: ['subject'],
  remedy: ['remedy'],
  suits: ['remedy'],
  degree: ['degree'],
};

/** One word or several; null as soon as one of them is none of these. */
export const ownWords: Known = (name, value) => {
  const words = String(value)
    .split(/, | or /)
    .map((word) => (KINDS[name] ?? []).map((kind) => CALLED[kind]?.[word]).find((called) => called !== undefined));
  return words.includes(undefined) ? null : words.join(' / ');
};
