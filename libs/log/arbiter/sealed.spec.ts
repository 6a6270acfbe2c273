import { actorId, base64Of, hash, hashRecord, type StoredEvent, streamId, textOf } from '#kernel';
import { type Keyring, type LogEntry, nodeSha256, type Request } from '#log';
import { type Started, startArbiter, TamperedLog } from '#test/arbiter';
import { jar, type JarCommand } from '#test/jar';
import { Ledger } from '#test/ledger';
import { memoryVault } from '#test/memory-vault';
import { vaultKeyring } from '#vault';

const RED = streamId('match', 'red');
const BLUE = streamId('match', 'blue');
const NONE: Keyring = {
  find: () => Promise.resolve(null),
  ensure: () => Promise.reject(new Error('the vault is away')),
};

const asked = (command: JarCommand, key: string, stream = RED): Request<JarCommand> => ({
  stream,
  actor: actorId('ann'),
  key,
  command,
});
const whisper = (word: string): Request<JarCommand> => asked({ do: 'whisper', word }, word);

describe('what is secret', () => {
  let log: TamperedLog;
  let keys: Keyring;
  let one: Started;
  const started: Started[] = [];
  const start = async (ports: Parameters<typeof startArbiter>[1]): Promise<Started> => {
    const next = await startArbiter(log, ports);
    started.push(next);
    return next;
  };
  const story = ({ arbiter }: Started, atLeast = 0) =>
    arbiter.look(jar, RED, ({ state }) => state.story.map((line) => line.split(' ').slice(2).join(' ')), atLeast);

  beforeEach(async () => {
    log = new TamperedLog();
    keys = vaultKeyring(memoryVault());
    one = await start({ keys });
  });
  afterEach(async () => {
    for (const each of started.splice(0)) await each.stop();
    await log.close();
  });

  it('is sealed in the log, and read by whoever has the key: at once, later, and in a first outcome', async () => {
    const other = await start({ keys });
    await story(other);
    const first = await one.arbiter.execute(jar, whisper('moon'));
    expect(first).toMatchObject({ is: 'accepted', events: [{ data: { length: 4 }, secret: { word: 'moon' } }] });
    expect(textOf(log.entries[0]!.bytes)).not.toContain('moon');
    const third = await start({ keys });
    for (const each of [one, other, third]) expect(await story(each, 1)).toEqual(['Whispered moon']);
    expect(await third.arbiter.execute(jar, whisper('moon'))).toEqual({ ...first, repeated: true });
  });

  it('is never boxed twice alike', async () => {
    await one.arbiter.execute(jar, whisper('moon'));
    await one.arbiter.execute(jar, asked({ do: 'whisper', word: 'moon' }, 'again'));
    const boxes = log.entries.map(({ bytes }) => /"box":"([^"]*)"/.exec(textOf(bytes))?.[1]);
    expect(new Set(boxes).size).toBe(2);
  });

  it('is sealed with a key that is kept before the record is written', async () => {
    const done: string[] = [];
    log.instead = (straight, ...sent) => {
      done.push('append');
      return straight(...sent);
    };
    const ensure = async () => {
      const key = await keys.ensure(RED);
      done.push('key kept');
      return key;
    };
    await (await start({ keys: { ...keys, ensure } })).arbiter.execute(jar, whisper('moon'));
    expect(done).toEqual(['key kept', 'append']);
  });

  it('is not written while the vault is away; what has no secret is', async () => {
    const without = await start({ keys: NONE });
    const [put, failed] = await Promise.allSettled([
      without.arbiter.execute(jar, asked({ do: 'put', n: 1 }, 'a')),
      without.arbiter.execute(jar, whisper('moon')),
    ]);
    expect(put).toMatchObject({ value: { is: 'accepted' } });
    expect(failed).toMatchObject({ reason: { cause: { message: 'the vault is away' } } });
    expect(log.entries).toHaveLength(1);
  });

  it('gives way to another server while the key is made', async () => {
    const slow = await start({
      keys: {
        ...keys,
        ensure: async (stream) => {
          await one.arbiter.execute(jar, asked({ do: 'put', n: 1 }, 'meanwhile'));
          return keys.ensure(stream);
        },
      },
    });
    expect(await slow.arbiter.execute(jar, whisper('moon'))).toMatchObject({ is: 'accepted', seq: 2 });
    expect(await story(one, 2)).toEqual(['Put {"n":1}', 'Whispered moon']);
  });

  describe('without its key', () => {
    it('locks the stream, and voids nothing', async () => {
      await one.arbiter.execute(jar, whisper('moon'));
      const locked = await start({ keys: NONE });
      expect(await locked.arbiter.execute(jar, asked({ do: 'put', n: 1 }, 'a'))).toEqual({
        is: 'closed',
        why: 'locked',
      });
      await expect(story(locked)).rejects.toThrow('match/red is locked');
      expect(await locked.arbiter.execute(jar, asked({ do: 'put', n: 1 }, 'b', BLUE))).toMatchObject({
        is: 'accepted',
      });
      expect(await one.arbiter.execute(jar, asked({ do: 'put', n: 1 }, 'c'))).toMatchObject({ is: 'accepted', seq: 2 });
      expect(locked.faults).toEqual([]);
    });

    it('opens again when the key is found', async () => {
      await one.arbiter.execute(jar, whisper('moon'));
      let find: Keyring['find'] = () => Promise.resolve(null);
      const late = await start({ keys: { ...keys, find: (stream) => find(stream) } });
      await expect(story(late)).rejects.toThrow('locked');
      find = (stream) => keys.find(stream);
      expect(await story(late)).toEqual(['Whispered moon']);
    });

    it('is read from the log alone once the log releases it', async () => {
      await one.arbiter.execute(jar, whisper('moon'));
      const key = base64Of((await keys.ensure(RED)).bytes);
      const late = await start({ keys: NONE });
      await expect(story(late)).rejects.toThrow('locked');
      await one.arbiter.execute(jar, asked({ do: 'release', key }, 'over'));
      expect(await story(late, 2)).toEqual(['Whispered moon', 'KeyReleased {"key":"' + key + '"}']);
      expect(await story(await start({ keys: NONE }), 2)).toHaveLength(2);
    });
  });
});

