import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readBundle, readPolicy, type Trust, type Verification, verifyBundle, verifyEvents, writeBundle } from '#audit';
import {
  base64Of,
  hashRecord,
  type JsonObject,
  parseStream,
  readRecord,
  type Signer,
  type StreamId,
  writeRecord,
} from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { host } from '#match';
import { duel } from '#test/games';
import { committed, headOf, idOf, keyOf, newDevice, proofOf, signedBy, type SignedInput } from '#test/devices';
import { asks, codesOf, eventually, must, type Payload, personIdOf, sends } from '#test/rulings';
import {
  type Asker,
  asker,
  type Embedded,
  embeddedServer,
  newcomer,
  openTable,
  playOn,
  seen,
  send,
  tournamentOf,
} from '#test/server';
import { verifyEd25519 } from '#test/signing';

let server: Embedded;
let [ann, ben, head, other, orga]: readonly Asker[] = [];
let matchId: string;
let caseId: string;
let tournament: string;

const inPhase = async (who: Asker | undefined, id: string, phase: string): Promise<void> => {
  await eventually(
    () => asks<{ case: { phase: string } | null }>(who, 'query ($id: ID!) { case(id: $id) { phase } }', { id }),
    ({ case: now }) => now?.phase === phase,
  );
};
const does = (who: Asker | undefined, verb: string, caseId: string, input: object = {}): Promise<unknown> =>
  must(who, verb, { caseId, ...input }, 'case { id }');

/** The phones of ann and ben, and who they are. */
let phones: readonly { readonly device: Signer; readonly person: string }[] = [];

async function registered(who: Asker): Promise<(typeof phones)[number]> {
  const [device, person] = [newDevice(), await idOf(who)];
  await must(who, 'registerDevice', { key: keyOf(device), proof: proofOf(device, person) }, 'device { key }');
  return { device, person };
}

const signing = async (place: number, id: string, body: JsonObject): Promise<SignedInput> => {
  const { device, person } = phones[place]!;
  return signedBy(device, person, id, body, await headOf([ann!, ben!][place]!, id));
};

async function raises(text: string): Promise<void> {
  const { salt, commitment } = committed(text);
  const body = { type: 'RaiseDispute', ply: 6, rule: 'TG-1.6', claim: commitment };
  const input = { matchId, ply: 6, rule: 'TG-1.6', text, salt };
  const raise = async (more: object): Promise<{ readonly caseId: string | null } & Payload> =>
    sends(ann, 'raiseDispute', { ...input, ...(await signing(0, matchId, body)), ...more }, 'caseId');
  const refused = await Promise.all(
    [{ text: 'Something else.' }, { ply: 5 }, { rule: null }, { salt: 'salt' }].map(raise),
  );
  expect(refused.map(codesOf)).toEqual([
    ...Array.from({ length: 3 }, () => ['MATCH_BAD_SIGNATURE']),
    ['INVALID_INPUT'],
  ]);
  const done = await raise({});
  expect(codesOf(done)).toEqual([]);
  caseId = done.caseId ?? '';
}

/** Something in the case, in words that are signed. */
async function says(place: number, type: 'AddEvidence' | 'AppealRuling', field: string, text: string): Promise<void> {
  const { salt, commitment } = committed(text);
  const signed = await signing(place, caseId, { type, [field]: commitment });
  await does([ann, ben][place], `${type.charAt(0).toLowerCase()}${type.slice(1)}`, caseId, {
    [field]: text,
    salt,
    ...signed,
  });
}

const BY_THE_EXAMPLE = `import { newDevice } from './docs/examples/device.mjs';
  const { person, key, command, seen } = JSON.parse(process.argv[1]);
  const device = newDevice();
  const signature = device.signature(person, key, command, seen);
  console.log(JSON.stringify({ key: device.key, proof: device.proof(person), signature }));`;

/** What ann says in the case, signed as the example among the documents does it. */
async function saysByTheExample(text: string): Promise<void> {
  const [person, key, { salt, commitment }] = [await idOf(ann!), randomUUID(), committed(text)];
  const seen = { id: caseId, ...(await headOf(ann!, caseId)) };
  const told = JSON.stringify({ person, key, command: { type: 'AddEvidence', text: commitment }, seen });
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', BY_THE_EXAMPLE, told], { encoding: 'utf8' });
  const { signature, ...device } = JSON.parse(out) as { readonly signature: object };
  await must(ann, 'registerDevice', device, 'device { key }');
  await does(ann, 'addEvidence', caseId, { idempotencyKey: key, text, salt, signature });
}

