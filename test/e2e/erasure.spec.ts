import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { StreamId } from '#kernel';
import { mutate } from '#test/people';
import { freshDatabase } from '#test/postgres';
import { type Asker, asker, type Embedded, embeddedServer, newcomer, type Settings, sitDown } from '#test/server';
import { afterFile } from '#test/servers';
import { startMailServer } from '#test/smtp';
import { welcomeFirstAdmin } from '../../apps/server/people/first-admin.js';

/** Where a server keeps what it keeps. */
interface House {
  readonly settings: Settings;
  /** Every byte at rest: log, vault, trust store, read models. */
  bytes(): Promise<Buffer>;
  /** Copies the vault; what it gives puts the copy back. */
  backUpVault(): Promise<() => Promise<void>>;
  dropReadModels(): Promise<void>;
  remove(): Promise<void>;
}

async function inFiles(folder: string): Promise<House> {
  const vault = join(folder, 'vault');
  const copy = await temporary();
  return {
    settings: { DREAMLEDGER_DATA: folder },
    bytes: () => allBytes(folder),
    async backUpVault() {
      await cp(vault, copy, { recursive: true });
      return async () => {
        await rm(vault, { recursive: true });
        await cp(copy, vault, { recursive: true });
      };
    },
    dropReadModels: () => rm(join(folder, 'readmodel'), { recursive: true }),
    remove: () => Promise.resolve(),
  };
}

async function inPostgres(folder: string): Promise<House> {
  const database = await freshDatabase();
  const query = async (text: string, values: readonly unknown[] = []): Promise<Record<string, string>[]> => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<Record<string, string>>(text, [...values]);
    await client.end();
    return rows;
  };
  return {
    settings: { DREAMLEDGER_DATA: folder, DATABASE_URL: database.url },
    async bytes() {
      const tables = await query(
        `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname !~ '^(pg_|information)'`,
      );
      const rows = await Promise.all(tables.map(({ name }) => query(`SELECT t::text AS row FROM ${name ?? ''} t`)));
      return Buffer.concat([await allBytes(folder), Buffer.from(JSON.stringify(rows.flat()))]);
    },
    async backUpVault() {
      const rows = JSON.stringify(await query('SELECT * FROM vault.kept'));
      return async () => {
        await query('DELETE FROM vault.kept');
        await query('INSERT INTO vault.kept SELECT * FROM json_populate_recordset(NULL::vault.kept, $1)', [rows]);
      };
    },
    async dropReadModels() {
      const schemas = await query(
        `SELECT nspname AS name FROM pg_namespace WHERE nspname !~ '^(pg_|information)' AND nspname NOT IN ('vault', 'trust')`,
      );
      for (const { name } of schemas) await query(`DROP SCHEMA "${name ?? ''}" CASCADE`);
      await query('CREATE SCHEMA public');
    },
    remove: () => database.drop(),
  };
}

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'erasure-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What stands in a folder; a file that is replaced meanwhile stands there under its lasting name. */
async function allBytes(folder: string): Promise<Buffer> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return Buffer.concat(
    await Promise.all(files.filter((file) => file.isFile()).map((file) => bytesOf(join(file.parentPath, file.name)))),
  );
}

async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    if (path.endsWith('.new') && error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return Buffer.of();
    throw error;
  }
}

/** A word and the ways in which it could stand in a file: in any case, in UTF-16, in hex, in base64. */
function isIn(bytes: Buffer, word: string): boolean {
  const text = bytes.toString('latin1').toLowerCase();
  const plain = [word, Buffer.from(word, 'utf16le').toString('latin1'), Buffer.from(word).toString('hex')];
  const shifted = ['', 'x', 'xx'].map((before) =>
    Buffer.from(before + word)
      .toString('base64url')
      .slice(4, -4),
  );
  return plain.some((each) => text.includes(each.toLowerCase())) || shifted.some((each) => bytes.includes(each));
}

