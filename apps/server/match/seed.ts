import { createHmac } from 'node:crypto';
import type { StreamId } from '#kernel';
import type { Keyring } from '#log';

/** A match's seed, drawn from its stream's own secret key, so that it is the same whenever the match is created again. */
export async function seedFor(keyring: Keyring, stream: StreamId): Promise<string> {
  const { bytes } = await keyring.ensure(stream);
  return createHmac('sha256', bytes).update('dreamledger/match-seed/v1').digest('hex');
}
