import fc from 'fast-check';
import {
  type AuditCommand,
  auditDecider,
  type AuditEvent,
  type AuditState,
  FULL_AT,
  isFull,
  leafOf,
  MOST_HEADS,
  signNote,
  type StreamHead,
  verifierKey,
  writeCheckpoint,
  writeEntry,
  writeKeyChange,
  writeNote,
  writeVerifierKey,
} from '#audit';
import {
  actorId,
  canonicalJson,
  fromHex,
  type Hash,
  hash,
  hexOf,
  type Json,
  leafHash,
  millis,
  nodesOver,
  parseCanonical,
  rootBetween,
  type Signer,
  type StreamId,
  streamId,
  SYSTEM,
  textOf,
  utf8,
} from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { signerOf, verifyEd25519 } from '#test/signing';

const RULES = auditDecider({ sha256, verifies: verifyEd25519 });
const LOG = streamId('audit', 'log');
const ORIGIN = 'cards.example/log';
const first = signerOf('first');
const second = signerOf('second');
const keyOf = (signer: Signer, name = ORIGIN) => verifierKey(sha256, name, 'note', signer.publicKey);
const KEY = writeVerifierKey(keyOf(first));
const now = { actor: SYSTEM, at: millis(1), seq: 1 };

const head = (n: number, name = 'm1'): StreamHead => ({
  stream: streamId('match', name),
  seq: n,
  hash: hexOf(sha256(utf8(`${name} ${n}`))),
});
const heads = (count: number): readonly StreamHead[] => Array.from({ length: count }, (_, n) => head(n + 1));
const rootOver = (all: readonly StreamHead[]): Uint8Array =>
  rootBetween(
    sha256,
    nodesOver(
      sha256,
      all.map((each) => leafOf(sha256, each)),
    ),
    0,
    all.length,
  );

const openLog: AuditCommand = { type: 'OpenLog', key: KEY, continues: null };
const append = (after: number, added: readonly StreamHead[]): AuditCommand => ({
  type: 'AppendHeads',
  after,
  heads: added,
  through: [added.length],
});
function sign(all: readonly StreamHead[], signer = first, origin = ORIGIN, root = rootOver(all)): AuditCommand {
  const text = writeCheckpoint({ origin, size: all.length, root, extensions: [] });
  return { type: 'SignCheckpoint', note: writeNote({ text, signatures: [signNote(sha256, signer, origin, text)] }) };
}
function change(from: Signer, to: Signer, by: readonly Signer[] = [from, to], name = ORIGIN): AuditCommand {
  const text = writeKeyChange(keyOf(from), keyOf(to, name));
  return {
    type: 'ChangeKey',
    note: writeNote({ text, signatures: by.map((each) => signNote(sha256, each, ORIGIN, text)) }),
  };
}

function told(commands: readonly AuditCommand[]): {
  readonly state: AuditState;
  readonly events: readonly AuditEvent[];
} {
  let state = RULES.initial(LOG);
  const events: AuditEvent[] = [];
  for (const command of commands) {
    const decision = RULES.decide(state, command, now);
    if (!decision.ok) throw new Error(decision.refusal.says);
    for (const event of decision.events) state = RULES.evolve(state, event, now);
    events.push(...decision.events);
  }
  return { state, events };
}

describe('the entry of a head', () => {
  it('is canonical JSON, and so is its leaf hash known', () => {
    const entry = { stream: streamId('match', '4f2a7c'), seq: 12, hash: hash('a1'.repeat(32)) };
    const stream = '6e13822bb64da3bc966c05bdadba9b347952a5b9c25cee6ab34548b9cd757248';
    expect(textOf(writeEntry(sha256, entry))).toBe(`{"hash":"${'a1'.repeat(32)}","seq":12,"stream":"${stream}"}`);
    expect(leafOf(sha256, entry)).toEqual(leafHash(sha256, writeEntry(sha256, entry)));
  });
});

