import { createHmac } from 'node:crypto';
import type { ActorId, StreamId } from '#kernel';
import type { Keyring } from '#log';

/**
 * What the server brings to a match's seed, drawn from the stream's own secret key, so that it is the same whenever the
 * match is created again.
 */
export const seedFor = (keyring: Keyring, stream: StreamId): Promise<string> =>
  drawn(keyring, stream, 'dreamledger/match-seed/v1');

/** What the server brings on behalf of a player, or for a judge to put in. */
export const seatSeedFor = (keyring: Keyring, stream: StreamId, who: ActorId): Promise<string> =>
  drawn(keyring, stream, `dreamledger/seat-seed/v1\n${who}`);

async function drawn(keyring: Keyring, stream: StreamId, what: string): Promise<string> {
  const { bytes } = await keyring.ensure(stream);
  return createHmac('sha256', bytes).update(what).digest('hex');
}
