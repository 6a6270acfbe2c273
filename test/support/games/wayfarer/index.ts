/** Wayfarer, a walk for one over tiles that lie face down, with dice and a diary; RULES.md has the rules. */
import { type Game, type GameSetup, readingOf, rule, shuffle, switchProblems } from '#kernel';
import { refusalOf, traceOf } from '../legality.js';
import { requestOf, resume } from './flow.js';
import { learned, reshuffle } from './knowledge.js';
import { repair, repairs } from './repairs.js';
import { diaryOf, optionProblems, result } from './rules/end.js';
import { CROSSWISE, RULINGS } from './rulings.js';
import type { Tile, WalkState } from './state.js';
import { view } from './view.js';

const ENERGY = 8;
const FACE_DOWN: readonly Tile[] = [
  ...(['gate', 'meadow', 'tower', 'storm'] as const),
  ...(['spring', 'spring', 'beast', 'beast', 'beast', 'chest', 'chest'] as const),
];

export const wayfarer: Game<WalkState> = {
  id: 'wayfarer',
  title: 'Wayfarer',
  engine: 'wayfarer-1',
  cards: null,
  seats: { least: 1, most: 1 },
  rulings: RULINGS,
  landmarks: ['fought', 'lost'],
  decks: null,

  problems: ({ switches, options }) => [...switchProblems(RULINGS, switches), ...optionProblems(options)],
  seatProblems: (_, brings) =>
    brings === null ? [] : [{ rule: rule('TG-3.1'), line: null, says: 'The diary goes into the options.' }],

  start(setup, chance) {
    const tiles = [...FACE_DOWN];
    shuffle(tiles, chance.dice('map', 0));
    return laidOut(setup, tiles);
  },

  requests: (state) => {
    const request = state.end === null ? requestOf(state) : null;
    return request === null ? [] : [request];
  },
  check: (state, seat, answer) => refusalOf(wayfarer.trace(state, seat, answer)),
  trace: (state, seat, answer) => traceOf(wayfarer.requests(state), seat, answer, rule('TG-3.9')),
  apply: (state, _, answer, chance, tell) => {
    resume(state, answer, chance, tell);
  },

  leave(state, seat, why, _, tell) {
    state.end ??= why;
    tell?.({ kind: 'left', rule: rule('TG-3.12'), open: { seat, why }, closed: [], judge: null });
  },
  result,
  view,

  clone: (state) => structuredClone(state),
  encode: (state) => structuredClone(state),
  decode: (encoded) => structuredClone(encoded) as WalkState,

  learned,
  reshuffle,
  repairs,
  repair: (state, answer, _, tell) => {
    repair(state, answer, tell);
  },
};

/** TG-3.1 */
function laidOut({ switches, options }: GameSetup, tiles: readonly Tile[]): WalkState {
  const diary = diaryOf(options);
  return {
    crosswise: readingOf(RULINGS, switches, CROSSWISE) === 'b',
    diary,
    places: [{ tile: 'meadow', open: true, seen: false }, ...tiles.map((tile) => ({ tile, open: false, seen: false }))],
    at: 0,
    energy: ENERGY,
    charms: diary.charms,
    rolls: 0,
    chests: 0,
    end: null,
    stack: [{ do: 'step' }],
  };
}
