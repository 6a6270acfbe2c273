import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StreamId } from '#kernel';
import type { Keyring } from '#log';

/** Which seat at which table of which round a printed slip is for. */
export interface SlipPlace {
  readonly tournament: string;
  readonly round: number;
  readonly table: number;
  readonly seat: number;
}

const PREFIX = 'dlq_';
const WRITTEN = /^dlq_([0-9a-z]{1,64})\.([1-9]\d{0,3})\.([1-9]\d{0,8})\.([01])\.([A-Za-z0-9_-]{22})$/;
const BYTES = 16;

/** What stands on the slips of one tournament; made with its secret key, so that nothing need be kept. */
export async function slipTokens(keyring: Keyring, stream: StreamId): Promise<(place: SlipPlace) => string> {
  const { bytes } = await keyring.ensure(stream);
  return (place) => {
    const { tournament, round, table, seat } = place;
    return `${PREFIX}${tournament}.${round}.${table}.${seat}.${sealOf(bytes, place).toString('base64url')}`;
  };
}

/** The place that a token names, whether or not anybody signed it. */
export function placeIn(token: string): (SlipPlace & { readonly seal: string }) | null {
  const [, tournament, round, table, seat, seal] = WRITTEN.exec(token) ?? [];
  if (tournament === undefined || seal === undefined) return null;
  return { tournament, round: Number(round), table: Number(table), seat: Number(seat), seal };
}

export async function isSigned(
  keyring: Keyring,
  stream: StreamId,
  place: SlipPlace & { readonly seal: string },
): Promise<boolean> {
  const { bytes } = await keyring.ensure(stream);
  const seal = Buffer.from(place.seal, 'base64url');
  return seal.length === BYTES && timingSafeEqual(seal, sealOf(bytes, place));
}

const sealOf = (key: Uint8Array, { tournament, round, table, seat }: SlipPlace): Buffer =>
  createHmac('sha256', key)
    .update(`dreamledger/slip/v1 ${tournament} ${round} ${table} ${seat}`)
    .digest()
    .subarray(0, BYTES);
