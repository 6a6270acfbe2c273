import { createHash, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import {
  canonicalJson,
  Fault,
  fromBase64,
  fromHex,
  hash,
  type JsonObject,
  seal,
  type SealEntropy,
  type StreamKey,
  unseal,
} from '#kernel';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const bytesOf = (label: string, length: number): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', label, '', '', length));

const KEY: StreamKey = { bytes: bytesOf('key', 32) };
const ENTROPY: SealEntropy = { salt: bytesOf('salt', 32), nonce: bytesOf('nonce', 24) };
const SECRET: JsonObject = { answer: 'stance:high' };

const sealed = (secret: JsonObject, entropy = ENTROPY, key = KEY) => seal(sha256, key, secret, entropy);

describe('a sealed value', () => {
  it('opens to what was sealed', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.string()),
        fc.uint8Array({ minLength: 56, maxLength: 56 }),
        (secret, random) => {
          const entropy = { salt: random.slice(0, 32), nonce: random.slice(32) };
          expect(unseal(sha256, KEY, sealed(secret, entropy))).toEqual(secret);
        },
      ),
    );
  });

  it('is made as its description says', () => {
    const { commitment, box } = sealed(SECRET);
    const opening = Buffer.alloc(256);
    Buffer.concat([ENTROPY.salt, Buffer.from(canonicalJson(SECRET))]).copy(opening);
    expect(commitment).toBe(createHash('sha256').update('dreamledger/seal/v1\n').update(opening).digest('hex'));
    const bytes = fromBase64(box);
    expect(bytes.slice(0, 24)).toEqual(ENTROPY.nonce);
    expect(bytes.length).toBe(24 + 256 + 16);
  });

  it('has this commitment and this box for ever', () => {
    expect(sealed(SECRET).commitment).toBe('efdb4463314623b0bc9a667d2a91d0c463cd17ed1f4ed1f435259dc9650228f3');
    expect(createHash('sha256').update(sealed(SECRET).box).digest('hex')).toBe(
      'dedff2904c3d397645dc8b2dc060df87917a779de26aac106a42a2b56e7ec38c',
    );
  });

  it('uses XChaCha20-Poly1305 as its draft has it (draft-irtf-cfrg-xchacha-03, A.3.1)', () => {
    const text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.";
    const key = Uint8Array.from({ length: 32 }, (_, i) => 0x80 + i);
    const nonce = Uint8Array.from({ length: 24 }, (_, i) => 0x40 + i);
    const cipher = xchacha20poly1305(key, nonce, fromHex('50515253c0c1c2c3c4c5c6c7'));
    expect(Buffer.from(cipher.encrypt(Buffer.from(text))).toString('hex')).toBe(
      'bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb731c7f1b0b4aa6440bf3a82f4eda7e39ae64c6708c54c216cb96b72e1213b4522f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff921f9664c97637da9768812f615c68b13b52e' +
        'c0875924c1c7987947deafd8780acf49',
    );
  });

  it.each([
    ['short answers', { answer: 'a' }, { answer: 'stance:high' }],
    ['bids', { answer: 'bid:1' }, { answer: 'bid:1000000' }],
    ['decks', { brings: ['wyrm'.repeat(60)] }, { brings: ['stag'.repeat(100)] }],
  ])('does not tell by its length what is in it: %s', (_, one, other) => {
    expect(sealed(one).box.length).toBe(sealed(other).box.length);
  });

  it('looks quite different with another salt and nonce', () => {
    const other = sealed(SECRET, { salt: bytesOf('salt 2', 32), nonce: bytesOf('nonce 2', 24) });
    expect([other.commitment, other.box]).not.toContain(sealed(SECRET).commitment);
    expect(other.box).not.toBe(sealed(SECRET).box);
  });

  it('does not open with another key', () => {
    expect(() => unseal(sha256, { bytes: bytesOf('another key', 32) }, sealed(SECRET))).toThrow(Fault);
  });

  it('does not open with another commitment, not even that of the same secret under another salt', () => {
    const other = sealed(SECRET, { ...ENTROPY, salt: bytesOf('salt 2', 32) });
    expect(() => unseal(sha256, KEY, { ...sealed(SECRET), commitment: other.commitment })).toThrow(Fault);
    expect(() => unseal(sha256, KEY, { ...sealed(SECRET), commitment: hash('zz') })).toThrow(Fault);
  });

  it('does not open when any letter of its box is another, or is missing', () => {
    const whole = sealed(SECRET);
    for (let at = 0; at < whole.box.length; at++) {
      const other = whole.box[at] === 'A' ? 'B' : 'A';
      const changed = whole.box.slice(0, at) + other + whole.box.slice(at + 1);
      expect(() => unseal(sha256, KEY, { ...whole, box: changed })).toThrow(Fault);
      expect(() => unseal(sha256, KEY, { ...whole, box: whole.box.slice(0, at) })).toThrow(Fault);
    }
  });

  it.each(['', '=', 'no base64!', `${'A'.repeat(100)} `])('does not open when its box is "%s"', (box) => {
    expect(() => unseal(sha256, KEY, { ...sealed(SECRET), box })).toThrow(Fault);
  });
});
