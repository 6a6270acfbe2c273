import { changesBetween, type Fact, type JsonObject, type Moment } from '#kernel';
import type { MatchEvent } from '../events.js';
import { evolve } from '../evolve.js';
import type { GameRegistry } from '../games.js';
import { type Begun, type MatchState, playedIn, type Play, plyOf } from '../state.js';
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

/** An event of the log, opened, with the moment of its record. Made for one reading: a state may keep parts of it. */
export interface ToldEvent {
  readonly event: MatchEvent;
  readonly moment: Moment;
}

/** A match as one viewpoint knows it, from its first event on. */
export interface Retold {
  readonly frames: readonly Frame[];
  readonly marks: readonly Mark[];
}

/** So often is a position told as a whole, and at each start of a game. */
const KEYFRAME_EVERY = 32;

/** Plays a match again from its events, and tells each position through these eyes. */
export function retell(games: GameRegistry, story: Iterable<ToldEvent>, viewpoint: Viewpoint): Retold {
  const teller = new Teller(viewpoint);
  let state: MatchState = { phase: 'none' };
  for (const told of story) {
    state = evolve(games, state, told.event, told.moment);
    if (state.phase !== 'none') teller.take(state, told);
  }
  return { frames: teller.frames, marks: teller.marks };
}

class Teller {
  readonly frames: Frame[] = [];
  readonly marks: Mark[] = [];
  private view: JsonObject = {};

  constructor(private readonly viewpoint: Viewpoint) {}

  take(state: Begun, { event, moment }: ToldEvent): void {
    const { play } = playedIn(state);
    if (play !== null && this.isElsewhere(play)) this.show(state, play, event, moment);
    const { nth = null, ply = null } = this.frames.at(-1) ?? {};
    const mark = eventMark(this.viewpoint, event, moment, { nth, ply });
    if (mark !== null) this.marks.push(mark);
  }

  private isElsewhere(play: Play): boolean {
    const last = this.frames.at(-1);
    return last?.ply !== plyOf(play) || last.game !== play.number;
  }

  private show({ phase, plan }: Begun, play: Play, event: MatchEvent, moment: Moment): void {
    const { viewpoint, frames } = this;
    const ply = plyOf(play);
    this.cutFrom(ply);
    const nth = frames.length;
    const view = structuredClone(tableThrough(viewpoint, play.table, plan.seats.length));
    const requests = phase === 'playing' ? play.table.requests() : [];
    const facts = toldAt(play, ply).flatMap((fact) => factThrough(viewpoint, fact) ?? []);
    const isKeyframe = nth % KEYFRAME_EVERY === 0 || frames.at(-1)?.game !== play.number;
    const shown: Shown = isKeyframe
      ? { view, changes: null }
      : { view: null, changes: changesBetween(this.view, view) };
    frames.push({
      ...shown,
      ...headlineOf(view),
      nth,
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
    this.marks.push(...factMarks(plan.game.landmarks, facts, moment, { nth, ply }));
  }

  /** What was at this ply and after it is taken back: the frame that comes stands in its place. */
  private cutFrom(ply: number): void {
    for (let nth = this.frames.length - 1; nth >= 0; nth--) {
      const frame = this.frames[nth];
      if (frame === undefined || (frame.ply < ply && !frame.cut)) return;
      this.frames[nth] = { ...frame, cut: true };
    }
  }

  private moveOf({ moves }: Play, { type }: MatchEvent): SeenMove | null {
    const move = type === 'AnswerGiven' || type === 'AnswerSealed' || type === 'SeatLeft' ? moves.at(-1) : undefined;
    return move === undefined ? null : moveThrough(this.viewpoint, move);
  }
}

const toldAt = ({ recent }: Play, ply: number): readonly Fact[] =>
  recent.findLast((told) => told.ply === ply)?.facts ?? [];

/** Round and phase, from whichever view has them. */
function headlineOf(view: JsonObject): Pick<Frame, 'round' | 'phase'> {
  const [first] = Array.isArray(view.seats) ? (view.seats as readonly JsonObject[]) : [view];
  const { round = null, phase = null } = { ...view, ...first };
  return { round: typeof round === 'number' ? round : null, phase: typeof phase === 'string' ? phase : null };
}
