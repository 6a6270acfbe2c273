/** A game played on from a position of another, by the very rules that a server has for it; nothing here asks one. */
import { ownEngines } from '#games/voidream';
import {
  actorId,
  hash,
  isJsonObject,
  type Json,
  millis,
  type Moment,
  type Refusal,
  type Seat,
  seat as seatOf,
} from '#kernel';
import {
  type BranchMove,
  type BranchStep,
  countingAmong,
  gameRegistry,
  host,
  matchDecider,
  type MatchEvent,
  type MatchRules,
  type MatchState,
  type MatchView,
  matchView,
  type OpenRecord,
} from '#match';
import { set } from '../cards/set.js';
import { keptEngine } from '../replay/kept-engine.js';
import { say } from '../say/index.js';
import type { Point } from './branch-documents.js';
import { tellFact } from '../replay/tell.js';
import type { Line } from './lines.js';

/** An answer with the seat that gives it. */
export type Given = Pick<BranchMove, 'seat' | 'answer'>;

const OWN = gameRegistry(ownEngines(set).map((game) => host(game)));
const OWN_RULES = matchDecider(OWN);
const ME = actorId('me');

export class BranchGame {
  /** All that was done, in order, also what was taken back. */
  readonly steps: BranchStep[] = [];
  private readonly rules: MatchRules;
  private state: MatchState = { phase: 'none' };
  private seq = 0;
  /** Why it can't be played here at all. */
  readonly trouble: string | null;

  constructor(
    readonly point: Point,
    rules: MatchRules | null,
  ) {
    const { matchId, game, ply, seq, head, records } = point;
    const from = { match: matchId, game, ply, seq, head: hash(head) };
    const opened = records.flatMap((record) => recordIn(record) ?? []);
    this.rules = rules ?? OWN_RULES;
    this.trouble =
      rules === null
        ? say('This match was played with an older engine than that of this page, and can only be looked at here.')
        : (this.take({ type: 'BeginBranch', from, records: opened, bot: null, name: null, isPublic: false })?.says ??
          null);
  }

  /** Null when it was given. */
  answer(given: Given): Refusal | null {
    const { ply } = this;
    const refusal = this.take({ type: 'AnswerDecision', ply, ...given });
    if (refusal === null) this.steps.push({ ply, ...given });
    return refusal;
  }

  /** To an earlier ply, on record. */
  goBack(to: number): Refusal | null {
    const { ply } = this;
    const refusal = this.take({ type: 'TakeBack', ply, to });
    if (refusal === null) this.steps.push({ ply, backTo: to });
    return refusal;
  }

  /** The ply at which anybody but this seat answered last; null before that. */
  lastAnswered(but: number | null): number | null {
    return countingAmong(this.steps).findLast(({ seat }) => seat !== but)?.ply ?? null;
  }

  /** Why this answer may not be given now; null when it may. */
  whyNot({ seat, answer }: Given): Refusal | null {
    const decision = this.rules.decide(this.state, { type: 'AnswerDecision', ply: this.ply, seat, answer }, this.now);
    return decision.ok ? null : decision.refusal;
  }

  get ply(): number {
    return this.viewOf(seatOf(0)).play?.ply ?? this.point.ply;
  }

  /** The seats that must answer, in order; none once it is over. */
  get asked(): readonly Seat[] {
    return this.viewOf(seatOf(0)).play?.asked.map(({ seat }) => seat) ?? [];
  }

  viewOf(seat: Seat): Pick<MatchView, 'play' | 'games' | 'outcome'> {
    return matchView(this.state, { as: 'seat', seat }, Infinity) ?? { play: null, games: [], outcome: null };
  }

  /** What this seat was told since the game was left, in which the seats are called so. */
  lines(seat: Seat, names: readonly string[], you: Seat | null): readonly Line[] {
    const told = matchView(this.state, { as: 'seat', seat }, this.point.ply)?.play?.facts ?? [];
    return told.map(({ ply, facts }) => ({
      ply,
      told: facts.map((fact) => tellFact(fact, names, you)),
    }));
  }

  /** The whole table, for a bot. */
  get encoded(): Json {
    return this.state.phase === 'playing' ? this.state.play.table.encode() : null;
  }

  private get now(): Moment {
    return { actor: ME, at: millis(0), seq: this.seq + 1 };
  }

  private take(command: Parameters<MatchRules['decide']>[1]): Refusal | null {
    const { now } = this;
    const decision = this.rules.decide(this.state, command, now);
    if (!decision.ok) return decision.refusal;
    this.seq = now.seq;
    let events: readonly MatchEvent[] = decision.events;
    for (; events.length > 0; events = this.rules.settle(this.state, now))
      for (const event of events) this.state = this.rules.evolve(this.state, event, now);
    return null;
  }
}

/** The rules that a position is played on by: those of the engine that its match is pinned to; null where that is not to be had. */
export async function rulesFor({ records }: Point): Promise<MatchRules | null> {
  const events = records.flatMap((record) => recordIn(record)?.events ?? []);
  const { game, engine, cards = null } = events.find(({ type }) => type === 'MatchCreated')?.data ?? {};
  if (typeof game !== 'string' || typeof engine !== 'string' || typeof cards !== 'string') return null;
  if (OWN.find(game, engine, cards) !== null) return OWN_RULES;
  const kept = await keptEngine(engine, cards);
  return kept === null ? null : matchDecider(gameRegistry([kept]));
}

const recordIn = ({ actor, at, events }: Readonly<Record<string, Json>>): OpenRecord | null =>
  typeof actor !== 'string' || typeof at !== 'number' || !Array.isArray(events)
    ? null
    : { actor: actorId(actor), at: millis(at), events: (events as readonly Json[]).flatMap(eventsIn) };

function eventsIn(event: Json): OpenRecord['events'] {
  if (!isJsonObject(event)) return [];
  const { type, v, data, secret } = event;
  if (typeof type !== 'string' || typeof v !== 'number' || !isJsonObject(data)) return [];
  return [{ type, v, data, secret: isJsonObject(secret) ? secret : null }];
}
