import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  readKeyChanges,
  readNote,
  readPolicy,
  readReceipt,
  signNote,
  writeCheckpoint,
  writeNote,
  writeVerifierKey,
} from '#audit';
import {
  type CeremonyTerms,
  commitToSeed,
  fromBase64,
  hash,
  type LogRecord,
  readRecord,
  type StreamId,
  streamId,
  unseal,
} from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { forkFault, monitor, provenHead, type Seen } from '#test/monitor';
import { afterFile } from '#test/servers';
import { verifyEd25519 } from '#test/signing';
import {
  asker,
  type Asker,
  type Embedded,
  embeddedServer,
  ON_PGLITE,
  newcomer,
  playOn,
  send,
  sitDown,
} from '#test/server';
import { program } from '../../apps/cli/program.js';

let server: Embedded;
let anna: Asker;
let bert: Asker;

beforeAll(async () => {
  server = await embeddedServer(ON_PGLITE);
  anna = await newcomer(server);
  bert = await newcomer(server);
});

interface Head {
  readonly stream: StreamId;
  readonly seq: number;
  readonly hash: string;
}

/** The head of every stream but those of the Merkle log. */
async function headsOf({ ground }: Embedded): Promise<readonly Head[]> {
  return ground.readModels.source.query<Head[]>(
    `SELECT DISTINCT ON (stream) stream, seq, encode(hash, 'hex') AS hash FROM record
     WHERE NOT starts_with(stream, 'audit/') ORDER BY stream, seq DESC`,
  );
}

/** Waits until every head is in the log. */
async function settled(at: Embedded): Promise<Seen> {
  for (;;) {
    const heads = await headsOf(at);
    const proofs = await Promise.all(heads.map(({ stream, seq }) => proofOf(at, stream, seq)));
    if (proofs.every((proof) => proof.status === 200)) return monitor(at.url);
    await sleep(50);
  }
}

const proofOf = (at: Embedded, stream: string, seq?: number): Promise<Response> =>
  fetch(`${at.url}/audit/proof/${stream}${seq === undefined ? '' : `?seq=${seq}`}`);

it('lets anybody prove every head of every stream, by plain HTTP', async () => {
  const id = await sitDown([anna, bert], { game: 'duel', brings: [null, null] });
  await playOn([anna, bert], id, 1);
  const seen = await settled(server);
  expect(seen.key.name).toBe(seen.origin);

  const heads = await headsOf(server);
  expect(heads.map(({ stream }) => stream.split('/')[0])).toEqual(expect.arrayContaining(['match', 'subject']));
  for (const { stream, seq, hash: hex } of heads) {
    const proof = await (await proofOf(server, stream)).text();
    expect([stream, provenHead(proof, { stream, seq, hash: hash(hex) }, seen)]).toEqual([stream, null]);
    expect(provenHead(proof, { stream, seq: seq + 1, hash: hash(hex) }, seen)).not.toBeNull();
  }
  const { stream, seq } = heads.find((head) => head.stream.startsWith('match/')) as Head;
  const { data } = await asker(server.url).ask<{ inclusionProof: { position: string; proof: string } }>(
    'query ($position: Position!) { inclusionProof(position: $position) { position proof } }',
    { position: `${stream}:${seq}` },
  );
  const head = heads.find((each) => each.stream === stream) as Head;
  expect(data.inclusionProof.position).toBe(`${stream}:${seq}`);
  expect(provenHead(data.inclusionProof.proof, { ...head, hash: hash(head.hash) }, seen)).toBeNull();
});

it('tells no names of streams to those who read the entries', async () => {
  const { entries } = await settled(server);
  for (const entry of entries) {
    expect(JSON.parse(entry)).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      seq: expect.any(Number) as number,
      stream: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  }
});

