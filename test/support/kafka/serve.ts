import { startKafka } from './cluster.js';

/** `npm run kafka`: a broker to develop against, until Ctrl-C. */
export async function serveKafka(): Promise<void> {
  if (process.env.KAFKA_BROKERS) {
    console.log(`KAFKA_BROKERS names a broker already: ${process.env.KAFKA_BROKERS}`);
    return;
  }
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        resolve();
      });
  });
  const beat = setInterval(() => undefined, 60_000);
  const kafka = await startKafka();
  console.log(`Apache Kafka serves at ${kafka.addresses.join(',')} until Ctrl-C; its data is temporary. To use it:`);
  console.log(`  export KAFKA_BROKERS=${kafka.addresses.join(',')}`);
  await stopped;
  clearInterval(beat);
  await kafka.stop();
}
