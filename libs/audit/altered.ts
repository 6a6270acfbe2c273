import { utf8 } from '#kernel';

/** What becomes of files on their way, told as what it is; null where nothing of that shows. */
export function alteredBy(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return 'The file is empty.';
  const found = BEGINS.find(({ with: first }) => first.every((byte, at) => bytes[at] === byte));
  if (found !== undefined) return found.says;
  const end = bytes.indexOf(0x0a);
  const ending = end < 0 && bytes.includes(0x0d) ? 'CR' : end > 0 && bytes[end - 1] === 0x0d ? 'CR LF' : null;
  return ending === null
    ? null
    : `Lines end with ${ending} here, and with LF alone in a bundle: take it as it was given out, not as a program saved it.`;
}

const SAVED = 'The file was saved as UTF-16, and is UTF-8: take it as it was given out.';

const BEGINS: readonly { readonly with: readonly number[]; readonly says: string }[] = [
  { with: [0x1f, 0x8b], says: 'The file is packed by gzip: unpack it first.' },
  { with: [0x50, 0x4b, 0x03, 0x04], says: 'The file is packed by zip: unpack it first.' },
  {
    with: [0xef, 0xbb, 0xbf],
    says: 'The file begins with a byte order mark, which a bundle has not: take it as it was given out.',
  },
  {
    with: [...utf8('<')],
    says: 'The file is a page, as a browser shows it, perhaps one to sign in: take what was to be checked itself.',
  },
  {
    with: [...utf8('{"errors":')],
    says: 'The file is an error that a server answered, and not what was asked for: read in it why.',
  },
  {
    with: [...utf8('[Match "')],
    says: 'The file is a game as text, which has the answers alone: take the bundle of its match, which has decks and seed.',
  },
  { with: [0xff, 0xfe], says: SAVED },
  { with: [0xfe, 0xff], says: SAVED },
];
