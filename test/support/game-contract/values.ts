import { sha256 } from '@noble/hashes/sha2.js';
import { canonicalJson, type Game, type GameSetup, parseCanonical, stateHash } from '#kernel';
import type { Contract } from './contract.js';
import { forSeeds } from './property.js';
import { begin, playOut, selfPlay } from './self-play.js';

export function statesAreValues<State>({ game, census, games }: Contract<State>, setup: GameSetup): void {
  const hash = (state: State): string => stateHash(sha256, game, state);

  it('comes to the same positions from the same seed and answers', () => {
    forSeeds(games, (seed) => {
      expect(selfPlay(game, setup, seed)).toEqual(selfPlay(game, setup, seed));
    });
  });

  it('goes on the same after being cloned, or stored and read, at every ply', () => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      let stored = restored(game, trial.state);
      let cloned = game.clone(trial.state);
      playOut(trial, (_, __, { seat, answer }) => {
        expect(hash(stored)).toBe(hash(trial.state));
        expect(hash(cloned)).toBe(hash(trial.state));
        const origin = cloned;
        stored = restored(game, stored);
        cloned = game.clone(cloned);
        game.apply(stored, seat, answer, trial.chance, null);
        game.apply(cloned, seat, answer, trial.chance, null);
        expect(hash(origin)).toBe(hash(trial.state));
      });
      expect(hash(stored)).toBe(hash(trial.state));
      expect(hash(cloned)).toBe(hash(trial.state));
    });
  });

  it('can be taken back to any ply and played on from there', () => {
    forSeeds(games, (seed) => {
      const { moves, hashes } = selfPlay(game, setup, seed);
      const { chance, choices } = begin(game, setup, seed);
      const back = choices.below(moves.length + 1);
      const state = game.start(setup, chance, null);
      for (const [ply, { seat, answer }] of moves.entries()) {
        if (ply === back) replayed(game.clone(state), ply);
        game.apply(state, seat, answer, chance, null);
      }
      expect(hash(state)).toBe(hashes.at(-1));

      function replayed(branch: State, from: number): void {
        expect(hash(branch)).toBe(hashes[from]);
        for (const [i, { seat, answer }] of moves.slice(from).entries()) {
          game.apply(branch, seat, answer, chance, null);
          expect(hash(branch)).toBe(hashes[from + i + 1]);
        }
      }
    });
  });

  it('loses nothing and makes nothing', () => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      const all = census(trial.state);
      playOut(trial, () => {
        expect(census(trial.state)).toEqual(all);
      });
      expect(census(trial.state)).toEqual(all);
    });
  });
}

/** Through the very text that a store would hold. */
export const restored = <State>(game: Game<State>, state: State): State =>
  game.decode(parseCanonical(canonicalJson(game.encode(state))));
