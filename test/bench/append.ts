import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileLog } from '#log';
import { type Bench, figure, quantile, rate } from './figure.js';
import { RawFile } from './raw-file.js';

const SECONDS = 3;
const PARTITIONS = 16;
const RAW = 'raw write + fdatasync';

export const append: Bench = {
  name: 'append',
  says: 'records of 300 bytes made durable in the file log, beside the same bytes written and synced with nothing else',
  async run(report) {
    const folder = await mkdtemp(join(tmpdir(), 'dreamledger-bench-'));
    const raw = await RawFile.open(join(folder, 'raw'));
    const log = await fileLog({
      folder: join(folder, 'log'),
      which: { is: 'any', partitions: PARTITIONS },
      report: console.warn,
    });
    const record = randomBytes(300);
    try {
      for (const writers of [1, 16, 128]) {
        const peer = await rate(writers, SECONDS, () => raw.append(record));
        const own = await rate(writers, SECONDS, async (writer) => {
          await log.append(writer % PARTITIONS, [record]);
        });
        report(figure(`append, ${writers} writers`, own.perSecond, 'per s', RAW, peer.perSecond));
        for (const share of [0.5, 0.99]) {
          const name = `append, ${writers} writers, p${share * 100}`;
          report(figure(name, quantile(own.took, share), 'ms', RAW, quantile(peer.took, share)));
        }
      }
    } finally {
      await log.close();
      await raw.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
