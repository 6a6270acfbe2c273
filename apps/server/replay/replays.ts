import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as breathe } from 'node:timers/promises';
import type { StreamId } from '#kernel';
import { type GameRegistry, Retelling, type Retold, type Viewpoint } from '#match';
import { GAMES } from '../tokens.js';
import { type Story, Stories } from './story.js';

/** A match told through somebody's eyes, up to one record. */
export interface Told extends Retold, Pick<Story, 'seq' | 'released'> {}

/** So many frames are kept in memory, of the matches that were last asked for. */
const MOST_FRAMES = 8_000;
/** After so many events, others are let in. */
const AT_ONCE = 40;

/** Matches told again. What was told is kept for a while, since pages of it are asked for one after the other. */
@Injectable()
export class Replays {
  readonly #kept = new Map<string, Promise<Told>>();
  readonly #frames = new Map<string, number>();

  constructor(
    @Inject(GAMES) private readonly games: GameRegistry,
    private readonly stories: Stories,
  ) {}

  /** Up to this record, and no further. */
  async tell(stream: StreamId, seq: number, viewpoint: Viewpoint): Promise<Told> {
    const name = `${stream} ${seq} ${viewpoint.as}${viewpoint.as === 'seat' ? viewpoint.seat : ''}`;
    const telling = this.#kept.get(name) ?? this.#tell(stream, seq, viewpoint);
    this.#kept.delete(name);
    this.#kept.set(name, telling);
    try {
      const told = await telling;
      this.#frames.set(name, told.frames.length);
      this.#forget();
      return told;
    } catch (failure) {
      this.#kept.delete(name);
      throw failure;
    }
  }

  async #tell(stream: StreamId, seq: number, viewpoint: Viewpoint): Promise<Told> {
    const { told, released } = await this.stories.read(stream, seq, seq);
    const telling = new Retelling(this.games, viewpoint);
    for (const [nth, each] of told.entries()) {
      telling.take(each);
      if (nth % AT_ONCE === AT_ONCE - 1) await breathe();
    }
    return { frames: telling.frames, marks: telling.marks, seq, released };
  }

  /** Of those that are told, the one that was not asked for the longest. */
  #forget(): void {
    let sum = [...this.#frames.values()].reduce((all, each) => all + each, 0);
    for (const name of this.#kept.keys()) {
      const frames = this.#frames.get(name);
      if (sum <= MOST_FRAMES || this.#frames.size === 1) return;
      if (frames === undefined) continue;
      this.#kept.delete(name);
      this.#frames.delete(name);
      sum -= frames;
    }
  }
}
