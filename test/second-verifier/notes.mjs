import { fromBase64, sha256 } from './bytes.mjs';
import { signs } from './ed25519.mjs';

/** C2SP signed-note: the text, and who is said to have signed it. */
function parseNote(note) {
  // eslint-disable-next-line no-control-regex -- the specification forbids just these
  if (/[\u0000-\u0009\u000b-\u001f]/.test(note)) throw new Error('a control character in a note');
  const blank = note.lastIndexOf('\n\n');
  if (blank < 0 || !note.endsWith('\n')) throw new Error('no signed note');
  const lines = note.slice(blank + 2, -1).split('\n');
  return { text: note.slice(0, blank + 1), signatures: lines.map(signatureOf) };
}

function signatureOf(line) {
  const [, name, base64] = /^\u2014 ([^\s+]+) ([A-Za-z0-9+/=]+)$/u.exec(line) ?? [];
  if (name === undefined) throw new Error('no line of a signature');
  const bytes = fromBase64(base64);
  if (bytes.length < 5) throw new Error('a signature that is too short');
  return { name, id: bytes.subarray(0, 4).toString('hex'), bytes: bytes.subarray(4) };
}

const NOTE_KEY = 1;
const WITNESS_KEY = 4;

/** A verifier key, NAME+ID+KEY, of the type that is asked for. */
function parseKey(text, type) {
  const [, name, id, base64] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/u.exec(text) ?? [];
  if (name === undefined) throw new Error(`no verifier key: ${text}`);
  const key = fromBase64(base64);
  if (key.length !== 33 || key[0] !== type) throw new Error(`not an Ed25519 key of type ${type}: ${text}`);
  if (sha256(name, '\n', key).subarray(0, 4).toString('hex') !== id)
    throw new Error(`the id is not that of the key: ${text}`);
  return { text, name, id, type, publicKey: key.subarray(1) };
}

export const parseLogKey = (text) => parseKey(text, NOTE_KEY);
export const parseWitnessKey = (text) => parseKey(text, WITNESS_KEY);

/** Whether this key signed the note: true, or null where no line is by it, or false where one is, and does not hold. */
export function signedBy({ text, signatures }, key) {
  const own = signatures.filter(({ name, id }) => name === key.name && id === key.id);
  if (own.length === 0) return null;
  return own.every(({ bytes }) => {
    if (key.type === NOTE_KEY) return signs(key.publicKey, text, bytes);
    if (bytes.length !== 72) return false;
    return signs(key.publicKey, `cosignature/v1\ntime ${bytes.readBigUInt64BE()}\n${text}`, bytes.subarray(8));
  });
}

/** C2SP tlog-checkpoint. */
function parseCheckpoint(note) {
  const { text, signatures } = parseNote(note);
  const [origin, size, root, ...extensions] = text.slice(0, -1).split('\n');
  if (origin === '' || root === undefined || extensions.includes('')) throw new Error('no checkpoint');
  return { text, signatures, origin, size: decimal(size), root: hashOf(root) };
}

/** C2SP tlog-proof. */
export function parseProof(proof) {
  const blank = proof.indexOf('\n\n');
  const [first, index, ...path] = proof.slice(0, blank).split('\n');
  if (blank < 0 || first !== 'c2sp.org/tlog-proof@v1' || !index?.startsWith('index ')) throw new Error('no tlog-proof');
  return {
    index: decimal(index.slice('index '.length)),
    path: path.map(hashOf),
    checkpoint: parseCheckpoint(proof.slice(blank + 2)),
  };
}

/** The text of a change of key: both keys, the first of which hands over to the second. */
export function parseKeyChange(note) {
  const parsed = parseNote(note);
  const [title, from, to, ...more] = parsed.text.slice(0, -1).split('\n');
  if (title !== 'dreamledger/key-change/v1' || to === undefined || more.length > 0) throw new Error('no change of key');
  const keys = { from: parseLogKey(from), to: parseLogKey(to) };
  if (keys.from.name !== keys.to.name || keys.from.publicKey.equals(keys.to.publicKey))
    throw new Error('a change of key keeps the name, and changes the key');
  if (![keys.from, keys.to].every((key) => signedBy(parsed, key))) throw new Error('both keys sign a change of key');
  return keys;
}

function decimal(text) {
  if (!/^(0|[1-9][0-9]*)$/.test(text) || !Number.isSafeInteger(Number(text))) throw new Error(`no number: ${text}`);
  return Number(text);
}

function hashOf(base64) {
  const bytes = fromBase64(base64);
  if (bytes.length !== 32) throw new Error('no hash');
  return bytes;
}
