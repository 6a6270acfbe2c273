import { canonicalJson, type Fact, type GameSetup, isOffered, type Viewer } from '#kernel';
import type { Contract } from './contract.js';
import { oddAnswers } from './fuzz.js';
import { forSeeds } from './property.js';
import { anyMove, begin, type Move, playOut, playOutSampled, type Trial } from './self-play.js';
import { factsFor, hasLearned, isSeat, otherWorld, outsiders, sightOf, step, type Stepped } from './worlds.js';

/** How many answers are tried on each world. */
const TRIED = 8;

export function nothingLeaks<State>({ game, games }: Contract<State>, setup: GameSetup): void {
  const viewers = outsiders(setup.seats.length);

  it('shows nobody a byte of what they may not know: view, decisions, refusals', () => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      playOutSampled(trial, (requests, _, move) => {
        const tried = oddAnswers(requests, move.answer, trial.choices).slice(-TRIED);
        for (const viewer of viewers) {
          const other = otherWorld(game, trial.state, viewer, trial.choices);
          expect(sightOf(game, other, viewer, tried)).toBe(sightOf(game, trial.state, viewer, tried));
        }
      });
    });
  });

  it('lets nobody learn of a hidden thing but by a fact, and says who learned', () => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      playOutSampled(trial, (_, __, move) => {
        for (const viewer of viewers) {
          const other = otherWorld(game, trial.state, viewer, trial.choices);
          if (!isOfferedIn(other, move)) continue;
          const here = step(trial, trial.state, move);
          const there = step(trial, other, move);
          expectSameUnlessTold(trial, viewer, here, there);
        }
      });
    });
  });

  it('keeps a hidden answer from the others until its fact is out', () => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      playOutSampled(trial, (requests, _, move) => {
        const request = requests.find((each) => each.seat === move.seat);
        if (request?.hidden !== true) return;
        const alternative = anyMove([request], trial.choices);
        const here = step(trial, trial.state, move);
        const there = step(trial, trial.state, alternative);
        for (const viewer of viewers.filter((each) => !isSeat(each, move.seat))) {
          expectSameUnlessTold(trial, viewer, here, there);
        }
      });
    });
  });

  it('tells facts that are data, and tells all seats the same under one name', () => {
    forSeeds(games, (seed) => {
      const trial = begin(game, setup, seed);
      playOut(trial, (_, __, move) => {
        for (const fact of step(trial, trial.state, move).facts) expect(clash(fact)).toBeNull();
      });
    });
  });

  function isOfferedIn(state: State, { seat, answer }: Move): boolean {
    const request = game.requests(state).find((each) => each.seat === seat);
    return request !== undefined && isOffered(request.offers, answer);
  }

  function expectSameUnlessTold(
    trial: Trial<State>,
    viewer: Viewer,
    here: Stepped<State>,
    there: Stepped<State>,
  ): void {
    const isTold = factsFor(viewer, here.facts) !== factsFor(viewer, there.facts);
    if (isTold) expect(hasLearned(game, viewer, here.facts) || hasLearned(game, viewer, there.facts)).toBe(true);
    else expect(sightOf(game, there.state, viewer, [])).toBe(sightOf(game, here.state, viewer, []));
  }
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
