import { setTimeout as sleep } from 'node:timers/promises';
import { actorId, streamId, Unavailable } from '#kernel';
import type { Log, LogEntry, Request } from '#log';
import { type Started, startArbiter, TamperedLog } from '#test/arbiter';
import { jar, type JarCommand } from '#test/jar';

/** A server whose tail has fallen behind must not say no to what follows from a yes of another. */

const RED = streamId('match', 'red');
const BLUE = streamId('match', 'blue');
const asked = (stream: typeof RED, command: JarCommand, key: string): Request<JarCommand> => ({
  stream,
  actor: actorId('ann'),
  key,
  command,
});
const put = (n: number, key: string, stream = RED): Request<JarCommand> => asked(stream, { do: 'put', n }, key);
const take = (n: number, key: string, stream = RED): Request<JarCommand> => asked(stream, { do: 'take', n }, key);

/** The same log for somebody to whom nothing comes while it is held, and who may not hear how far it goes. */
class Held implements Log {
  readonly identity;
  asked = 0;
  end = async (): ReturnType<Log['end']> => {
    this.asked += 1;
    await sleep(5);
    return this.log.end();
  };
  #held: Promise<void> = Promise.resolve();

  constructor(private readonly log: TamperedLog) {
    this.identity = log.identity;
  }

  /** Gives what lets it come. */
  hold(): () => void {
    let release = (): void => undefined;
    this.#held = new Promise((resolve) => (release = resolve));
    return () => {
      release();
    };
  }

  append(...sent: Parameters<Log['append']>): Promise<number> {
    return this.log.append(...sent);
  }

  tail(
    from: Parameters<Log['tail']>[0],
    take: (entries: readonly LogEntry[]) => Promise<void> | void,
  ): ReturnType<Log['tail']> {
    return this.log.tail(from, async (entries) => {
      await this.#held;
      await take(entries);
    });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

let log: TamperedLog;
let held: Held;
let quick: Started;
let slow: Started;
beforeEach(async () => {
  log = new TamperedLog();
  held = new Held(log);
  quick = await startArbiter(log);
  slow = await startArbiter(held, { limits: { patienceMs: 400 } });
  await quick.arbiter.execute(jar, put(1, 'first'));
  await slow.arbiter.look(jar, RED, ({ state }) => state.sweets, 1);
  held.asked = 0;
});
afterEach(async () => {
  await slow.stop();
  await quick.stop();
  await log.close();
});

it('a command is decided by what another server has acknowledged before it came', async () => {
  const release = held.hold();
  await quick.arbiter.execute(jar, put(2, 'a'));
  const taken = slow.arbiter.execute(jar, take(3, 'b'));
  await sleep(20);
  release();
  expect(await taken).toMatchObject({ is: 'accepted', seq: 3 });
});

it('so is one in a stream of which this server knows nothing yet', async () => {
  const release = held.hold();
  await quick.arbiter.execute(jar, put(2, 'a', BLUE));
  const taken = slow.arbiter.execute(jar, take(1, 'b', BLUE));
  await sleep(20);
  release();
  expect(await taken).toMatchObject({ is: 'accepted', seq: 2 });
});

it('one that another server has done is not refused, but told again', async () => {
  const release = held.hold();
  await quick.arbiter.execute(jar, put(2, 'a'));
  await quick.arbiter.execute(jar, take(3, 'b'));
  const again = slow.arbiter.execute(jar, take(3, 'b'));
  await sleep(20);
  release();
  expect(await again).toMatchObject({ is: 'accepted', seq: 3, repeated: true });
});

it('nothing is refused while it cannot be known what others have done', async () => {
  const release = held.hold();
  await quick.arbiter.execute(jar, put(2, 'a'));
  const failed = slow.arbiter.execute(jar, take(3, 'b'));
  await expect(failed).rejects.toThrow(Unavailable);
  release();
});

it('nor while the log does not say how far it goes', async () => {
  held.end = () => Promise.reject(new Error('connection lost'));
  await expect(slow.arbiter.execute(jar, take(3, 'b'))).rejects.toThrow("can't be read now; nothing was done");
});

it('what the log says is heard by all who ask at the same time', async () => {
  const refused = await Promise.all(Array.from({ length: 50 }, (_, n) => slow.arbiter.execute(jar, take(3, `b${n}`))));
  expect(new Set(refused.map(({ is }) => is))).toEqual(new Set(['refused']));
  expect(held.asked).toBeLessThanOrEqual(2);
});

it('what is accepted asks for nothing', async () => {
  await slow.arbiter.execute(jar, put(1, 'a'));
  expect(held.asked).toBe(0);
});

it('a server that is stopped answers what it still doubts', async () => {
  const release = held.hold();
  await quick.arbiter.execute(jar, put(2, 'a'));
  const taken = slow.arbiter.execute(jar, take(9, 'b'));
  const stopped = slow.arbiter.stop();
  release();
  expect(await taken).toMatchObject({ is: 'refused', refusal: { facts: { holds: 3 } } });
  await stopped;
});
