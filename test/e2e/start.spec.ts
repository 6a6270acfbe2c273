import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
let started: ChildProcess[];

beforeEach(async () => {
  started = [];
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-start-'));
});

afterEach(async () => {
  for (const child of started) endWithAllItStarted(child);
  await rm(folder, { recursive: true });
});

/** Its process group, where the test did not come to its end. */
function endWithAllItStarted({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // they are gone
  }
}

interface Running {
  readonly npm: ChildProcess;
  readonly url: string;
  readonly said: () => string;
}

/** `npm start` on the test's own folder, once it has told its URL. */
async function npmStart(...flags: readonly string[]): Promise<Running> {
  const env = { ...process.env, DREAMLEDGER_DATA: join(folder, 'data'), PORT: '0' };
  const npm = spawn('npm', ['start', '--', ...flags], {
    env: { ...env, KAFKA_BROKERS: '', DATABASE_URL: '' },
    detached: true,
  });
  started.push(npm);
  let said = '';
  npm.stderr.on('data', (text: Buffer) => (said += text.toString()));
  for await (const text of npm.stdout.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    said += text.toString();
    const url = /^Dreamledger is ready at (\S+)$/m.exec(said)?.[1];
    if (url === undefined) continue;
    npm.stdout.on('data', (more: Buffer) => (said += more.toString()));
    return { npm, url, said: () => said };
  }
  throw new Error(`npm start ended:\n${said}`);
}

async function end({ npm, url }: Running, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(npm, 'exit');
  npm.kill(signal);
  const [code] = (await exit) as [number | null];
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  return code;
}

it('starts on an empty folder, serves a page, ends cleanly, and starts again', async () => {
  const first = await npmStart();
  expect(first.said()).toContain('To sign in as "admin"');
  const page = await fetch(first.url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Dreamledger</title>');
  expect(await end(first, 'SIGINT')).toBe(0);
  expect(first.said()).toContain('Stopped');

  const second = await npmStart('--recover', 'Admin', '--trust-log');
  expect(second.said()).toMatch(/^To sign in as "Admin", set a password within 24 hours at\n {2}http:\S+#dlr_/m);
  expect(second.said()).toMatch(
    /^The (log has no checkpoint yet|trust store knows what the log says was signed last)/m,
  );
  expect(await end(second, 'SIGTERM')).toBe(0);
});
