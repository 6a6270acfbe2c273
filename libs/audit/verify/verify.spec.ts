import {
  type Bundle,
  importBundle,
  readPolicy,
  signNote,
  type Trust,
  VERDICT_EXIT,
  verifierKey,
  writeBundle,
  writeKeyChange,
  writeNote,
  writeVerifierKey,
} from '#audit';
import {
  base64Of,
  canonicalJson,
  concat,
  type Happening,
  hash,
  hashRecord,
  type JsonObject,
  type LogRecord,
  readRecord,
  seal,
  seededChance,
  streamId,
  tagged,
  unseal,
  utf8,
} from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import {
  answerOnce,
  begunMatch,
  bundleOf,
  headOf,
  LOG_SIGNER,
  MatchScribe,
  ORIGIN,
  outcome,
  playedMatch,
  provenIn,
  recordsOf,
  relinked,
  relogged,
  Scribe,
  sealed,
  TRUST,
  verified,
  withRecords,
} from '#test/bundles';
import { CREATE, GAMES } from '#test/match-story';
import { cosign, signerOf } from '#test/signing';

/** Unsigned: what signatures tell is in signatures.spec.ts. */
const duel = playedMatch('duel', 2, 'a', {});
const good = bundleOf(duel);
const check = (bundle: Bundle, trust: Partial<Trust> = {}): string => outcome(verified(bundle, trust));

describe('a bundle of a branch', () => {
  it('is no record of a match, however well it holds together', () => {
    const branch = new MatchScribe(streamId('match', 'branch-1'), GAMES, {});
    const begun = begunMatch('duel', 2, 'a', {});
    answerOnce(begun, seededChance(utf8('branch'), { game: 'choices', epoch: 0 }).dice('answers', 0));
    const records = begun.records.map(({ bytes }) => {
      const { actor, at, events } = readRecord(bytes);
      const open = events.map(({ type, v, data, sealed: box }) => {
        const secret = box === undefined ? null : unseal(sha256, begun.key, box);
        return { type, v, data, secret };
      });
      return { actor, at, events: open };
    });
    const from = { match: 'sample-duel', game: 1, ply: 1, seq: records.length, head: begun.head.hash };
    branch.say('p0', { type: 'BeginBranch', from, records, bot: null, name: null, isPublic: true });
    const { verdict, checks } = verified({ ...bundleOf(branch), keys: [] });
    expect([verdict, VERDICT_EXIT[verdict]]).toEqual(['UNPROVEN', 3]);
    const says = checks.flatMap(({ findings }) => findings.map((finding) => finding.says));
    expect(says).toContain(
      'this is a branch, which its player went on with from ply 1 of the match "sample-duel": verify that',
    );
  });
});

describe('a good bundle', () => {
  it.each([
    ['duel', 2],
    ['wayfarer', 1],
    ['bazaar', 3],
  ])('of %s is OK, and says what was checked', (game, seats) => {
    const { verdict, checks } = verified(bundleOf(playedMatch(game, seats)));
    expect([verdict, ...checks.map((each) => each.check)]).toEqual([
      'OK',
      'structure',
      'chain',
      'signatures',
      'log',
      'openings',
      'ceremony',
      'replay',
      'rulings',
    ]);
  });

  it('is imported', () => {
    expect(importBundle(writeBundle(good), TRUST)).toMatchObject({ ok: true, bundle: { match: duel.stream } });
  });

  it('need not be signed by players', () => {
    expect(verified(good).checks[2]?.says).toBe('no player signed commands with a device of their own');
  });

  it('may be of a match that was cancelled', () => {
    const open = begunMatch('duel', 2, 'a', {}, 1);
    open.say('p0', { type: 'CancelMatch' });
    expect(check(bundleOf(open))).toBe('OK');
  });

  it('may hold streams that release their key themselves', () => {
    const scribe = new Scribe(streamId('case', 'c1'), 'case/1');
    scribe.write('judge', [{ type: 'Looked', v: 1, data: {}, secret: { at: 'hand' } }]);
    const key = base64Of(scribe.key.bytes);
    const released: Happening = { type: 'KeyReleased', v: 1, data: { key }, secret: null };
    scribe.write('system', [released]);
    const withCase = bundleOf(duel, [scribe]);
    expect(check(withCase)).toBe('OK');
    const other = { stream: scribe.stream, key: base64Of(duel.key.bytes) };
    expect(check({ ...withCase, keys: [...withCase.keys, other] })).toBe(
      'TAMPERED openings: case/c1 has two different keys',
    );
  });

  it('may release nothing that is no key', () => {
    const scribe = new Scribe(streamId('case', 'c1'), 'case/1');
    scribe.write('judge', [{ type: 'Looked', v: 1, data: {}, secret: { at: 'hand' } }]);
    scribe.write('system', [{ type: 'KeyReleased', v: 1, data: { key: null }, secret: null }]);
    const own = { stream: scribe.stream, key: base64Of(scribe.key.bytes) };
    const withCase = bundleOf(duel, [scribe]);
    expect(check({ ...withCase, keys: [...withCase.keys, own] })).toMatch(/^TAMPERED openings/);
  });
});

