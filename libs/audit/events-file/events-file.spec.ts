import { type Note, signNote, type StreamHead, verifierKey, verifyEvents, writeKeyChange, writeNote } from '#audit';
import { base64Of, canonicalJson, concat, hash, type KeptText, streamId, tagged, textOf, utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { LOG_SIGNER, ORIGIN, provenIn, Scribe, sealed, TRUST } from '#test/bundles';
import { signerOf } from '#test/signing';

const SALT = sha256(utf8('salt'));
const said = (author: string, text: string): KeptText => ({
  ref: `${author}/text/1`,
  commitment: hash(tagged(sha256, 'seal', concat(SALT, utf8(canonicalJson({ text }))))),
});
const line = (value: object): string => canonicalJson(value as Parameters<typeof canonicalJson>[0]);
const recordsOf = ({ records }: Scribe): string[] => records.map(({ bytes }) => textOf(bytes));

const cup = new Scribe(streamId('tournament', 'cup'), 'tournament/1');
const announced = (text: KeptText) => ({ type: 'Announced', v: 1, data: { nth: 1, text: { ...text } }, secret: null });
cup.write('orga', [{ type: 'TournamentCreated', v: 4, data: {}, secret: null }]);
cup.write('orga', [announced(said('orga', 'Lunch is at noon.'))]);
const afterTwo = cup.head;
cup.write('orga', [announced(said('hal', 'Hal waits outside.'))]);
cup.write('orga', [{ type: 'RoundPublished', v: 1, data: {}, secret: null }]);
const table = new Scribe(streamId('match', 'cup.1.1'), 'match/3');
table.write('system', [{ type: 'MatchFinished', v: 1, data: {}, secret: null }]);

const headOf = ({ stream }: Scribe, { seq, hash: own }: Pick<StreamHead, 'seq' | 'hash'>): StreamHead => ({
  stream,
  seq,
  hash: own,
});
const HEADS = [afterTwo, cup.head].map((head) => headOf(cup, head)).concat(headOf(table, table.head));
const proofLines = (heads: readonly StreamHead[], seal?: (text: string) => Note): string[] =>
  provenIn(HEADS.concat(heads), heads, seal).map((proof) => line({ ...proof }));

const [created = '', lunch = '', outside = '', round = ''] = recordsOf(cup);
const withheld = line({ hash: hashNamedIn(round), seq: 3, stream: cup.stream, withheld: true });
const LINES = [
  created,
  lunch,
  withheld,
  round,
  line({ ref: 'orga/text/1', salt: base64Of(SALT), text: 'Lunch is at noon.' }),
  ...recordsOf(table),
];
const GOOD = [...LINES, ...proofLines(HEADS)];

function hashNamedIn(record: string): string {
  return (JSON.parse(record) as { prev: string }).prev;
}

const bytesOf = (lines: readonly string[]): Uint8Array => utf8(lines.map((each) => `${each}\n`).join(''));
const outcome = (lines: readonly string[], trust = TRUST): string => {
  const { verdict, finding } = verifyEvents(bytesOf(lines), trust);
  return finding === null ? verdict : `${verdict} ${finding.check}: ${finding.says}`;
};

describe('the events of a tournament', () => {
  it('are OK once the head of each stream is proven', () => {
    const { verdict, checks } = verifyEvents(bytesOf(GOOD), TRUST);
    expect([verdict, checks.map(({ check, says }) => `${check}: ${says}`)]).toEqual([
      'OK',
      [
        'structure: every line is in its form',
        'chain: 5 records of 2 streams follow each other by seq and hash, 1 of them withheld',
        'openings: 1 text as committed',
        'log: 3 heads proven to be in the Merkle log',
      ],
    ]);
  });

  it('are never OK with any byte changed', () => {
    const bytes = bytesOf(GOOD);
    const verdicts = new Set<string>();
    for (let at = 0; at < bytes.length; at++)
      verdicts.add(verifyEvents(bytes.with(at, bytes[at]! ^ (1 << (at % 7))), TRUST).verdict);
    // POLICY: a checkpoint by a key of another name or id is one that nobody vouches for
    expect([...verdicts].sort()).toEqual(['MALFORMED', 'POLICY', 'TAMPERED']);
  });

  it('are never OK with a line left out, but for what somebody said', () => {
    for (const [nth, each] of GOOD.entries())
      expect([each, outcome(GOOD.toSpliced(nth, 1)) === 'OK']).toEqual([each, each.startsWith('{"ref"')]);
  });

  const next = signerOf('the next key of cards.example');
  const keyOf = (signer: typeof next) => verifierKey(sha256, ORIGIN, 'note', signer.publicKey);
  const text = writeKeyChange(keyOf(LOG_SIGNER), keyOf(next));
  const signatures = [LOG_SIGNER, next].map((signer) => signNote(sha256, signer, ORIGIN, text));
  const note = writeNote({ text, signatures });

  it.each<[string, readonly string[], string | RegExp]>([
    ['without proofs', LINES, /^UNPROVEN log: from here on, 2 records of tournament\/cup/],
    ...HEADS.map((_, nth): [string, readonly string[], RegExp] => [
      `without proof ${nth + 1}`,
      [...LINES, ...proofLines(HEADS.toSpliced(nth, 1))],
      /^UNPROVEN log: from here on, (2 records of tournament\/cup are|1 record of match\/cup.1.1 is) not/,
    ]),
    [
      'signed by a key that nobody named',
      [...LINES, ...proofLines(HEADS, (each) => sealed(each, next))],
      /^POLICY log: /,
    ],
    [
      'signed by the next key of the log',
      [...LINES, line({ note }), ...proofLines(HEADS, (each) => sealed(each, next))],
      'OK',
    ],
    ['with the very record that was withheld', [created, lunch, outside, ...GOOD.slice(3)], 'OK'],
    [
      'with another match in the place of one',
      [...LINES.slice(0, -1), LINES.at(-1)!.replace('MatchFinished', 'MatchCancelled'), ...proofLines(HEADS)],
      /^TAMPERED log: this head is not leaf/,
    ],
  ])('%s', (_, lines, verdict) => {
    expect(outcome(lines)).toMatch(verdict);
  });

  it('are UNPROVEN where nobody says whose word counts', () => {
    expect(outcome(GOOD, { ...TRUST, policy: null })).toMatch(/^UNPROVEN log: no policy says/);
  });
});