const REWIND = {
  finding: 'UPHELD',
  remedy: { remedy: 'REWIND', toPly: 2, randomness: 'REDEAL' },
  rules: ['TG-1.6'],
  reason: 'It could not.',
};

/** A match with a dispute that was ruled, appealed against, affirmed, and dealt anew; and then played to its end. */
beforeAll(async () => {
  server = await embeddedServer();
  [ann, ben, head, other, orga] = await Promise.all([1, 2, 3, 4, 5].map(() => newcomer(server)));
  tournament = await tournamentOf(orga!);
  for (const who of [head, other]) {
    const grant = { tournamentId: `tournament_${tournament}`, personId: await personIdOf(who), role: 'HEAD_JUDGE' };
    await sends(orga, 'grantTournamentRole', grant, 'tournament { id }');
  }
  const clock = { is: 'total', ms: 3_600_000, incrementMs: 0 } as const;
  matchId = await openTable(server, [ann!, ben!], { tournament, bestOf: 1, options: { goal: 9 }, clock });
  for (const who of [ann!, ben!]) await send(who, 'joinMatch', { matchId });
  await playOn([ann!, ben!], matchId, 3, 6);
  for (const who of [ann!, ben!]) await send(who, 'answer', { matchId, ply: 6, answer: 'not offered' });
  phones = await Promise.all([ann!, ben!].map(registered));
  await raises('That card could not be played.');
  await inPhase(ann, caseId, 'WAITING');
  await says(0, 'AddEvidence', 'text', 'He looked at his watch.');
  await saysByTheExample('Twice.');
  await does(head, 'claimCase', caseId);
  await does(head, 'computeDelta', caseId, { ply: 2 });
  await does(head, 'issueRuling', caseId, { ...REWIND, clockCredits: [{ seat: 0, ms: 60_000 }] });
  await says(1, 'AppealRuling', 'ground', 'It could.');
  await does(other, 'claimCase', caseId);
  await does(other, 'affirmRuling', caseId, { reason: 'It could not.' });
  await inPhase(ann, caseId, 'CLOSED');
  await playOn([ann!, ben!], matchId, 5);
});

/** Its bundle over HTTP once the Merkle log knows all of it, with the keys that come out when its result stands. */
async function givenNow(): Promise<readonly [bytes: Uint8Array, trust: Trust]> {
  const { seq } = await seen(ann!, matchId);
  const proof = `${server.url}/audit/proof/${matchId.replace('_', '/')}?seq=${seq}`;
  await eventually(
    () => fetch(proof),
    ({ ok }) => ok,
  );
  const key = (await (await fetch(`${server.url}/audit/vkey`)).text()).trim();
  const policy = readPolicy(sha256, `log ${key}\nquorum none\n`);
  const response = await fetch(`${server.url}/export/matches/${matchId}/bundle`);
  const bundle = readBundle(sha256, new Uint8Array(await response.arrayBuffer()));
  const keys = await Promise.all(
    bundle.slices
      .map(({ stream }) => stream)
      .filter((stream) => ['match', 'case'].includes(parseStream(stream)?.kind ?? ''))
      .map(async (stream) => ({ stream, key: base64Of((await server.ground.keyring.ensure(stream)).bytes) })),
  );
  return [writeBundle({ ...bundle, keys }), { sha256, verifies: verifyEd25519, engine: () => host(duel), policy }];
}

const saysOf = ({ checks }: Verification, name: string): string | undefined =>
  checks.find(({ check }) => check === name)?.says;

it('a match with a redeal and an appeal is OK in its bundle, from its seed to its ruling', async () => {
  const [bytes, trust] = await givenNow();
  const found = verifyBundle(bytes, trust);
  expect([found.verdict, found.finding]).toEqual(['OK', null]);
  expect(saysOf(found, 'rulings')).toBe('1 dispute ruled by who had the role for it, in time, and carried out so');
  expect(saysOf(found, 'signatures')).toContain(' and 4 of 4 steps of players in disputes signed');
  expect(saysOf(found, 'ceremony')).toContain('1 redeal with a ceremony of its own');
  expect(saysOf(found, 'replay')).toMatch(/\d+ shuffles as committed to/);
});

