import { randomUUID } from 'node:crypto';
import { readBundle, readPolicy, type Verification, verifyBundle, writeBundle } from '#audit';
import { base64Of, seededChance, type Signer, streamId } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { host, type Signable } from '#match';
import { headOf, type Head, idOf, keyOf, newDevice, proofOf, signedBy } from '#test/devices';
import { duel } from '#test/games';
import { mutate } from '#test/people';
import {
  answerTo,
  type Asker,
  type Embedded,
  embeddedServer,
  type MatchResult,
  newcomer,
  openTable,
  seen,
  send,
  sitDown,
  tournamentOf,
} from '#test/server';
import { verifyEd25519 } from '#test/signing';

interface Registered {
  readonly device: { readonly key: string; readonly label: string | null; readonly until: string | null } | null;
  readonly position: string | null;
  readonly repeated: boolean;
  readonly userErrors: readonly { readonly code: string }[];
}

const DEVICE = 'device { key label until } position repeated userErrors { code message field }';

let server: Embedded;
let ann: Asker;
let bob: Asker;
let annId: string;
beforeAll(async () => {
  server = await embeddedServer();
  [ann, bob] = [await newcomer(server), await newcomer(server)];
  annId = await idOf(ann);
});

const registered = async (who: Asker, device: Signer, more: object = {}): Promise<Registered> =>
  mutate(
    who,
    'registerDevice',
    { idempotencyKey: randomUUID(), key: keyOf(device), proof: proofOf(device, await idOf(who)), ...more },
    DEVICE,
  );
const revoked = (who: Asker, device: Signer): Promise<Registered> =>
  mutate(who, 'revokeDevice', { idempotencyKey: randomUUID(), key: keyOf(device) }, DEVICE);
const codes = ({ userErrors }: { readonly userErrors: readonly { readonly code: string }[] }): readonly string[] =>
  userErrors.map(({ code }) => code);

