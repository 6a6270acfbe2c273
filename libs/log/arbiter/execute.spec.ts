import {
  actorId,
  type Decider,
  Fault,
  type Happening,
  happens,
  hashRecord,
  readRecord,
  type Refusal,
  streamId,
} from '#kernel';
import { LARGEST_RECORD, nodeSha256, type Request } from '#log';
import { type Started, startArbiter, TamperedLog } from '#test/arbiter';
import { jar, type JarCommand } from '#test/jar';

const RED = streamId('match', 'red');

const asked = (command: JarCommand, key: string): Request<JarCommand> => ({
  stream: RED,
  actor: actorId('ann'),
  key,
  command,
});
const put = (n: number, key: string): Request<JarCommand> => asked({ do: 'put', n }, key);
const take = (n: number, key: string): Request<JarCommand> => asked({ do: 'take', n }, key);

describe('a command', () => {
  let log: TamperedLog;
  let one: Started;
  beforeEach(async () => {
    log = new TamperedLog();
    one = await startArbiter(log);
  });
  afterEach(async () => {
    await one.stop();
    await log.close();
  });

  const records = () => log.entries.map(({ bytes }) => readRecord(bytes));
  const sweets = () => one.arbiter.look(jar, RED, ({ state }) => state.sweets);

  it('is answered with its place, and the next one follows on it', async () => {
    const first = await one.arbiter.execute(jar, put(3, 'a'));
    const second = await one.arbiter.execute(jar, take(1, 'b'));
    expect(first).toMatchObject({ is: 'accepted', seq: 1, repeated: false, events: [{ type: 'Put', data: { n: 3 } }] });
    expect(second).toMatchObject({ is: 'accepted', seq: 2, hash: hashRecord(nodeSha256, log.entries[1]!.bytes) });
    expect(records()).toMatchObject([{ seq: 1 }, { seq: 2, prev: hashRecord(nodeSha256, log.entries[0]!.bytes) }]);
    expect(await sweets()).toBe(2);
  });

  it('has what follows of itself in the same record', async () => {
    await one.arbiter.execute(jar, put(23, 'a'));
    expect(records().map(({ events }) => events.map(({ type }) => type))).toEqual([['Put', 'Boxed', 'Boxed']]);
    expect(await sweets()).toBe(3);
  });

  it('that is refused leaves nothing, and may be sent again under the same key', async () => {
    expect(await one.arbiter.execute(jar, take(1, 'a'))).toMatchObject({
      is: 'refused',
      refusal: { code: 'JAR.EMPTY' },
    });
    expect(log.entries).toEqual([]);
    await one.arbiter.execute(jar, put(1, 'b'));
    expect(await one.arbiter.execute(jar, take(1, 'a'))).toMatchObject({ is: 'accepted', seq: 2 });
  });

  it('sent again gets its first outcome, from this server, another, and one that has just been started', async () => {
    const other = await startArbiter(log);
    const first = await one.arbiter.execute(jar, put(12, 'a'));
    await one.arbiter.execute(jar, put(1, 'b'));
    const third = await startArbiter(log);
    for (const { arbiter } of [one, other, third]) {
      expect(await arbiter.execute(jar, put(12, 'a'))).toEqual({ ...first, repeated: true });
    }
    expect(log.entries).toHaveLength(2);
    await other.stop();
    await third.stop();
  });

  it('with the key of another one is told so', async () => {
    await one.arbiter.execute(jar, put(1, 'a'));
    expect(await one.arbiter.execute(jar, put(2, 'a'))).toEqual({ is: 'key-reused', seq: 1 });
    expect(log.entries).toHaveLength(1);
  });

  it('with the key of another one that is still under way waits for what becomes of that', async () => {
    const both = [one.arbiter.execute(jar, put(1, 'a')), one.arbiter.execute(jar, put(2, 'a'))];
    expect(await Promise.all(both)).toMatchObject([
      { is: 'accepted', seq: 1 },
      { is: 'key-reused', seq: 1 },
    ]);
  });

  it('sent 64 times at once is one record, and all get its outcome', async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => one.arbiter.execute(jar, put(1, 'a'))));
    expect(log.entries).toHaveLength(1);
    expect(answers.every((answer) => answer.is === 'accepted' && answer.seq === 1)).toBe(true);
    expect(answers.filter((answer) => answer.is === 'accepted' && !answer.repeated)).toHaveLength(1);
  });

  it('goes with all that wait into one chained batch', async () => {
    await Promise.all(Array.from({ length: 64 }, (_, n) => one.arbiter.execute(jar, put(1, `k${n}`))));
    expect(log.batches).toEqual([64]);
    expect(records().map(({ seq }) => seq)).toEqual(Array.from({ length: 64 }, (_, n) => n + 1));
  });

  it('waits in a further batch when one is full', async () => {
    await one.arbiter.execute(jar, put(1, 'first'));
    await Promise.all(Array.from({ length: 600 }, (_, n) => one.arbiter.execute(jar, put(1, `k${n}`))));
    expect(log.batches).toEqual([1, 256, 256, 88]);
  });

  it('may race with those of another server: each is done once, without a gap', async () => {
    const other = await startArbiter(log);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => [one, other][n % 2]!.arbiter.execute(jar, put(1, `k${n}`))),
    );
    const seqs = answers.map((answer) => (answer.is === 'accepted' ? answer.seq : 0));
    expect(seqs.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    expect(await sweets()).toBe(0);
    await other.stop();
  });

  it('is given up when others keep winning the race, and nothing was done', async () => {
    await one.stop();
    one = await startArbiter(log, { limits: { patienceMs: 40 } });
    const other = await startArbiter(log);
    let n = 0;
    const overtake: TamperedLog['instead'] = async (straight, ...sent) => {
      log.instead = TamperedLog.untouched;
      await other.arbiter.execute(jar, put(1, `other-${n++}`));
      log.instead = overtake;
      return straight(...sent);
    };
    log.instead = overtake;
    expect(await one.arbiter.execute(jar, put(5, 'a'))).toEqual({ is: 'contended' });
    log.instead = TamperedLog.untouched;
    expect(await one.arbiter.execute(jar, put(5, 'a'))).toMatchObject({ is: 'accepted', repeated: false });
    await other.stop();
  });

  describe('whose fate is not known', () => {
    it('is told so when the log takes it with an error; the same key tells, or does it', async () => {
      log.instead = () => Promise.reject(new Error('connection lost'));
      expect(await one.arbiter.execute(jar, put(1, 'a'))).toEqual({ is: 'unknown' });
      log.instead = async (straight, ...sent) => {
        await straight(...sent);
        throw new Error('connection lost, too late');
      };
      const second = await one.arbiter.execute(jar, put(1, 'a'));
      expect(second.is === 'accepted' || second.is === 'unknown').toBe(true);
      log.instead = TamperedLog.untouched;
      expect(await one.arbiter.execute(jar, put(1, 'a'))).toMatchObject({ is: 'accepted', seq: 1, repeated: true });
      expect(await sweets()).toBe(1);
    });

    it('is told so when it does not come back in time, and arrives once all the same', async () => {
      await one.stop();
      one = await startArbiter(log, { limits: { readBackMs: 30 } });
      let arrive = (): Promise<number> => Promise.reject(new Error('nothing was sent'));
      log.instead = (straight, ...sent) => {
        arrive = () => straight(...sent);
        return new Promise(() => undefined);
      };
      expect(await one.arbiter.execute(jar, put(1, 'a'))).toEqual({ is: 'unknown' });
      await arrive();
      log.instead = TamperedLog.untouched;
      expect(await one.arbiter.execute(jar, put(1, 'a'))).toMatchObject({ is: 'accepted', seq: 1, repeated: true });
      expect(await one.arbiter.execute(jar, put(1, 'b'))).toMatchObject({ is: 'accepted', seq: 2 });
    });
  });

  it('is not refused for what was never accepted', async () => {
    await one.arbiter.execute(jar, put(3, 'a'));
    log.instead = () => {
      log.instead = TamperedLog.untouched;
      return Promise.reject(new Error('connection lost'));
    };
    const answers = await Promise.all(
      [put(1, 'b'), take(4, 'c'), take(5, 'd')].map((request) => one.arbiter.execute(jar, request)),
    );
    expect(answers).toMatchObject([
      { is: 'unknown' },
      { is: 'unknown' },
      { is: 'refused', refusal: { facts: { holds: 3 } } },
    ]);
  });
});

