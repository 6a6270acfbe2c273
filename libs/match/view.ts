import {
  type ActorId,
  factFor,
  type GameResult,
  type GameTerms,
  type JsonObject,
  type Offer,
  type RuleId,
  type Seat,
  seat,
  type SeenFact,
  type Viewer,
} from '#kernel';
import { factsSince } from './play.js';
import { hasLeft, type MatchState, type Plan, type Play } from './state.js';

/** A seat that must decide, and what everybody is told of it. */
export type Asked = { readonly seat: Seat; readonly told: JsonObject };

/** The viewer's own decision. */
export type OwnDecision = {
  readonly kind: string;
  readonly rules: readonly RuleId[];
  readonly hidden: boolean;
  readonly offers: readonly Offer[];
};

/** What happened at one ply, as the viewer may know it. */
export type SeenPly = { readonly ply: number; readonly facts: readonly SeenFact[] };

export type MatchView = {
  readonly phase: MatchState['phase'];
  readonly game: string;
  readonly engine: string;
  readonly cards: string | null;
  readonly terms: GameTerms;
  readonly creator: ActorId;
  readonly seats: readonly { readonly who: ActorId | null; readonly left: boolean }[];
  /** Null before the start. */
  readonly play: PlayView | null;
};

export type PlayView = {
  readonly ply: number;
  readonly asked: readonly Asked[];
  readonly own: OwnDecision | null;
  readonly table: JsonObject;
  readonly facts: readonly SeenPly[];
  readonly result: GameResult | null;
};

/** All that one viewer may see of a match, with what happened after the ply `since`; null when there is no match. */
export function matchView(state: MatchState, viewer: Viewer, since: number): MatchView | null {
  if (state.phase === 'none') return null;
  const { game, terms, creator, seats } = state.plan;
  const play = 'play' in state ? state.play : null;
  return {
    phase: state.phase,
    game: game.id,
    engine: game.engine,
    cards: game.cards,
    terms,
    creator,
    seats: seats.map((seating, place) => ({
      who: seating?.who ?? null,
      left: play !== null && hasLeft(play, seat(place)),
    })),
    play: play === null ? null : playView(state.plan, play, viewer, since),
  };
}

function playView(plan: Plan, play: Play, viewer: Viewer, since: number): PlayView {
  const requests = play.table.requests();
  const own = viewer.as === 'seat' ? requests.find((request) => request.seat === viewer.seat) : undefined;
  return {
    ply: play.moves.length,
    asked: requests.map(({ seat, told }) => ({ seat, told })),
    own: own === undefined ? null : { kind: own.kind, rules: own.rules, hidden: own.hidden, offers: own.offers },
    table: play.table.view(viewer),
    facts: factsSince(plan, play, since).map(({ ply, facts }) => ({
      ply,
      facts: facts.map((fact) => factFor(viewer, fact)).filter((fact) => fact !== null),
    })),
    result: play.table.result(),
  };
}
