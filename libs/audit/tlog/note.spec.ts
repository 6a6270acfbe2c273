import fc from 'fast-check';
import {
  Malformed,
  readCheckpoint,
  readNote,
  readVerifierKey,
  signedBy,
  signNote,
  verifierKey,
  type VerifierKey,
  writeCheckpoint,
  writeNote,
  writeVerifierKey,
} from '#audit';
import { fromHex, hexOf, utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { cosign, signerOf, verifyEd25519 } from '#test/signing';

/** From the tests of the Go implementation, golang.org/x/mod/sumdb/note. */
const PETER = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const PETERS_TEXT =
  "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const PETERS_NOTE = `${PETERS_TEXT}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`;
/** From the specifications of C2SP. */
const SOFA = `example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==
`;

const malformed = (read: () => unknown): Malformed => {
  try {
    read();
  } catch (failure) {
    if (failure instanceof Malformed) return failure;
    throw failure;
  }
  throw new Error('This was read.');
};

describe('Ed25519', () => {
  /** RFC 8032, section 7.1: tests 1 to 3. */
  it.each([
    [
      '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      '',
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    ],
    [
      '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      '72',
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ],
    [
      'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
      'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
      'af82',
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    ],
  ])('signs and checks as RFC 8032 says (%#)', (secret, key, message, signature) => {
    const signer = signerOf(fromHex(secret));
    expect(hexOf(signer.publicKey)).toBe(key);
    expect(hexOf(signer.sign(fromHex(message)))).toBe(signature);
    expect(verifyEd25519(fromHex(key), fromHex(message), fromHex(signature))).toBe(true);
    expect(verifyEd25519(fromHex(key), fromHex(`${message}00`), fromHex(signature))).toBe(false);
  });

  it('takes no second form of a signature (S + L), and nothing that is no key', () => {
    const L = 2n ** 252n + 27742317777372353535851937790883648493n;
    const signer = signerOf('one');
    const signature = signer.sign(utf8('message'));
    const s = BigInt(`0x${hexOf(signature.slice(32).reverse())}`) + L;
    const other = Uint8Array.from([...signature.slice(0, 32), ...fromHex(s.toString(16).padStart(64, '0')).reverse()]);
    expect(verifyEd25519(signer.publicKey, utf8('message'), signature)).toBe(true);
    expect(verifyEd25519(signer.publicKey, utf8('message'), other)).toBe(false);
    expect(verifyEd25519(signer.publicKey.slice(1), utf8('message'), signature)).toBe(false);
    expect(verifyEd25519(signer.publicKey, utf8('message'), signature.slice(1))).toBe(false);
  });
});

describe('a key', () => {
  it('is read and written as others write it', () => {
    const key = readVerifierKey(sha256, PETER);
    expect(key).toMatchObject({ name: 'PeterNeumann', keyId: 'c74f20a3', use: 'note' });
    expect(writeVerifierKey(key)).toBe(PETER);
  });

  it.each([
    ['no key', 'A key is written "name+id+base64"'],
    ['Peter Neumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW', 'A key is written'],
    [PETER.replace('c74f20a3', 'c74f20a4'), 'The id of this key of PeterNeumann is c74f20a3, not "c74f20a4".'],
    [PETER.replace('Peter', 'Petra'), 'The id of this key of PetraNeumann'],
    [PETER.replace('+ARpc', '+CRpc'), 'is no Ed25519 key: type 1 or 4, then 32 bytes.'],
    [`${PETER}=`, 'is not base64 with padding'],
  ])('is not "%s"', (text, says) => {
    expect(malformed(() => readVerifierKey(sha256, text)).says).toContain(says);
  });

  it('is no other after any of its letters is changed', () => {
    const good = writeVerifierKey(readVerifierKey(sha256, PETER));
    for (let at = 0; at < PETER.length; at++) {
      const bad = PETER.slice(0, at) + (PETER[at] === 'A' ? 'B' : 'A') + PETER.slice(at + 1);
      expect(bad).not.toBe(good);
      malformed(() => readVerifierKey(sha256, bad));
    }
  });
});

describe('a note', () => {
  const key = readVerifierKey(sha256, PETER);
  const signedFor = (note: string, keys: readonly VerifierKey[]) => signedBy(verifyEd25519, readNote(note), keys);

  it('is read, checked and written as others do', () => {
    expect(readNote(PETERS_NOTE).text).toBe(PETERS_TEXT);
    expect(writeNote(readNote(PETERS_NOTE))).toBe(PETERS_NOTE);
    expect(signedFor(PETERS_NOTE, [key])).toEqual({ ok: true, by: [key] });
    expect(writeNote(readNote(SOFA))).toBe(SOFA);
  });

  it('may have signatures by keys that are not known, before and after', () => {
    const note = readNote(PETERS_NOTE);
    const stranger = signNote(sha256, signerOf('stranger'), 'stranger.example', note.text);
    const namesake = signNote(sha256, signerOf('namesake'), 'PeterNeumann', note.text);
    const all = writeNote({ ...note, signatures: [stranger, namesake, ...note.signatures, stranger] });
    expect(signedFor(all, [key])).toEqual({ ok: true, by: [key] });
    expect(signedFor(all, [])).toEqual({ ok: true, by: [] });
  });

  it('with a false signature by a known key is refused, whatever else signed it', () => {
    const note = readNote(PETERS_NOTE);
    const good = signerOf('good');
    const bad = { ...note.signatures[0]!, bytes: note.signatures[0]!.bytes.toReversed() };
    const both = { ...note, signatures: [signNote(sha256, good, 'good.example', note.text), bad] };
    const keys = [verifierKey(sha256, 'good.example', 'note', good.publicKey), key];
    expect(signedBy(verifyEd25519, both, keys)).toEqual({ ok: false, falseBy: key });
  });

  it('carries the signatures of witnesses over the time and the text', () => {
    const witness = signerOf('witness');
    const note = readNote(PETERS_NOTE);
    const line = cosign(witness, 'witness.example', 1_679_315_147, note);
    const seen = writeNote({ ...note, signatures: [...note.signatures, line] });
    const known = verifierKey(sha256, 'witness.example', 'cosignature', witness.publicKey);
    expect(signedFor(seen, [known, key])).toEqual({ ok: true, by: [key, known] });
    const later = { ...line, bytes: line.bytes.with(7, line.bytes[7]! ^ 1) };
    expect(signedBy(verifyEd25519, { ...note, signatures: [later] }, [known])).toEqual({ ok: false, falseBy: known });
    expect(
      signedBy(verifyEd25519, { ...note, signatures: [{ ...line, bytes: line.bytes.slice(0, 6) }] }, [known]),
    ).toEqual({
      ok: false,
      falseBy: known,
    });
  });

  it.each([
    ['without an empty line', 'text\n— a AAAAAAA=\n', 1],
    ['without signatures', 'text\n\n', 3],
    ['without its last line feed', PETERS_NOTE.slice(0, -1), 4],
    ['with a carriage return', PETERS_NOTE.replace('\n', '\r\n'), 1],
    ['with a tab in its second line', PETERS_NOTE.replace('then you', 'then\tyou'), 2],
    ['with half of a surrogate pair', PETERS_NOTE.replace('If', '\ud83d'), 1],
    ['with a hyphen for the dash', PETERS_NOTE.replace('—', '-'), 4],
    ['with a name that has a plus', PETERS_NOTE.replace('PeterN', 'Peter+N'), 4],
    ['with a name that has a space', PETERS_NOTE.replace('PeterN', 'Peter N'), 4],
    ['with base64 that lacks its end', PETERS_NOTE.replace('=', ''), 4],
    ['with a key id alone', 'text\n\n— a AAAAAA==\n', 3],
    ['with too many signatures', `text\n\n${'— a AAAAAAA=\n'.repeat(65)}`, 3],
  ])('%s is none', (_, text, line) => {
    expect(malformed(() => readNote(text))).toMatchObject({ line });
  });

  it('counts for nothing after any bit of it is flipped', () => {
    const bytes = utf8(PETERS_NOTE);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const bad = bytes.with(bit >> 3, bytes[bit >> 3]! ^ (1 << (bit & 7)));
      let isSigned = false;
      try {
        const signed = signedFor(decoder.decode(bad), [key]);
        isSigned = signed.ok && signed.by.length > 0;
      } catch (failure) {
        if (!(failure instanceof Malformed) && (failure as Error).name !== 'TypeError') throw failure;
      }
      expect(isSigned).toBe(false);
    }
  });

  it('is written and read back, whatever its text', () => {
    const signer = signerOf('any');
    const lines = fc.array(
      fc.string({ unit: 'grapheme' }).filter((line) => !/\p{Cc}/u.test(line)),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(lines, (words) => {
        const text = `${words.join('\n')}\n`;
        const note = { text, signatures: [signNote(sha256, signer, 'any.example', text)] };
        const read = readNote(writeNote(note));
        expect(read).toEqual(note);
        const known = verifierKey(sha256, 'any.example', 'note', signer.publicKey);
        expect(signedBy(verifyEd25519, read, [known])).toEqual({ ok: true, by: [known] });
      }),
    );
  });
});

