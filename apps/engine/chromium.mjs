import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
const LONGEST_MS = 120_000;

const page = (name) => `<!doctype html><script type="module">
const text = async (file) => (await fetch(file)).text();
const tell = (body) => fetch('/done', { method: 'POST', body: JSON.stringify(body) });
try {
  const { replayGolden } = await import('/engine.js');
  const golden = { decks: await text('/decks.json'), games: await text('/games.jsonl') };
  await tell(replayGolden(await text('/cards.json'), '${name}', golden));
} catch (failure) {
  await tell({ failure: String(failure) });
}
</script>`;

/** Opens a page that replays the golden games with the published file, and waits for what it tells. */
export async function chromiumReplay(folder) {
  const browser = chromium();
  const profile = mkdtempSync(join(tmpdir(), 'dreamledger-chromium-'));
  const { server, told } = await serve(folder);
  const url = `http://127.0.0.1:${server.address().port}/`;
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`];
  const child = spawn(browser, [...flags, url], { stdio: 'ignore', detached: true });
  const kill = () => process.kill(-child.pid, 'SIGKILL');
  const limit = setTimeout(kill, LONGEST_MS);
  const ended = once(child, 'exit').then(() => ({ failure: 'it ended before it had replayed the games.' }));
  try {
    const found = await Promise.race([told, ended]);
    if (found.failure) throw new Error(found.failure);
    return found;
  } finally {
    clearTimeout(limit);
    if (child.exitCode === null && child.signalCode === null) kill();
    await ended;
    server.closeAllConnections();
    server.close();
    removed(profile);
  }
}

/** A process of the browser may still write there while it dies: what it leaves lies among what is temporary. */
function removed(profile) {
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  } catch (failure) {
    if (failure.code !== 'ENOTEMPTY') throw failure;
  }
}

function chromium() {
  const folders = (process.env.PATH ?? '').split(':');
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
  if (found) return found;
  throw Object.assign(new Error(`is not there: no ${NAMES.join(', ')} in PATH.`), { notThere: true });
}

async function serve(folder) {
  let tell;
  const told = new Promise((resolve) => (tell = resolve));
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const chunks = await request.toArray();
      response.end();
      tell(JSON.parse(Buffer.concat(chunks).toString()));
      return;
    }
    const name = basename(request.url);
    const isFile = name !== '' && existsSync(join(folder, name));
    response.setHeader('Content-Type', name.endsWith('.js') ? 'text/javascript' : isFile ? 'text/plain' : 'text/html');
    response.end(isFile ? readFileSync(join(folder, name)) : page(basename(folder)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, told };
}