describe('the Merkle log', () => {
  const refusal = (before: readonly AuditCommand[], command: AuditCommand, actor = SYSTEM): string => {
    const decision = RULES.decide(told(before).state, command, { ...now, actor });
    return decision.ok ? 'accepted' : decision.refusal.code;
  };

  it.each<[string, readonly AuditCommand[], AuditCommand, string]>([
    ['is opened', [], openLog, 'accepted'],
    ['is opened once', [openLog], openLog, 'AUDIT.ALREADY_OPENED'],
    ['is opened with a key', [], { type: 'OpenLog', key: 'none', continues: null }, 'AUDIT.BAD_KEY'],
    [
      'is not opened with the key of a witness',
      [],
      {
        type: 'OpenLog',
        key: writeVerifierKey(verifierKey(sha256, ORIGIN, 'cosignature', first.publicKey)),
        continues: null,
      },
      'AUDIT.BAD_KEY',
    ],
    ['takes nothing before', [], append(0, heads(1)), 'AUDIT.NOT_OPENED'],
    ['takes heads', [openLog], append(0, heads(3)), 'accepted'],
    ['takes the most at once', [openLog], append(0, heads(MOST_HEADS)), 'accepted'],
    ['takes no more', [openLog], append(0, heads(MOST_HEADS + 1)), 'AUDIT.BAD_HEADS'],
    ['takes not none', [openLog], append(0, []), 'AUDIT.BAD_HEADS'],
    ['takes them at its end only', [openLog, append(0, heads(3))], append(0, heads(3)), 'AUDIT.GROWN'],
    ['takes none before it was signed', [openLog, append(0, heads(3))], append(3, [head(4)]), 'AUDIT.UNSIGNED'],
    ['takes more then', [openLog, append(0, heads(3)), sign(heads(3))], append(3, [head(4)]), 'accepted'],
    [
      'is signed once a second',
      [openLog, append(0, heads(3)), sign(heads(3)), append(3, [head(4)])],
      sign(heads(4)),
      'AUDIT.TOO_SOON',
    ],
    [
      'takes no stream that is none',
      [openLog],
      append(0, [{ ...head(1), stream: 'match' as StreamId }]),
      'AUDIT.BAD_HEADS',
    ],
    ['takes no head of itself', [openLog], append(0, [{ ...head(1), stream: LOG }]), 'AUDIT.BAD_HEADS'],
    ['takes no seq that is none', [openLog], append(0, [head(0)]), 'AUDIT.BAD_HEADS'],
    [
      'takes no hash that is none',
      [openLog],
      append(0, [{ ...head(1), hash: 'A'.repeat(64) as Hash }]),
      'AUDIT.BAD_HEADS',
    ],
    ['is signed', [openLog, append(0, heads(3))], sign(heads(3)), 'accepted'],
    ['is signed when it is empty', [openLog], sign([]), 'accepted'],
    [
      'is signed once at each size',
      [openLog, append(0, heads(3)), sign(heads(3))],
      sign(heads(3)),
      'AUDIT.BAD_CHECKPOINT',
    ],
    ['is signed at its present size', [openLog, append(0, heads(3))], sign(heads(2)), 'AUDIT.BAD_CHECKPOINT'],
    [
      'is signed with its root',
      [openLog, append(0, heads(3))],
      sign(heads(3), first, ORIGIN, rootOver(heads(2))),
      'AUDIT.BAD_CHECKPOINT',
    ],
    ['is signed by its key', [openLog, append(0, heads(3))], sign(heads(3), second), 'AUDIT.BAD_CHECKPOINT'],
    [
      'is signed under its name',
      [openLog, append(0, heads(3))],
      sign(heads(3), first, 'other.example'),
      'AUDIT.BAD_CHECKPOINT',
    ],
    ['is signed by a note', [openLog], { type: 'SignCheckpoint', note: 'signed' }, 'AUDIT.BAD_CHECKPOINT'],
    ['changes its key', [openLog], change(first, second), 'accepted'],
    ['is signed by the next key then', [openLog, change(first, second)], sign([], second), 'accepted'],
    [
      'is signed once more by the next key, a second later',
      [openLog, append(0, heads(3)), sign(heads(3)), change(first, second)],
      sign(heads(3), second),
      'AUDIT.TOO_SOON',
    ],
    ['is not signed by the old one', [openLog, change(first, second)], sign([], first), 'AUDIT.BAD_CHECKPOINT'],
    [
      'changes the key in force only',
      [openLog, change(first, second)],
      change(first, signerOf('third')),
      'AUDIT.BAD_KEY',
    ],
    ['changes to a key that is there', [openLog], change(first, second, [first]), 'AUDIT.BAD_KEY'],
    ['changes by the key in force', [openLog], change(first, second, [second]), 'AUDIT.BAD_KEY'],
    ['changes to another key', [openLog], change(first, first), 'AUDIT.BAD_KEY'],
    ['keeps its name', [openLog], change(first, second, [first, second], 'other.example'), 'AUDIT.BAD_KEY'],
    [
      'changes by a note of two keys',
      [openLog],
      { type: 'ChangeKey', note: (sign([]) as { note: string }).note },
      'AUDIT.BAD_KEY',
    ],
  ])('%s', (_, before, command, outcome) => {
    expect(refusal(before, command)).toBe(outcome);
  });

  it('is written by the house alone', () => {
    for (const command of [openLog, append(0, heads(1)), sign([]), change(first, second)])
      expect(refusal(command === openLog ? [] : [openLog], command, actorId('anna'))).toBe('AUDIT.NOT_YOURS');
  });

  it('has the root of all its leaves, however they came, also after it was packed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }), (batches) => {
        const all: StreamHead[] = [];
        let { state } = told([openLog]);
        for (const count of batches) {
          const added = Array.from({ length: count }, (_, n) => head(all.length + n + 1, `m${n % 3}`));
          const decision = RULES.decide(state, append(all.length, added), now);
          if (!decision.ok) throw new Error(decision.refusal.says);
          all.push(...added);
          expect(decision.events).toMatchObject([{ data: { size: all.length, root: hexOf(rootOver(all)) } }]);
          for (const event of decision.events) state = RULES.evolve(state, event, now);
          state = RULES.unpack(parseCanonical(canonicalJson(RULES.pack(state))));
          const later = { ...now, at: millis(all.length * 1_000) };
          const signed = RULES.decide(state, sign(all), later);
          if (!signed.ok) throw new Error(signed.refusal.says);
          expect(signed.events).toMatchObject([{ data: { size: all.length, root: hexOf(rootOver(all)) } }]);
          for (const event of signed.events) state = RULES.evolve(state, event, later);
        }
        expect(RULES.weigh(state)).toBeGreaterThan(RULES.weigh(RULES.initial(LOG)));
      }),
    );
    expect(RULES.unpack(RULES.pack(RULES.initial(LOG)))).toEqual(RULES.initial(LOG));
  });
});

