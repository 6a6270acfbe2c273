import { Malformed } from './malformed.js';
import type { Ports } from './state.js';
import { readNote, signedBy } from './tlog/note.js';
import { readVerifierKey, type VerifierKey, writeVerifierKey } from './tlog/verifier-key.js';

const HEAD = 'dreamledger/key-change/v1';

/** The text that both keys sign: from the key in force to the next, of the same name. */
export const writeKeyChange = (from: VerifierKey, to: VerifierKey): string =>
  `${HEAD}\n${writeVerifierKey(from)}\n${writeVerifierKey(to)}\n`;

export interface KeyChange {
  readonly from: VerifierKey;
  readonly to: VerifierKey;
}

/** The change that this note orders. Throws Malformed for one that is none, or that not both keys have signed. */
export function readKeyChange({ sha256, verifies }: Ports, signed: string): KeyChange {
  const note = readNote(signed);
  const [head, from = '', to = '', ...rest] = note.text.split('\n');
  if (head !== HEAD || rest.join('\n') !== '')
    throw new Malformed(1, `A change of keys is "${HEAD}", the key in force and the next, each in a line.`);
  const change = { from: readVerifierKey(sha256, from, 2), to: readVerifierKey(sha256, to, 3) };
  const isFit = change.from.name === change.to.name && change.from.use === 'note' && change.to.use === 'note';
  if (!isFit || from === to)
    throw new Malformed(3, `The next key of ${change.from.name} is another, of the same name.`);
  const signatures = signedBy(verifies, note, [change.from, change.to]);
  if (!signatures.ok || signatures.by.length !== 2) throw new Malformed(5, 'Not both of these keys have signed this.');
  return change;
}