it('goes on from what it signed, over moves, a restart, and lost read models', async () => {
  const folder = server.folder;
  const seen = [await settled(server)];
  await sitDown([anna, bert], { game: 'duel', brings: [null, null] });
  seen.push(await settled(server));
  await server.close();
  server = await embeddedServer({ DREAMLEDGER_DATA: folder });
  seen.push(await settled(server));
  [anna, bert] = [await newcomer(server), await newcomer(server)];
  await server.ground.readModels.rebuild(() => undefined);
  seen.push(await settled(server));
  expect(seen.map(({ size }) => size)).toEqual(seen.map(({ size }) => size).toSorted((a, b) => a - b));
  expect(seen.at(-1)?.size).toBeGreaterThan(seen[0]?.size ?? 0);
  for (const [at, earlier] of seen.entries()) {
    for (const later of seen.slice(at)) expect(forkFault(earlier, later)).toBeNull();
  }
});

it('changes its key by an event, and the old key vouches for the next', async () => {
  const rotate = 'mutation ($input: RotateLogKeyInput!) { rotateLogKey(input: $input) { key userErrors { code } } }';
  const before = await settled(server);
  const key = writeVerifierKey(before.key);
  const refused = await anna.ask<{ rotateLogKey: { userErrors: { code: string }[] } }>(rotate, { input: { key } });
  expect(refused.data.rotateLogKey.userErrors).toEqual([{ code: 'FORBIDDEN' }]);

  await server.ground.trust.rotate();
  let after = before;
  while (after.key.keyId === before.key.keyId) after = await settled(server).catch(() => before);
  expect(forkFault(before, after)).toBeNull();
  const { data } = await asker(server.url).ask<{ merkleLog: { key: string; keyChanges: string[]; size: number } }>(
    '{ merkleLog { key keyChanges size origin checkpoint signedAt } }',
  );
  expect(data.merkleLog.key).toBe(writeVerifierKey(after.key));
  const [change = ''] = data.merkleLog.keyChanges;
  expect(readNote(change).text).toBe(`dreamledger/key-change/v1\n${key}\n${data.merkleLog.key}\n`);
  const file = await fetch(`${server.url}/audit/key-changes`);
  expect(file.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(readKeyChanges(await file.text())).toEqual(data.merkleLog.keyChanges);
  expect(readPolicy(sha256, `log ${data.merkleLog.key}\nquorum none\n`).logs).toHaveLength(1);
});

describe('the whole log, read on the command line', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dreamledger-'));
    afterFile(() => rm(folder, { recursive: true, force: true }));
  });

  async function said(...args: readonly string[]): Promise<readonly [number, string]> {
    const lines: string[] = [];
    const spies = (['log', 'error'] as const).map((stream) =>
      jest.spyOn(console, stream).mockImplementation((...words: unknown[]) => void lines.push(words.join(' '))),
    );
    const code = await program(['verify-log', server.url, ...args]);
    for (const spy of spies) spy.mockRestore();
    return [code, lines.join(' ')];
  }

  async function file(name: string, text: string): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, text);
    return path;
  }

  it('goes on from what somebody kept, and not from what it should not have signed', async () => {
    const { note, key, origin, root } = await settled(server);
    const policy = await file('policy', `log ${writeVerifierKey(key)}\nquorum none\n`);
    const kept = await file('kept', writeNote(note));
    await newcomer(server);
    await settled(server);
    const ok: unknown = expect.stringMatching(/^OK {2}http.* are what was signed, and go on from 1 checkpoint/);
    expect(await said('--since', kept, '--policy', policy)).toEqual([0, ok]);
    expect(await said('--since', kept)).toEqual([3, expect.stringMatching(/^UNPROVEN {2}.*--policy/)]);
    const text = writeCheckpoint({ origin, size: 9_999, root, extensions: [] });
    const signatures = [signNote(sha256, await server.ground.trust.signer(), origin, text)];
    const other = await file('other', writeNote({ text, signatures }));
    const back: unknown = expect.stringMatching(/^TAMPERED {2}.*other has 9999 leaves, .*: it was put back/);
    expect(await said('--since', kept, other, '--policy', policy)).toEqual([1, back]);
  });

  it('follows a change of the key, for who knows the key before alone', async () => {
    const { key } = await settled(server);
    const policy = await file('before', `log ${writeVerifierKey(key)}\nquorum none\n`);
    await server.ground.trust.rotate();
    while ((await settled(server).catch(() => ({ key }))).key.keyId === key.keyId) await sleep(50);
    expect(await said('--policy', policy)).toEqual([0, expect.stringMatching(/^OK /)]);
  });
});