describe('what is not proven yet', () => {
  const running = begunMatch('duel', 2, 'a', {});
  const dice = seededChance(utf8('running'), { game: 'choices', epoch: 0 }).dice('answers', 0);
  for (let n = 0; n < 3; n++) answerOnce(running, dice);
  const alone = new MatchScribe(duel.stream, GAMES, {});
  alone.say('p0', CREATE);
  for (const who of ['p0', 'p1']) alone.say(who, { type: 'JoinMatch', seat: null, brings: null });
  while (!alone.isOver) answerOnce(alone, dice);
  const all = recordsOf(good);
  const newer = relogged(good, [...all.slice(0, -1), { ...all.at(-1)!, rules: 'match/9' }]);
  const middle = { stream: duel.stream, seq: 3, hash: hashRecord(sha256, good.slices[0]!.records[2]!.bytes) };
  const middleOnly = { ...good, proofs: provenIn([middle], [middle]) };

  it.each<[string, Bundle, Partial<Trust>, string]>([
    ['a key that is not out', { ...good, keys: [] }, {}, 'openings match/sample-duel 1: "MatchCreated" is sealed'],
    ['a match that goes on', bundleOf(running), {}, 'replay match/sample-duel 7: the match is not over: it is playing'],
    ['a head that is not logged', { ...good, proofs: [] }, {}, 'log match/sample-duel 1: from here on'],
    ['an end that is not logged', middleOnly, {}, 'log match/sample-duel 4: from here on'],
    [
      'a log that nobody vouches for',
      good,
      { policy: null },
      'no policy says whether cards.example/log can be trusted',
    ],
    ['an engine that is not at hand', good, { engine: () => null }, 'it takes the engine "duel-1" of duel'],
    [
      'a seed that the server alone made',
      bundleOf(alone),
      {},
      'ceremony match/sample-duel 1: the match held no seed ceremony',
    ],
    ['rules of a later time', newer, {}, 'this was decided by the rules "match/9"'],
  ])('%s', (_, bundle, trust, says) => {
    expect(check(bundle, trust)).toMatch(/^UNPROVEN /);
    expect(check(bundle, trust)).toContain(says);
    expect(importBundle(writeBundle(bundle), { ...TRUST, ...trust })).toMatchObject({ ok: false });
  });
});

