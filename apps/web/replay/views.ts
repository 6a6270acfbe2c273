import { Fault, type JsonChange, type JsonObject } from '#kernel';
import { viewAfter } from '#match';
import type { Frame } from './documents.js';

/** The view at each frame, worked out from the nearest keyframe before it and kept. */
export class Views {
  readonly #known = new Map<number, JsonObject>();

  /** Null while what leads there is still on its way. */
  at(frames: readonly (Frame | undefined)[], ply: number): JsonObject | null {
    let from = ply;
    while (from >= 0 && !this.#known.has(from)) {
      const frame = frames[from];
      if (frame === undefined) return null;
      if (frame.view !== null) break;
      from -= 1;
    }
    if (from < 0) return null;
    let view = this.#known.get(from) ?? null;
    for (let i = from; i <= ply; i++) {
      const frame = frames[i];
      if (frame === undefined) return null;
      view = this.#known.get(i) ?? after(view, frame);
      this.#known.set(i, view);
    }
    return view;
  }
}

function after(before: JsonObject | null, { view, changes }: Frame): JsonObject {
  if (view !== null) return view;
  return viewAfter(before ?? {}, { view: null, changes: (changes ?? []).map(changeOf) });
}

function changeOf({ op, path, value }: NonNullable<Frame['changes']>[number]): JsonChange {
  if (typeof path !== 'string') throw new Fault('A change of a frame has no path.');
  if (op === 'remove') return { op, path };
  if ((op === 'add' || op === 'replace') && value !== undefined) return { op, path, value };
  throw new Fault(`A change of a frame is none of add, replace and remove.`);
}
