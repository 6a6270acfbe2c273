import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startProgram } from '#test/typescript';
import { Api } from './api.js';
import { type Bench, figure, quantile } from './figure.js';
import { Walker } from './walker.js';

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
    const server = await serve({});
    try {
      for (const clients of CLIENTS) {
        const { perSecond, p50, p99 } = await play(server, clients);
        report(figure(`embedded, ${clients} clients`, perSecond, 'per s', 'limit at 16 clients', LIMITS.perSecond));
        report(figure(`embedded, ${clients} clients, p50`, p50, 'ms', 'limit at 1 client', LIMITS.p50));
        report(figure(`embedded, ${clients} clients, p99`, p99, 'ms', 'limit at 1 client', LIMITS.p99));
      }
    } finally {
      await server.stop();
    }
  },
};

interface Served {
  readonly url: string;
  readonly token: string;
  stop(): Promise<void>;
}

async function serve(settings: Readonly<Record<string, string>>): Promise<Served> {
  const program = startProgram(new URL('served.ts', import.meta.url).href, [], settings);
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string];
  const said = JSON.parse(line) as Pick<Served, 'url' | 'token'>;
  return {
    ...said,
    async stop() {
      const ended = once(program, 'exit');
      program.kill();
      await ended;
    },
  };
}

async function play({ url, token }: Served, clients: number): Promise<Run> {
  const api = new Api(url, clients).as(token, clients);
  const walkers = Array.from({ length: clients }, () => new Walker(api));
  await Promise.all(walkers.map((walker) => walker.move()));
  const took: number[] = [];
  const began = performance.now();
  const end = began + SECONDS * 1000;
  const walk = async (walker: Walker): Promise<void> => {
    while (performance.now() < end) took.push(await walker.move());
  };
  await Promise.all(walkers.map(walk));
  api.close();
  const perSecond = (took.length * 1000) / (performance.now() - began);
  return { perSecond, p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
}