describe('an accepted record that is illegal', () => {
  const box = { commitment: hash('0'.repeat(64)), box: 'AAAA' };

  it.each<[string, StoredEvent]>([
    ['cannot have happened', { type: 'Taken', v: 1, data: { n: 1 } }],
    ['is of a type unknown here', { type: 'Eaten', v: 1, data: {} }],
    ['was written by a later release', { type: 'Put', v: 2, data: { n: 1 } }],
    ['has a box that does not open', { type: 'Whispered', v: 1, data: { length: 1 }, sealed: box }],
  ])('quarantines its stream alone, when it %s', async (_, event) => {
    const log = new TamperedLog();
    const keys = vaultKeyring(memoryVault());
    await keys.ensure(RED);
    const before = await startArbiter(log, { keys });
    await before.arbiter.execute(jar, whisper('first'));
    const [{ bytes }] = log.entries as [LogEntry];
    const events = { events: [event], seq: 2, prev: hashRecord(nodeSha256, bytes) };
    await new Ledger(log).write(RED, [], events);
    const after = await startArbiter(log, { keys });
    for (const each of [before, after]) {
      const { arbiter, faults } = each;
      const answer = await arbiter.execute(jar, asked({ do: 'put', n: 1 }, 'a'));
      expect(answer).toEqual({ is: 'closed', why: 'quarantined' });
      await expect(arbiter.look(jar, RED, () => 0)).rejects.toThrow('match/red is quarantined');
      expect(arbiter.figures().quarantined).toEqual([RED]);
      expect(faults).toMatchObject([{ stream: RED, fault: { cause: expect.any(Error) as Error } }]);
      expect((await arbiter.execute(jar, asked({ do: 'put', n: 1 }, 'a', BLUE))).is).toBe('accepted');
    }
    await before.stop();
    await after.stop();
    await log.close();
  });
});