describe('what the policy does not accept', () => {
  const stranger = signerOf('another log');
  const last = headOf(duel);
  const proofsBy = (signer: typeof stranger) => provenIn([last], [last], (text) => sealed(text, signer));

  it('is a checkpoint by a key that it does not name', () => {
    expect(check({ ...good, proofs: proofsBy(stranger) })).toMatch(/^POLICY log match\/sample-duel \d+: no log of/);
  });

  it('is a checkpoint that its witness has not seen', () => {
    const witness = signerOf('a witness');
    const key = writeVerifierKey(verifierKey(sha256, 'w.example', 'cosignature', witness.publicKey));
    const log = writeVerifierKey(verifierKey(sha256, ORIGIN, 'note', LOG_SIGNER.publicKey));
    const policy = readPolicy(sha256, `log ${log}\nwitness w ${key}\nquorum w`);
    const seen = (by: typeof witness): Bundle => ({
      ...good,
      proofs: provenIn([last], [last], (text) => {
        const note = sealed(text);
        return { text, signatures: [...note.signatures, cosign(by, 'w.example', 1_800_000_000, note)] };
      }),
    });
    expect(check(good, { policy })).toContain('the quorum w is not reached');
    expect(check(seen(signerOf('else')), { policy })).toMatch(/^POLICY/);
    expect(check(seen(witness), { policy })).toBe('OK');
  });

  it('is a new key that the old one does not vouch for', () => {
    const [old, next, other] = [LOG_SIGNER, stranger, signerOf('third')].map((each) =>
      verifierKey(sha256, ORIGIN, 'note', each.publicKey),
    );
    const withChange = (from: typeof old, by: typeof stranger): Bundle => {
      const text = writeKeyChange(from!, next!);
      const signatures = [by, stranger].map((each) => signNote(sha256, each, ORIGIN, text));
      return { ...good, proofs: proofsBy(stranger), keyChanges: [writeNote({ text, signatures })] };
    };
    expect(check(withChange(old, LOG_SIGNER))).toBe('OK');
    expect(check(withChange(other, signerOf('third')))).toMatch(/^POLICY/);
    expect(check(withChange(old, signerOf('third')))).toBe(
      'MALFORMED log: line 5: Not both of these keys have signed this.',
    );
    const untrusting = { policy: null };
    expect(check(withChange(old, LOG_SIGNER), untrusting)).toMatch(/^UNPROVEN log .*name one that does by --policy$/);
    expect(check(withChange(old, signerOf('third')), untrusting)).toBe(
      'MALFORMED log: line 5: Not both of these keys have signed this.',
    );
  });
});

