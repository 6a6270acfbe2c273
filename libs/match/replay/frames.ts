import {
  type DecisionRequest,
  Fault,
  type Json,
  type JsonChange,
  type JsonObject,
  type Millis,
  type SeenFact,
  withChanges,
} from '#kernel';
import type { SeatClock } from '../state.js';
import type { Asked } from '../view.js';
import type { SeenMove } from './viewpoint.js';

/** How a position is told: as the whole view, in a keyframe, or as what changed since the frame before. */
export type Shown =
  | { readonly view: JsonObject; readonly changes: null }
  | { readonly view: null; readonly changes: readonly JsonChange[] };

/** A position of a match, as one viewpoint knows it. Every ply has one, in the order in which it all happened. */
export type Frame = Shown & {
  readonly ply: number;
  readonly game: number;
  /** Taken back later: play went on from an earlier ply. */
  readonly cut: boolean;
  /** The record that led here, and when. */
  readonly seq: number;
  readonly at: Millis;
  /** Null at the start of a game, and where a judge made it so. */
  readonly move: SeenMove | null;
  /** Where the game's view tells. */
  readonly round: number | null;
  readonly phase: string | null;
  readonly asked: readonly Asked[];
  readonly decisions: readonly DecisionRequest[];
  readonly facts: readonly SeenFact[];
  readonly clocks: readonly SeatClock[];
};

/** Of frames that follow each other, the view at one of them, from the nearest keyframe before it. Asks nobody. */
export function viewAt(frames: readonly Shown[], index: number): JsonObject {
  const frame = frames[index];
  if (frame === undefined) throw new Fault(`There is no frame ${index} among ${frames.length}, or no keyframe before.`);
  return frame.view ?? viewAfter(viewAt(frames, index - 1), frame);
}

/** The view at a frame, from that at the frame before it: to go on by one step. */
export function viewAfter(before: JsonObject, frame: Shown): JsonObject {
  return frame.view ?? asView(withChanges(before, frame.changes));
}

/** So many frames from one on; the first is a keyframe, so that they can be read by themselves. */
export function framesFrom(frames: readonly Frame[], from: number, count: number): readonly Frame[] {
  const [first, ...rest] = frames.slice(from, from + count);
  return first === undefined ? [] : [{ ...first, view: viewAt(frames, from), changes: null }, ...rest];
}

function asView(value: Json): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw new Fault('These changes lead to something that is no view.');
}
