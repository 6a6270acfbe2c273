import { type Bench, figure, quantile } from './figure.js';
import { beside, moves, server } from './move.js';

export const embedded: Bench = {
  name: 'embedded',
  says: 'accepted moves of a tiny game through GraphQL, the file log and back, beside the same on a log in memory',
  async run(report) {
    const inMemory = await server({ DREAMLEDGER_LOG: 'memory' });
    const inFiles = await server({});
    try {
      for (const clients of [1, 16, 64]) {
        const peer = await moves(inMemory, clients);
        const own = await moves(inFiles, clients);
        beside(`embedded, ${clients} clients`, own, 'log in memory', peer).forEach(report);
        if (clients === 1) {
          report(figure('embedded, 1 client, p50', quantile(own.took, 0.5), 'ms', 'limit', 2));
          report(figure('embedded, 1 client, p99', quantile(own.took, 0.99), 'ms', 'limit', 15));
        }
        if (clients === 16) report(figure('embedded, 16 clients', own.perSecond, 'per s', 'wanted', 2_500));
      }
    } finally {
      await inMemory.end();
      await inFiles.end();
    }
  },
};
