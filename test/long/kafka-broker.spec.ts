import { setTimeout as sleep } from 'node:timers/promises';
import { kafkaLog, type Log, type LogEntry } from '#log';
import { freshTopic, type Kafka, sharedKafka, startKafka } from '#test/kafka';
import { bytesOf, Reader, textOf } from '#test/log-contract';

const PARTITIONS = 8;
const WRITERS = 8;

/** Writers that go on until they are told to stop, and what was acknowledged to them. */
class Load {
  readonly acknowledged = new Map<string, string>();
  readonly sent = new Set<string>();
  refused = 0;
  #stops = false;
  readonly #writers: Promise<unknown>;

  constructor(private readonly log: Log) {
    this.#writers = Promise.all(Array.from({ length: WRITERS }, (_, writer) => this.#write(writer)));
  }

  /** Resolves when that many more were acknowledged. */
  async grows(by: number): Promise<void> {
    const enough = this.acknowledged.size + by;
    while (this.acknowledged.size < enough) await sleep(20);
  }

  async stop(): Promise<void> {
    this.#stops = true;
    await this.#writers;
  }

  async #write(writer: number): Promise<void> {
    for (let n = 0; !this.#stops; n++) {
      const texts = Array.from({ length: 1 + (n % 3) }, (_, i) => `${writer}/${n}.${i}`);
      const partition = (writer + n) % PARTITIONS;
      for (const text of texts) this.sent.add(text);
      const first = await this.log.append(partition, texts.map(bytesOf)).catch(() => null);
      if (first === null) this.refused++;
      else texts.forEach((text, i) => this.acknowledged.set(`${partition}@${first + i}`, text));
    }
  }
}

const placed = ({ partition, offset, bytes }: LogEntry): [string, string] => [`${partition}@${offset}`, textOf(bytes)];

describe.each<[string, 1 | 3, number]>([
  ['a broker that is alone', 1, 2],
  ['each of three brokers in turn', 3, 3],
])('killing %s under load', (_, brokers, kills) => {
  let kafka: Kafka;
  beforeAll(async () => {
    kafka = await startKafka({ brokers });
  });
  afterAll(() => kafka.stop());

  it('loses nothing acknowledged, and no tail misses, doubles or turns anything round', async () => {
    const trouble: string[] = [];
    const open = (report: (what: string) => void): Promise<Log> =>
      kafkaLog({
        brokers: kafka.addresses,
        topic,
        which: { is: 'any', partitions: PARTITIONS },
        replication: brokers,
        report,
      });
    const topic = freshTopic();
    const log = await open((what) => trouble.push(what));
    const live = new Reader(log);
    const load = new Load(log);
    await load.grows(500);
    for (let kill = 0; kill < kills; kill++) {
      const broker = kill % brokers;
      await kafka.kill(broker);
      if (brokers > 1) await load.grows(200);
      await kafka.restart(broker);
      await load.grows(500);
      if (brokers > 1) await sleep(3000); // until the one that came back is in sync
    }
    await load.stop();
    const end = await log.end();
    const records = end.reduce((sum, offset) => sum + offset - 1, 0);
    await live.has(records);
    await live.tail.stop();

    const other = await open(() => undefined);
    const cold = await new Reader(other).has(records);
    await cold.tail.stop();
    for (const reader of [live, cold]) {
      const read = new Map(reader.entries.map(placed));
      expect(read.size).toBe(reader.entries.length);
      for (const [place, text] of load.acknowledged) expect([place, read.get(place)]).toEqual([place, text]);
      for (const text of read.values()) expect(load.sent).toContain(text);
      for (let partition = 0; partition < PARTITIONS; partition++) {
        expect(reader.offsets(partition)).toEqual(Array.from({ length: (end[partition] ?? 1) - 1 }, (_, n) => n + 1));
      }
    }
    expect(load.refused).toBe(0);
    expect(trouble).not.toEqual([]);
    console.log(
      `${kills} kills: ${load.acknowledged.size} acknowledged, 0 lost, ${records - load.acknowledged.size} sent twice`,
    );
    await Promise.all([log.close(), other.close()]);
  }, 240_000);
});

it('goes on where it was when a reader takes longer than its group waits for it', async () => {
  const log = await kafkaLog({
    brokers: (await sharedKafka()).addresses,
    topic: freshTopic(),
    which: { is: 'any', partitions: 2 },
    replication: 1,
    report: () => undefined,
  });
  const taken: string[] = [];
  let hasAll: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (hasAll = resolve));
  const tail = log.tail([0, 0], async (entries) => {
    if (taken.length === 0) await sleep(13_000);
    taken.push(...entries.map(({ bytes }) => textOf(bytes)));
    if (taken.length >= 6) hasAll();
  });
  await log.append(0, [bytesOf('a'), bytesOf('b')]);
  await sleep(1000);
  await log.append(1, [bytesOf('c')]);
  await sleep(13_500);
  await log.append(0, [bytesOf('d')]);
  await log.append(1, [bytesOf('e'), bytesOf('f')]);
  await all;
  await tail.stop();
  expect(taken.sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  await log.close();
});
