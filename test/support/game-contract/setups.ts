import fc from 'fast-check';
import type { GameTerms, Json } from '#kernel';
import type { Contract } from './promise.js';
import { begin, playOut } from './self-play.js';

export function setupsAreChecked<State>({ game, setups }: Contract<State>): void {
  const [[, plain] = []] = Object.entries(setups);

  it.each(Object.entries(setups))('finds nothing wrong with %s', (_, setup) => {
    expect(game.problems(setup, setup.seats.length)).toEqual([]);
    for (const brings of setup.seats) expect(game.seatProblems(setup, brings)).toEqual([]);
  });

  it('finds fault with switches it does not have', () => {
    const { least } = game.seats;
    expect(game.problems({ switches: { 'XX-1': 'a' }, options: plain?.options ?? {} }, least)).not.toEqual([]);
    for (const { id } of game.rulings) {
      expect(game.problems({ switches: { [id]: 'no reading' }, options: plain?.options ?? {} }, least)).not.toEqual([]);
    }
  });

  it('plays to the end under every reading of every house ruling', () => {
    for (const { id, readings, inForce } of game.rulings) {
      expect(Object.keys(readings)).toContain(inForce);
      for (const reading of Object.keys(readings)) {
        const setup = { seats: [], options: {}, ...plain, switches: { [id]: reading } };
        expect(game.problems(setup, setup.seats.length)).toEqual([]);
        const trial = begin(game, setup, `${id} ${reading}`);
        playOut(trial);
        expect(game.result(trial.state)).not.toBeNull();
      }
    }
  });

  it('judges any terms and any deck without failing, and starts with what it finds right', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), json),
        fc.dictionary(fc.string(), fc.string()),
        json,
        (options, switches, brings) => {
          const terms: GameTerms = { options, switches };
          const players = game.seats.least;
          if (game.problems(terms, players).length > 0 || game.seatProblems(terms, brings).length > 0) return;
          begin(game, { ...terms, seats: Array.from({ length: players }, () => brings) }, 'any');
        },
      ),
    );
  });
}

const json: fc.Arbitrary<Json> = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    fc.constantFrom(null, true, false),
    fc.maxSafeInteger(),
    fc.string(),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.string(), tie('tree'), { maxKeys: 3 }),
  ),
})).tree;
