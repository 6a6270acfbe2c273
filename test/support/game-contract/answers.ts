import { canonicalJson, type DecisionRequest, type Game, type GameSetup, isOffered, seat } from '#kernel';
import type { Promises } from './promise.js';
import { oddAnswers } from './fuzz.js';
import { requestFaults } from './offers.js';
import { demand, forSeeds } from './property.js';
import { begin, playOut, playOutSampled } from './self-play.js';

export const answersAreTheOffered = <State>(): Promises<State> => ({
  'asks each seat one well-put question at most, and somebody until the result stands': ({ game, games }, setup) => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      playOut(trial, (requests) => {
        expect(requests.flatMap(requestFaults)).toEqual([]);
        expect(new Set(requests.map((request) => request.seat)).size).toBe(requests.length);
        expect(game.requests(trial.state)).toEqual(requests);
        expect(game.result(trial.state)).toBeNull();
      });
      expect(placesFault(game.result(trial.state)?.places ?? [], setup.seats.length)).toBeNull();
    });
  },

  'takes the answers it offers and refuses all others with a reason, changing nothing': ({ game, games }, setup) => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      playOutSampled(trial, (requests, _, move) => {
        const before = canonicalJson(game.encode(trial.state));
        const tried = [move.answer, ...oddAnswers(requests, move.answer, trial.choices)];
        for (const place of placesToTry(setup)) {
          for (const answer of tried) judge(game, trial.state, requests, place, answer);
        }
        expect(canonicalJson(game.encode(trial.state))).toBe(before);
      });
    });
  },
});

const placesToTry = (setup: GameSetup): readonly number[] => [-1, 0.5, ...setup.seats.keys(), setup.seats.length];

function judge<State>(
  game: Game<State>,
  state: State,
  requests: readonly DecisionRequest[],
  place: number,
  answer: string,
): void {
  const asked = requests.find((request) => request.seat === place);
  const isLegal = asked !== undefined && isOffered(asked.offers, answer);
  const refusal = game.check(state, seat(place), answer);
  const judgement = `${JSON.stringify(answer)} of seat ${place}: ${isLegal ? 'offered' : 'not offered'}`;
  demand((refusal === null) === isLegal, `${judgement}, but ${refusal === null ? 'taken' : 'refused'}`);
  if (refusal === null) return;
  canonicalJson(refusal.facts);
  demand(/^[A-Z]+\.[A-Z_]+$/.test(refusal.code) && /\S/.test(refusal.says), `${judgement}, refused without a reason`);
  const failed = game.trace(state, seat(place), answer).filter((line) => !line.held);
  demand(
    refusal.rule === null || failed.some((line) => line.rule === refusal.rule),
    `${judgement}, refused by ${String(refusal.rule)}, but not so in the trace`,
  );
}

/** Places count from 1 and skip those that a tie takes up; alone one can be second, to the game itself. */
function placesFault(places: readonly number[], players: number): string | null {
  if (places.length !== players) return `${places.length} places for ${players} seats`;
  if (players === 1) return places[0] === 1 || places[0] === 2 ? null : `place ${String(places[0])}`;
  const wrong = places.find((place) => places.filter((other) => other < place).length !== place - 1);
  return wrong === undefined ? null : `place ${wrong} among ${places.join(', ')}`;
}
