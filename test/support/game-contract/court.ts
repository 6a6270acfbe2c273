import { anyAnswer, type GameSetup, type Leaving, seat } from '#kernel';
import type { Contract } from './contract.js';
import { requestFaults } from './offers.js';
import { forSeeds } from './property.js';
import { begin, playOut, playOutSampled, type Trial } from './self-play.js';
import { restored } from './values.js';

const WHYS: readonly Leaving[] = ['conceded', 'timed-out', 'removed'];

/** What judges and quitters do. */
export function courtIsInOrder<State>({ game, census, games }: Contract<State>, setup: GameSetup): void {
  it('can be left by any seat at any ply, and comes to an end', () => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      playOutSampled(trial, () => {
        for (const place of setup.seats.keys()) {
          const branch = { ...trial, state: game.clone(trial.state) };
          const why = WHYS[trial.choices.below(WHYS.length)] ?? 'removed';
          game.leave(branch.state, seat(place), why, trial.chance, null);
          expect(game.requests(branch.state).map((request) => request.seat)).not.toContain(place);
        }
      });
      const half = halfway(begin(game, setup, seed));
      for (const place of setup.seats.keys()) {
        const branch = { ...half, state: game.clone(half.state) };
        if (game.result(branch.state) === null) game.leave(branch.state, seat(place), 'conceded', half.chance, null);
        expectSound(branch);
      }
    });
  });

  it('can be repaired wherever it says so, and goes on soundly', () => {
    forSeeds(games, (seed) => {
      const half = halfway(begin(game, setup, seed));
      for (const offer of game.repairs(half.state)) {
        const branch = { ...half, state: game.clone(half.state) };
        game.repair(branch.state, anyAnswer([offer], half.choices), half.chance, null);
        expectSound(branch);
      }
    });
  });

  it('deals the unknown cards anew into positions that are as sound', () => {
    forSeeds(games, (seed) => {
      const half = halfway(begin(game, setup, seed));
      const branch = { ...half, state: game.clone(half.state) };
      game.reshuffle(branch.state, [], half.choices);
      expect(census(branch.state)).toEqual(census(half.state));
      expectSound(branch);
    });
  });

  function halfway(trial: Trial<State>): Trial<State> {
    const stop = trial.choices.below(playOut({ ...trial, state: game.clone(trial.state) }).length + 1);
    const kept: State[] = [];
    playOut(trial, (_, ply) => {
      if (ply === stop) kept.push(game.clone(trial.state));
    });
    return { ...trial, state: kept[0] ?? trial.state };
  }

  function expectSound(trial: Trial<State>): void {
    const again = { ...trial, state: restored(game, trial.state) };
    playOut(again, (requests) => {
      expect(requests.flatMap(requestFaults)).toEqual([]);
      expect(game.result(again.state)).toBeNull();
    });
    expect(game.result(again.state)).not.toBeNull();
  }
}
