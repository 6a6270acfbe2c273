import { Malformed } from '../malformed.js';
import type { TreeHead } from '../merkle/consistency.js';
import { countIn, hashIn, paddedBase64Of } from './base64.js';

/** The Merkle log at one size (C2SP tlog-checkpoint): the text of the note that is signed. */
export interface CheckpointText extends TreeHead {
  readonly origin: string;
  readonly extensions: readonly string[];
}

export const writeCheckpoint = ({ origin, size, root, extensions }: CheckpointText): string =>
  [origin, String(size), paddedBase64Of(root), ...extensions, ''].join('\n');

/** Throws Malformed for what is no checkpoint. */
export function readCheckpoint(text: string): CheckpointText {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Malformed(lines.length + 1, 'A checkpoint ends with a line feed.');
  const [origin = '', size = '', root = '', ...extensions] = lines;
  const empty = lines.indexOf('');
  if (lines.length < 3 || empty >= 0)
    throw new Malformed(
      empty < 0 ? lines.length + 1 : empty + 1,
      'A checkpoint has lines for origin, size and root, none empty.',
    );
  return { origin, size: countIn(size, 2, 'The size'), root: hashIn(root, 3), extensions };
}
