import { actorId, type StreamId, streamId } from '#kernel';
import type { Outcome } from '#log';
import { type Started, startArbiter, TamperedLog } from '#test/arbiter';
import { jar, type JarEvent, type JarRefusal } from '#test/jar';

const RED = streamId('match', 'red');
const BLUE = streamId('match', 'blue');

describe('who looks at a stream', () => {
  let log: TamperedLog;
  let one: Started;
  let other: Started;
  beforeEach(async () => {
    log = new TamperedLog();
    one = await startArbiter(log, { limits: { patienceMs: 60 } });
    other = await startArbiter(log);
  });
  afterEach(async () => {
    await one.stop();
    await other.stop();
    await log.close();
  });

  const put = ({ arbiter }: Started, key: string, stream: StreamId = RED): Promise<Outcome<JarEvent, JarRefusal>> =>
    arbiter.execute(jar, { stream, actor: actorId('ann'), key, command: { do: 'put', n: 1 } });
  const look = ({ arbiter }: Started, atLeast?: number): Promise<{ seq: number; sweets: number } | null> =>
    arbiter.look(jar, RED, ({ seq, state }) => ({ seq, sweets: state.sweets }), atLeast);

  it('sees it empty before its first record', async () => {
    expect(await look(one)).toEqual({ seq: 0, sweets: 0 });
  });

  it('sees what another server wrote', async () => {
    await look(one);
    await put(other, 'a');
    expect(await look(one, 1)).toEqual({ seq: 1, sweets: 1 });
  });

  it('sees only what is accepted: with a record on its way, after it', async () => {
    await put(one, 'a');
    let arrive = (): void => undefined;
    log.instead = async (straight, ...sent) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return straight(...sent);
    };
    const sent = put(one, 'b');
    await new Promise(setImmediate);
    const seen = look(one);
    await new Promise(setImmediate);
    arrive();
    expect(await seen).toEqual({ seq: 2, sweets: 2 });
    expect(await sent).toMatchObject({ seq: 2 });
  });

  it('sees what was there when the record on its way never comes', async () => {
    await put(one, 'a');
    log.instead = () => Promise.reject(new Error('connection lost'));
    const [, seen] = await Promise.all([put(one, 'b'), look(one)]);
    expect(seen).toEqual({ seq: 1, sweets: 1 });
  });

  it('waits for a seq that is not there yet', async () => {
    const seen = look(one, 3);
    for (const key of ['a', 'b', 'c']) await put(other, key);
    expect(await seen).toEqual({ seq: 3, sweets: 3 });
  });

  it('is told when that does not come', async () => {
    await put(other, 'a');
    expect(await look(one, 2)).toBeNull();
  });

  it('does no harm when the look itself fails', async () => {
    const failing = (): never => {
      throw new Error('clumsy');
    };
    await expect(one.arbiter.look(jar, RED, failing)).rejects.toThrow('clumsy');
    await expect(one.arbiter.look(jar, RED, failing)).rejects.toThrow('clumsy');
    expect(await put(one, 'a')).toMatchObject({ is: 'accepted' });
  });

  describe('for good', () => {
    it('hears of each accepted record, whoever wrote it, and of nothing after it has left', async () => {
      const heard: number[] = [];
      const leave = one.arbiter.watch(RED, (seq) => heard.push(seq));
      await look(one);
      await put(one, 'a');
      await put(other, 'b');
      await put(other, 'elsewhere', BLUE);
      await log.straight(0, [Buffer.from('no record')]);
      await look(one, 2);
      leave();
      await put(one, 'c');
      expect(heard).toEqual([1, 2]);
    });

    it('hears of a stream that nobody here has asked for', async () => {
      await put(other, 'a');
      const heard = new Promise((resolve) => one.arbiter.watch(RED, resolve));
      await put(other, 'b');
      expect(await heard).toBe(2);
    });

    it('hears in one call of what came while the stream was loaded', async () => {
      await put(other, 'a');
      let load = (): void => undefined;
      const slow = await startArbiter(log, {
        records: {
          positions: () => other.records.positions(),
          load: async (...args) => {
            const loaded = await other.records.load(...args);
            await new Promise<void>((resolve) => {
              load = resolve;
            });
            return loaded;
          },
        },
      });
      const heard: number[] = [];
      slow.arbiter.watch(RED, (seq) => heard.push(seq));
      await new Promise(setImmediate);
      await put(other, 'b');
      await put(other, 'c');
      load();
      await put(other, 'd');
      await slow.arbiter.stop();
      expect(heard).toEqual([3, 4]);
      await slow.stop();
    });

    it('leaves nothing open behind, also when it goes before the stream is loaded', async () => {
      await put(other, 'a');
      one.arbiter.watch(RED, () => undefined)();
      const leave = one.arbiter.watch(BLUE, () => undefined);
      await new Promise(setImmediate);
      expect(one.arbiter.figures().openStreams).toBe(1);
      leave();
      expect(one.arbiter.figures().openStreams).toBe(0);
    });

    it('does no harm when it fails', async () => {
      one.arbiter.watch(RED, () => {
        throw new Error('clumsy');
      });
      await look(one);
      expect(await put(one, 'a')).toMatchObject({ is: 'accepted' });
      expect(one.faults).toMatchObject([{ stream: RED, fault: { cause: { message: 'clumsy' } } }]);
    });
  });
});
