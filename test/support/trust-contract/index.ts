import { createPublicKey, verify } from 'node:crypto';
import { base64Of, hash, utf8 } from '#kernel';
import type { Advance, Checkpoint, TrustStore } from '#vault';

/** Where one trust store lies. */
export interface TrustPlace {
  open(): Promise<TrustStore>;
  /** Copies what lies there, and puts the copy back later: what a restored backup does. */
  backUp(): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

const checkpoint = (size: number, root = 'a'): Checkpoint => ({
  size,
  root: hash(root.repeat(64)),
  note: `log\n${size}\n${root}\n`,
});

const isSignedBy = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean =>
  verify(
    null,
    message,
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: base64Of(publicKey) }, format: 'jwk' }),
    signature,
  );

/** What every trust store must do, whatever it is made of. */
export function trustContract(name: string, freshPlace: () => Promise<TrustPlace>): void {
  describe(`${name} as a trust store`, () => {
    let place: TrustPlace;
    let trust: TrustStore;
    const message = utf8('the log has 3 leaves');

    beforeEach(async () => {
      place = await freshPlace();
      trust = await place.open();
    }, 60_000);
    afterEach(() => place.remove());

    it('makes a key and a secret at its first start and has them again at the next', async () => {
      const { publicKey } = await trust.signer();
      const secret = await trust.tokenSecret();
      expect([publicKey.length, secret.length]).toEqual([32, 32]);
      const again = await place.open();
      expect((await again.signer()).publicKey).toEqual(publicKey);
      expect(await again.tokenSecret()).toEqual(secret);
      expect(await again.publicKeys()).toEqual([publicKey]);
    });

    it('signs by Ed25519', async () => {
      const signer = await trust.signer();
      expect(isSignedBy(signer.publicKey, message, signer.sign(message))).toBe(true);
      expect(isSignedBy(signer.publicKey, utf8('another'), signer.sign(message))).toBe(false);
    });

    it('signs with a new key after a rotation and keeps the old public ones', async () => {
      const old = await trust.signer();
      const fresh = await trust.rotate();
      expect(await trust.publicKeys()).toEqual([old.publicKey, fresh.publicKey]);
      const signer = await (await place.open()).signer();
      expect(signer.publicKey).toEqual(fresh.publicKey);
      expect(isSignedBy(fresh.publicKey, message, signer.sign(message))).toBe(true);
      expect(isSignedBy(old.publicKey, message, old.sign(message))).toBe(true);
      const again = await trust.signerOf(old.publicKey);
      expect(again?.sign(message)).toEqual(old.sign(message));
      expect(await trust.signerOf(new Uint8Array(32))).toBeNull();
    });

    it.each<[string, Checkpoint | null, Checkpoint | null, Checkpoint, Advance]>([
      ['the first one', null, null, checkpoint(3), 'advanced'],
      ['growth', checkpoint(3), checkpoint(3), checkpoint(5, 'b'), 'advanced'],
      ['the same size signed anew', checkpoint(3), checkpoint(3), { ...checkpoint(3), note: 'new key' }, 'advanced'],
      ['a second first one', checkpoint(3), null, checkpoint(5), 'raced'],
      ['growth from another root', checkpoint(3), checkpoint(3, 'b'), checkpoint(5), 'raced'],
      ['growth from what this store has not seen', checkpoint(3), checkpoint(4), checkpoint(5), 'raced'],
      ['growth from nothing it has seen', null, checkpoint(4), checkpoint(5), 'raced'],
      ['an older log', checkpoint(3), checkpoint(2), checkpoint(2), 'smaller'],
      ['an older log that knows the last checkpoint', checkpoint(3), checkpoint(3), checkpoint(2), 'smaller'],
      ['the same size with another root', checkpoint(3), checkpoint(3), checkpoint(3, 'b'), 'forked'],
    ])('judges %s', async (_, last, expected, next, judged) => {
      if (last !== null) expect(await trust.advance(null, last)).toBe('advanced');
      expect(await trust.advance(expected, next)).toBe(judged);
      expect(await (await place.open()).checkpoint()).toEqual(judged === 'advanced' ? next : last);
    });

    it('lets one of 64 go on that expect the same', async () => {
      const tries = Array.from({ length: 64 }, (_, n) => trust.advance(null, { ...checkpoint(7), note: String(n) }));
      const judged = await Promise.all(tries);
      const won = judged.flatMap((each, n) => (each === 'advanced' ? [n] : []));
      expect(won).toHaveLength(1);
      expect(judged.filter((each) => each === 'raced')).toHaveLength(63);
      expect((await trust.checkpoint())?.note).toBe(String(won[0]));
    });

    it('loses no key when many rotate at once', async () => {
      const made = await Promise.all(Array.from({ length: 8 }, () => trust.rotate()));
      const kept = (await trust.publicKeys()).map(base64Of);
      expect(kept).toHaveLength(9);
      for (const { publicKey } of made) expect(kept).toContain(base64Of(publicKey));
    });

    it('restored to an older state, lets nobody sign on from what was signed since', async () => {
      await trust.advance(null, checkpoint(3));
      const restore = await place.backUp();
      await trust.advance(checkpoint(3), checkpoint(5, 'b'));
      await restore();
      const older = await place.open();
      expect(await older.checkpoint()).toEqual(checkpoint(3));
      expect(await older.advance(checkpoint(5, 'b'), checkpoint(6, 'c'))).toBe('raced');
    });
  });
}
