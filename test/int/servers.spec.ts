import { Kafka } from 'kafkajs';
import { Client } from 'pg';
import { freshTopic, sharedKafka } from '#test/kafka';
import { freshDatabase } from '#test/postgres';

it('gives a broker', async () => {
  const { addresses } = await sharedKafka();
  const admin = new Kafka({ brokers: [...addresses] }).admin();
  await admin.connect();
  const topic = freshTopic();
  await admin.createTopics({ topics: [{ topic }] });
  expect(await admin.listTopics()).toContain(topic);
  await admin.disconnect();
});

it("gives databases of one's own", async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  const client = new Client({ connectionString: one.url });
  await client.connect();
  await client.query('CREATE TABLE t (n int)');
  await client.end();
  const second = new Client({ connectionString: other.url });
  await second.connect();
  await expect(second.query('SELECT n FROM t')).rejects.toThrow('does not exist');
  await second.end();
  await Promise.all([one.drop(), other.drop()]);
});