describe.each([
  ['files', inFiles],
  ['Postgres', inPostgres],
])('an erasure, with the vault in %s', (_, build) => {
  const word = `zq${randomBytes(8).toString('hex').replace(/[0-9]/g, 'w')}`;
  const password = `my ${word} secret`;
  let house: House;
  let server: Embedded;
  let admin: Asker;
  let settings: Settings;

  const open = async (): Promise<void> => {
    server = await embeddedServer(settings);
  };
  const at = (who: Asker): Asker => asker(server.url, who.token);
  const nobody = (): Asker => asker(server.url);
  const key = (): object => ({ idempotencyKey: `${word} ${randomUUID()}` });
  const enter = async (verb: string, input: object): Promise<{ id: string; who: Asker; refreshToken: string }> => {
    const wanted = 'person { id } accessToken refreshToken userErrors { message }';
    const { person, accessToken, refreshToken, userErrors } = await mutate<{
      person: { id: string } | null;
      accessToken: string;
      refreshToken: string;
      userErrors: object[];
    }>(nobody(), verb, input, wanted);
    expect(userErrors).toEqual([]);
    return { id: person?.id ?? '', who: asker(server.url, accessToken), refreshToken };
  };
  /** All but the audit stream, which goes on by itself. */
  const records = async (): Promise<{ place: string; hash: string }[]> => {
    const { readModels } = server.ground;
    while ((await readModels.health()).behind > 0) await sleep(10);
    return readModels.source.query(
      `SELECT stream || ':' || seq AS place, encode(hash, 'hex') AS hash FROM record WHERE stream NOT LIKE 'audit/%'
       ORDER BY stream, seq`,
    );
  };
  const personal = async (): Promise<readonly string[]> => {
    const subject = anna.id.replace('person_', '');
    const rows = await Promise.all(
      (['subject-key', 'personal', 'token'] as const).map((space) => server.ground.vault.list(space, subject)),
    );
    return rows.flat().flatMap(({ value }) => JSON.stringify(value).match(/[\w-]{30,}/g) ?? []);
  };

  let anna: { id: string; who: Asker; refreshToken: string };
  let secret: string;
  let tournamentId: string;
  let before: { place: string; hash: string }[];
  let kept: readonly string[];
  let restore: () => Promise<void>;

  /** Puts the word into everything that Anna, and others about her, can type. */
  beforeAll(async () => {
    const mails = await startMailServer();
    afterFile(() => mails.close());
    house = await build(await temporary());
    settings = { ...house.settings, SMTP_URL: mails.url, PUBLIC_URL: 'https://ledger.example' };
    await open();
    const token = (await welcomeFirstAdmin(server.ground.people))?.split('#')[1];
    admin = (await enter('recover', { token, password: 'correct horse' })).who;

    anna = await enter('register', { ...key(), name: `Anna ${word}`, password, mail: `${word}@example.org` });
    const made = await mutate<{ secret: string }>(
      anna.who,
      'createApiToken',
      { ...key(), label: `bot of ${word}`, scopes: ['GAME_PLAY'] },
      'secret',
    );
    secret = made.secret;
    await mutate(nobody(), 'requestRecovery', { mail: `${word}@example.org` }, 'userErrors { code }');
    expect((await mails.received(1)).join()).toContain(word);
    await mutate(nobody(), 'signIn', { name: `Anna ${word}`, password: `wrong ${word}` }, 'userErrors { code }');
    const cup = { ...key(), title: `The ${word} cup` };
    const created = await mutate<{ tournament: { id: string } }>(
      anna.who,
      'createTournament',
      cup,
      'tournament { id title }',
    );
    tournamentId = created.tournament.id;
    const moderated = { ...key(), personId: anna.id, name: `Berta ${word}`, reason: `was called ${word}` };
    await mutate(admin, 'moderateName', moderated, 'userErrors { code }');
    await mutate(anna.who, 'createMatch', { ...key(), game: word, seats: 2 }, 'userErrors { code }');
    const table = { game: 'duel', brings: [null, null], clock: { kind: 'NONE' } };
    const matchId = await sitDown([await newcomer(server), await newcomer(server)], table);
    const written = { ...key(), matchId, ply: 0, audience: 'EVERYBODY', text: `so says ${word}` };
    const { note } = await mutate<{ note: { id: string } }>(anna.who, 'writeNote', written, 'note { id }');
    const hidden = { ...key(), noteId: note.id, reason: `for saying ${word}` };
    expect(await mutate(admin, 'hideNote', hidden, 'userErrors { code }')).toEqual({ userErrors: [] });

    const exported = await anna.who.ask<{ exportMyData: object }>('{ exportMyData }');
    expect(JSON.stringify(exported.data).split(word).length).toBeGreaterThanOrEqual(8);
    before = await records();
    kept = await personal();
    expect(kept.length).toBeGreaterThanOrEqual(8);
    const bytes = await house.bytes();
    for (const each of kept) expect(bytes.includes(each)).toBe(true);
    restore = await house.backUpVault();
  }, 120_000);

  afterAll(async () => {
    await server.close();
    await house.remove();
  }, 120_000);

  const nothingIsLeft = async (): Promise<void> => {
    const bytes = await house.bytes();
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(isIn(bytes, word)).toBe(false);
    for (const each of kept) expect(bytes.includes(each)).toBe(false);

    const told = await at(admin).ask(
      `query ($person: ID!, $cup: ID!) {
        person(id: $person) { name erased } tournament(id: $cup) { title staff { person { name } roles } } exportMyData
      }`,
      { person: anna.id, cup: tournamentId },
    );
    expect(told.data).toMatchObject({
      person: { name: null, erased: true },
      tournament: { title: null, staff: [{ person: { name: null }, roles: ['ORGANISER'] }] },
    });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(isIn(Buffer.from(JSON.stringify(told) + metrics + server.said.join()), word)).toBe(false);

    for (const token of [anna.who.token, secret]) {
      expect((await asker(server.url, token).ask('{ viewer { until } }')).status).toBe(401);
    }
    const goneIn = async (verb: string, input: object): Promise<unknown> =>
      (await mutate<{ userErrors: readonly { code: string }[] }>(nobody(), verb, input, 'userErrors { code }'))
        .userErrors[0]?.code;
    expect(await goneIn('refresh', { refreshToken: anna.refreshToken })).toBe('PEOPLE_SESSION_ENDED');
    expect(await goneIn('signIn', { name: `Berta ${word}`, password })).toBe('PEOPLE_WRONG_PASSWORD');
  };

  const allRecordsStand = async (): Promise<void> => {
    const after = await records();
    expect(after.length).toBe(before.length + 1);
    expect(after).toEqual(expect.arrayContaining(before));
  };

  it('leaves nothing of what was typed, nowhere, and every record as it was', async () => {
    const payload = await mutate(anna.who, 'eraseMe', key(), 'person { erased } userErrors { code }');
    expect(payload).toEqual({ person: { erased: true }, userErrors: [] });
    await server.ground.readModels.reached(`subject/${anna.id.replace('person_', '')}` as StreamId, 3);
    await nothingIsLeft();
    await allRecordsStand();
  }, 120_000);

  it('is still so after a start from the log alone', async () => {
    await server.close();
    await house.dropReadModels();
    await open();
    await nothingIsLeft();
    await allRecordsStand();
  }, 120_000);

  it('is applied again to a vault that is restored from before it', async () => {
    await server.close();
    await restore();
    const restored = await house.bytes();
    for (const each of kept) expect(restored.includes(each)).toBe(true);
    await open();
    expect(server.said.join()).toContain('Forgot 1');
    await nothingIsLeft();
    await allRecordsStand();
  }, 120_000);
});
