import { canonicalJson, type Fact, type Game, isOffered, type Viewer } from '#kernel';
import type { Promises } from './promise.js';
import { oddAnswers } from './fuzz.js';
import { forSeeds } from './property.js';
import { anyMove, begin, type Move, playOut, playOutSampled } from './self-play.js';
import { firstDifference, isLearned, isSeat, otherWorld, outsiders, sightOf, step, type Stepped } from './worlds.js';

/** How many answers are tried on each world. */
const TRIED = 8;

export const nothingLeaks = <State>(): Promises<State> => ({
  'shows nobody a byte of what they may not know: view, decisions, refusals': ({ game, games }, setup) => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      playOutSampled(trial, (requests, _, move) => {
        const tried = oddAnswers(requests, move.answer, trial.choices).slice(-TRIED);
        for (const viewer of outsiders(setup)) {
          const other = otherWorld(game, trial.state, viewer, trial.choices);
          expect(sightOf(game, other, viewer, tried)).toBe(sightOf(game, trial.state, viewer, tried));
        }
      });
    });
  },

  'lets nobody learn of a hidden thing but by a fact, and says who learned': ({ game, games }, setup) => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      playOutSampled(trial, (_, __, move) => {
        for (const viewer of outsiders(setup)) {
          const other = otherWorld(game, trial.state, viewer, trial.choices);
          if (!isOfferedIn(game, other, move)) continue;
          expectSameUnlessTold(game, viewer, step(trial, trial.state, move), step(trial, other, move));
        }
      });
    });
  },

  'keeps a hidden answer from the others until its fact is out': ({ game, games }, setup) => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      playOutSampled(trial, (requests, _, move) => {
        const request = requests.find((each) => each.seat === move.seat);
        if (request?.hidden !== true) return;
        const here = step(trial, trial.state, move);
        const there = step(trial, trial.state, anyMove([request], trial.choices));
        for (const viewer of outsiders(setup).filter((each) => !isSeat(each, move.seat))) {
          expectSameUnlessTold(game, viewer, here, there);
        }
      });
    });
  },

  'says in an open answer no more than its facts do': ({ game, games }, setup) => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      playOutSampled(trial, (requests, _, move) => {
        if (requests.find((each) => each.seat === move.seat)?.hidden !== false) return;
        const here = step(trial, trial.state, move);
        for (const viewer of outsiders(setup).filter((each) => !isSeat(each, move.seat))) {
          const other = otherWorld(game, trial.state, viewer, trial.choices);
          const asked = game.requests(other).filter((each) => each.seat === move.seat);
          for (let tried = 0; tried < TRIED && !isOfferedIn(game, other, move); tried++) {
            const there = step(trial, other, anyMove(asked, trial.choices));
            expect(firstDifference(viewer, here.facts, there.facts)).not.toBeNull();
          }
        }
      });
    });
  },

  'tells facts that are data, and tells all seats the same under one name': ({ game, games }, setup) => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      playOut(trial, (_, __, move) => {
        for (const fact of step(trial, trial.state, move).facts) expect(clash(fact)).toBeNull();
      });
    });
  },
});

function isOfferedIn<State>(game: Game<State>, state: State, { seat, answer }: Move): boolean {
  const request = game.requests(state).find((each) => each.seat === seat);
  return request !== undefined && isOffered(request.offers, answer);
}

function expectSameUnlessTold<State>(
  game: Game<State>,
  viewer: Viewer,
  here: Stepped<State>,
  there: Stepped<State>,
): void {
  const pair = firstDifference(viewer, here.facts, there.facts);
  if (pair === null) expect(sightOf(game, there.state, viewer, [])).toBe(sightOf(game, here.state, viewer, []));
  else expect(isLearned(game, viewer, here.facts, pair[0]) || isLearned(game, viewer, there.facts, pair[1])).toBe(true);
}

function clash(fact: Fact): string | null {
  canonicalJson({ kind: fact.kind, rule: fact.rule, open: fact.open, judge: fact.judge });
  const told = new Map<string, string>();
  for (const { data } of fact.closed) {
    for (const [name, value] of Object.entries(data)) {
      const text = canonicalJson(value);
      if ((told.get(name) ?? text) !== text) return `${fact.kind} tells two things as "${name}"`;
      told.set(name, text);
    }
  }
  return null;
}
