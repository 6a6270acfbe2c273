import { readRecord, type StreamId } from '#kernel';
import type { Arbiter, RecordStore } from '#log';
import type { Change, Vault } from '#vault';
import { carryOut } from './carry-out.js';
import type { Reaction } from './reaction.js';

/** A record of whose errands some could not be done: somebody must look at it, and have it tried again or dismiss it. */
export type Stuck = {
  readonly reaction: string;
  readonly stream: StreamId;
  readonly seq: number;
  readonly why: readonly string[];
};

export interface Retrying {
  readonly reactions: readonly Reaction[];
  readonly records: RecordStore;
  readonly arbiter: Arbiter;
  readonly vault: Vault;
}

const PATIENCE_MS = 10_000;

export const keyOf = ({ reaction, stream, seq }: Stuck): string => `${reaction}/${stream}/${seq}`;

export const noteStuck = (stuck: Stuck): Change => ({
  do: 'put',
  space: 'stuck',
  key: keyOf(stuck),
  value: stuck,
  was: 'any',
});

export async function listStuck(vault: Vault): Promise<readonly Stuck[]> {
  return (await vault.list('stuck')).map(({ value }) => value as Stuck);
}

/** Tries it again, once; null when it is done now, or was not on the list. */
export async function retryStuck(key: string, { reactions, records, arbiter, vault }: Retrying): Promise<Stuck | null> {
  const kept = await vault.get('stuck', key);
  if (kept === null) return null;
  const stuck = kept.value as Stuck;
  const reaction = reactions.find(({ name }) => name === stuck.reaction);
  const [stored] = (await records.load(stuck.stream, stuck.seq - 1)).records;
  if (reaction === undefined || stored === undefined) return stuck;
  const why = await carryOut(reaction, readRecord(stored.bytes), arbiter, AbortSignal.timeout(PATIENCE_MS));
  const still = { ...stuck, why: why ?? [] };
  if (still.why.length > 0) await vault.change(noteStuck(still));
  else await dismissStuck(vault, key);
  return still.why.length > 0 ? still : null;
}

/** Nobody wants it done any more. */
export async function dismissStuck(vault: Vault, key: string): Promise<void> {
  await vault.change({ do: 'drop', space: 'stuck', key });
}
