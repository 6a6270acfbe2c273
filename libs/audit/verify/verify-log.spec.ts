import {
  type LogSeen,
  readKeyChanges,
  readPolicy,
  signNote,
  verifierKey,
  verifyLog,
  writeCheckpoint,
  writeKeyChange,
  writeKeyChanges,
  writeNote,
} from '#audit';
import { leafHash, nodesOver, rootBetween, utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { LOG_SIGNER, ORIGIN, POLICY, sealed } from '#test/bundles';
import { signerOf, verifyEd25519 } from '#test/signing';

const trust = { sha256, verifies: verifyEd25519, policy: readPolicy(sha256, POLICY) };
const next = signerOf('the next key');

const leavesOf = (words: readonly string[]): LogSeen['leaves'] => words.map((word) => leafHash(sha256, utf8(word)));

function checkpointOf(words: readonly string[], signer = LOG_SIGNER, origin = ORIGIN): string {
  const root = rootBetween(sha256, nodesOver(sha256, leavesOf(words)), 0, words.length);
  return writeNote(sealed(writeCheckpoint({ origin, size: words.length, root, extensions: [] }), signer));
}

/** What a server gives out whose leaves are these. */
const server = (words: readonly string[], signer = LOG_SIGNER): LogSeen => ({
  checkpoint: checkpointOf(words, signer),
  keyChanges: [],
  leaves: leavesOf(words),
});

const ALL = ['a', 'b', 'c', 'd', 'e'];
const kept = (words: readonly string[], signer = LOG_SIGNER, origin = ORIGIN) => [
  { name: 'kept', checkpoint: checkpointOf(words, signer, origin) },
];

const change = writeKeyChange(
  verifierKey(sha256, ORIGIN, 'note', LOG_SIGNER.publicKey),
  verifierKey(sha256, ORIGIN, 'note', next.publicKey),
);
const vouched = writeNote({
  text: change,
  signatures: [LOG_SIGNER, next].map((each) => signNote(sha256, each, ORIGIN, change)),
});
const half = writeNote({ text: change, signatures: [signNote(sha256, next, ORIGIN, change)] });
const forged = checkpointOf(ALL).replace(
  / [A-Za-z0-9+/]{20}(?=[^ ]*\n$)/,
  (text) => ` ${text.slice(1, 9)}${'A'.repeat(12)}`,
);

it.each<[string, LogSeen, ReturnType<typeof kept>, string]>([
  [
    'grew since',
    server(ALL),
    kept(['a', 'b', 'c']),
    'OK 5 leaves of cards.example/log are what was signed, and go on from 1',
  ],
  ['stayed as it was', server(ALL), kept(ALL), 'OK'],
  ['is looked at for the first time', server(ALL), [], 'OK 5 leaves'],
  ['was put back', server(['a', 'b']), kept(ALL), 'TAMPERED kept has 5 leaves, and the log gives out 2'],
  ['has another leaf now', server(['a', 'x', 'c', 'd']), kept(['a', 'b', 'c']), 'TAMPERED kept: its first 3 leaves'],
  [
    'gives out other leaves than it signed',
    { ...server(ALL), leaves: leavesOf(['a', 'b', 'c', 'd', 'x']) },
    [],
    'TAMPERED its last',
  ],
  ['lacks leaves that it signed', { ...server(ALL), leaves: leavesOf(['a']) }, [], 'TAMPERED its last'],
  [
    'has a false signature',
    { ...server(ALL), checkpoint: forged },
    [],
    'TAMPERED its last checkpoint: the signature of',
  ],
  ['is signed by somebody else', server(ALL, next), [], 'POLICY its last checkpoint: no log of the policy'],
  [
    'is held against one that somebody else signed',
    server(ALL),
    kept(['a', 'x'], next),
    'POLICY kept: no log of the policy',
  ],
  ['changed its key', { ...server(ALL, next), keyChanges: [vouched] }, kept(['a', 'b']), 'OK'],
  ['changed its key, and the old one did not agree', { ...server(ALL, next), keyChanges: [half] }, [], 'MALFORMED'],
  ['gives out something else', { ...server(ALL), checkpoint: 'hello' }, [], 'MALFORMED its last checkpoint, line'],
  ['is held against something else', server(ALL), [{ name: 'kept', checkpoint: 'hello\n' }], 'MALFORMED kept, line'],
])('a log that %s', (_, seen, earlier, says) => {
  const found = verifyLog(trust, seen, earlier);
  expect(`${found.verdict} ${found.says}`.slice(0, says.length)).toBe(says);
});

it('a log that nobody vouches for is not proven, and is tampered with all the same where it does not go on', () => {
  const untrusting = { ...trust, policy: null };
  expect(verifyLog(untrusting, server(ALL), kept(['a', 'b'])).verdict).toBe('UNPROVEN');
  expect(verifyLog(untrusting, server(ALL), kept(['a', 'x'])).verdict).toBe('TAMPERED');
  expect(verifyLog(untrusting, server(ALL), kept(['a'], LOG_SIGNER, 'another.example/log')).verdict).toBe('POLICY');
});

describe('the changes of a key as a file', () => {
  it('are read as they were written', () => {
    for (const notes of [[], [vouched], [half, vouched]]) expect(readKeyChanges(writeKeyChanges(notes))).toEqual(notes);
  });

  it.each([
    ['a page', '<html>', 'line 1: The file ends within a line.'],
    ['cut off', writeKeyChanges([vouched, half]).slice(0, -1), 'line 2: The file ends within a line.'],
    ['no object', `${writeKeyChanges([vouched])}"note"\n`, 'line 2: Here stands one JSON object.'],
    ['the notes alone', `${vouched}\n`, 'line 1'],
  ])('are refused with the line: %s', (_, text, says) => {
    expect(() => readKeyChanges(text)).toThrow(says);
  });
});