it('is not taken in with another ruling', async () => {
  const [bytes] = await givenNow();
  const bundle = readBundle(sha256, bytes);
  const slices = bundle.slices.map((slice) => {
    if (parseStream(slice.stream)?.kind !== 'tournament') return slice;
    let prev: ReturnType<typeof hashRecord> | null = null;
    const records = slice.records.map(({ bytes: stored }) => {
      const record = readRecord(stored);
      const events = record.events.map((event) =>
        event.type === 'RoleGranted' ? { ...event, data: { ...event.data, role: 'judge' } } : event,
      );
      const changed = writeRecord({ ...record, prev: prev ?? record.prev, events });
      prev = hashRecord(sha256, changed);
      return { bytes: changed };
    });
    return { ...slice, records };
  });
  const proofs = bundle.proofs.filter(({ stream }: { stream: StreamId }) => !stream.startsWith('tournament/'));
  const response = await fetch(`${server.url}/import/matches`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ann?.token ?? ''}` },
    body: Buffer.from(writeBundle({ ...bundle, slices, proofs })),
  });
  const { errors } = (await response.json()) as { readonly errors: readonly { readonly message: string }[] };
  expect([response.status, errors[0]?.message]).toEqual([422, expect.stringMatching(/had no role "head-judge"/)]);
});

/** A claim stands in the match and in its case, and is told once. */
async function eventsOfTheCup(trust: Trust): Promise<Verification> {
  const response = await fetch(`${server.url}/export/tournaments/tournament_${tournament}/events.ndjson`);
  return verifyEvents(new Uint8Array(await response.arrayBuffer()), trust);
}

describe('what people said of it', () => {
  const given = async (): Promise<Uint8Array> =>
    new Uint8Array(await (await fetch(`${server.url}/export/matches/${matchId}/bundle`)).arrayBuffer());
  const textsIn = (bytes: Uint8Array): readonly string[] => readBundle(sha256, bytes).texts.map(({ text }) => text);
  const openings = async (): Promise<readonly unknown[]> => {
    const trust: Trust = { sha256, verifies: verifyEd25519, engine: () => host(duel), policy: null };
    const { checks } = verifyBundle(await given(), trust);
    return checks.filter(({ check }) => check === 'openings').flatMap(({ says, findings }) => [says, findings]);
  };

  /** As somebody reads it who has no part in it. */
  const inPublic = async (): Promise<unknown> => {
    const query = 'query ($id: ID!) { case(id: $id) { claim ruling { reason } appeal { ground } evidence { text } } }';
    return (await asks<{ case: unknown }>(asker(server.url), query, { id: caseId })).case;
  };

  it('is not given out before its key', async () => {
    expect(textsIn(await given())).toEqual([]);
    expect(await inPublic()).toEqual({
      claim: null,
      ruling: { reason: null },
      appeal: { ground: null },
      evidence: null,
    });
  });

  it('goes with the match once the key is out, and what was tried in vain is forgotten', async () => {
    const tried = (): Promise<readonly object[]> => server.ground.vault.list('attempt', matchId.replace('match_', ''));
    expect(await tried()).not.toEqual([]);
    const [, trust] = await givenNow();
    const now = Date.now;
    Date.now = () => now() + 31 * 60_000;
    try {
      await eventually(given, (bytes) => textsIn(bytes).length > 1);
      await eventually(tried, (kept) => kept.length === 0);
      const { checks } = await eventually(
        () => eventsOfTheCup(trust),
        ({ verdict }) => verdict === 'OK',
      );
      expect(checks.find(({ check }) => check === 'openings')?.says).toMatch(/^5 texts as committed, /);
    } finally {
      Date.now = now;
    }
    expect(textsIn(await given()).toSorted()).toEqual([
      'It could not.',
      'It could not.',
      'It could.',
      'That card could not be played.',
    ]);
    expect(await openings()).toEqual([expect.stringMatching(/; 4 texts as committed, 3 not enclosed$/), []]);
    expect(await inPublic()).toEqual({
      claim: 'That card could not be played.',
      ruling: { reason: 'It could not.' },
      appeal: { ground: 'It could.' },
      evidence: null,
    });
    expect(await given()).toEqual(await given());
  });

  it('is said to be erased once its author was, and that is no failure', async () => {
    await must(ben, 'eraseMe', {}, 'person { erased }');
    const erased = await eventually(openings, ([says]) => String(says).includes('erased'));
    expect(erased).toEqual([expect.stringMatching(/; 3 texts as committed, 1 erased with the person's data /), []]);
  });
});
