import { randomBytes } from 'node:crypto';
import { onceAFile } from '../servers/index.js';
import { startKafka } from './cluster.js';

export { type Kafka, startKafka } from './cluster.js';

const ownKafka = onceAFile(startKafka, (kafka) => kafka.stop());

/** The broker of this test run: KAFKA_BROKERS, else one for this test file alone. Use a topic of your own. */
export async function sharedKafka(): Promise<{ readonly addresses: readonly string[] }> {
  const named = process.env.KAFKA_BROKERS;
  if (named) return { addresses: named.split(',') };
  return ownKafka();
}

/** A topic name that nobody else uses. */
export function freshTopic(): string {
  return `test-${randomBytes(8).toString('hex')}`;
}
