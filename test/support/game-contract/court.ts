import { anyAnswer, type Leaving, seat } from '#kernel';
import type { Promises } from './promise.js';
import { requestFaults } from './offers.js';
import { forSeeds } from './property.js';
import { begin, playOut, playOutSampled, type Trial } from './self-play.js';
import { restored } from './values.js';

const WHYS: readonly Leaving[] = ['conceded', 'timed-out', 'removed'];

/** What judges and quitters do. */
export const courtIsInOrder = <State>(): Promises<State> => ({
  'can be left by any seat at any ply, and comes to an end': ({ game, games }, setup) => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      const leaving = (from: Trial<State>, place: number): Trial<State> => {
        const branch = branchOf(from);
        const why = WHYS[trial.choices.below(WHYS.length)] ?? 'removed';
        game.leave(branch.state, seat(place), why, trial.chance, null);
        expect(game.requests(branch.state).map((request) => request.seat)).not.toContain(place);
        return branch;
      };
      const half = halfway(trial);
      playOutSampled(trial, () => {
        for (const place of setup.seats.keys()) leaving(trial, place);
      });
      if (game.result(half.state) !== null) return;
      for (const place of setup.seats.keys()) expectSound(leaving(half, place));
    });
  },

  'can be repaired wherever it says so, and goes on soundly': ({ game, games }, setup) => {
    forSeeds(games, (seed) => {
      const half = halfway(begin(game, setup, seed));
      for (const offer of game.repairs(half.state)) {
        const branch = branchOf(half);
        game.repair(branch.state, anyAnswer([offer], half.choices), half.chance, null);
        expectSound(branch);
      }
    });
  },

  'deals the unknown cards anew into positions that are as sound': ({ game, census, games }, setup) => {
    forSeeds(games, (seed) => {
      const half = halfway(begin(game, setup, seed));
      const branch = branchOf(half);
      game.reshuffle(branch.state, [], half.choices);
      expect(census(branch.state)).toEqual(census(half.state));
      expectSound(branch);
    });
  },
});

const branchOf = <State>(trial: Trial<State>): Trial<State> => ({ ...trial, state: trial.game.clone(trial.state) });

/** A game played up to some ply, perhaps to its end. */
function halfway<State>(trial: Trial<State>): Trial<State> {
  const stop = trial.choices.below(playOut(branchOf(trial)).length + 1);
  const branch = branchOf(trial);
  let kept = branch;
  playOut(branch, (_, ply) => {
    if (ply === stop) kept = branchOf(branch);
  });
  return kept;
}

function expectSound<State>(trial: Trial<State>): void {
  const { game } = trial;
  const again = { ...trial, state: restored(game, trial.state) };
  playOut(again, (requests) => {
    expect(requests.flatMap(requestFaults)).toEqual([]);
    expect(game.result(again.state)).toBeNull();
  });
  expect(game.result(again.state)).not.toBeNull();
}