describe('a log, players and an operator that are not honest', () => {
  const all = recordsOf(good);
  const at = all.findLastIndex(({ events }) => events[0]?.type === 'AnswerGiven' && events.length === 1);
  const changed = (change: Partial<LogRecord>): readonly LogRecord[] => all.with(at, { ...all[at]!, ...change });
  const first = all[at]!.events[0]!;
  const answering = (data: JsonObject) => changed({ events: [{ ...first, data: { ...first.data, ...data } }] });
  const { key } = good.keys[0]!;
  const nowhere = streamId('match', 'x');
  const opponent = all[at]!.actor === 'p0' ? all[2]!.actor : all[1]!.actor;
  const ending = (events: LogRecord['events']) => all.with(-1, { ...all.at(-1)!, events });
  const end = all.at(-1)!.events;
  const lost = end.map((event) =>
    event.type === 'MatchFinished' ? { ...event, data: { ...event.data, places: [2, 2] } } : event,
  );

  /** Another seed than was committed to, in a box that opens. */
  const lateSeed = (): Bundle => {
    const [created, ...rest] = all as [LogRecord, ...LogRecord[]];
    const entropy = { salt: sha256(utf8('salt')), nonce: new Uint8Array(24) };
    const { box } = seal(sha256, duel.key, { seed: '00'.repeat(32) }, entropy);
    const events = created.events.map((event) =>
      event.sealed === undefined ? event : { ...event, sealed: { ...event.sealed, box } },
    );
    return relogged(good, [{ ...created, events }, ...rest]);
  };
  /** The same events, each changed as is said. */
  const ceremonyOf = (type: string, change: (data: JsonObject) => JsonObject, records = all): Bundle =>
    relogged(
      good,
      records.map((record) => ({
        ...record,
        events: record.events.map((event) => (event.type === type ? { ...event, data: change(event.data) } : event)),
      })),
    );
  const wrong = 'f'.repeat(64);
  const backwards = relinked(all.with(at, { ...all[at]!, at: all[0]!.at }));

  it.each<[string, Bundle, string]>([
    [
      'a record dropped',
      withRecords(good, all.toSpliced(at, 1)),
      `chain match/sample-duel ${at + 1}: this is not the next seq`,
    ],
    ['the last record dropped', withRecords(good, all.slice(0, -1)), 'the log has this record, and this file does not'],
    [
      'a record twice',
      withRecords(good, all.toSpliced(at, 0, all[at]!)),
      `chain match/sample-duel ${at + 2}: the same command`,
    ],
    ['a record of another stream', withRecords(good, changed({ stream: nowhere })), 'this is a record of match/x'],
    [
      'another command',
      withRecords(good, changed({ commandTag: hash('0'.repeat(64)) })),
      `chain match/sample-duel ${at + 2}: this record does not name the hash`,
    ],
    ['a time that goes back', withRecords(good, backwards), 'is before that of the record before'],
    ['the tail written anew', withRecords(good, relinked(all.toSpliced(at, 1))), 'the log has this record'],
    [
      'one record written anew',
      withRecords(good, relinked(answering({ ply: 99 }))),
      'this head is not leaf 5 of cards.example/log',
    ],
    [
      'an answer changed by the operator',
      relogged(good, answering({ answer: 'stance:wide' })),
      `replay match/sample-duel ${at + 1}: this could not happen`,
    ],
    ['an answer dropped by the operator', relogged(good, all.toSpliced(at, 1)), `replay match/sample-duel`],
    [
      'a player exchanged by the operator',
      relogged(good, changed({ actor: opponent })),
      `replay match/sample-duel ${at + 1}: this could not happen`,
    ],
    [
      'a result changed by the operator',
      relogged(good, ending(lost)),
      `replay match/sample-duel ${all.length}: this could not happen`,
    ],
    [
      'an end left out by the operator',
      relogged(good, ending(end.slice(0, -1))),
      '"MatchFinished" must follow here, and does not',
    ],
    [
      'an event that is unknown',
      relogged(good, changed({ events: [{ type: 'Bribed', v: 1, data: {} }] })),
      'this could not happen',
    ],
    [
      'an event of no version',
      relogged(good, changed({ events: [{ ...first, v: 7 }] })),
      'no version 7 of "AnswerGiven"',
    ],
    [
      'a ceremony of another match',
      ceremonyOf('CeremonyBegun', (data) => ({ ...data, stream: 'match/x' })),
      'ceremony match/sample-duel 1: the seed ceremony is that of another match',
    ],
    [
      'another commitment of the server',
      ceremonyOf('CeremonyBegun', (data) => ({ ...data, commitment: wrong })),
      'server revealed another seed than it committed to',
    ],
    [
      'another commitment on behalf of a seat',
      ceremonyOf('SeedCommitted', (data) => (data.seat === 1 ? { ...data, commitment: wrong } : data)),
      'seat/1 revealed another seed than it committed to',
    ],
    [
      'another seed shown',
      ceremonyOf('SeedRevealed', (data) => ({ ...data, seed: wrong })),
      'seat/0 revealed another seed than it committed to',
    ],
    [
      'another seed for a judge to put in',
      ceremonyOf('SeedCommitted', (data) => (data.seat === 0 ? { ...data, fallback: wrong } : data)),
      'the server sealed another seed for seat 0 than it committed to',
    ],
    [
      'a seed shown before all had committed',
      relogged(good, [
        all[0]!,
        all[1]!,
        { ...all[3]!, at: all[2]!.at },
        { ...all[2]!, at: all[3]!.at },
        ...all.slice(4),
      ]),
      'a seed was shown before all had committed to theirs',
    ],
    ['a seed that came late', lateSeed(), 'openings match/sample-duel 1: "MatchCreated": A sealed value does not open'],
    [
      'another key',
      { ...good, keys: [{ stream: duel.stream, key: base64Of(sha256(utf8('x'))) }] },
      'does not open with the key',
    ],
    ['a key of nothing', { ...good, keys: [...good.keys, { stream: nowhere, key }] }, 'there is a key of match/x'],
    [
      'a text of nothing',
      { ...good, texts: [{ ref: 'p0/text/x', salt: key, text: 'x' }] },
      'nothing here refers to it',
    ],
    [
      'a proof of nothing',
      { ...good, proofs: [...good.proofs, { ...good.proofs[0]!, stream: nowhere }] },
      'this file does not hold it',
    ],
  ])('%s', (_, bundle, says) => {
    expect(check(bundle)).toMatch(/^TAMPERED /);
    expect(check(bundle)).toContain(says);
  });

  it('a proof that is none, which is malformed', () => {
    const proofs = (change: (text: string) => string) =>
      good.proofs.map((each) => ({ ...each, proof: change(each.proof) }));
    const withExtra = proofs((text) => text.replace('index', 'extra AAAA\nindex'));
    expect(check({ ...good, proofs: withExtra })).toMatch(
      /^MALFORMED log match\/sample-duel \d+: in its proof, line 2: A proof in a bundle has no extra bytes\.$/,
    );
    expect(check({ ...good, proofs: proofs((text) => text.slice(0, -9)) })).toMatch(
      /^MALFORMED log match\/sample-duel/,
    );
  });

  it('two histories of one log', () => {
    const cup = new Scribe(streamId('tournament', 'cup'), 'tournament/1');
    cup.write('orga', [{ type: 'RoleGranted', v: 1, data: {}, secret: null }]);
    const both = bundleOf(duel, [cup]);
    const [one, other] = [headOf(duel), headOf(cup)];
    expect(check(both)).toBe('OK');
    expect(check({ ...both, proofs: [...provenIn([one], [one]), ...provenIn([other], [other])] })).toContain(
      'cards.example/log has two histories: at 1 leaves two roots were signed',
    );
  });
});

