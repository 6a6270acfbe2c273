import {
  actorId,
  commandId,
  EMPTY,
  hashRecord,
  partitionOf,
  type StoredEvent,
  streamId,
  utf8,
  writeRecord,
} from '#kernel';
import {
  type Log,
  type LogIdentity,
  nodeSha256,
  type Positions,
  type RecordStore,
  type Request,
  type StoredRecord,
  type Tail,
} from '#log';
import { type Started, startArbiter, TamperedLog } from '#test/arbiter';
import { jar, type JarCommand } from '#test/jar';
import { Ledger } from '#test/ledger';
import { type MemoryRecords, memoryRecords } from '#test/records';

const RED = streamId('match', 'red');
const ONE_SWEET: Omit<StoredEvent, 'v'> = { type: 'Put', data: { n: 1 } };

const put = (key: string, stream = RED): Request<JarCommand> => ({
  stream,
  actor: actorId('ann'),
  key,
  command: { do: 'put', n: 1 },
});
const storyOf = ({ arbiter }: Started, stream = RED): Promise<readonly string[] | null> =>
  arbiter.look(jar, stream, ({ state }) => [...state.story]);

/** Until everybody in this process has done what there was to do. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('an arbiter', () => {
  let log: TamperedLog;
  let records: MemoryRecords;
  const started: Started[] = [];
  const start = async (ports: Parameters<typeof startArbiter>[1], over: Log = log): Promise<Started> => {
    const next = await startArbiter(over, ports);
    started.push(next);
    return next;
  };
  beforeEach(() => {
    log = new TamperedLog();
    records = memoryRecords(log);
  });
  afterEach(async () => {
    for (const each of started.splice(0)) await each.stop();
    await records.stop();
    await log.close();
  });

  it('takes nothing for a record that breaks the rule, and counts why', async () => {
    const voided: string[] = [];
    const meter = {
      outcome: () => undefined,
      appended: () => undefined,
      readBack: () => undefined,
      voided: (why: string) => voided.push(why),
    };
    const one = await start({ meter });
    const ledger = new Ledger(log);
    const first = await ledger.write(RED, [ONE_SWEET]);
    await storyOf(one);
    const partition = partitionOf(nodeSha256, RED, 2);
    const next = ledger.next(RED, [ONE_SWEET]);
    const attempts: readonly [number, Uint8Array][] = [
      [partition, writeRecord({ ...next, seq: 3 })],
      [partition, writeRecord({ ...next, seq: 1 })],
      [partition, writeRecord({ ...next, prev: EMPTY.hash })],
      [partition, writeRecord({ ...next, commandId: first.commandId })],
      [1 - partition, writeRecord(next)],
      [partition, utf8(`{"seq": 2,"stream":"${RED}"}`)],
      [partition, writeRecord(next).slice(1)],
      [partition, utf8('not even that')],
    ];
    for (const [where, bytes] of attempts) await log.straight(where, [bytes]);
    expect(await one.arbiter.execute(jar, put('a'))).toMatchObject({ is: 'accepted', seq: 2 });
    expect(voided).toEqual([
      'wrong-seq',
      'wrong-seq',
      'wrong-prev',
      'duplicate',
      'misplaced',
      'no-record',
      'no-record',
      'no-record',
    ]);
  });

  describe('with little memory', () => {
    const streams = Array.from({ length: 8 }, (_, n) => streamId('match', `s${n}`));

    it('puts states away and finds them again, with and without snapshots', async () => {
      const rich = await start({});
      const poor = await Promise.all([0, 0.02, 0.05].map((memoryMb) => start({ memoryMb })));
      for (let n = 0; n < 120; n++) {
        const { arbiter } = poor[n % poor.length]!;
        if (n % 7 === 0) arbiter.dropSnapshots();
        expect((await arbiter.execute(jar, put(`k${n}`, streams[(n * 5) % 8]))).is).toBe('accepted');
      }
      for (const stream of streams) {
        const story = await storyOf(rich, stream);
        expect(story).toHaveLength(15 + 1); // the tenth sweet makes a box
        for (const each of poor) expect(await storyOf(each, stream)).toEqual(story);
      }
      expect(poor[0]?.arbiter.figures()).toMatchObject({ openStreams: 0, stateBytes: 0, snapshotBytes: 0 });
    });

    it('loads from a snapshot only what came after it', async () => {
      const loads: (number | undefined)[] = [];
      const spied: RecordStore = {
        positions: () => records.positions(),
        load: (stream, after) => {
          loads.push(after);
          return records.load(stream, after);
        },
      };
      const one = await start({ memoryMb: 0.006, records: spied });
      for (const key of ['a', 'b']) await one.arbiter.execute(jar, put(key));
      await one.arbiter.execute(jar, put('c', streams[0]));
      await rest();
      expect(await one.arbiter.execute(jar, put('a'))).toMatchObject({ seq: 1, repeated: true });
      expect(await one.arbiter.execute(jar, put('d'))).toMatchObject({ seq: 3 });
      expect(loads).toEqual([0, 0, 2, 0]);
    });

    it('loads a stream that stays in memory once', async () => {
      let loads = 0;
      const load: RecordStore['load'] = (...args) => {
        loads += 1;
        return records.load(...args);
      };
      const one = await start({ records: { positions: () => records.positions(), load } });
      await Promise.all(Array.from({ length: 20 }, (_, n) => one.arbiter.execute(jar, put(`k${n}`))));
      for (let n = 0; n < 20; n++) await one.arbiter.execute(jar, put(`l${n}`));
      expect(loads).toBe(1);
    });
  });

  describe('whose record store', () => {
    /** A record store that stands still until it is let go. */
    const stuck = (): RecordStore & { isStuck: boolean } => ({
      isStuck: true,
      async positions() {
        return this.isStuck ? [0, 0] : records.positions();
      },
      async load(...args) {
        return this.isStuck ? { records: [], through: 0 } : records.load(...args);
      },
    });

    it('stands still is made up for by the window', async () => {
      const one = await start({ records: stuck(), memoryMb: 0 });
      for (const key of ['a', 'b', 'c']) await one.arbiter.execute(jar, put(key));
      expect(await one.arbiter.execute(jar, put('b'))).toMatchObject({ seq: 2, repeated: true });
      expect(await storyOf(one)).toHaveLength(3);
      expect(one.arbiter.figures().windowBytes).toBeGreaterThan(0);
    });

    it('stands still too long makes the tail wait, and says so; nothing is lost', async () => {
      const store = stuck();
      const one = await start({ records: store, limits: { windowMb: 0.0005, readBackMs: 60 } });
      const answers = [];
      for (const key of ['a', 'b', 'c']) answers.push((await one.arbiter.execute(jar, put(key))).is);
      expect(answers).toEqual(['accepted', 'accepted', 'unknown']);
      expect(one.arbiter.figures().isTailWaiting).toBe(true);
      store.isStuck = false;
      one.arbiter.stored(await records.positions());
      expect(await one.arbiter.execute(jar, put('d'))).toMatchObject({ is: 'accepted' });
      expect(one.arbiter.figures().isTailWaiting).toBe(false);
      expect(await one.arbiter.execute(jar, put('c'))).toMatchObject({ is: 'accepted', seq: 3, repeated: true });
    });

    it('has gone back is waited for, and named when it does not catch up', async () => {
      const store = stuck();
      const one = await start({ records: store, memoryMb: 0, limits: { patienceMs: 150 } });
      await one.arbiter.execute(jar, put('a'));
      await rest();
      one.arbiter.stored(await records.positions());
      await expect(storyOf(one)).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/up to 0, and had it up to 2 before/) as string },
      });
      const seen = storyOf(one);
      store.isStuck = false;
      expect(await seen).toEqual(['1 ann Put {"n":1}']);
    });

    it('is ahead of the tail is not believed before the tail is there', async () => {
      const held = new HeldTail(log);
      const one = await start({ records }, held);
      held.hold();
      const first = new Ledger(log).next(RED, [ONE_SWEET]);
      const bytes = writeRecord(first);
      const second = { ...first, seq: 2, prev: hashRecord(nodeSha256, bytes), commandId: commandId('a'.repeat(64)) };
      const partition = partitionOf(nodeSha256, RED, 2);
      for (const record of [writeRecord(second), bytes]) await log.straight(partition, [record]);
      const answer = one.arbiter.execute(jar, put('a'));
      await rest();
      held.letGo();
      expect(await answer).toMatchObject({ is: 'accepted', seq: 2 });
      expect(await storyOf(await start({}))).toEqual(await storyOf(one));
    });

    it.each<[string, (stored: readonly StoredRecord[]) => readonly StoredRecord[]]>([
      ['has other bytes', (stored) => stored.map((record) => ({ ...record, bytes: utf8('{}') }))],
      ['has them in another order', (stored) => stored.toReversed()],
      ['lacks one', (stored) => stored.slice(1)],
    ])('%s is named, and nothing is done', async (_, spoil) => {
      const one = await start({});
      for (const key of ['a', 'b']) await one.arbiter.execute(jar, put(key));
      const load: RecordStore['load'] = async (...args) => {
        const loaded = await records.load(...args);
        return { ...loaded, records: spoil(loaded.records) };
      };
      const other = await start({ records: { positions: () => records.positions(), load } });
      await expect(other.arbiter.execute(jar, put('c'))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('rebuild it') as string },
      });
      expect(log.entries).toHaveLength(2);
    });
  });

  it('begins when its tail has reached what was the end of the log', async () => {
    const ledger = new Ledger(log);
    for (let n = 0; n < 5; n++) await ledger.write(RED, [ONE_SWEET]);
    const one = await start({});
    expect(Math.max(...one.arbiter.figures().positions)).toBe(6);
  });

  it('takes nothing after it has stopped, but answers what it took', async () => {
    const one = await start({});
    const asked = [put('a'), put('b')].map((request) => one.arbiter.execute(jar, request));
    await one.arbiter.stop();
    expect(await Promise.all(asked)).toMatchObject([{ is: 'accepted' }, { is: 'accepted' }]);
    await expect(one.arbiter.execute(jar, put('c'))).rejects.toThrow('has been stopped');
    await expect(one.arbiter.look(jar, RED, () => 0)).rejects.toThrow('has been stopped');
  });

  it('answers "unknown" and then nothing more when its tail breaks, and says so', async () => {
    const held = new HeldTail(log);
    const one = await start({}, held);
    held.hold();
    const answer = one.arbiter.execute(jar, put('a'));
    await rest();
    held.fail(new Error('the disk is gone'));
    expect(await answer).toEqual({ is: 'unknown' });
    expect(one.faults).toMatchObject([{ stream: null, fault: { cause: { message: 'the disk is gone' } } }]);
    await expect(one.arbiter.execute(jar, put('b'))).rejects.toThrow('tail of the log');
  });

  it('has one decider for each kind of stream', async () => {
    const one = await start({});
    await one.arbiter.execute(jar, put('a'));
    await expect(one.arbiter.execute({ ...jar }, put('b'))).rejects.toThrow('two deciders for "match"');
    await expect(one.arbiter.execute(jar, put('c', streamId('case', 'c')))).rejects.toThrow('no stream of the decider');
  });
});

/** A tail that can be held back, or broken. */
class HeldTail implements Log {
  readonly identity: LogIdentity;
  #gate: Promise<void> = Promise.resolve();
  letGo = (): void => undefined;
  fail = (_: Error): void => undefined;

  constructor(private readonly log: Log) {
    this.identity = log.identity;
  }

  hold(): void {
    this.#gate = new Promise((resolve) => {
      this.letGo = resolve;
    });
  }

  tail(from: Positions, take: Parameters<Log['tail']>[1]): Tail {
    const tail = this.log.tail(from, async (entries) => {
      await this.#gate;
      await take(entries);
    });
    const broken = new Promise<void>((_, reject) => {
      this.fail = reject;
    });
    return {
      done: Promise.race([tail.done, broken]),
      stop: async () => {
        this.letGo();
        await tail.stop();
      },
    };
  }

  append(...args: Parameters<Log['append']>): Promise<number> {
    return this.log.append(...args);
  }

  end(): Promise<Positions> {
    return this.log.end();
  }

  close(): Promise<void> {
    return this.log.close();
  }
}
