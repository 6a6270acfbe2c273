import type { Fact, Match, MatchPhase, MatchResult, MatchSeat, Offer as ApiOffer, Ply } from '#contract';
import { type Hash, type Offer, parseStream, type SeenFact, type StreamId } from '#kernel';
import type { MatchView, PlayView, SeenDesk, SeenPly } from '#match';
import { shownClock, shownClocks } from './clock-shape.js';
import { shownCeremony, shownRedeal } from './seed-shape.js';
import { shownDelay } from './delay-shape.js';
import { shownBranch, shownDispute } from './dispute-shape.js';
import { globalId } from '../graphql/ids.js';
import type { Tell } from './telling.js';
import type { ShownPerson } from '../people/person.resolver.js';
import {
  personOf,
  ruleRef,
  type ShownCall,
  shownCalls,
  shownOrigin,
  shownOutcome,
  shownReports,
  shownHandedIn,
} from './desk-shape.js';

/** Read only when asked for, each by its own resolver. */
type Elsewhere = 'facts' | 'rematch' | 'whyNot' | 'trace' | 'imported' | 'branchOf';

/** A match as the contract has it, as one person may see it, at one record. */
export type ShownMatch = Omit<Match, Elsewhere | 'position' | 'creator' | 'seats' | 'judgeCalls'> & {
  readonly __typename: 'Match';
  readonly branch: MatchView['branch'];
  readonly position: { readonly stream: StreamId; readonly seq: number };
  readonly creator: ShownPerson | null;
  readonly seats: readonly ShownSeat[];
  readonly judgeCalls: readonly ShownCall[] | null;
};

type ShownSeat = Omit<MatchSeat, 'holder' | 'player'> & {
  readonly holder: ShownPerson | null;
  readonly player: ShownPerson | null;
};

export interface Seen {
  readonly stream: StreamId;
  readonly seq: number;
  readonly hash: Hash;
  readonly ownSeat: number | null;
  readonly view: MatchView;
  /** Null for who may not know. */
  readonly desk: SeenDesk | null;
  /** Whether it is seen with a delay, and in how long time alone shows more of it. */
  readonly delayed: boolean;
  readonly inMs: number | null;
}

export function shownMatch({ stream, seq, hash, ownSeat, view, desk, delayed }: Seen): ShownMatch {
  const { play, terms } = view;
  return {
    __typename: 'Match',
    id: globalId('match', parseStream(stream)?.name ?? ''),
    position: { stream, seq },
    seq,
    head: hash,
    phase: PHASES[view.phase],
    game: view.game,
    engine: view.engine,
    cards: view.cards,
    switches: Object.entries(terms.switches).map(([ruling, reading]) => ({ ruling, reading })),
    options: terms.options,
    creator: personOf(view.creator),
    seats: view.seats.map(({ who, player, left, lastPly }, seat) => ({
      seat,
      holder: personOf(who),
      player: personOf(player),
      isYou: seat === ownSeat,
      left,
      lastPly,
      awayFrom: play?.awayFrom[seat] ?? null,
    })),
    ...shownPlay(play),
    result: shownResult(view),
    seedCeremony: view.ceremony === null ? null : shownCeremony(view.ceremony),
    redeals: view.redeals.map(shownRedeal),
    bestOf: view.bestOf,
    drawsAllowed: view.drawsAllowed,
    origin: view.origin === null ? null : shownOrigin(view.origin),
    games: view.games.map(({ number, first, result }) => ({
      number,
      firstPly: first,
      result: result === null ? null : { ...result, rule: ruleRef(result.rule) },
    })),
    score: view.score,
    listed: view.listed,
    branch: view.branch,
    rematchOf: view.rematchOf === null ? null : globalId('match', view.rematchOf),
    spectatorDelay: shownDelay(view.delay),
    delayed,
    clock: shownClock(view.clock),
    clocks: shownClocks(view),
    pausedAt: view.pausedAt,
    handedIn: view.handedIn.map(shownHandedIn),
    disputes: view.disputes.map(shownDispute),
    branches: view.branches.map(shownBranch),
    outcome: view.outcome === null ? null : shownOutcome(view.outcome),
    reports: desk === null ? null : shownReports(desk),
    judgeCalls: desk === null ? null : shownCalls(desk),
  };
}

type ShownPlay = Pick<ShownMatch, 'ply' | 'view' | 'requests' | 'decision' | 'offers' | 'drawOfferedBy'>;

function shownPlay(play: PlayView | null): ShownPlay {
  if (play === null) return { ply: null, view: null, requests: [], decision: null, offers: [], drawOfferedBy: null };
  const { ply, table, asked, own, drawOfferedBy } = play;
  return {
    ply,
    view: table,
    requests: asked,
    decision: own === null ? null : { ...own, rules: own.rules.map((id) => ({ id })) },
    offers: own?.offers.map(shownOffer) ?? [],
    drawOfferedBy,
  };
}

/** A match of one game ended as its game did. */
function shownResult({ outcome, bestOf, games }: MatchView): MatchResult | null {
  if (outcome === null) return null;
  const { places, how } = outcome;
  const only = bestOf === 1 && how === 'played' ? games[0]?.result : null;
  if (only) return { ...only, rule: ruleRef(only.rule) };
  return { places, scores: outcome.games.won, reason: how, rule: null };
}

/** Put into words only when it is asked for. */
export type ShownFact = Omit<Fact, 'text'> & { readonly text: () => Promise<string> };

export type ShownPly = Omit<Ply, 'facts'> & { readonly facts: readonly ShownFact[] };

export const shownPly = ({ ply, facts }: SeenPly, tell: Tell): ShownPly => ({
  ply,
  facts: facts.map((fact) => shownFact(fact, tell)),
});

export const shownFact = (fact: SeenFact, tell: Tell): ShownFact => ({
  kind: fact.kind,
  rule: ruleRef(fact.rule),
  data: fact.data,
  text: () => tell(fact),
});

export const PHASES: Readonly<Record<MatchView['phase'], MatchPhase>> = {
  none: 'OPEN',
  open: 'OPEN',
  playing: 'PLAYING',
  finished: 'FINISHED',
  cancelled: 'CANCELLED',
};

const FORMS = { one: 'ONE', number: 'NUMBER', some: 'SOME', order: 'ORDER', split: 'SPLIT' } as const;

export const shownOffer = ({ form, ...rest }: Offer): ApiOffer => ({ form: FORMS[form], ...rest });
