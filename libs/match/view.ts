import {
  type ActorId,
  factFor,
  type GameResult,
  type GameTerms,
  type JsonObject,
  type Millis,
  millis,
  type Offer,
  type RuleId,
  type Seat,
  seat,
  type SeenFact,
  type Viewer,
} from '#kernel';
import { ceremonyView, redealsView, type SeenCeremony, type SeenRedeal } from './ceremony/view.js';
import { AWAY_AFTER_MS } from './clocks.js';
import { branchesOf, type CutBranch, hasLeft } from './dispute/line.js';
import { type Dispute, openDispute } from './dispute/standing.js';
import type { GameHandedIn } from './handed-in/events.js';
import { factsSince } from './play.js';
import { tally } from './score.js';
import {
  type Branch,
  gamesIn,
  holderOf,
  type JudgeCall,
  type MatchState,
  type Plan,
  type Play,
  type SeatClock,
  playedIn,
  type PlayedGame,
  type Report,
} from './state.js';
import type { Games, MatchTerms, Origin, Outcome } from './terms.js';
import { plyOf } from './moves.js';

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

/** A game of the match that has begun. */
export type SeenGame = { readonly number: number; readonly first: number; readonly result: GameResult | null };

/** What is said and ruled beside the game: for who plays, and for staff. */
export type SeenDesk = {
  /** By seat. */
  readonly reports: readonly (Report | null)[];
  readonly calls: readonly JudgeCall[];
};

export type MatchView = MatchTerms & {
  readonly phase: MatchState['phase'];
  readonly game: string;
  readonly engine: string;
  readonly cards: string | null;
  readonly terms: GameTerms;
  readonly creator: ActorId;
  readonly origin: Origin | null;
  readonly listed: boolean;
  readonly rematchOf: string | null;
  /** What it is played on from, and how it is shown; null for every other match. */
  readonly branch: Branch | null;
  readonly seats: readonly {
    readonly who: ActorId | null;
    /** Whose seat it is, whether or not they sit. */
    readonly player: ActorId | null;
    readonly left: boolean;
    /** The ply that its last answer led to. */
    readonly lastPly: number | null;
  }[];
  readonly games: readonly SeenGame[];
  readonly score: Games;
  readonly outcome: Outcome | null;
  readonly desk: SeenDesk | null;
  readonly ceremony: SeenCeremony | null;
  /** Rulings that dealt anew, in order. */
  readonly redeals: readonly SeenRedeal[];
  /** Since when a judge holds it. */
  readonly pausedAt: Millis | null;
  /** Games that were played elsewhere, in order. */
  readonly handedIn: readonly GameHandedIn['data'][];
  /** Raised in it, in order. */
  readonly disputes: readonly Dispute[];
  /** What rulings took back, in order. */
  readonly branches: readonly CutBranch[];
  /** Null before the start. */
  readonly play: PlayView | null;
};

export type PlayView = {
  readonly ply: number;
  readonly asked: readonly Asked[];
  readonly own: OwnDecision | null;
  /** The seat that offers a draw now. */
  readonly drawOfferedBy: Seat | null;
  readonly clocks: readonly SeatClock[];
  /** By seat: when others may claim that it is away. */
  readonly awayFrom: readonly (Millis | null)[];
  readonly table: JsonObject;
  readonly facts: readonly SeenPly[];
};

/** All that somebody may see of a match, with what happened after the ply `since`; null when there is no match. */
export function matchView(state: MatchState, viewer: Viewer, since: number): MatchView | null {
  if (state.phase === 'none') return null;
  const { phase, plan } = state;
  if (plan.branch !== null && !plan.branch.isPublic && viewer.as === 'public') return null;
  const { game, terms, creator, seats, origin, bestOf, drawsAllowed, clock, delay } = plan;
  const { games, play } = playedIn(state);
  return {
    phase,
    game: game.id,
    engine: game.engine,
    cards: game.cards,
    terms,
    bestOf,
    drawsAllowed,
    clock,
    delay,
    creator,
    origin,
    listed: plan.listed,
    rematchOf: plan.rematchOf,
    branch: plan.branch,
    seats: seats.map((seating, place) => ({
      who: seating?.who ?? null,
      player: holderOf(plan, seat(place)),
      left: play !== null && hasLeft(play, seat(place)),
      lastPly: play === null ? null : lastAnswered(play, seat(place)),
    })),
    games: seenGames(games, play),
    score: tally(
      plan,
      games.map(({ result }) => result),
    ),
    ceremony: ceremonyView(state),
    redeals: redealsView(state),
    outcome: state.phase === 'finished' ? state.outcome : null,
    pausedAt: state.desk.paused?.at ?? openDispute(state.desk)?.at ?? null,
    desk: viewer.as === 'public' ? null : deskView(state),
    handedIn: [...state.desk.handedIn],
    disputes: [...state.desk.disputes],
    branches: gamesIn(state).flatMap(branchesOf),
    play: play === null ? null : playView(plan, play, { isOn: phase === 'playing', games }, viewer, since),
  };
}

const lastAnswered = ({ first, moves }: Play, own: Seat): number | null => {
  const nth = moves.findLastIndex((move) => 'answer' in move && move.seat === own);
  return nth < 0 ? null : first + nth + 1;
};

/** What is said and ruled beside the game; the server lets staff read it too. */
export const deskView = (state: MatchState): SeenDesk | null =>
  state.phase === 'none' ? null : { reports: state.desk.reports, calls: state.desk.calls };

const seenGames = (games: readonly PlayedGame[], play: Play | null): readonly SeenGame[] => {
  const over = games.map(({ number, first, result }) => ({ number, first, result }));
  const isOn = play !== null && games.at(-1)?.number !== play.number;
  return isOn ? [...over, { number: play.number, first: play.first, result: null }] : over;
};

function playView(
  plan: Plan,
  play: Play,
  { isOn, games }: { readonly isOn: boolean; readonly games: readonly PlayedGame[] },
  viewer: Viewer,
  since: number,
): PlayView {
  const requests = isOn ? play.table.requests() : [];
  const own = viewer.as === 'seat' ? requests.find((request) => request.seat === viewer.seat) : undefined;
  const told = factsSince(plan, [...games.filter(({ number }) => number !== play.number), play], play, since);
  return {
    ply: plyOf(play),
    asked: requests.map(({ seat, told }) => ({ seat, told })),
    own: own === undefined ? null : { kind: own.kind, rules: own.rules, hidden: own.hidden, offers: own.offers },
    drawOfferedBy: isOn ? play.draw.offeredBy : null,
    clocks: play.clocks.map((own) => ({ ...own })),
    awayFrom: play.waitsSince.map((since) => (since === null ? null : millis(since + AWAY_AFTER_MS))),
    table: play.table.view(viewer),
    facts: told.map(({ ply, facts }) => ({
      ply,
      facts: facts.map((fact) => factFor(viewer, fact)).filter((fact) => fact !== null),
    })),
  };
}
