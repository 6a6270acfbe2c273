import { spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { mutate } from '#test/people';
import { afterFile } from '#test/servers';
import { type Asker, asker, type Embedded, embeddedServer, ON_PGLITE, newcomer, spawnServer } from '#test/server';

const RECEIVER = fileURLToPath(new URL('../../docs/examples/receiver.mjs', import.meta.url));

let server: Embedded;
let organiser: Asker;
beforeAll(async () => {
  server = await embeddedServer({ ...ON_PGLITE, WEBHOOKS_TO_PRIVATE: 'yes' });
  organiser = await newcomer(server);
});

interface UserError {
  readonly code: string;
  readonly message: string;
}

interface Made {
  readonly webhook: {
    readonly id: string;
    readonly url: string;
    readonly through: string;
    readonly trouble: { readonly times: number; readonly says: string } | null;
  } | null;
  readonly secret: string | null;
  readonly userErrors: readonly UserError[];
}

const MADE = 'webhook { id url through trouble { times says } } secret userErrors { code message }';

interface Told {
  readonly position: string;
  readonly what: readonly string[];
  readonly data: readonly object[];
}

interface Taken {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly told: Told;
}

interface Receiver {
  readonly url: string;
  readonly taken: Taken[];
  /** The status to answer the nth with; or the connection breaks. */
  answer: (nth: number) => number | 'nothing';
}

/** Somebody's own server that takes webhooks, and answers as it is told to. */
async function receiver(): Promise<Receiver> {
  const taken: Taken[] = [];
  const at = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      taken.push({ headers: request.headers, body, told: JSON.parse(body) as Told });
      const status = hook.answer(taken.length);
      if (status === 'nothing') request.socket.destroy();
      else response.writeHead(status).end('thank you');
    });
  });
  at.listen(0, '127.0.0.1');
  await once(at, 'listening');
  afterFile(async () => {
    at.closeAllConnections();
    at.close();
    await once(at, 'close');
  });
  const hook: Receiver = {
    url: `http://127.0.0.1:${(at.address() as AddressInfo).port}/hook`,
    taken,
    answer: () => 200,
  };
  return hook;
}

interface Cup {
  readonly id: string;
  readonly act: (verb: string, input?: object) => Promise<void>;
  readonly by: Asker;
}

async function cup(who = organiser): Promise<Cup> {
  const input = { idempotencyKey: randomUUID(), title: 'Cup', plan: { game: 'duel' } };
  const { tournament } = await mutate<{ tournament: { id: string } }>(
    who,
    'createTournament',
    input,
    'tournament { id }',
  );
  return {
    id: tournament.id,
    by: who,
    async act(verb, more = {}) {
      const done = await mutate<{ userErrors: UserError[] }>(
        who,
        verb,
        { idempotencyKey: randomUUID(), tournamentId: tournament.id, ...more },
        'userErrors { code message }',
      );
      expect(done.userErrors).toEqual([]);
    },
  };
}

