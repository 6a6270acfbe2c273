/** Night bazaar, an auction for two to six with a stall that is refilled and sealed choices; RULES.md has the rules. */
import { type Game, type JsonObject, type Problem, readingOf, rule, switchProblems } from '#kernel';
import { refusalOf, traceOf } from '../legality.js';
import { ALL_CURIOS, CURIO_HASH } from './curios.js';
import { requestsOf, resume, run, withdraw } from './flow.js';
import { learned, reshuffle } from './knowledge.js';
import { repair, repairs } from './repairs.js';
import { isOver, result } from './rules/end.js';
import { shuffleIn } from './rules/stall.js';
import { RULINGS, TIE } from './rulings.js';
import { type BazaarState, playerOf } from './state.js';
import { view } from './view.js';

const COINS = 10;
const ROUNDS = 5;
const MOST_ROUNDS = 100;

export const bazaar: Game<BazaarState> = {
  id: 'bazaar',
  title: 'Night bazaar',
  engine: 'bazaar-1',
  cards: CURIO_HASH,
  seats: { least: 2, most: 6 },
  rulings: RULINGS,
  landmarks: ['sold'],
  decks: null,

  problems: ({ switches, options }) => [...switchProblems(RULINGS, switches), ...optionProblems(options)],
  seatProblems: (_, brings) =>
    brings === null ? [] : [{ rule: rule('TG-2.1'), line: null, says: 'Nobody brings anything to the bazaar.' }],

  start({ seats, switches, options }, chance, tell) {
    const state: BazaarState = {
      tie: readingOf(RULINGS, switches, TIE) === 'a' ? 'nobody' : 'lowest-seat',
      rounds: typeof options.rounds === 'number' ? options.rounds : ROUNDS,
      players: seats.map(() => ({ coins: COINS, curios: [], left: null })),
      round: 0,
      stall: [],
      deck: [],
      sold: [...ALL_CURIOS],
      known: null,
      shuffles: 0,
      stack: [{ do: 'round' }],
    };
    shuffleIn(state, chance, tell);
    run(state, chance, tell);
    return state;
  },

  requests: (state) => (isOver(state) ? [] : requestsOf(state)),
  check: (state, seat, answer) => refusalOf(bazaar.trace(state, seat, answer)),
  trace: (state, seat, answer) => traceOf(bazaar.requests(state), seat, answer, rule('TG-2.9')),
  apply: resume,

  leave(state, seat, why, chance, tell) {
    const player = playerOf(state, seat);
    player.left = { why, nth: state.players.filter((each) => each.left !== null).length };
    state.sold.push(...player.curios.splice(0));
    tell?.({ kind: 'left', rule: rule('TG-2.10'), open: { seat, why }, closed: [], judge: null });
    withdraw(state, seat, chance, tell);
  },
  result,
  view,

  clone: (state) => structuredClone(state),
  encode: (state) => structuredClone(state),
  decode: (encoded) => structuredClone(encoded) as BazaarState,

  learned,
  reshuffle,
  repairs,
  repair: (state, answer, _, tell) => {
    repair(state, answer, tell);
  },
};

/** The one option is the number of rounds. */
function optionProblems(options: JsonObject): readonly Problem[] {
  const { rounds = ROUNDS, ...strange } = options;
  const isGood =
    typeof rounds === 'number' && rounds >= 1 && rounds <= MOST_ROUNDS && Object.keys(strange).length === 0;
  const says = `The only option is "rounds", a number from 1 to ${MOST_ROUNDS}.`;
  return isGood ? [] : [{ rule: rule('TG-2.9'), line: null, says }];
}
