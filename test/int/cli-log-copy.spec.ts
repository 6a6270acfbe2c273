import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileLog, kafkaLog, type Log } from '#log';
import { dreamledger } from '#test/cli';
import { freshTopic, sharedKafka } from '#test/kafka';

let folder: string;
let brokers: readonly string[];
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  ({ addresses: brokers } = await sharedKafka());
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-cli-copy-'));
  environment = { KAFKA_BROKERS: brokers.join(','), KAFKA_REPLICATION: '1' };
  await addRecords(0, 300);
});

afterAll(() => rm(folder, { recursive: true }));

const report = (): void => undefined;

/** As an embedded server in this folder would. */
async function addRecords(from: number, to: number): Promise<void> {
  const log = await fileLog({ folder: join(folder, '.dreamledger/log'), which: { is: 'any', partitions: 3 }, report });
  for (let n = from; n < to; n++) await log.append(n % 3, [new TextEncoder().encode(`record ${n}`)]);
  await log.close();
}

async function endOf(open: Promise<Log>): Promise<readonly number[]> {
  const log = await open;
  const end = await log.end();
  await log.close();
  return end;
}

it('moves a file log up to Kafka, goes on where it ended, and finds nothing to do the third time', async () => {
  const topic = freshTopic();
  const copy = () => dreamledger(folder, ['log', 'copy', `kafka:${topic}`], environment);

  expect(await copy()).toMatchObject({ code: 0, out: expect.stringContaining('300 of 300 records copied') as string });
  await addRecords(300, 330);
  expect(await copy()).toMatchObject({ code: 0, out: expect.stringContaining('30 of 330 records copied') as string });
  expect(await copy()).toMatchObject({ code: 0, out: expect.stringContaining('0 of 330 records copied') as string });

  const which = { is: 'any', partitions: 3 } as const;
  const end = await endOf(kafkaLog({ brokers, topic, which, replication: 1, report }));
  expect(end).toEqual([111, 111, 111]);

  const back = await dreamledger(folder, ['log', 'copy', 'down', '--from', `kafka:${topic}`], environment);
  expect(back).toMatchObject({ code: 0, out: expect.stringContaining('330 of 330 records copied') as string });
  expect((await dreamledger(folder, ['log', 'check', 'down'])).out).toContain('is whole: 330 records');
});

it('makes no log where it was to read one', async () => {
  const topic = freshTopic();
  const { code, err } = await dreamledger(folder, ['log', 'copy', 'none', '--from', `kafka:${topic}`], environment);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(`${topic} holds no log`) as string });
});

it('copies into a folder, and takes the data folder for the log in it', async () => {
  expect(await dreamledger(folder, ['log', 'copy', 'backup'])).toMatchObject({ code: 0 });
  expect((await dreamledger(folder, ['log', 'check', 'backup'])).out).toContain('is whole: 330 records');
  const again = await dreamledger(folder, ['log', 'copy', 'backup', '--from', '.dreamledger']);
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('0 of 330 records copied') as string });
});

it('says which variable is missing', async () => {
  const { code, err } = await dreamledger(folder, ['log', 'copy', 'kafka:log'], { KAFKA_BROKERS: '' });
  expect(code).toBe(78);
  expect(err).toContain('KAFKA_BROKERS');
});

it.each(['note.txt', '/dev/null'])('says that %s is no place for a copy', async (place) => {
  await writeFile(join(folder, 'note.txt'), 'mine');
  const { code, err } = await dreamledger(folder, ['log', 'copy', place]);
  const says = `dreamledger: ${place} is no folder; a log is in a folder, or in kafka:TOPIC.\n`;
  expect({ code, err }).toEqual({ code: 2, err: says });
});

it('refuses a folder that a server holds', async () => {
  const log = await fileLog({ folder: join(folder, '.dreamledger/log'), which: { is: 'any', partitions: 3 }, report });
  const { code, err } = await dreamledger(folder, ['log', 'copy', 'other']);
  await log.close();
  expect(code).toBe(1);
  expect(err).toContain(`is in use by process ${process.pid}`);
});
