import type { StreamId } from '#kernel';
import type { Arbiter } from '#log';
import type { ReadModels } from '#readmodel';
import type { Vault } from '#vault';
import { Feed } from '../graphql/feed.js';
import { type Deed, deedsAfter } from '../tournament/deeds.js';

export interface Following {
  readonly arbiter: Arbiter;
  readonly readModels: ReadModels;
  readonly vault: Vault;
}

/** The deeds of a tournament after a record, one at a time, and then each that comes. */
export class DeedFeed extends Feed<Deed> {
  protected readonly leave: () => void;
  private waiting: Deed[] = [];

  constructor(
    private readonly following: Following,
    private readonly stream: StreamId,
    private through: number,
    private newest: number,
  ) {
    super();
    this.leave = following.arbiter.watch(stream, (seq) => {
      this.newest = seq;
      this.stir();
    });
  }

  protected async look(): Promise<Deed | null> {
    if (this.waiting.length === 0 && this.through < this.newest) await this.read();
    const deed = this.waiting.shift() ?? null;
    if (deed !== null || this.through < this.newest) this.stir();
    return deed;
  }

  private async read(): Promise<void> {
    await this.following.readModels.reached(this.stream, this.newest);
    const { deeds, through } = await deedsAfter(this.following, this.stream, this.through);
    this.waiting = [...deeds];
    this.through = through;
  }
}
