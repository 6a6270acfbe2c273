import { Point } from '@noble/ed25519';
import { isOwnDevice } from '#audit';
import { actorId, base64Of, fromHex } from '#kernel';
import { signerOf } from '#test/signing';
import { isSoundKey } from './sound-key.js';

const TORSION = 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa';

describe('a key that signs', () => {
  it('is any that was made as keys are made', () => {
    for (let n = 0; n < 50; n++) expect(isSoundKey(signerOf(`device ${n}`).publicKey)).toBe(true);
  });

  it('is no point of small order, whatever its sign', () => {
    const torsion = Point.fromHex(TORSION);
    let point = Point.ZERO;
    const found = new Set<string>();
    for (let n = 0; n < 8; n++) {
      found.add(point.toHex());
      point = point.add(torsion);
    }
    expect(found.size).toBe(8);
    for (const key of found) expect(isSoundKey(fromHex(key))).toBe(false);
  });

  it.each([
    ['p', 'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['p + 1', 'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['2^255 - 1', 'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff'],
    ['31 bytes', '01'.repeat(31)],
  ])('is not written in another way than the shortest: %s', (_, key) => {
    expect(isSoundKey(fromHex(key))).toBe(false);
  });

  it('is asked for when a device is registered', () => {
    const key = fromHex('01'.padEnd(64, '0'));
    const belonging = { device: base64Of(key), person: actorId('ann') };
    expect(isOwnDevice(() => true, belonging, base64Of(new Uint8Array(64)))).toBe(false);
    expect(
      isOwnDevice(
        () => true,
        { ...belonging, device: base64Of(signerOf('x').publicKey) },
        base64Of(new Uint8Array(64)),
      ),
    ).toBe(true);
  });
});
