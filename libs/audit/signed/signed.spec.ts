import {
  intentBytes,
  isSigned,
  Malformed,
  readReceipt,
  type Receipt,
  signIntent,
  signNote,
  verifierKey,
  writeNote,
  writeReceipt,
} from '#audit';
import { actorId, commandIdOf, commandTagOf, hash, hexOf, millis, streamId, textOf } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { signerOf, verifyEd25519 } from '#test/signing';

const device = signerOf('the phone of ann');
const stream = streamId('match', '4f2a7c');
const intent = {
  stream,
  commandId: commandIdOf(sha256, actorId('ann'), 'Zq3-example-key'),
  commandTag: commandTagOf(sha256, 'Zq3-example-key', { do: 'answer', answer: 'bid:5' }),
  saw: { seq: 1, hash: hash('a879e48125f5f4dd90b11c5244385f2b07693df8aa50193fc9e767a18e8cc386') },
};

describe('a command that a device signed', () => {
  const signed = signIntent(device, intent);

  it('is signed as docs/FORMATS.md shows', () => {
    expect(textOf(intentBytes(intent))).toBe(
      'dreamledger/signed-command/v1\n' +
        '{"commandId":"bbc8a522e8c60096a4b24785e9131342451b3064d086f17b8f0ce512e70e8c80",' +
        '"commandTag":"b152bfc78bef24d25550380d22fda5717985820fd6fb3bd8bde7ee6b42ec03af",' +
        '"saw":{"hash":"a879e48125f5f4dd90b11c5244385f2b07693df8aa50193fc9e767a18e8cc386","seq":1},"stream":"match/4f2a7c"}',
    );
    expect([hexOf(sha256(intentBytes(intent))), signed.device, signed.signature]).toEqual([
      '5919c4fb1e4b817406e3d323061b028a7abb6596bd2ac020825edfc31001d470',
      'miuqTW7S4SNgG392VKOJPmR_bGffNHkCcs6nvyBR7XI',
      'gdf2ekTv34_f8jWWyZPBTMeZS2uJy7LZDCalZ7KoVo3tU2qWgTx8hXW9E0oamETZENi_UChROuYLdzXqsNxmBA',
    ]);
  });

  it('is signed by that device, for that command, on that history, in that stream', () => {
    const other = hash('b'.repeat(64));
    expect(isSigned(verifyEd25519, signed)).toBe(true);
    for (const changed of [
      { stream: streamId('match', 'other') },
      { commandId: commandIdOf(sha256, actorId('bob'), 'Zq3-example-key') },
      { commandTag: other },
      { saw: { ...intent.saw, seq: 2 } },
      { saw: { ...intent.saw, hash: other } },
      { device: signIntent(signerOf('another'), intent).device },
      { signature: signIntent(signerOf('another'), intent).signature },
      { signature: 'no signature' },
      { device: '' },
    ])
      expect(isSigned(verifyEd25519, { ...signed, ...changed })).toBe(false);
  });
});

describe('a receipt', () => {
  const log = signerOf('log');
  const key = verifierKey(sha256, 'cards.example/log', 'note', log.publicKey);
  const receipt: Receipt = {
    stream,
    seq: 2,
    hash: intent.saw.hash,
    commandId: intent.commandId,
    at: millis(1_800_000_000_000),
  };
  const text = writeReceipt(receipt);
  const noted = (words: string): string =>
    writeNote({ text: words, signatures: [signNote(sha256, log, key.name, words)] });

  it('is a note that the key of the log signed', () => {
    expect(text).toBe(
      'dreamledger/receipt/v1\n' +
        `{"at":1800000000000,"commandId":"${receipt.commandId}","hash":"${receipt.hash}","seq":2,"stream":"match/4f2a7c"}\n`,
    );
    expect(readReceipt(verifyEd25519, [key], noted(text))).toEqual(receipt);
  });

  it.each([
    ['another text', noted('dreamledger/receipt/v2\n{}\n'), 1],
    ['a line more', noted(`${text}more\n`), 1],
    ['a field less', noted(text.replace('"seq":2,', '')), 2],
    ['a field more', noted(text.replace('"seq":2,', '"seq":2,"so":1,')), 2],
    ['a hash that is none', noted(text.replace(receipt.hash, 'hash')), 2],
    ['no JSON', noted('dreamledger/receipt/v1\nreceived\n'), 2],
    ['another text than was signed', noted(text).replace('"seq":2', '"seq":3'), 4],
    ['no note', text, 1],
  ])('is not %s', (_, note, line) => {
    expect(() => readReceipt(verifyEd25519, [key], note)).toThrow(expect.objectContaining({ line }) as Malformed);
  });

  it('counts for nothing by a key that is not known', () => {
    expect(() => readReceipt(verifyEd25519, [], noted(text))).toThrow(Malformed);
  });
});
