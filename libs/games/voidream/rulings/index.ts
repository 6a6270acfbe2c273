import { type HouseRuling, rule, type Switches } from '#kernel';
import type { VoidreamState } from '../state.js';
import { abilities } from './abilities.js';
import { conflict } from './conflict.js';
import { contradictions } from './contradictions.js';
import { deck } from './deck.js';
import { decks } from './decks.js';
import { ending } from './ending.js';
import { general } from './general.js';
import { keywords } from './keywords.js';
import { mindAndArcana } from './mind-and-arcana.js';
import type { Ruling } from './ruling.js';
import { rounds } from './rounds.js';

const all: readonly Ruling[] = [
  ...contradictions,
  ...mindAndArcana,
  ...rounds,
  ...deck,
  ...conflict,
  ...abilities,
  ...keywords,
  ...ending,
  ...decks,
  ...general,
];

/** The points that can be switched, each with the readings that the engine carries out. */
const SWITCHES = {
  'VD-H.3': ['a', 'b'],
  'VD-H.4': ['a', 'b', 'c'],
  'VD-H.5': ['a', 'b'],
  'VD-H.6': ['a', 'b'],
  'VD-H.8': ['a', 'b', 'c'],
  'VD-H.22': ['a', 'b', 'c'],
  'VD-H.33': ['a', 'b', 'c'],
  'VD-H.35': ['a', 'b', 'c'],
  'VD-H.53': ['a', 'b', 'c'],
  'VD-H.69': ['a', 'b'],
  'VD-H.81': ['a', 'b', 'c'],
  'VD-H.82': ['a', 'b'],
  'VD-H.83': ['a', 'b', 'c'],
  'VD-H.84': ['a', 'b', 'c'],
  'VD-H.85': ['a', 'b'],
  'VD-H.102': ['a', 'b'],
  'VD-H.103': ['a', 'b'],
  'VD-H.104': ['a', 'b'],
} as const;
export type Switch = keyof typeof SWITCHES;

/** Every point, with the readings that this engine carries out; the others stand in the tables beside this file. */
export const rulings: readonly HouseRuling[] = all.map(({ id, question, readings }) => {
  const offered: readonly string[] = id in SWITCHES ? SWITCHES[id as Switch] : ['a'];
  return {
    id: rule(id),
    question,
    readings: Object.fromEntries(offered.map((letter) => [letter, readings[letter] ?? ''])),
    inForce: 'a',
  };
});

/** Of most games: told apart at a glance, for the reading of some point is asked at every turn. */
const NONE_SWITCHED: Switches = {};
export const switchesOf = (switches: Switches): Switches =>
  Object.keys(switches).length === 0 ? NONE_SWITCHED : { ...switches };

/** The reading that a game is played by. */
export const reading = ({ switches }: VoidreamState, point: Switch): string =>
  switches === NONE_SWITCHED ? 'a' : (switches[point] ?? 'a');
