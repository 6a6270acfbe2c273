import {
  judgeCheckpoint,
  type Malformed,
  readNote,
  readPolicy,
  signNote,
  verifierKey,
  writeCheckpoint,
  writeNote,
  writeVerifierKey,
} from '#audit';
import { utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { cosign, signerOf, verifyEd25519 } from '#test/signing';

const ORIGIN = 'cards.example/log';
const log = signerOf('log');
const LOG_KEY = writeVerifierKey(verifierKey(sha256, ORIGIN, 'note', log.publicKey));
const witness = (n: number) => signerOf(`witness ${n}`);
const witnessKey = (n: number): string =>
  writeVerifierKey(verifierKey(sha256, `w${n}.example`, 'cosignature', witness(n).publicKey));

const text = writeCheckpoint({ origin: ORIGIN, size: 3, root: sha256(utf8('root')), extensions: [] });
const signed = { text, signatures: [signNote(sha256, log, ORIGIN, text)] };
const seenBy = (...witnesses: readonly number[]): string =>
  writeNote({
    ...signed,
    signatures: [
      ...signed.signatures,
      ...witnesses.map((n) => cosign(witness(n), `w${n}.example`, 1_700_000_000, signed)),
    ],
  });

const judged = (policy: string, note: string) => judgeCheckpoint(verifyEd25519, readPolicy(sha256, policy), note);

const WITNESSED = `# who counts
log ${LOG_KEY} https://cards.example/log
\twitness one   ${witnessKey(1)}
witness two ${witnessKey(2)}
witness three ${witnessKey(3)}

group some 2 one two three
witness four ${witnessKey(4)}
group both all some four
quorum both
`;

describe('a policy', () => {
  it('takes a checkpoint that its log signed', () => {
    expect(judged(`log ${LOG_KEY}\nquorum none\n`, seenBy())).toMatchObject({
      ok: true,
      checkpoint: { origin: ORIGIN, size: 3 },
      witnesses: 0,
    });
  });

  it.each([
    [[1, 2, 4], true],
    [[3, 2, 4], true],
    [[1, 2, 3, 4], true],
    [[1, 2, 3], false],
    [[1, 4], false],
    [[], false],
    [[1, 1, 4], false],
  ])('with a quorum, seen by %j: %s', (witnesses, ok) => {
    expect(judged(WITNESSED, seenBy(...witnesses)).ok).toBe(ok);
  });

  it('says which quorum is not reached, and which log is not trusted', () => {
    expect(judged(WITNESSED, seenBy(1, 4))).toMatchObject({
      is: 'untrusted',
      says: 'the quorum both is not reached: of its witnesses signed one, four',
    });
    const other = { text, signatures: [signNote(sha256, signerOf('other'), ORIGIN, text)] };
    expect(judged(`log ${LOG_KEY}\nquorum none`, writeNote(other))).toMatchObject({
      is: 'untrusted',
      says: expect.stringMatching(/^no log of the policy \(cards.example\/log\+[0-9a-f]{8}\) signed/) as string,
    });
  });

  it('takes no checkpoint of another origin than the name of the key that signed it', () => {
    const others = text.replace(ORIGIN, 'other.example');
    const note = { text: others, signatures: [signNote(sha256, log, ORIGIN, others)] };
    expect(judged(`log ${LOG_KEY}\nquorum none`, writeNote(note))).toMatchObject({ ok: false, is: 'untrusted' });
  });

  it('takes nothing with a false signature of a key it knows', () => {
    const note = readNote(seenBy(1, 2, 4));
    note.signatures.forEach((_, at) => {
      const bad = note.signatures.map((line, n) =>
        n === at ? { ...line, bytes: line.bytes.with(9, line.bytes[9]! ^ 1) } : line,
      );
      expect(judged(WITNESSED, writeNote({ ...note, signatures: bad }))).toMatchObject({ ok: false, is: 'forged' });
    });
  });

  it.each([
    ['no quorum', `log ${LOG_KEY}`, 1],
    ['two', `quorum none\nquorum none`, 2],
    ['a quorum of nobody known', 'quorum some', 1],
    ['a line that is none', `quorum none\nlogs ${LOG_KEY}`, 2],
    ['a log that is no key', 'log cards.example', 1],
    ['a log without a key', 'log', 1],
    ['the key of a witness for a log', `log ${witnessKey(1)}`, 1],
    ['the key of a log for a witness', `witness one ${LOG_KEY}`, 1],
    ['a log twice', `log ${LOG_KEY}\nlog ${LOG_KEY}`, 2],
    ['a witness twice', `witness one ${witnessKey(1)}\nwitness two ${witnessKey(1)}`, 2],
    ['a name twice', `witness one ${witnessKey(1)}\nwitness one ${witnessKey(2)}`, 2],
    ['the name none', `witness none ${witnessKey(1)}`, 1],
    ['a group of nobody', 'group some any', 1],
    ['a group of none', 'group some any none', 1],
    ['a group that needs too many', `witness one ${witnessKey(1)}\ngroup some 2 one`, 2],
    ['a group that needs nobody', `witness one ${witnessKey(1)}\ngroup some 0 one`, 2],
    ['a group of itself', `witness one ${witnessKey(1)}\ngroup some any one some`, 2],
  ])('is none with %s', (_, policy, line) => {
    expect(() => readPolicy(sha256, policy)).toThrow(expect.objectContaining({ line }) as Malformed);
  });
});
