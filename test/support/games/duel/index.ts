/** Stances, a duel of tricks for two with secret hands, decks and stances; RULES.md has the rules. */
import { type Game, type GameSetup, readingOf, rule, seat, switchProblems } from '#kernel';
import { refusalOf, traceOf } from '../legality.js';
import { CARD_HASH } from './cards.js';
import { requestOf, resume, run } from './flow.js';
import { learned, reshuffle } from './knowledge.js';
import { repair, repairs } from './repairs.js';
import { deckProblems, newPlayer, shuffleIn } from './rules/deck.js';
import { isOver, result } from './rules/end.js';
import { goalOf, optionProblems } from './rules/options.js';
import { NEXT_LEAD, RULINGS, TIE } from './rulings.js';
import type { DuelState } from './state.js';
import { view } from './view.js';

const HAND = 4;

export const duel: Game<DuelState> = {
  id: 'duel',
  title: 'Stances',
  engine: 'duel-1',
  cards: CARD_HASH,
  seats: { least: 2, most: 2 },
  rulings: RULINGS,
  landmarks: ['trick'],
  decks: null,

  problems: ({ switches, options }) => [...switchProblems(RULINGS, switches), ...optionProblems(options)],
  seatProblems: (_, brings) => deckProblems(brings),

  start(setup, chance, tell) {
    const state = laidOut(setup);
    for (const [owner, player] of state.players.entries()) shuffleIn(player, seat(owner), chance, tell);
    run(state, chance, tell);
    return state;
  },

  requests: (state) => {
    const request = isOver(state) ? null : requestOf(state);
    return request === null ? [] : [request];
  },
  check: (state, asked, answer) => refusalOf(duel.trace(state, asked, answer)),
  trace: (state, asked, answer) => traceOf(duel.requests(state), asked, answer, rule('TG-1.11')),

  apply: (state, _, answer, chance, tell) => {
    resume(state, answer, chance, tell);
  },
  leave(state, gone, why, _, tell) {
    state.left = { seat: gone, why };
    tell?.({ kind: 'left', rule: rule('TG-1.12'), open: { seat: gone, why }, closed: [], judge: null });
  },
  result,
  view,

  clone: (state) => structuredClone(state),
  encode: (state) => structuredClone(state),
  decode: (encoded) => structuredClone(encoded) as DuelState,

  learned,
  reshuffle,
  repairs,
  repair,
};

/** TG-1.2: before the shuffle, with the first draws still to be done. */
function laidOut({ seats, switches, options }: GameSetup): DuelState {
  return {
    tie: readingOf(RULINGS, switches, TIE) === 'a' ? 'leader' : 'nobody',
    nextLead: readingOf(RULINGS, switches, NEXT_LEAD) === 'a' ? 'winner' : 'alternate',
    goal: goalOf(options),
    players: [newPlayer(seats[0] ?? null), newPlayer(seats[1] ?? null)],
    leader: seat(0),
    tricks: 0,
    trick: { stance: null, lead: null, follow: null },
    left: null,
    stack: [{ do: 'next' }, { do: 'draw', seat: seat(1), count: HAND }, { do: 'draw', seat: seat(0), count: HAND }],
  };
}
