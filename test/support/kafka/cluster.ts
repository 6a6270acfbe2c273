import { randomBytes } from 'node:crypto';
import { freePort, openDen } from '../servers/index.js';
import { javaRuns, mavenRuns, prepareJava } from './java.js';
import { dockerAnswers, prepareDocker } from './docker.js';
import { isFetched } from './jars.js';
import type { Broker, Prepare } from './plan.js';

/** A cluster of Apache Kafka for tests: KRaft, each node broker and controller. Its data is gone when it stops. */
export interface Kafka {
  readonly addresses: readonly string[];
  /** kill -9. */
  kill(broker: number): Promise<void>;
  restart(broker: number): Promise<void>;
  stop(): Promise<void>;
}

const MISSING = `This needs Apache Kafka. KAFKA_BROKERS names no broker, Java 17 (or newer) with Maven is not installed, and no Docker engine answers.
Install what is missing, on Debian or Ubuntu by: sudo apt-get update && sudo apt-get install -y openjdk-17-jre-headless maven`;

export async function startKafka(options: { readonly brokers?: 1 | 3 } = {}): Promise<Kafka> {
  const prepare = await wayToRun();
  const brokers: Broker[] = [];
  for (let id = 1; id <= (options.brokers ?? 1); id++)
    brokers.push({ id, port: await freePort(), controllerPort: await freePort() });
  const den = await openDen();
  try {
    const start = await prepare({ den, brokers, clusterId: freshClusterId() });
    const running = await Promise.all(brokers.map(start));
    return {
      addresses: brokers.map(({ port }) => `127.0.0.1:${port}`),
      kill: (broker) => running[broker]!.kill(),
      async restart(broker) {
        running[broker] = await start(brokers[broker]!);
      },
      stop: () => den.close(),
    };
  } catch (failure) {
    await den.close();
    throw failure;
  }
}

async function wayToRun(): Promise<Prepare> {
  if ((await javaRuns()) && ((await isFetched()) || (await mavenRuns()))) return prepareJava;
  if (await dockerAnswers()) return prepareDocker;
  throw new Error(MISSING);
}

/** 16 bytes in base64url. It must not begin with a hyphen: Kafka's tools would take it for an option. */
function freshClusterId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? freshClusterId() : id;
}
