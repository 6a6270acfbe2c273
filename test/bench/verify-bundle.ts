import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Trust, verifyBundle, writeBundle } from '#audit';
import { bundleOf, POLICY, TRUST } from '#test/bundles';
import { dreamledger } from '#test/cli';
import { signedVoidream, VOIDREAM } from '#test/signed-voidream';
import { type Bench, figure } from './figure.js';

const RECORDS = { least: 200, most: 240 };
const TRIES = 10;

export const verifyBundleBench: Bench = {
  name: 'verify-bundle',
  says: 'a best of three of Voidream, 200 to 240 records, each command signed: checked from its seed to its end',
  async run(report) {
    const trust: Trust = { ...TRUST, engine: () => VOIDREAM };
    const match = signedVoidream('bench', 3, RECORDS);
    const bytes = writeBundle(bundleOf(match));
    const folder = await mkdtemp(join(tmpdir(), 'dreamledger-bench-'));
    try {
      await writeFile(join(folder, 'match.bundle'), bytes);
      await writeFile(join(folder, 'policy.txt'), POLICY);
      const alone = await best(() => {
        const { verdict, finding } = verifyBundle(bytes, trust);
        if (verdict !== 'OK') throw new Error(`${verdict}: ${finding?.says ?? ''}`);
        return Promise.resolve();
      });
      const whole = await best(async () => {
        const { code, out, err } = await dreamledger(folder, ['verify', 'match.bundle', '--policy', 'policy.txt']);
        if (code !== 0) throw new Error(`${String(code)}: ${out}${err}`);
      });
      const bare = await best(() => dreamledger(folder, ['version']).then(() => undefined));
      report(figure(`the function, ${match.records.length} records`, alone, 's', 'limit', 0.3));
      report(figure('the command, best of 10', whole, 's', 'limit', 0.3));
      report(figure('the command', whole, 's', 'dreamledger version', bare));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function best(work: () => Promise<void>): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < TRIES; n++) {
    const began = performance.now();
    await work();
    took.push((performance.now() - began) / 1000);
  }
  return Math.min(...took);
}
