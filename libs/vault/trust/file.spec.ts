import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trustContract } from '#test/trust-contract';
import { fileTrustStore } from '#vault';

trustContract('the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trust-'));
  const path = join(folder, 'trust.json');
  return {
    open: () => fileTrustStore(folder),
    backUp: async () => {
      const bytes = await readFile(path);
      return () => writeFile(path, bytes);
    },
    remove: () => rm(folder, { recursive: true }),
  };
});

describe('the file of a trust store', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trust-'));
    await fileTrustStore(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('can be read by its owner alone', async () => {
    expect(await readdir(folder)).toEqual(['trust.json']);
    expect((await stat(join(folder, 'trust.json'))).mode & 0o777).toBe(0o600);
  });

  it('refuses to start on any flipped bit, and on any shorter file', async () => {
    const path = join(folder, 'trust.json');
    const whole = await readFile(path);
    for (let at = 0; at < whole.length - 1; at++) {
      const bad = Buffer.from(whole);
      bad.writeUInt8(bad.readUInt8(at) ^ (1 << (at % 8)), at);
      await writeFile(path, bad);
      await expect(fileTrustStore(folder)).rejects.toThrow('trust.json is damaged');
      await writeFile(path, whole.subarray(0, at));
      await expect(fileTrustStore(folder)).rejects.toThrow('trust.json is damaged');
    }
  });
});
