import { canonicalJson, utf8 } from '#kernel';
import { Malformed } from './malformed.js';
import { KEY_CHANGE, objectIn } from './shape.js';

/** The notes by which a log changed its key, the oldest first: a line each, as in a bundle. */
export const writeKeyChanges = (notes: readonly string[]): string =>
  notes.map((note) => `${canonicalJson({ note })}\n`).join('');

/** Throws Malformed, with the line, for what no server gives out. */
export function readKeyChanges(text: string): readonly string[] {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Malformed(lines.length + 1, 'The file ends within a line.');
  return lines.map((line, at) => objectIn(at + 1, utf8(line), KEY_CHANGE).note as string);
}
