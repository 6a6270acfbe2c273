import { brokenInvariants, voidream, type VoidreamState } from '#games/voidream';
import { canonicalJson } from '#kernel';
import { anyMove, begin, otherWorld, outsiders, sightOf, type Trial } from '#test/game-contract';
import { grownSet } from '#test/voidream';

/** Whatever a card file may say can be played: sets that nobody wrote, by the seed that grows them. */
const SETS = Number(process.env.DREAMLEDGER_GROWN_SETS ?? 15);
/** Some of these games would never end: whoever passes must start a conflict, and then must pass again. */
const ANSWERS = 240;
const LOOKS = 8;

it.each(Array.from({ length: SETS }, (_, n) => `grown ${n}`))(
  'plays without a fault, and shows nobody what they may not know: %s',
  (seed) => {
    const { set, setup } = grownSet(seed);
    const game = voidream(set);
    const trial = begin(game, setup, seed);
    for (let ply = 0; ply < ANSWERS; ply++) {
      expect(brokenInvariants(set, trial.state)).toEqual([]);
      const requests = game.requests(trial.state);
      if (requests.length === 0) break;
      const move = anyMove(requests, trial.choices);
      expect(game.check(trial.state, move.seat, move.answer)).toBeNull();
      if (trial.choices.below(ANSWERS / LOOKS) === 0) lookAround(trial);
      game.apply(trial.state, move.seat, move.answer, trial.chance, null);
    }
  },
);

function lookAround({ game, setup, state, choices }: Trial<VoidreamState>): void {
  const stored = game.encode(state);
  expect(canonicalJson(game.encode(game.decode(stored)))).toBe(canonicalJson(stored));
  for (const viewer of outsiders(setup)) {
    const other = otherWorld(game, state, viewer, choices);
    expect(sightOf(game, other, viewer, [])).toBe(sightOf(game, state, viewer, []));
  }
}
