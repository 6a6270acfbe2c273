import fc from 'fast-check';
import { base64Of, concat, fromBase64, fromHex, hexOf, textOf, utf8 } from '#kernel';

describe('bytes and their spellings', () => {
  it('are the same as those of Node', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
        expect(hexOf(bytes)).toBe(Buffer.from(bytes).toString('hex'));
        expect(fromBase64(base64Of(bytes))).toEqual(bytes);
        expect(fromHex(hexOf(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each(['QR', 'Q', 'QQ==', 'Q Q', 'QQ\n', '+/', 'QQ\u0000'])('have one spelling, which is not %j', (text) => {
    expect(() => fromBase64(text)).toThrow();
  });

  it.each([
    ['half a letter', Uint8Array.of(0xc3)],
    ['a letter spelled too long', Uint8Array.of(0xc0, 0x80)],
    ['half a surrogate pair', Uint8Array.of(0xed, 0xa0, 0x80)],
  ])('are no text when they are %s', (_, bytes) => {
    expect(() => textOf(bytes)).toThrow();
  });

  it('keep a byte order mark, which would else let two byte strings read the same', () => {
    expect(textOf(utf8('\ufeffa'))).toBe('\ufeffa');
  });

  it('stand one after the other', () => {
    expect(concat(Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(2, 3))).toEqual(Uint8Array.of(1, 2, 3));
  });
});
