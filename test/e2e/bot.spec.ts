import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { mutate } from '#test/people';
import { afterFile, freePort } from '#test/servers';
import { type Embedded, embeddedServer, newcomer } from '#test/server';

const BOT = fileURLToPath(new URL('../../docs/examples/bot.mjs', import.meta.url));

let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer();
});

interface Running {
  readonly lines: AsyncIterator<string>;
  readonly ended: Promise<unknown>;
}

/** The bot of docs/API.md, as anybody starts it. */
function bot(args: readonly string[], environment: NodeJS.ProcessEnv = {}, url = server.url): Running {
  const env = { ...process.env, ...environment };
  const program: ChildProcess = spawn(process.execPath, [BOT, url, ...args], { env });
  const ended = once(program, 'exit').then(([code]: readonly unknown[]) => code);
  afterFile(async () => {
    program.kill('SIGKILL');
    await ended;
  });
  if (program.stdout === null) throw new Error('The bot says nothing.');
  return { lines: createInterface({ input: program.stdout })[Symbol.asyncIterator](), ended };
}

const nextOf = async ({ lines }: Running): Promise<string> => {
  const next = await lines.next();
  if (next.done === true) throw new Error('The bot has said all.');
  return next.value;
};

/** A way to the server on which whoever comes is thrown out in the middle, once, and then meets nobody for a moment. */
async function brokenWay(): Promise<string> {
  const port = await freePort();
  const open = new Set<Socket>();
  let isWhole = true;
  let bytes = 0;
  const way: Server = createServer((guest) => {
    const host = connect(Number(new URL(server.url).port), '127.0.0.1');
    for (const [one, other] of [
      [guest, host],
      [host, guest],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined).on('close', () => other.destroy());
      one.on('data', (part: Buffer) => {
        bytes += part.length;
        other.write(part);
        if (isWhole && bytes > ENOUGH) breakIt();
      });
    }
  });
  const breakIt = (): void => {
    isWhole = false;
    way.close(() => way.listen(port, '127.0.0.1'));
    for (const each of open) each.destroy();
  };
  afterFile(async () => {
    const closed = once(way, 'close');
    way.close();
    for (const each of open) each.destroy();
    await closed;
  });
  way.listen(port, '127.0.0.1');
  await once(way, 'listening');
  return `http://127.0.0.1:${port}`;
}

/** So many bytes are in the middle of a match. */
const ENOUGH = 30_000;

it.each(['voidream', 'duel'])(
  'the bot of docs/API.md plays a whole match of %s against another',
  async (game) => {
    const key = { idempotencyKey: randomUUID(), label: 'bot', scopes: ['GAME_PLAY'] };
    const { secret } = await mutate<{ secret: string }>(await newcomer(server), 'createApiToken', key, 'secret');
    const host = bot([], { GAME: game, DREAMLEDGER_TOKEN: secret }, await brokenWay());
    const [, id = ''] = /^Seat 0 of (match_\S+)$/.exec(await nextOf(host)) ?? [];
    const guest = bot([id]);
    expect(await nextOf(guest)).toBe(`Seat 1 of ${id}`);
    const said = [await nextOf(host), await nextOf(guest)];
    expect(await Promise.all([host.ended, guest.ended])).toEqual([0, 0]);
    const [first, second] = said.map((line) => /^Over after (\d+) plies: place (\d); (\S+)$/.exec(line)?.slice(1));
    const { data } = await (
      await newcomer(server)
    ).ask<{ match: { phase: string; ply: number; result: { places: number[]; reason: string } } }>(
      'query ($id: ID!) { match(id: $id) { phase ply result { places reason } } }',
      { id },
    );
    const { phase, ply, result } = data.match;
    expect(phase).toBe('FINISHED');
    expect([first, second]).toEqual(result.places.map((place) => [String(ply), String(place), result.reason]));
  },
  120_000,
);
