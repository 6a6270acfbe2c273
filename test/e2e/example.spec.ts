import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Embedded, embeddedServer } from '#test/server';

const CLIENT = fileURLToPath(new URL('../../docs/examples/client.mjs', import.meta.url));
const run = promisify(execFile);

let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer();
});

it.each(['voidream', 'duel', 'bazaar', 'wayfarer'])(
  'the client of docs/API.md plays %s to its end, and watches it',
  async (game) => {
    const { stdout } = await run(process.execPath, [CLIENT, server.url, game]);
    const [first, ...plies] = stdout.trim().split('\n');
    const last = plies.pop();
    expect(first).toContain('match_');
    expect(plies.map((line) => Number(line.split(':')[0]))).toEqual(plies.map((_, ply) => ply));
    expect(last).toMatch(/^Over: places \d/);
  },
);
