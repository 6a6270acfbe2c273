import {
  type Answer,
  canonicalJson,
  type Dice,
  type Fact,
  factFor,
  type Game,
  type GameSetup,
  type Seat,
  seat,
  type Viewer,
} from '#kernel';
import type { Move, Trial } from './self-play.js';

/** All that reaches one viewer of a position: the view, who is asked, the own decision, and the answers refused. */
export function sightOf<State>(game: Game<State>, state: State, viewer: Viewer, tried: readonly Answer[]): string {
  const requests = game.requests(state);
  const asked = requests.map((request) => ({ seat: request.seat, told: request.told }));
  const view = game.view(state, viewer);
  if (viewer.as !== 'seat') return canonicalJson({ view, asked });
  const own = requests.find((request) => request.seat === viewer.seat) ?? null;
  const refusals = tried.map((answer) => ({ ...game.check(state, viewer.seat, answer) }));
  const trace = tried.map((answer) => game.trace(state, viewer.seat, answer).filter((line) => line.open));
  return canonicalJson({ view, asked, own, refusals, trace });
}

type Difference = readonly [Fact | undefined, Fact | undefined];

/** The first place where this viewer is told two things; null when all is told alike. What follows may differ. */
export function firstDifference(viewer: Viewer, one: readonly Fact[], two: readonly Fact[]): Difference | null {
  const seen = (facts: readonly Fact[]): readonly Fact[] => facts.filter((fact) => factFor(viewer, fact) !== null);
  const [ones, twos] = [seen(one), seen(two)];
  for (let i = 0; i < Math.max(ones.length, twos.length); i++) {
    if (toldBy(viewer, ones[i]) !== toldBy(viewer, twos[i])) return [ones[i], twos[i]];
  }
  return null;
}

const toldBy = (viewer: Viewer, fact: Fact | undefined): string =>
  canonicalJson(fact === undefined ? null : factFor(viewer, fact));

/** Every seat and the public; a judge may know what is hidden. */
export function outsiders(setup: GameSetup): readonly Viewer[] {
  return [...setup.seats.map((_, place): Viewer => ({ as: 'seat', seat: seat(place) })), { as: 'public' }];
}

/** The same position for this viewer, with all that the viewer can't know dealt anew. */
export function otherWorld<State>(game: Game<State>, state: State, viewer: Viewer, dice: Dice): State {
  const other = game.clone(state);
  game.reshuffle(other, viewer.as === 'seat' ? [viewer.seat] : [], dice);
  return other;
}

export interface Stepped<State> {
  readonly state: State;
  readonly facts: readonly Fact[];
}

/** What the position would be after this move; the position itself stays. */
export function step<State>({ game, chance }: Trial<State>, state: State, { seat, answer }: Move): Stepped<State> {
  const next = game.clone(state);
  const facts: Fact[] = [];
  game.apply(next, seat, answer, chance, (fact) => facts.push(fact));
  return { state: next, facts };
}

/** Whether the engine owns that this fact told the viewer something; the public is told by whatever is open. */
export function isLearned<State>(
  game: Game<State>,
  viewer: Viewer,
  facts: readonly Fact[],
  fact: Fact | undefined,
): boolean {
  return fact !== undefined && (viewer.as !== 'seat' || game.learned(facts, viewer.seat).includes(fact));
}

export const isSeat = (viewer: Viewer, seat: Seat): boolean => viewer.as === 'seat' && viewer.seat === seat;
