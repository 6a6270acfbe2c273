import { randomBytes } from 'node:crypto';
import { base64Of, Fault, fromBase64, type StreamId, type StreamKey } from '#kernel';
import type { Keyring } from '#log';
import type { Kept, Vault } from './port.js';

/** The keys of sealed streams in the vault: durable before the first record is sealed with them. */
export function vaultKeyring(vault: Vault): Keyring {
  const find = async (stream: StreamId): Promise<StreamKey | null> => {
    const kept = await vault.get('stream-key', stream);
    return kept === null ? null : { bytes: keyIn(kept) };
  };
  return {
    find,
    async ensure(stream) {
      const found = await find(stream);
      if (found !== null) return found;
      const bytes = new Uint8Array(randomBytes(32));
      const isFirst = await vault.change({
        do: 'put',
        space: 'stream-key',
        key: stream,
        value: base64Of(bytes),
        was: 0,
      });
      const key = isFirst ? { bytes } : await find(stream);
      if (key === null) throw new Fault(`The key of ${stream} was there and is gone.`);
      return key;
    },
  };
}

/** The 32 bytes that the vault keeps as base64url. */
export function keyIn({ value }: Kept): Uint8Array {
  const bytes = typeof value === 'string' ? fromBase64(value) : new Uint8Array();
  if (bytes.length !== 32) throw new Fault('A key in the vault has not 32 bytes.');
  return bytes;
}
