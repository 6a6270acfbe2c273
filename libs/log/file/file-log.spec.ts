import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileLog } from '#log';
import { logContract } from '#test/log-contract';

const silent = (what: string): void => {
  throw new Error(`The log reported: ${what}`);
};

for (const [name, segmentBytes] of [
  ['the file', 2 ** 26],
  ['the file in many small segments', 2000],
] as const) {
  logContract(name, async (identity) => {
    const folder = await mkdtemp(join(tmpdir(), 'log-'));
    return {
      open: () => fileLog({ folder, which: { is: 'this', ...identity }, report: silent, segmentBytes }),
      remove: () => rm(folder, { recursive: true }),
    };
  });
}
