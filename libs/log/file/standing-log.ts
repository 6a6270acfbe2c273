import { stat } from 'node:fs/promises';
import { Fault } from '#kernel';
import { FedTails, type Feed, type Take, wanted } from '../fed-tail.js';
import { checkStart } from '../identity.js';
import type { LogIdentity, LogToRead, Positions, Tail } from '../port.js';
import { wholePart } from './open.js';
import { identityOf, readSegments, type Segment } from './segment.js';
import { type Place, walkFrom } from './walk.js';

/** The log in a folder, as far as it is written now, to read: nothing is changed, and whoever has it writes on. */
export async function standingLog(folder: string): Promise<LogToRead> {
  const segments = await readSegments(folder);
  const last = segments.at(-1);
  if (last === undefined) throw new Fault(`There is no log in ${folder}.`);
  const { size } = await stat(last.path);
  return new StandingLog(identityOf(last), segments, await wholePart(segments, last, size));
}

class StandingLog implements LogToRead {
  readonly #tails = new FedTails();

  constructor(
    readonly identity: LogIdentity,
    private readonly segments: readonly Segment[],
    private readonly last: Place,
  ) {}

  tail(from: Positions, take: Take): Tail {
    return this.#tails.start(() => this.#feed(from), take);
  }

  end(): Promise<Positions> {
    return Promise.resolve(this.last.next);
  }

  close(): Promise<void> {
    return this.#tails.stop();
  }

  #feed(from: Positions): Feed {
    checkStart(from, this.last.next);
    const begin = from.map((offset) => Math.max(offset, 1)); // after the genesis
    const walk = walkFrom(this.segments, this.last, begin);
    const { position } = this.last;
    return () => (walk.position === position ? null : walk.step(position).then((entries) => wanted(entries, begin)));
  }
}
