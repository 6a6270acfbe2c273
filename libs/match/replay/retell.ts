import { changesBetween, type Fact, type JsonObject, type Moment } from '#kernel';
import type { MatchEvent, ToldEvent } from '../events.js';
import { evolve } from '../evolve.js';
import type { GameRegistry } from '../games.js';
import { importedStory } from '../imported/import.js';
import { type Begun, type MatchState, playedIn, type Play } from '../state.js';
import type { Frame, Shown } from './frames.js';
import { eventMark, factMarks, type Mark } from './marks.js';
import {
  decisionsThrough,
  factThrough,
  moveThrough,
  type SeenMove,
  tableThrough,
  type Viewpoint,
} from './viewpoint.js';
import { plyOf } from '../moves.js';

/** A match as one viewpoint knows it, from its first event on. */
export interface Retold {
  readonly frames: readonly Frame[];
  readonly marks: readonly Mark[];
}

/** So often is a position told as a whole, and at each start of a game. */
const KEYFRAME_EVERY = 32;

/** Plays a match again from its events, and tells each position through these eyes. */
export function retell(games: GameRegistry, story: Iterable<ToldEvent>, viewpoint: Viewpoint): Retold {
  const telling = new Retelling(games, viewpoint);
  for (const told of story) telling.take(told);
  const { frames, marks } = telling;
  return { frames, marks };
}

/** The same, event by event, for who has other things to do in between. */
export class Retelling {
  readonly frames: Frame[] = [];
  readonly marks: Mark[] = [];
  private state: MatchState = { phase: 'none' };
  private view: JsonObject = {};

  constructor(
    private readonly games: GameRegistry,
    private readonly viewpoint: Viewpoint,
  ) {}

  take({ event, moment }: ToldEvent): void {
    if (event.type === 'BranchBegun') for (const before of importedStory(event.data.records)) this.take(before);
    const since: MatchState = event.type === 'BranchBegun' ? { phase: 'none' } : this.state;
    const state = (this.state = evolve(this.games, since, event, moment));
    if (state.phase === 'none') return;
    const { play } = playedIn(state);
    if (play !== null && plyOf(play) === this.frames.length) this.show(state, play, event, moment);
    const mark = eventMark(this.viewpoint, event, moment, this.frames.at(-1)?.ply ?? null);
    if (mark !== null) this.marks.push(mark);
  }

  private show({ phase, plan }: Begun, play: Play, event: MatchEvent, moment: Moment): void {
    const { viewpoint, frames } = this;
    const ply = plyOf(play);
    if (event.type === 'GameRewound' || event.type === 'BranchTakenBack') this.cutAfter(event.data.to);
    const view = structuredClone(tableThrough(viewpoint, play.table, plan.seats.length));
    const requests = phase === 'playing' ? play.table.requests() : [];
    const facts = toldAt(play, ply).flatMap((fact) => factThrough(viewpoint, fact) ?? []);
    const isKeyframe = ply % KEYFRAME_EVERY === 0 || ply === play.first;
    const shown: Shown = isKeyframe
      ? { view, changes: null }
      : { view: null, changes: changesBetween(this.view, view) };
    frames.push({
      ...shown,
      ...headlineOf(view),
      ply,
      game: play.number,
      cut: false,
      seq: moment.seq,
      at: moment.at,
      move: this.moveOf(play, event),
      asked: requests.map(({ seat, told }) => ({ seat, told })),
      decisions: decisionsThrough(viewpoint, requests),
      facts,
      clocks: play.clocks.map((own) => ({ ...own })),
    });
    this.view = view;
    this.marks.push(...factMarks(plan.game.landmarks, facts, moment, ply));
  }

  /** What came after this ply is taken back. The ply of the rewind is a new one: plies are never used twice. */
  private cutAfter(ply: number): void {
    for (const frame of this.frames.slice(ply + 1)) this.frames[frame.ply] = { ...frame, cut: true };
  }

  private moveOf({ moves }: Play, { type }: MatchEvent): SeenMove | null {
    const move = MOVES.includes(type) ? moves.at(-1) : undefined;
    return move === undefined ? null : moveThrough(this.viewpoint, move);
  }
}

const MOVES: readonly MatchEvent['type'][] = ['AnswerGiven', 'AnswerSealed', 'SeatLeft', 'BranchAnswered'];

const toldAt = ({ recent }: Play, ply: number): readonly Fact[] =>
  recent.findLast((told) => told.ply === ply)?.facts ?? [];

/** Round and phase, from whichever view has them. */
function headlineOf(view: JsonObject): Pick<Frame, 'round' | 'phase'> {
  const [first] = Array.isArray(view.seats) ? (view.seats as readonly JsonObject[]) : [view];
  const { round = null, phase = null } = { ...view, ...first };
  return { round: typeof round === 'number' ? round : null, phase: typeof phase === 'string' ? phase : null };
}
