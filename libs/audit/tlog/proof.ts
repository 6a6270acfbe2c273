import { Malformed } from '../malformed.js';
import { countIn, fromPaddedBase64, hashIn, paddedBase64Of } from './base64.js';

/** That an entry is in the log, to be checked offline (C2SP tlog-proof). */
export interface LogProof {
  /** Bytes that nothing vouches for. */
  readonly extra: Uint8Array | null;
  readonly index: number;
  readonly path: readonly Uint8Array[];
  /** The signed note. */
  readonly checkpoint: string;
}

const HEAD = 'c2sp.org/tlog-proof@v1';

export const writeLogProof = ({ extra, index, path, checkpoint }: LogProof): string =>
  [
    HEAD,
    ...(extra === null ? [] : [`extra ${paddedBase64Of(extra)}`]),
    `index ${index}`,
    ...path.map(paddedBase64Of),
    '',
    checkpoint,
  ].join('\n');

/** Throws Malformed for what is no proof; the checkpoint in it is a text still. */
export function readLogProof(text: string): LogProof {
  const [head, ...rest] = text.split('\n');
  if (head !== HEAD) throw new Malformed(1, `A proof begins with "${HEAD}".`);
  const extra = rest[0]?.startsWith('extra ') === true ? rest.shift() : undefined;
  const at = extra === undefined ? 2 : 3;
  const index = rest.shift();
  if (index?.startsWith('index ') !== true) throw new Malformed(at, 'Here stands "index" and a number.');
  const blank = rest.indexOf('');
  if (blank < 0) throw new Malformed(at + rest.length, 'After the hashes comes an empty line, and then a checkpoint.');
  return {
    extra: extra === undefined ? null : fromPaddedBase64(extra.slice(6), 2),
    index: countIn(index.slice(6), at, 'The index'),
    path: rest.slice(0, blank).map((hash, n) => hashIn(hash, at + 1 + n)),
    checkpoint: rest.slice(blank + 1).join('\n'),
  };
}
