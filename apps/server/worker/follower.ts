import type { LogRecord } from '#kernel';
import type { Arbiter } from '#log';
import type { Counts } from '#readmodel';
import type { Change, Vault } from '#vault';
import type { AcceptedOnce } from './accepted-once.js';
import { carryOut } from './carry-out.js';
import type { Reaction } from './reaction.js';
import { noteStuck, type Stuck } from './stuck.js';

export interface Following {
  readonly accepted: AcceptedOnce;
  readonly arbiter: Arbiter;
  readonly vault: Vault;
  readonly partitions: number;
  readonly signal: AbortSignal;
}

interface Place {
  readonly at: Counts;
  readonly kept: Counts;
  readonly version: number;
}

/** So many records without work are passed before the vault is told; after a crash they are looked at again. */
const UNTOLD = 1000;

/** Leads one reaction along the accepted records. Its cursor moves when all before it is done, or on the stuck list. */
export class Follower {
  /** Where it stands, and where the vault says so; null when the vault has yet to be asked. */
  #place: Place | null = null;

  constructor(
    readonly reaction: Reaction,
    private readonly following: Following,
  ) {}

  /** Does what the next records call for; true when there are more of them, or it must begin again. */
  async step(): Promise<boolean> {
    const place = (this.#place ??= await this.#keptPlace());
    const { records, through, more } = await this.following.accepted.after(place.at, this.reaction.kind);
    if (total(through) === total(place.at)) return false;
    const outcomes = await this.#carryOut(records);
    if (outcomes.length === 0 && total(through) - total(place.kept) < UNTOLD) {
      this.#place = { ...place, at: through };
      return more;
    }
    const stuck = outcomes.filter(({ why }) => why.length > 0).map(noteStuck);
    return !(await this.#keep(through, place.version, stuck)) || more;
  }

  /** What came of each record that called for something: those of one stream in turn, streams side by side. */
  async #carryOut(records: readonly LogRecord[]): Promise<readonly Stuck[]> {
    const { arbiter, signal } = this.following;
    const outcomes: Stuck[] = [];
    const followStream = async (own: readonly LogRecord[]): Promise<void> => {
      for (const record of own) {
        const why = await carryOut(this.reaction, record, arbiter, signal);
        const { stream, seq } = record;
        if (why !== null) outcomes.push({ reaction: this.reaction.name, stream, seq, why });
      }
    };
    const streams = [...new Set(records.map(({ stream }) => stream))];
    await Promise.all(streams.map((stream) => followStream(records.filter((record) => record.stream === stream))));
    return outcomes;
  }

  /** What is stuck is noted together with the cursor, so that a worker that lost the race, which is false, notes nothing. */
  async #keep(at: Counts, version: number, stuck: readonly Change[]): Promise<boolean> {
    const cursor: Change = { do: 'put', space: 'cursor', key: this.reaction.name, value: at, was: version };
    const isOurs = await this.following.vault.change(cursor, ...stuck);
    this.#place = isOurs ? { at, kept: at, version: version + 1 } : null;
    return isOurs;
  }

  async #keptPlace(): Promise<Place> {
    const kept = await this.following.vault.get('cursor', this.reaction.name);
    const at = (kept?.value ?? new Array<number>(this.following.partitions).fill(0)) as Counts;
    return { at, kept: at, version: kept?.version ?? 0 };
  }
}

const total = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);
