import kafkajs, { type Admin, type Consumer, type Kafka } from 'kafkajs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyLog, fileLog, kafkaLog, type KafkaLogOptions, type Log, type WhichLog } from '#log';
import { freshTopic, sharedKafka } from '#test/kafka';
import { bytesOf, logContract, Reader } from '#test/log-contract';

const silent = (): void => undefined;

const open = async (options: Pick<KafkaLogOptions, 'topic' | 'which'>): Promise<Log> =>
  kafkaLog({ brokers: (await sharedKafka()).addresses, replication: 1, report: silent, ...options });

logContract('Kafka', (identity) => {
  const topic = freshTopic();
  return Promise.resolve({
    open: () => open({ topic, which: { is: 'this', ...identity } }),
    remove: () => Promise.resolve(),
  });
});

describe('the topic of a log', () => {
  let kafka: Kafka;
  let admin: Admin;
  let topic: string;

  beforeAll(async () => {
    const brokers = [...(await sharedKafka()).addresses];
    kafka = new kafkajs.Kafka({ brokers, logLevel: kafkajs.logLevel.NOTHING });
    admin = kafka.admin();
    await admin.connect();
  });
  afterAll(() => admin.disconnect());
  beforeEach(() => {
    topic = freshTopic();
  });

  const any: WhichLog = { is: 'any', partitions: 4 };
  const make = async (): Promise<{ logId: string; partitions: number }> => {
    const log = await open({ topic, which: any });
    await log.close();
    return log.identity;
  };
  const isSet = async (name: string, value: string): Promise<boolean> => {
    const resources = [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: topic, configNames: [name] }];
    const described = await admin.describeConfigs({ includeSynonyms: false, resources });
    return described.resources[0]?.configEntries[0]?.configValue === value;
  };
  /** A broker takes what it has accepted a moment later. */
  const set = async (name: string, value: string): Promise<void> => {
    await admin.alterConfigs({
      validateOnly: false,
      resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: topic, configEntries: [{ name, value }] }],
    });
    while (!(await isSet(name, value))) await sleep(20);
  };
  /** What another client of Kafka finds in the topic, without asking us. */
  const readWithoutUs = async (records: number): Promise<readonly string[]> => {
    const consumer: Consumer = kafka.consumer({ groupId: freshTopic(), maxWaitTimeInMs: 50 });
    const found: string[] = [];
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await new Promise<void>((resolve) => {
      void consumer.run({
        eachMessage: ({ partition, message }) => {
          found.push(`${partition}@${message.offset} ${message.value?.toString() ?? ''}`);
          if (found.length === records) resolve();
          return Promise.resolve();
        },
      });
    });
    await consumer.disconnect();
    return found.sort();
  };

  it('begins each partition with a genesis that anybody can read', async () => {
    const { logId } = await make();
    expect(logId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await readWithoutUs(4)).toEqual(
      [0, 1, 2, 3].map((n) => `${n}@0 {"genesis":{"logId":"${logId}","n":${n},"of":4}}`),
    );
  });

  it('is set so that nothing is ever deleted, and keeps its partitions', async () => {
    await make();
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: topic }],
    });
    const settings = resources[0]?.configEntries.map(({ configName, configValue }) => `${configName}=${configValue}`);
    for (const one of ['cleanup.policy=delete', 'retention.ms=-1', 'retention.bytes=-1', 'min.insync.replicas=1'])
      expect(settings).toContain(one);
    expect(settings).toContain('unclean.leader.election.enable=false');
  });

  it('is one and the same log for all servers that make it at once', async () => {
    const logs = await Promise.all(Array.from({ length: 4 }, () => open({ topic, which: any })));
    const [first] = logs;
    for (const log of logs) {
      expect(log.identity).toEqual(first?.identity);
      expect(await log.end()).toEqual([1, 1, 1, 1]);
    }
    const readers = logs.map((log) => new Reader(log));
    const places = await Promise.all(logs.map((log, n) => log.append(n, [bytesOf(`from ${n}`)])));
    for (const reader of readers) {
      await reader.has(4);
      places.forEach((place, n) => {
        expect(reader.offsets(n)).toEqual([place]);
      });
      await reader.tail.stop();
    }
    await Promise.all(logs.map((log) => log.close()));
  });

  it('is finished by the next server when the one that made it died over it', async () => {
    await admin.createTopics({ topics: [{ topic, numPartitions: 4, configEntries: settings() }] });
    const producer = kafka.producer();
    await producer.connect();
    const half = [0, 0, 2].map((partition) => ({
      partition,
      key: 'genesis',
      value: `{"genesis":{"logId":"half","n":${partition},"of":4}}`,
    }));
    await producer.send({ topic, messages: half });
    await producer.disconnect();
    const log = await open({ topic, which: { is: 'this', logId: 'half', partitions: 4 } });
    expect(log.identity).toEqual({ logId: 'half', partitions: 4 });
    expect(await log.end()).toEqual([1, 1, 1, 1]);
    const reader = new Reader(log);
    await log.append(0, [bytesOf('first')]);
    await log.append(3, [bytesOf('second')]);
    await reader.has(2);
    expect([reader.texts(0), reader.offsets(0), reader.texts(3)]).toEqual([['first'], [2], ['second']]);
    await reader.tail.stop();
    await log.close();
  });

  it('can be the copy of a file log, under the same id and with the same records', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'log-'));
    const from = await fileLog({ folder, which: any, report: silent });
    for (let n = 0; n < 50; n++) {
      await from.append(
        n % 4,
        Array.from({ length: 100 }, (_, i) => bytesOf(`${n}/${i} ${'x'.repeat(n * 5)}`)),
      );
    }
    const to = await open({ topic, which: { is: 'this', ...from.identity } });
    const report = await copyLog(from, to, silent);
    expect(report).toMatchObject({ records: 5000, copied: 5000, repeats: 0 });
    expect(await copyLog(from, to, silent)).toEqual({ ...report, copied: 0 });
    const [original, copy] = await Promise.all([from, to].map((log) => new Reader(log).has(5000)));
    for (const partition of [0, 1, 2, 3]) expect(copy?.texts(partition)).toEqual(original?.texts(partition));
    await Promise.all([from.close(), to.close()]);
    await rm(folder, { recursive: true });
    expect(await readWithoutUs(5004)).toContain('3@1 3/0 xxxxxxxxxxxxxxx');
  });

  describe('is refused', () => {
    const refused = (which: WhichLog): Promise<string> =>
      open({ topic, which }).then(
        () => 'opened',
        (why: unknown) => String(why),
      );

    it('when it is of another log', async () => {
      const { logId } = await make();
      expect(await refused({ is: 'known', logId: 'other', partitions: 4 })).toContain(
        `The topic ${topic} holds the log ${logId}, but other is expected.`,
      );
      expect(await refused({ is: 'known', logId, partitions: 16 })).toContain('4 partitions, but 16 are expected');
    });

    it('when it is gone, or empty, or was made anew', async () => {
      const known: WhichLog = { is: 'known', logId: 'mine', partitions: 4 };
      expect(await refused(known)).toContain(`The topic ${topic} is empty, but the log mine should be there.`);
      await make();
      expect(await refused(known)).toContain('It was made anew, or it is the wrong place');
      topic = freshTopic();
      await admin.createTopics({ topics: [{ topic, numPartitions: 4, configEntries: settings() }] });
      expect(await refused(known)).toContain(`The topic ${topic} is empty, but the log mine should be there.`);
    });

    it.each([
      ['retention.ms', '604800000'],
      ['retention.bytes', '1000000'],
      ['cleanup.policy', 'compact'],
      ['unclean.leader.election.enable', 'true'],
      ['max.message.bytes', '1000000'],
    ])('when its %s was set to %s', async (name, value) => {
      await make();
      await set(name, value);
      const why = await refused(any);
      expect(why).toContain(`The topic ${topic} has `);
      expect(why).toContain(`${name}=${value}`);
      expect(why).toMatch(/kafka-configs\.sh --alter --topic .* --add-config/);
    });

    it('when partitions were added to it', async () => {
      await make();
      await admin.createPartitions({ topicPartitions: [{ topic, count: 6 }] });
      expect(await refused(any)).toContain(`The topic ${topic} has 6 partitions, but was made with 4`);
    });

    it('when its first records were deleted', async () => {
      const log = await open({ topic, which: any });
      await log.append(1, [bytesOf('a'), bytesOf('b')]);
      await log.close();
      await admin.fetchTopicOffsets(topic); // or kafkajs does not know its leaders
      await admin.deleteTopicRecords({ topic, partitions: [{ partition: 1, offset: '2' }] });
      expect(await refused(any)).toContain(`has lost its records before offset 2 of partition 1`);
    });

    it('when it holds something else', async () => {
      await admin.createTopics({ topics: [{ topic, numPartitions: 1, configEntries: settings() }] });
      const producer = kafka.producer();
      await producer.connect();
      await producer.send({ topic, messages: [{ value: 'hello' }] });
      await producer.disconnect();
      expect(await refused(any)).toContain(`The topic ${topic} is no log: partition 0 begins with something else.`);
    });
  });

  it('ends its tails when it is made anew behind their back, rather than go on with another log', async () => {
    const log = await open({ topic, which: any });
    const reader = new Reader(log);
    await log.append(
      0,
      [1, 2, 3, 4, 5].map((n) => bytesOf(String(n))),
    );
    await reader.has(5);
    await admin.deleteTopics({ topics: [topic] });
    const anew = await open({ topic, which: any });
    await anew.append(0, [bytesOf('another')]);
    await expect(reader.tail.done).rejects.toThrow(
      /^Partition 0 of the topic .* ends at [12], but had been read up to 6: records are lost/,
    );
    expect(reader.texts(0)).toEqual(['1', '2', '3', '4', '5']);
    await Promise.all([log.close(), anew.close()]);
  });

  it('is given up when it can not be opened, and says why', async () => {
    const brokers = (await sharedKafka()).addresses;
    const [nobody, tooFew] = await Promise.allSettled([
      kafkaLog({ brokers: ['127.0.0.1:1'], topic, which: any, replication: 1, report: silent }),
      kafkaLog({ brokers, topic, which: any, replication: 500, report: silent }),
    ]);
    expect(nobody).toMatchObject({
      reason: { message: expect.stringMatching(/at 127.0.0.1:1 .*ECONNREFUSED/) as string },
    });
    expect(tooFew).toMatchObject({
      reason: { message: expect.stringMatching(/replication.*with 500 brokers/i) as string },
    });
  });

  it('lets an idle server sleep', async () => {
    const log = await open({ topic, which: any });
    const reader = new Reader(log);
    await log.append(0, [bytesOf('a')]);
    await reader.has(1);
    let timers = 0;
    const { setTimeout: set } = globalThis;
    globalThis.setTimeout = Object.assign(
      (...args: Parameters<typeof set>) => {
        timers++;
        return set(...args);
      },
      { __promisify__: set.__promisify__ },
    );
    await new Promise((resolve) => set(resolve, 1000));
    globalThis.setTimeout = set;
    expect(timers).toBeLessThan(100);
    await reader.tail.stop();
    await log.close();
  });

  const settings = (): { name: string; value: string }[] =>
    Object.entries({
      'retention.ms': '-1',
      'retention.bytes': '-1',
      'cleanup.policy': 'delete',
      'max.message.bytes': '8388608',
    }).map(([name, value]) => ({ name, value }));
});
