import { type Chance, type DecisionRequest, type Game, type GameResult, refuse, rule, type Tell } from '#kernel';
import { cloneState } from './clone.js';
import { deckProblems, termProblems } from './deck/problems.js';
import { typedDecks } from './deck/typed.js';
import { decodeState, encodeState } from './encode.js';
import { engineName } from './engine-name.js';
import { reshuffle } from './knowledge.js';
import { learned } from './news.js';
import { refusalOf, traceOf } from './refusals.js';
import { repair, repairsOf } from './repairs.js';
import { leave } from './leaving.js';
import { isActing, noteAnswer, withoutRepeats } from './rules/loops.js';
import { answer, ask, waysNow } from './rules/mechanics.js';
import { rulings } from './rulings/index.js';
import type { CardSet } from './set/compiled.js';
import { run, topOf } from './run.js';
import { sayFact } from './saying.js';
import { layOut } from './start.js';
import type { VoidreamState } from './state.js';
import { FIRST, type Table, tableOf } from './table.js';
import { viewOf } from './view.js';

/** After a repair, what follows from it comes first; then the same question is put. */
function askAgain(t: Table): void {
  const top = topOf(t.state);
  if (top.kind === 'turns') top.stage = 0;
  t.state.waits = false;
  run(t);
}

function resultOf({ outcome }: VoidreamState): GameResult | null {
  if (outcome === null) return null;
  const { winner, reason } = outcome;
  const places = winner === null ? [1, 1] : winner === FIRST ? [1, 2] : [2, 1];
  return { places, scores: null, reason, rule: rule(outcome.rule), carries: null };
}

/** Carries an answer out, and goes on until somebody else is asked. */
function go(t: Table, said: string): void {
  const top = topOf(t.state);
  t.state.waits = false;
  if (top.kind !== 'turns' && isActing(t.state)) noteAnswer(t.state, waysNow(t, top), said);
  answer(t, top, said);
  run(t);
}

/** Voidream with one set of cards. */
export function voidream(set: CardSet): Game<VoidreamState> {
  const at = (state: VoidreamState, chance: Chance | null = null, tell: Tell = null): Table =>
    tableOf(set, state, chance, tell);
  const request = (state: VoidreamState): DecisionRequest | null => {
    if (state.outcome !== null) return null;
    const top = topOf(state);
    const asked = ask(at(state), top);
    return top.kind === 'turns' ? asked : withoutRepeats(state, asked);
  };
  return {
    id: 'voidream',
    title: 'Voidream',
    engine: engineName(),
    cards: set.hash,
    seats: { least: 2, most: 2 },
    rulings,
    landmarks: ['conflict-initiated', 'conflict-ended', 'nightmare-entered', 'nightmare-avoided', 'ended'],
    decks: typedDecks(set),
    sentence: (fact, names) => sayFact(fact, { set, names })?.says ?? null,

    problems: termProblems,
    seatProblems: (_terms, brings) => deckProblems(set, brings),
    start(setup, chance, tell) {
      const state = layOut(set, setup);
      run(at(state, chance, tell));
      return state;
    },
    requests(state) {
      const asked = request(state);
      return asked === null ? [] : [asked];
    },
    check(state, seat, answer) {
      const asked = request(state);
      if (asked === null) return refuse('ENGINE.OVER', 'The game is over.', {}, rule('VD-5.1.1'));
      return refusalOf(at(state), asked, seat, answer);
    },
    apply(state, _seat, answer, chance, tell) {
      go(at(state, chance, tell), answer);
    },
    leave(state, seat, why, chance, tell) {
      const t = at(state, chance, tell);
      const said = leave(t, seat, why, request(state));
      if (said !== null) go(t, said);
    },
    result: resultOf,
    trace: (state, seat, answer) => traceOf(at(state), request(state), seat, answer),
    view: (state, viewer) => viewOf(at(state), viewer),
    clone: cloneState,
    encode: encodeState,
    decode: decodeState,
    learned,
    reshuffle(state, knowers, dice) {
      reshuffle(at(state), knowers, dice);
    },
    repairs: (state) => repairsOf(at(state)),
    repair(state, answer, chance, tell) {
      const t = at(state, chance, tell);
      repair(t, answer);
      askAgain(t);
    },
  };
}