it.each([
  ['/audit/tile/0/x', 404],
  ['/audit/tile/0/999', 404],
  ['/audit/tile/entries/000.p/255', 404],
  ['/audit/tile/64/000', 404],
  ['/audit/proof/match/none', 404],
  ['/audit/proof/match/none?seq=x', 400],
  ['/audit/proof/nothing/none', 404],
])('answers %s with %i and a reason', async (path, status) => {
  const response = await fetch(`${server.url}${path}`);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
});

it('releases the key of a match once nothing can change it any more, as its last record', async () => {
  const id = await sitDown([anna, bert], { game: 'duel', brings: [null, null] });
  await playOn([anna, bert], id, 5);
  const stream = streamId('match', id.replace('match_', ''));
  const load = async (): Promise<readonly LogRecord[]> =>
    (await server.ground.readModels.records.load(stream)).records.map(({ bytes }) => readRecord(bytes));
  let records = await load();
  while (records.at(-1)?.events[0]?.type !== 'KeyReleased') {
    await sleep(50);
    records = await load();
  }
  const { key } = records.at(-1)?.events[0]?.data as { key: string };
  for (const event of records.flatMap(({ events }) => events)) {
    if (event.sealed !== undefined)
      expect(unseal(sha256, { bytes: fromBase64(key) }, event.sealed)).toEqual(expect.any(Object));
  }
  expect(records.flatMap(({ events }) => events).filter(({ sealed }) => sealed !== undefined).length).toBeGreaterThan(
    3,
  );
});

it('signs a receipt for a command that was accepted, which names the record that the log holds', async () => {
  await settled(server);
  const terms = { idempotencyKey: 'a key for one receipt', game: 'duel', seats: 2 };
  const { data, errors } = await anna.ask<{ createMatch: { receipt: string; position: string } }>(
    'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { receipt position } }',
    { input: terms },
  );
  expect(errors).toEqual([]);
  const { key } = await monitor(server.url);
  const receipt = readReceipt(verifyEd25519, [key], data.createMatch.receipt);
  expect(`${receipt.stream}:${receipt.seq}`).toBe(data.createMatch.position);
  const [kept] = (await server.ground.readModels.records.load(receipt.stream)).records;
  expect(receipt).toMatchObject({ seq: 1, hash: kept?.hash });
});

it('makes the seed of a match with those that players bring, and goes on when they have shown them', async () => {
  const created = await send(anna, 'createMatch', { game: 'duel', seats: 2 });
  const matchId = created.match?.id ?? '';
  const ceremony = `query ($id: ID!) { match(id: $id) { phase seedCeremony {
    terms commitment showBy seats { seat madeBy commitment shown } } } }`;
  const look = async () => (await bert.ask<{ match: SeenMatch }>(ceremony, { id: matchId })).data.match;
  const { terms } = (await look()).seedCeremony;
  const seed = '5e'.repeat(32);
  const seedCommitment = commitToSeed(sha256, terms, { by: 'seat/0', seed });
  const joins = { matchId, seat: 0, brings: null, seedCommitment };
  expect((await send(anna, 'joinMatch', { ...joins, seat: null })).userErrors).toMatchObject([
    { code: 'MATCH_NO_SEED_ASKED' },
  ]);
  expect((await send(anna, 'joinMatch', joins)).userErrors).toEqual([]);
  expect((await send(bert, 'joinMatch', { matchId, brings: null })).userErrors).toEqual([]);
  const waiting = await look();
  expect(waiting).toMatchObject({ phase: 'OPEN', seedCeremony: { showBy: expect.any(String) as string } });
  expect(waiting.seedCeremony.seats).toMatchObject([
    { madeBy: 'PLAYER', commitment: seedCommitment, shown: null },
    { madeBy: 'SERVER', shown: null },
  ]);
  expect((await send(anna, 'revealSeed', { matchId, seed })).userErrors).toEqual([]);
  expect(await look()).toMatchObject({
    phase: 'PLAYING',
    seedCeremony: { showBy: null, seats: [{ shown: seed }, {}] },
  });
});

interface SeenMatch {
  readonly phase: string;
  readonly seedCeremony: { readonly terms: CeremonyTerms; readonly seats: readonly object[] };
}
