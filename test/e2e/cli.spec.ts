import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { fileLog } from '#log';
import { dreamledger } from '#test/cli';

const run = promisify(execFile);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-cli-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('dreamledger', () => {
  it('tells its verbs', async () => {
    const { code, out } = await dreamledger(folder, ['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}log /m);
    expect(out).toMatch(/^ {2}version /m);
  });

  it('tells its version', async () => {
    expect((await dreamledger(folder, ['version'])).out).toMatch(/^Dreamledger \d+\.\d+\.\d+ on Node \d+/);
  });

  it('answers what it does not understand with code 2, and where to look', async () => {
    const { code, out, err } = await dreamledger(folder, ['log', 'chekc']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('unknown command');
    expect(err).toContain('Did you mean check?');
  });
});

it('ends as it would have when nobody reads on', async () => {
  const piped = 'node apps/cli/bin/dreamledger.mjs deck show court-in-masks | true; echo "${PIPESTATUS[0]}"';
  const { stdout, stderr } = await run('bash', ['-c', piped]);
  expect([stdout, stderr]).toEqual(['0\n', '']);
});

it('says in one sentence that what it writes to is full', async () => {
  const full = 'node apps/cli/bin/dreamledger.mjs deck show court-in-masks > /dev/full; echo "$?"';
  const { stdout, stderr } = await run('bash', ['-c', full]);
  expect(stdout).toBe('1\n');
  expect(stderr).toMatch(/^dreamledger: Standard output can't be written: .*\n$/);
});

describe('at an address where something else answers', () => {
  const pages = [
    ['a page', 200, '<!doctype html><p>Sign in to this network</p>'],
    ['a page that says no', 404, 'Not found'],
    ['another API', 200, '{"data":null}'],
    [
      'an API that knows nothing of this',
      200,
      '{"errors":[{"message":"What is a server?","extensions":{"code":"GRAPHQL_VALIDATION_FAILED"}}]}',
    ],
  ] as const;
  const verbs = [
    ['demo'],
    ['export', 'games.csv', '--token', 't'],
    ['export-match', 'match_a'],
    ['import-match', join(process.cwd(), 'test/bundles/good.bundle'), '--token', 't'],
    ['replay', 'match_a'],
    ['play', '--from', 'match_a@3'],
  ];

  it.each(pages)('as %s, each verb says so, and writes nothing', async (_, status, said) => {
    const other = createServer((_asked, answer) => answer.writeHead(status).end(said));
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const err = `dreamledger: What answers at ${url} is no server of Dreamledger. Is its address right, with its port?\n`;
    const ends = await Promise.all(verbs.map((verb) => dreamledger(folder, [...verb, '--url', url])));
    expect(ends).toEqual(verbs.map(() => ({ code: 1, out: '', err })));
    expect(await readdir(folder)).toEqual([]);
    other.close();
  });
});

it('starts no server on a folder that is a file', async () => {
  await writeFile(join(folder, 'notes'), '');
  const { code, err } = await dreamledger(folder, ['demo', '--from', 'notes']);
  expect([code, err]).toEqual([1, expect.stringMatching(/^dreamledger: notes can't be written, name another: /)]);
});

describe('dreamledger log check', () => {
  async function makeLog(records: number): Promise<void> {
    const log = await fileLog({
      folder: join(folder, '.dreamledger/log'),
      which: { is: 'any', partitions: 2 },
      report: () => undefined,
    });
    for (let n = 0; n < records; n++) await log.append(n % 2, [new TextEncoder().encode(`record ${n}`)]);
    await log.close();
  }

  async function onlySegment(): Promise<string> {
    const files = await readdir(join(folder, '.dreamledger/log'));
    return join(
      folder,
      '.dreamledger/log',
      files.find((name) => !name.startsWith('lock'))!,
    );
  }

  async function flipByte(file: string, position: number): Promise<void> {
    const handle = await open(file, 'r+');
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, position);
    byte[0]! ^= 1;
    await handle.write(byte, 0, 1, position);
    await handle.close();
  }

  it('finds a whole log whole', async () => {
    await makeLog(5);
    const { code, out } = await dreamledger(folder, ['log', 'check']);
    expect(code).toBe(0);
    expect(out).toContain('is whole: 5 records in 2 partitions');
  });

  it('tells how far a damaged log is whole, with code 4', async () => {
    await makeLog(5);
    const segment = await onlySegment();
    const handle = await open(segment);
    const { size } = await handle.stat();
    await handle.close();
    await flipByte(segment, Math.floor((size * 3) / 4));
    const { code, out, err } = await dreamledger(folder, ['log', 'check', '--json']);
    expect(code).toBe(4);
    expect(err).toContain(`${basename(segment)} is damaged at byte`);
    expect(JSON.parse(out)).toMatchObject({
      mends: false,
      damage: expect.stringContaining(basename(segment)) as string,
    });
  });

  it('says when there is no log', async () => {
    const { code, err } = await dreamledger(folder, ['log', 'check', 'nowhere']);
    expect(code).toBe(2);
    expect(err).toBe('dreamledger: There is no log in nowhere. Name the folder of one.\n');
  });
});
