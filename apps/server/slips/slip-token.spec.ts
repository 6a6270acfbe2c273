import { streamId } from '#kernel';
import type { Keyring } from '#log';
import { isSigned, placeIn, slipTokens } from './slip-token.js';

const stream = streamId('tournament', '4f2a7c');
const place = { tournament: '4f2a7c', round: 3, table: 31, seat: 1 };
const keyringOf = (byte: number): Keyring => {
  const key = { bytes: new Uint8Array(32).fill(byte), released: false };
  return { ensure: () => Promise.resolve(key) } as never;
};

async function accepted(token: string, keyring: Keyring): Promise<boolean> {
  const read = placeIn(token);
  return read !== null && isSigned(keyring, stream, read);
}

it('reads back what this house signed', async () => {
  const token = (await slipTokens(keyringOf(1), stream))(place);
  expect(placeIn(token)).toMatchObject(place);
  expect(await accepted(token, keyringOf(1))).toBe(true);
});

it.each([
  ['another seat', (token: string) => token.replace('.1.', '.0.')],
  ['another table', (token: string) => token.replace('.31.', '.32.')],
  ['another round', (token: string) => token.replace('.3.', '.4.')],
  ['another tournament', (token: string) => token.replace('4f2a7c', '4f2a7d')],
  ['another seal', (token: string) => `${token.slice(0, -2)}AA`],
  ['half of it', (token: string) => token.slice(0, 20)],
])('refuses %s', async (_, changed) => {
  const token = (await slipTokens(keyringOf(1), stream))(place);
  expect(await accepted(changed(token), keyringOf(1))).toBe(false);
});

it('refuses what another house signed', async () => {
  expect(await accepted((await slipTokens(keyringOf(2), stream))(place), keyringOf(1))).toBe(false);
});