describe('a checkpoint', () => {
  const { text } = readNote(SOFA);

  it('is read and written as others write it', () => {
    const read = readCheckpoint(text);
    expect(read).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163, extensions: [] });
    expect(writeCheckpoint(read)).toBe(text);
    expect(readCheckpoint(`${text}more\n`).extensions).toEqual(['more']);
    expect(writeCheckpoint(readCheckpoint(`${text}more\n`))).toBe(`${text}more\n`);
  });

  it.each([
    ['without its last line feed', text.slice(0, -1), 3],
    ['without an origin', text.replace('example.com/behind-the-sofa', ''), 1],
    ['without a root', text.split('\n').slice(0, 2).join('\n') + '\n', 3],
    ['with a size that begins with 0', text.replace('20852163', '020852163'), 2],
    ['with a size that is not whole', text.replace('20852163', '1.5'), 2],
    ['with a size beyond 2^53', text.replace('20852163', '9007199254740993'), 2],
    ['with a root of 31 bytes', text.replace('CsUY', ''), 3],
    ['with a root that has two spellings', text.replace('q2I=', 'q2J='), 3],
    ['with an empty extension', `${text}\n`, 4],
  ])('%s is none', (_, bad, line) => {
    expect(malformed(() => readCheckpoint(bad))).toMatchObject({ line });
  });
});
