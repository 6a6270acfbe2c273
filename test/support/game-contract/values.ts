import { sha256 } from '@noble/hashes/sha2.js';
import { canonicalJson, type Game, type Hash, parseCanonical, stateHash } from '#kernel';
import type { Promises } from './promise.js';
import { forSeeds } from './property.js';
import { begin, type Move, playOut, type SelfPlay, selfPlay, type Trial } from './self-play.js';

export const statesAreValues = <State>(): Promises<State> => ({
  'comes to the same positions from the same seed and answers': ({ game, games }, setup) => {
    forSeeds(games, (seed) => {
      expect(selfPlay(game, setup, seed)).toEqual(selfPlay(game, setup, seed));
    });
  },

  'goes on the same after being cloned, or stored and read, at every ply': ({ game, games }, setup) => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      let stored = restored(game, trial.state);
      let cloned = game.clone(trial.state);
      const expectSame = (...states: readonly State[]): void => {
        expect(states.map(hashIn(game))).toEqual(states.map(() => hashIn(game)(trial.state)));
      };
      playOut(trial, (_, __, { seat, answer }) => {
        expectSame(stored, cloned);
        const origin = cloned;
        stored = restored(game, stored);
        cloned = game.clone(cloned);
        game.apply(stored, seat, answer, trial.chance, null);
        game.apply(cloned, seat, answer, trial.chance, null);
        expectSame(origin);
      });
      expectSame(stored, cloned);
    });
  },

  'can be taken back to any ply and played on from there': ({ game, games }, setup) => {
    forSeeds(games, (seed) => {
      const played = selfPlay(game, setup, seed);
      const trial = begin(game, setup, seed);
      const back = trial.choices.below(played.moves.length + 1);
      apply(trial, played.moves.slice(0, back));
      const branch = { ...trial, state: game.clone(trial.state) };
      expectRest(branch, played, back);
      expectRest(trial, played, back);
    });
  },

  'loses nothing and makes nothing': ({ game, census, games }, setup) => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      const all = census(trial.state);
      playOut(trial, () => {
        expect(census(trial.state)).toEqual(all);
      });
      expect(census(trial.state)).toEqual(all);
    });
  },
});

/** Through the very text that a store would hold. */
export const restored = <State>(game: Game<State>, state: State): State =>
  game.decode(parseCanonical(canonicalJson(game.encode(state))));

const hashIn =
  <State>(game: Game<State>) =>
  (state: State): Hash =>
    stateHash(sha256, game, state);

function apply<State>({ game, chance, state }: Trial<State>, moves: readonly Move[]): void {
  for (const { seat, answer } of moves) game.apply(state, seat, answer, chance, null);
}

function expectRest<State>(trial: Trial<State>, { moves, hashes }: SelfPlay, from: number): void {
  for (let ply = from; ply <= moves.length; ply++) {
    expect(hashIn(trial.game)(trial.state)).toBe(hashes[ply]);
    apply(trial, moves.slice(ply, ply + 1));
  }
}