const create = (tournamentId: string, url: string, more: object = {}, who = organiser): Promise<Made> =>
  mutate(who, 'createWebhook', { idempotencyKey: randomUUID(), tournamentId, url, ...more }, MADE);

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await isSo());) {
    if (Date.now() > end) throw new Error('It did not come about.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What the subscription tells, so many of it. */
async function subscribed(id: string, count: number, after?: string, url = server.url): Promise<readonly Told[]> {
  const query =
    'subscription ($id: ID!, $after: Position) { tournamentDeeds(id: $id, after: $after) { position what data } }';
  const told: Told[] = [];
  for await (const { tournamentDeeds } of asker(url).watch<{ tournamentDeeds: Told }>(query, { id, after })) {
    told.push(tournamentDeeds);
    if (told.length === count) break;
  }
  return told;
}

const whatOf = (all: readonly { readonly told: Told }[]): readonly string[] => all.flatMap(({ told }) => told.what);
const positions = (all: readonly Taken[]): readonly string[] => all.map(({ told }) => told.position);

describe('a webhook', () => {
  it('is sent each deed once and in order, as the subscription tells them, without what only the staff may know', async () => {
    const { id, act } = await cup();
    const hook = await receiver();
    const { webhook, userErrors } = await create(id, hook.url);
    expect(userErrors).toEqual([]);
    await act('enterPlayers', { players: [{ guest: 'Mira K.' }, { guest: 'Jon P.' }] });
    await act('startTournament');
    await act('draftRound');
    await act('discardDraft');
    await act('draftRound');
    await act('publishRound', { round: 1 });
    await until(() => whatOf(hook.taken).includes('RoundPublished'));
    expect(whatOf(hook.taken)).not.toContain('RoundDrafted');
    expect(JSON.stringify(hook.taken.map(({ body }) => body))).not.toContain('Mira');
    const told = await subscribed(id, hook.taken.length);
    expect(hook.taken.map(({ told: { position, what, data } }) => ({ position, what, data }))).toEqual(told);
    const { data } = await organiser.ask<{ webhooks: { id: string; through: string }[] }>(
      '{ webhooks { id through } }',
    );
    expect(data.webhooks.find((each) => each.id === webhook?.id)?.through).toBe(told.at(-1)?.position);
    const mine = await organiser.ask<{ exportMyData: { webhooks: object[] } }>('{ exportMyData }');
    expect(mine.data.exportMyData.webhooks).toContainEqual(expect.objectContaining({ id: webhook?.id, url: hook.url }));
  });

  it('is signed over its id, its time and its body', async () => {
    const { id } = await cup();
    const hook = await receiver();
    const { secret } = await create(id, hook.url);
    await until(() => hook.taken.length > 0);
    const [{ headers, body, told }] = hook.taken as [Taken];
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const key = Buffer.from(secret!.replace('whsec_', ''), 'base64');
    const signed = `${told.position}.${String(headers['webhook-timestamp'])}.${body}`;
    expect(headers['webhook-id']).toBe(told.position);
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  });

  it('is taken by the receiver of docs/API.md, once, and nothing that others made', async () => {
    const { id, act } = await cup();
    const hook = await receiver();
    const { secret } = await create(id, hook.url);
    const program = spawn(process.execPath, [RECEIVER, secret!], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    afterFile(async () => {
      program.kill();
      await once(program, 'exit');
    });
    const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
    const said = async (): Promise<string> => String((await lines.next()).value);
    const url = await said();
    await act('setRegistration', { open: true });
    await until(() => hook.taken.length > 1);
    const [first, second] = hook.taken as [Taken, Taken];
    const sent = async (
      { headers, body }: Taken,
      { by = String(headers['webhook-signature']), at = String(headers['webhook-timestamp']) } = {},
    ): Promise<number> => {
      const named = { 'webhook-id': String(headers['webhook-id']), 'webhook-signature': by, 'webhook-timestamp': at };
      return (await fetch(url, { method: 'POST', headers: named, body })).status;
    };
    expect(await sent(first, { by: `v1,${Buffer.alloc(32).toString('base64')}` })).toBe(401);
    expect(await sent({ ...first, body: second.body })).toBe(401);
    expect(await sent(first, { at: String(Number(first.headers['webhook-timestamp']) - 3600) })).toBe(401);
    expect([await sent(first), await sent(first), await sent(second)]).toEqual([204, 204, 204]);
    const lineOf = ({ told: { position, what } }: Taken): string => `${position} ${what.join(', ')}`;
    expect([await said(), await said(), await said()]).toEqual([
      lineOf(first),
      `again: ${lineOf(first)}`,
      lineOf(second),
    ]);
  });

  it('is sent the same again when it is not taken, ever more seldom, and then all the rest', async () => {
    const { id, act } = await cup();
    const hook = await receiver();
    hook.answer = (nth) => (nth === 1 ? 500 : nth === 2 ? 'nothing' : 200);
    const { webhook } = await create(id, hook.url);
    const troubles = new Set<string>();
    await act('setRegistration', { open: true });
    await until(async () => {
      const { data } = await organiser.ask<{ webhooks: Made['webhook'][] }>(
        '{ webhooks { id trouble { times says } } }',
      );
      const own = data.webhooks.find((each) => each?.id === webhook?.id);
      if (own?.trouble) troubles.add(`${own.trouble.times}: ${own.trouble.says}`);
      return hook.taken.length === 4;
    });
    const [first, second] = await subscribed(id, 2);
    expect(positions(hook.taken)).toEqual([first, first, first, second].map((deed) => deed?.position));
    expect([...troubles]).toEqual(['1: It answered with status 500.', '2: socket hang up']);
  });

  it('is replayed from a position', async () => {
    const { id, act } = await cup();
    const hook = await receiver();
    const { webhook } = await create(id, hook.url);
    for (const open of [true, false, true]) await act('setRegistration', { open });
    await until(() => hook.taken.length === 4);
    const again = { webhookId: webhook?.id, after: hook.taken[1]?.told.position };
    await until(async () => (await mutate<Made>(organiser, 'replayWebhook', again, MADE)).userErrors.length === 0);
    await until(() => hook.taken.length === 6);
    const all = positions(hook.taken);
    expect(all.slice(4)).toEqual(all.slice(2, 4));
    const later = await receiver();
    await create(id, later.url, { after: all[2] });
    await until(() => later.taken.length === 1);
    expect(positions(later.taken)).toEqual([all[3]]);
    expect((await subscribed(id, 1, all[2])).map(({ position }) => position)).toEqual([all[3]]);
  });

  it('is replayed from nothing that is yet to come, after which it would be silent', async () => {
    const { id } = await cup();
    const hook = await receiver();
    const { webhook } = await create(id, hook.url);
    const after = `${id.replace('_', '/')}:99`;
    const { userErrors } = await mutate<Made>(organiser, 'replayWebhook', { webhookId: webhook?.id, after }, MADE);
    expect(userErrors).toMatchObject([{ code: 'INVALID_INPUT' }]);
    expect(userErrors[0]?.message).toContain('has no record 99 yet');
    await expect(subscribed(id, 1, after)).rejects.toThrow('up to record 99');
  });

  it('ends when it is deleted', async () => {
    const { id, act } = await cup();
    const hook = await receiver();
    const { webhook } = await create(id, hook.url);
    await until(() => hook.taken.length === 1);
    await mutate(organiser, 'deleteWebhook', { webhookId: webhook?.id }, 'userErrors { code }');
    const other = await receiver();
    await act('setRegistration', { open: true });
    await create(id, other.url);
    await until(() => other.taken.length === 2);
    expect(hook.taken).toHaveLength(1);
    const gone = await mutate<Made>(organiser, 'deleteWebhook', { webhookId: webhook?.id }, MADE);
    expect(gone.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('is made by organisers alone, once under one key, for an address that can be called', async () => {
    const { id } = await cup();
    const codes = async (made: Promise<Made>): Promise<readonly string[]> =>
      (await made).userErrors.map(({ code }) => code);
    expect(await codes(create(id, 'https://example.org/', {}, await newcomer(server)))).toEqual(['FORBIDDEN']);
    for (const url of [
      'example.org',
      'ftp://example.org/',
      'https://user:secret@example.org/',
      `https://x.org/${'x'.repeat(500)}`,
    ]) {
      expect(await codes(create(id, url))).toEqual(['INVALID_INPUT']);
    }
    const elsewhere = { after: 'tournament/other:1' };
    expect(await codes(create(id, 'https://example.org/', elsewhere))).toEqual(['INVALID_INPUT']);
    const hook = await receiver();
    const key = { idempotencyKey: randomUUID() };
    const [first, again] = [await create(id, hook.url, key), await create(id, hook.url, key)];
    expect(again).toMatchObject({ secret: first.secret, webhook: { id: first.webhook?.id } });
  });
});

describe('a webhook whose worker dies', () => {
  it('loses nothing, and what it is sent twice has the same id', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dreamledger-webhooks-'));
    afterFile(() => rm(folder, { recursive: true, force: true }));
    const settings = { DREAMLEDGER_DATA: folder, WEBHOOKS_TO_PRIVATE: 'yes' };
    const first = await spawnServer(settings);
    const { id, act, by } = await cup(await newcomer(first));
    for (const open of [true, false, true]) await act('setRegistration', { open });
    const hook = await receiver();
    hook.answer = (nth) => {
      if (nth === 2) first.signal('SIGKILL');
      return nth === 2 ? 'nothing' : 200;
    };
    await create(id, hook.url, {}, by);
    await first.ended;
    const second = await spawnServer(settings);
    const deeds = (await subscribed(id, 4, undefined, second.url)).map(({ position }) => position);
    await until(() => hook.taken.length === 5);
    expect(positions(hook.taken)).toEqual(deeds.toSpliced(1, 0, deeds[1] ?? ''));
    second.signal('SIGTERM');
    await second.ended;
  }, 120_000);
});