describe('a volume of the Merkle log', () => {
  const all = heads(5);
  const full = { ...now, seq: FULL_AT };
  const grown = told([openLog, append(0, all)]).state;
  const signed = RULES.decide(grown, sign(all), full);
  if (!signed.ok) throw new Error(signed.refusal.says);
  const ended = RULES.evolve(grown, signed.events[0]!, full);
  if (ended.phase === 'none' || ended.signed === null) throw new Error('This volume was never opened.');
  const { tree, signed: last, through } = ended;
  const continues = { size: tree.size, peaks: tree.peaks.map(hexOf), note: last.note, through };
  const next: AuditCommand = { type: 'OpenLog', key: KEY, continues };

  it('takes its last checkpoint when it is full, and then nothing', () => {
    expect([isFull(grown as typeof ended), isFull(ended)]).toEqual([false, true]);
    expect(RULES.decide(ended, append(5, [head(6)]), full)).toMatchObject({ refusal: { code: 'AUDIT.FULL' } });
  });

  it('is followed by one that goes on with the same tree', () => {
    const { state } = told([next, append(5, [head(6)])]);
    const { events } = told([next, append(5, [head(6)])]);
    expect(events[1]?.data).toMatchObject({ size: 6, root: hexOf(rootOver([...all, head(6)])) });
    expect(RULES.decide(state, sign([...all, head(6)]), now)).toMatchObject({ ok: true });
  });

  it.each<[string, AuditCommand]>([
    ['with fewer leaves', { ...next, continues: { ...continues, size: 4 } }],
    ['with other peaks', { ...next, continues: { ...continues, peaks: continues.peaks.toReversed() } }],
    ['with a peak that is none', { ...next, continues: { ...continues, peaks: [hexOf(rootOver(all))] } }],
    ['by another key', { ...next, key: writeVerifierKey(keyOf(second)) }],
    ['by a note that is none', { ...next, continues: { ...continues, note: 'signed' } }],
  ])('does not go on %s', (_, command) => {
    expect(RULES.decide(RULES.initial(LOG), command, now)).toMatchObject({ ok: false });
  });
});

describe('what could not happen to the Merkle log is a fault', () => {
  const changed = (event: AuditEvent, data: Record<string, Json>): AuditEvent =>
    ({ ...event, data: { ...event.data, ...data } }) as AuditEvent;
  const before = [openLog, append(0, heads(3))];
  const [, appended] = told(before).events as [AuditEvent, AuditEvent];
  const [, , signed] = told([...before, sign(heads(3))]).events as [AuditEvent, AuditEvent, AuditEvent];
  const [, keyChanged] = told([openLog, change(first, second)]).events as [AuditEvent, AuditEvent];
  const otherRoot = hexOf(fromHex('00'.repeat(32)));

  it.each<[string, readonly AuditCommand[], AuditEvent]>([
    ['a second opening', [openLog], told([openLog]).events[0]!],
    ['heads before it', [], appended],
    ['another root', [openLog], changed(appended, { root: otherRoot })],
    ['another size', [openLog], changed(appended, { size: 4 })],
    ['another leaf', [openLog], changed(appended, { heads: [head(1), head(2), head(4)] })],
    ['heads twice', before, appended],
    ['a checkpoint of another size', [openLog], signed],
    ['a checkpoint that says another size than its note', before, changed(signed, { size: 4 })],
    ['a change from another key', [openLog, change(first, second)], keyChanged],
  ])('%s', (_, commands, event) => {
    expect(() => RULES.evolve(told(commands).state, event, now)).toThrow(
      expect.objectContaining({ name: 'Fault' }) as Error,
    );
  });

  it('is a key that cannot be read', () => {
    const event = changed(told([openLog]).events[0]!, { key: 'none' });
    expect(() => RULES.evolve(RULES.initial(LOG), event, now)).toThrow('A key is written');
  });
});