describe('a device', () => {
  it('is registered by whose it is, who alone see what they call it', async () => {
    const phone = newDevice();
    const key = randomUUID();
    const done = await registered(ann, phone, { label: 'my phone', idempotencyKey: key });
    expect(done).toMatchObject({ device: { key: keyOf(phone), label: 'my phone', until: null }, userErrors: [] });
    expect(done.position).toMatch(/^subject\//);
    expect(await registered(ann, phone, { label: 'my phone', idempotencyKey: key })).toMatchObject({ repeated: true });
    expect(codes(await registered(ann, phone))).toEqual(['PEOPLE_DEVICE_REGISTERED']);
    const mine = await ann.ask<{ viewer: { devices: object[] } }>('{ viewer { devices { key label until } } }');
    expect(mine.data.viewer.devices).toEqual([{ key: keyOf(phone), label: 'my phone', until: null }]);
    const bobs = await bob.ask<{ viewer: { devices: object[] } }>('{ viewer { devices { key } } }');
    expect(bobs.data.viewer.devices).toEqual([]);
  });

  it('signs no more once it is revoked, for good', async () => {
    const phone = newDevice();
    await registered(ann, phone);
    expect((await revoked(ann, phone)).device?.until).toEqual(expect.any(String));
    expect(codes(await revoked(ann, phone))).toEqual(['PEOPLE_UNKNOWN_DEVICE']);
    expect(codes(await registered(ann, phone))).toEqual(['PEOPLE_UNKNOWN_DEVICE']);
  });

  it("is not made somebody else's", async () => {
    const phone = newDevice();
    const proof = proofOf(phone, await idOf(bob));
    expect(codes(await registered(ann, phone, { proof }))).toEqual(['PEOPLE_BAD_DEVICE']);
    expect(codes(await registered(ann, phone, { key: 'phone' }))).toEqual(['PEOPLE_BAD_DEVICE']);
    await registered(bob, phone);
    expect(codes(await revoked(ann, phone))).toEqual(['PEOPLE_UNKNOWN_DEVICE']);
    expect(codes(await registered(ann, newDevice(), { label: 'x'.repeat(61) }))).toEqual(['PEOPLE_BAD_TEXT']);
  });
});

const dice = seededChance(new Uint8Array(32), { game: 'devices', epoch: 0 }).dice('answers', 0);
const answered = ({ offers }: Awaited<ReturnType<typeof seen>>): string | null =>
  offers.length === 0 ? null : answerTo(offers, dice);

interface Asked {
  readonly id: string;
  readonly ply: number;
  readonly answer: string;
  readonly saw: Head;
  /** The head before the first move. */
  readonly early: Head;
}

/** A new duel in which Ann is asked, after so many moves at least. */
async function asked(moves = 0): Promise<Asked> {
  const id = await sitDown([ann, bob], { game: 'duel', brings: [null, null] });
  const early = await headOf(ann, id);
  for (let made = 0; ;) {
    const match = await seen(ann, id);
    const answer = answered(match);
    if (answer !== null && made >= moves) return { id, ply: match.ply ?? 0, answer, saw: await headOf(ann, id), early };
    const who = answer === null ? bob : ann;
    const given = answer ?? answered(await seen(bob, id));
    await send(who, 'answer', { matchId: id, ply: match.ply, answer: given });
    made += 1;
  }
}

const answering = (device: Signer, { id, ply, answer, saw }: Asked, over: Partial<Asked> = {}): object => {
  const said = { type: 'AnswerDecision' as const, ply, answer: over.answer ?? answer };
  return {
    matchId: id,
    ply,
    answer,
    ...signedBy(device, annId, over.id ?? id, said, over.saw ?? saw),
  };
};

describe('an answer that a device signed', () => {
  let phone: Signer;
  beforeAll(async () => {
    phone = newDevice();
    await registered(ann, phone);
  });

  it('is taken, once, whatever is signed when it is sent again', async () => {
    const it = await asked();
    const input = answering(phone, it) as { idempotencyKey: string };
    expect(await send(ann, 'answer', input)).toMatchObject({ userErrors: [], repeated: false });
    expect(await send(ann, 'answer', input)).toMatchObject({ userErrors: [], repeated: true });
    const { signature: _, ...unsigned } = input as { signature?: object; idempotencyKey: string };
    expect(await send(ann, 'answer', unsigned)).toMatchObject({ userErrors: [], repeated: true });
  });

  it.each<[string, (it: Asked) => Promise<MatchResult>, string]>([
    ["by a key that is nobody's", (it) => send(ann, 'answer', answering(newDevice(), it)), 'MATCH_UNKNOWN_DEVICE'],
    [
      'by a device of somebody else',
      async (it) => {
        const bobs = newDevice();
        await registered(bob, bobs);
        return send(ann, 'answer', answering(bobs, it));
      },
      'MATCH_UNKNOWN_DEVICE',
    ],
    [
      'by a device that was revoked',
      async (it) => {
        const old = newDevice();
        await registered(ann, old);
        await revoked(ann, old);
        return send(ann, 'answer', answering(old, it));
      },
      'MATCH_UNKNOWN_DEVICE',
    ],
    [
      'by another device than it names',
      (it) => {
        const input = answering(newDevice(), it) as { signature: object };
        return send(ann, 'answer', { ...input, signature: { ...input.signature, device: keyOf(phone) } });
      },
      'MATCH_BAD_SIGNATURE',
    ],
    [
      'of another answer',
      (it) => send(ann, 'answer', answering(phone, it, { answer: 'other' })),
      'MATCH_BAD_SIGNATURE',
    ],
    [
      'of another match',
      async (it) => send(ann, 'answer', answering(phone, it, { id: (await asked()).id })),
      'MATCH_BAD_SIGNATURE',
    ],
    [
      'over the head of another match',
      async (it) => send(ann, 'answer', answering(phone, it, { saw: (await asked()).saw })),
      'MATCH_UNKNOWN_HEAD',
    ],
    [
      'over a head that is not there yet',
      (it) => send(ann, 'answer', answering(phone, it, { saw: { ...it.saw, seq: it.saw.seq + 1 } })),
      'MATCH_UNKNOWN_HEAD',
    ],
  ])('is refused when it is signed %s, and then taken unsigned', async (_, sign, code) => {
    const it = await asked();
    expect(codes(await sign(it))).toEqual([code]);
    expect(codes(await send(ann, 'answer', { matchId: it.id, ply: it.ply, answer: it.answer }))).toEqual([]);
  });

  it('is refused over a head from before the question', async () => {
    const it = await asked(2);
    expect(codes(await send(ann, 'answer', answering(phone, it, { saw: it.early })))).toEqual(['MATCH_STALE']);
    expect(codes(await send(ann, 'answer', answering(phone, it)))).toEqual([]);
  });

  it('says what it would have to sign', async () => {
    const it = await asked();
    const { userErrors } = await send(ann, 'answer', answering(phone, it, { answer: 'other' }));
    expect(userErrors[0]?.alternatives[0]).toMatch(/^dreamledger\/signed-command\/v1\n\{"commandId":"[0-9a-f]{64}"/);
  });
});

describe('a match in which somebody signed', () => {
  const verified = async (
    id: string,
    opened = (bundle: Uint8Array): Uint8Array => bundle,
  ): Promise<readonly [Verification, Uint8Array]> => {
    for (const until = Date.now() + 40_000; ;) {
      const [bundle, key] = await Promise.all([
        fetch(`${server.url}/export/matches/${id}/bundle`),
        fetch(`${server.url}/audit/vkey`),
      ]);
      if (bundle.ok && key.ok) {
        const policy = readPolicy(sha256, `log ${(await key.text()).trim()}\nquorum none\n`);
        const bytes = opened(new Uint8Array(await bundle.arrayBuffer()));
        const found = verifyBundle(bytes, { sha256, verifies: verifyEd25519, engine: () => host(duel), policy });
        if (found.verdict !== 'UNPROVEN' || Date.now() > until) return [found, bytes];
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  it('proves it to anybody, with the key in the log and the name of the device nowhere, also after an erasure', async () => {
    const [carl, dora, phone] = [await newcomer(server), await newcomer(server), newDevice()];
    await registered(carl, phone, { label: 'a phone of Carl' });
    const carlId = await idOf(carl);
    const id = await sitDown([carl, dora], { game: 'duel', brings: [null, null] });
    let signed = 0;
    for (let on = true; on;) {
      for (const who of [carl, dora]) {
        const match = await seen(who, id);
        const { ply } = match;
        on = match.phase === 'PLAYING';
        const answer = answered(match);
        if (answer === null) continue;
        const command = { type: 'AnswerDecision' as const, ply: ply ?? 0, answer };
        const input = who === carl ? signedBy(phone, carlId, id, command, await headOf(carl, id)) : {};
        expect(codes(await send(who, 'answer', { matchId: id, ply, answer, ...input }))).toEqual([]);
        signed += who === carl ? 1 : 0;
      }
    }
    const [before, bytes] = await verified(id);
    expect([before.verdict, before.finding?.says]).toEqual(['OK', undefined]);
    const says = before.checks.find(({ check }) => check === 'signatures')?.says;
    expect(says).toMatch(new RegExp(`^${signed} of \\d+ answers signed by the players' devices: .*${keyOf(phone)}`));
    expect(readBundle(sha256, bytes).slices.map(({ stream }) => stream)).toEqual([
      id.replace('_', '/'),
      carlId.replace('person_', 'subject/'),
    ]);
    expect(Buffer.from(bytes).toString('utf8')).not.toContain('a phone of Carl');
    expect(codes(await mutate(carl, 'eraseMe', { idempotencyKey: randomUUID() }, 'userErrors { code }'))).toEqual([]);
    const [after] = await verified(id);
    expect([after.verdict, after.checks.find(({ check }) => check === 'signatures')?.says]).toEqual(['OK', says]);
  }, 120_000);

  it('proves who reported its result, and who confirmed which report', async () => {
    const [phone, tablet, bobId] = [newDevice(), newDevice(), await idOf(bob)];
    await registered(ann, phone);
    await registered(bob, tablet);
    const id = await openTable(server, [ann, bob], { tournament: await tournamentOf(await newcomer(server)) });
    const report = (won: readonly number[]): Signable => ({
      type: 'ReportResult',
      games: { won, drawn: 0 },
      intentionalDraw: false,
    });
    const say = async (who: Asker, verb: Parameters<typeof send>[1], command: Signable, more = {}, over?: Head) => {
      const [device, person] = who === ann ? ([phone, annId] as const) : ([tablet, bobId] as const);
      const signature = signedBy(device, person, id, command, over ?? (await headOf(who, id)));
      return codes(await send(who, verb, { matchId: id, ...more, ...signature }));
    };
    expect(await say(ann, 'reportResult', report([2, 1]), { won: [2, 0] })).toEqual(['MATCH_BAD_SIGNATURE']);
    expect(await say(ann, 'reportResult', report([0, 2]), { won: [0, 2] })).toEqual([]);
    const mistaken = await headOf(bob, id);
    expect(await say(ann, 'withdrawReport', { type: 'WithdrawReport' })).toEqual([]);
    expect(await say(ann, 'reportResult', report([2, 0]), { won: [2, 0] })).toEqual([]);
    expect(await say(bob, 'confirmResult', { type: 'ConfirmResult' }, {}, mistaken)).toEqual(['MATCH_STALE']);
    expect(await say(bob, 'confirmResult', { type: 'ConfirmResult' })).toEqual([]);
    expect((await seen(ann, id)).phase).toBe('FINISHED');
    const stream = streamId('match', id.slice('match_'.length));
    const key = base64Of((await server.ground.keyring.ensure(stream)).bytes);
    const [{ verdict, finding, checks }] = await verified(id, (bytes) =>
      writeBundle({ ...readBundle(sha256, bytes), keys: [{ stream, key }] }),
    );
    expect(checks.find(({ check }) => check === 'signatures')?.says).toMatch(
      /^0 of 0 answers and 4 of 4 reports and confirmations signed by the players' devices: /,
    );
    expect([verdict, finding?.says]).toEqual(['OK', undefined]);
  }, 120_000);
});