type Test = Happening<'Did', { readonly list: readonly number[] }, null>;
type Broken = Decider<{ list: number[] }, string, Test, Refusal>;

const did = (list: readonly number[], v = 1): Test => ({ type: 'Did', v, data: { list }, secret: null });

/** Does what its commands say, most of which no decider should. */
const broken: Broken = {
  kind: 'case',
  rules: 'broken-1',
  upcasts: [],
  initial: () => ({ list: [] }),
  decide(state, command) {
    switch (command) {
      case 'throw':
        throw new Error('decide broke');
      case 'nothing':
        return happens();
      case 'fraction':
        return happens(did([0.5]));
      case 'old version':
        return happens(did([], 2));
      case 'too much':
        return happens(did(Array.from({ length: LARGEST_RECORD / 16 }, () => Number.MAX_SAFE_INTEGER)));
      case 'tell all':
        return happens(did(state.list));
      default:
        return happens(did([Number(command)]));
    }
  },
  evolve(state, { data }) {
    if (data.list.includes(13)) throw new Fault('13 is not to be');
    state.list.push(...data.list);
    return state;
  },
  settle: (state) => (state.list.includes(99) ? [did([1])] : []),
  weigh: () => 100,
  pack: (state) => state.list,
  unpack: (packed) => ({ list: [...(packed as readonly number[])] }),
};