describe('parts of other streams', () => {
  const cup = new Scribe(streamId('tournament', 'cup'), 'tournament/1');
  for (const role of ['judge', 'head-judge', 'scorekeeper'])
    cup.write('orga', [{ type: 'RoleGranted', v: 1, data: { role, to: 'anna', asAdmin: false }, secret: null }]);
  const whole = bundleOf(duel, [cup]);
  const part = (from: number, records = cup.records.slice(1)): Bundle => ({
    ...whole,
    slices: [whole.slices[0]!, { stream: cup.stream, from, records }],
  });

  it('may begin anywhere, and must reach a head in the log', () => {
    expect(check(part(2))).toBe('OK');
    const short = part(2, cup.records.slice(1, 2));
    expect(check(short)).toContain('TAMPERED log tournament/cup 3');
    expect(check({ ...short, proofs: whole.proofs.slice(0, 1) })).toContain('UNPROVEN log tournament/cup 2');
  });

  it('must not begin at another number than they do', () => {
    expect(check(part(1))).toContain('TAMPERED chain tournament/cup 1');
  });
});

describe('texts about people', () => {
  const salt = sha256(utf8('salt'));
  const text = 'Anna played too slowly.';
  const ref = 'anna/text/1';
  const commitment = tagged(sha256, 'seal', concat(salt, utf8(canonicalJson({ text }))));
  const ruling = new Scribe(streamId('case', 'c1'), 'case/1');
  ruling.write('judge', [{ type: 'RulingIssued', v: 1, data: { reasons: [{ ref, commitment }] }, secret: null }]);
  const person = new Scribe(streamId('subject', 'anna'), 'subject/1');
  for (const type of ['SubjectRegistered', 'SubjectErased'])
    person.write('anna', [{ type, v: 1, data: {}, secret: null }]);
  const enclosed = { ref, salt: base64Of(salt), text };
  const said = (bundle: Bundle) => verified(bundle).checks.find((each) => each.check === 'openings')?.says;

  it('are checked when they are enclosed', () => {
    const bundle = bundleOf(duel, [ruling], { texts: [enclosed] });
    expect(check(bundle)).toBe('OK');
    expect(said(bundle)).toMatch(/; 1 text as committed$/);
    expect(check({ ...bundle, texts: [{ ...enclosed, text: 'Anna cheated.' }] })).toBe(
      'TAMPERED openings: the text anna/text/1 is not the one that was committed to',
    );
  });

  it('may be erased, which is said and is no failure', () => {
    const bundle = bundleOf(duel, [ruling, person]);
    expect(check(bundle)).toBe('OK');
    expect(said(bundle)).toContain("1 erased with the person's data (anna/text/1)");
  });

  it('may be left out, which is said too', () => {
    expect(check(bundleOf(duel, [ruling]))).toBe('OK');
    expect(said(bundleOf(duel, [ruling]))).toContain('1 not enclosed');
  });
});

it('verdicts have the exit codes that docs/FORMATS.md promises', () => {
  expect(VERDICT_EXIT).toEqual({ OK: 0, TAMPERED: 1, MALFORMED: 2, UNPROVEN: 3, POLICY: 4 });
});
