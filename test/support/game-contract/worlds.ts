import {
  type Answer,
  canonicalJson,
  type Dice,
  type Fact,
  factFor,
  type Game,
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

export const factsFor = (viewer: Viewer, facts: readonly Fact[]): string =>
  canonicalJson(facts.map((fact) => factFor(viewer, fact)).filter((fact) => fact !== null));

/** Every seat and the public; a judge may know what is hidden. */
export function outsiders(players: number): readonly Viewer[] {
  const seats = Array.from({ length: players }, (_, place): Viewer => ({ as: 'seat', seat: seat(place) }));
  return [...seats, { as: 'public' }];
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

export const hasLearned = <State>(game: Game<State>, viewer: Viewer, facts: readonly Fact[]): boolean =>
  viewer.as === 'seat' ? game.learned(facts, viewer.seat).length > 0 : facts.length > 0;

export const isSeat = (viewer: Viewer, seat: Seat): boolean => viewer.as === 'seat' && viewer.seat === seat;