describe('a decider that breaks', () => {
  const CASE = streamId('case', 'c1');
  let one: Started;
  const log = new TamperedLog();
  beforeEach(async () => {
    one = await startArbiter(log);
  });
  afterEach(() => one.stop());
  const execute = (command: string) =>
    one.arbiter.execute(broken, { stream: CASE, actor: actorId('ann'), key: `${command}${Math.random()}`, command });

  it.each<[string, string]>([
    ['throws while it decides', 'throw'],
    ['accepts without an event', 'nothing'],
    ['makes an event that is no JSON of ours', 'fraction'],
    ['makes an event of another version than its upcasts lead to', 'old version'],
    ['makes more than a record holds', 'too much'],
    ['cannot take its own event', '13'],
    ['settles without end', '99'],
  ])('is a fault when it %s; nothing is written and others go on', async (_, command) => {
    const before = log.entries.length;
    const [, failed, next] = await Promise.allSettled([execute('1'), execute(command), execute('2')]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'Fault', cause: expect.any(Error) as Error } });
    expect(next).toMatchObject({ status: 'fulfilled', value: { is: 'accepted' } });
    expect(log.entries.length - before).toBe(2);
    const again = await startArbiter(log);
    const list = ({ state }: { readonly state: { readonly list: readonly number[] } }): readonly number[] => [
      ...state.list,
    ];
    expect(await one.arbiter.look(broken, CASE, list)).toEqual(await again.arbiter.look(broken, CASE, list));
    await again.stop();
  });

  it('cannot make its state differ from a reader’s by sharing a list with its events', async () => {
    await execute('5');
    await execute('tell all');
    await execute('tell all');
    const again = await startArbiter(log);
    const list = ({ state }: { readonly state: { readonly list: readonly number[] } }): readonly number[] => [
      ...state.list,
    ];
    expect(await one.arbiter.look(broken, CASE, list)).toEqual(await again.arbiter.look(broken, CASE, list));
    await again.stop();
  });
});
