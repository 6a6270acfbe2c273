import { startKafka } from '#test/kafka';
import { startPostgres } from '#test/postgres';
import { type Bench, figure, quantile, rate } from './figure.js';
import { beside, moves, server } from './move.js';
import { RawKafka } from './raw-kafka.js';

const SECONDS = 4;
const PARTITIONS = 16;

export const kafka: Bench = {
  name: 'kafka',
  says: 'accepted moves through GraphQL on one Kafka broker and Postgres, beside kafkajs alone and the log in memory',
  async run(report) {
    const cluster = await startKafka();
    const postgres = await startPostgres();
    const raw = await RawKafka.open(cluster.addresses);
    const inMemory = await server({ DREAMLEDGER_LOG: 'memory' });
    const onKafka = await server({ KAFKA_BROKERS: cluster.addresses.join(','), DATABASE_URL: postgres.url });
    try {
      for (const clients of [1, 16, 64]) {
        const bare = await rate(clients, SECONDS, (writer) => raw.write(writer % PARTITIONS));
        const peer = await moves(inMemory, clients);
        const own = await moves(onKafka, clients);
        beside(`Kafka, ${clients} clients`, own, 'kafkajs, produce and read back', bare).forEach(report);
        report(figure(`Kafka, ${clients} clients`, own.perSecond, 'per s', 'log in memory', peer.perSecond));
        if (clients > 1) continue;
        report(figure('Kafka, 1 client, p50', quantile(own.took, 0.5), 'ms', 'limit', 4));
        report(figure('Kafka, 1 client, p99', quantile(own.took, 0.99), 'ms', 'limit', 20));
      }
    } finally {
      await inMemory.end();
      await onKafka.end();
      await raw.close();
      await postgres.stop();
      await cluster.stop();
    }
  },
};
