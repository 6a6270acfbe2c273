import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api, Walker } from '#test/load';
import { newcomer, runServer } from '#test/server';
import { type Bench, figure, quantile } from './figure.js';

const SECONDS = 5;
const CLIENTS = [1, 16, 64];

/** What one client, and sixteen, must get (embedded): ms, ms, moves a second. */
const LIMITS = { p50: 2, p99: 15, perSecond: 2_500 };

interface Run {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export const move: Bench = {
  name: 'move',
  says: 'accepted moves of a tiny game through GraphQL to the file log and back, beside what was set as a limit',
  async run(report) {
    const folder = await mkdtemp(join(tmpdir(), 'dreamledger-bench-'));
    const server = await runServer({ DREAMLEDGER_DATA: folder });
    try {
      const { token } = await newcomer(server);
      for (const clients of CLIENTS) {
        const { perSecond, p50, p99 } = await play(new Api(server.url, clients, token), clients);
        report(figure(`embedded, ${clients} clients`, perSecond, 'per s', 'limit at 16 clients', LIMITS.perSecond));
        report(figure(`embedded, ${clients} clients, p50`, p50, 'ms', 'limit at 1 client', LIMITS.p50));
        report(figure(`embedded, ${clients} clients, p99`, p99, 'ms', 'limit at 1 client', LIMITS.p99));
      }
    } finally {
      server.signal('SIGTERM');
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function play(api: Api, clients: number): Promise<Run> {
  const walkers = Array.from({ length: clients }, () => new Walker(() => api));
  await Promise.all(walkers.map((walker) => walker.move()));
  const took: number[] = [];
  const began = performance.now();
  const end = began + SECONDS * 1000;
  const walk = async (walker: Walker): Promise<void> => {
    while (performance.now() < end) took.push((await walker.move()).ms);
  };
  await Promise.all(walkers.map(walk));
  api.close();
  const perSecond = (took.length * 1000) / (performance.now() - began);
  return { perSecond, p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
}
