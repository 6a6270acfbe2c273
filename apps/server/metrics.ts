import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const QUICK = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What /metrics tells, in Prometheus' words; one set a server, so that two in one process stay apart. */
export class Metrics {
  readonly registry = new Registry();

  readonly append = new Histogram({
    name: 'dreamledger_append_seconds',
    help: 'From handing records to the log until they are durable.',
    buckets: QUICK,
    registers: [this.registry],
  });
  readonly commands = new Counter({
    name: 'dreamledger_commands_total',
    help: 'What became of commands, by stream kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });
  readonly operations = new Histogram({
    name: 'dreamledger_graphql_seconds',
    help: 'GraphQL operations, by root field and outcome.',
    labelNames: ['operation', 'outcome'],
    buckets: QUICK,
    registers: [this.registry],
  });
  readonly sockets = new Gauge({
    name: 'dreamledger_sockets',
    help: 'Open WebSockets.',
    registers: [this.registry],
  });
  readonly subscriptions = new Gauge({
    name: 'dreamledger_subscriptions',
    help: 'Running subscriptions.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A gauge that is read when somebody asks for it. */
  gauge(name: string, help: string, read: () => Promise<number>): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        gauge.set(await read());
      },
    });
  }
}
