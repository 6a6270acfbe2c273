import { join } from 'node:path';
import { ROOT } from '../../../apps/cli/bin/ready.mjs';
import { chromium } from '../browser/executable.mjs';

const SERVICES = {
  kafka: {
    variable: 'KAFKA_BROKERS',
    async start() {
      const { startKafka } = await import(join(ROOT, 'dist/test/support/kafka/cluster.js'));
      const kafka = await startKafka();
      return { address: kafka.addresses.join(','), stop: kafka.stop };
    },
  },
  postgres: {
    variable: 'DATABASE_URL',
    async start() {
      const { startPostgres, UNSYNCED } = await import(join(ROOT, 'dist/test/support/postgres/server.js'));
      const postgres = await startPostgres(UNSYNCED);
      return { address: postgres.url, stop: postgres.stop };
    },
  },
  browser: {
    variable: 'CHROMIUM',
    start: () => Promise.resolve({ address: chromium(), stop: () => Promise.resolve() }),
  },
};

/** One Kafka, one Postgres and one browser for the whole run, where they are needed and not named already. */
export async function startServices(needs) {
  const environment = {};
  const missing = {};
  const running = [];
  for (const need of needs) {
    const { variable, start } = SERVICES[need];
    if (process.env[variable]) continue;
    try {
      const { address, stop } = await start();
      environment[variable] = address;
      running.push(stop);
      console.log(`${need}: ${address}`);
    } catch (failure) {
      missing[need] = failure.message;
    }
  }
  return { environment, missing, stop: () => Promise.all(running.map((stop) => stop())) };
}
