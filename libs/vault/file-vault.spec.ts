import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vaultContract } from '#test/vault-contract';
import { fileVault, type Vault } from '#vault';

const freshFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'vault-'));
const silent = (what: string): void => {
  throw new Error(`The vault reported: ${what}`);
};

vaultContract('the file', async () => {
  const folder = await freshFolder();
  return {
    kind: 'file',
    at: folder,
    open: () => fileVault(folder, silent),
    remove: () => rm(folder, { recursive: true }),
  };
});

describe('the file of a vault', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await freshFolder();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const journal = (): string => join(folder, 'vault.journal');
  const allBytes = async (): Promise<string> => {
    const files = await readdir(folder);
    return (await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')))).join();
  };
  const keep = (vault: Vault, key: string, value: string): Promise<boolean> =>
    vault.change({ do: 'put', space: 'personal', key, value, was: 'any' });

  it('can be read by its owner alone', async () => {
    const vault = await fileVault(folder, silent);
    await keep(vault, 'a', 'value');
    await vault.change({ do: 'drop', space: 'personal', key: 'a' });
    await vault.close();
    expect(await readdir(folder)).toEqual(['vault.journal']);
    expect((await stat(journal())).mode & 0o777).toBe(0o600);
  });

  it('holds no byte of what was dropped once the drop is acknowledged, of older values neither', async () => {
    const vault = await fileVault(folder, silent);
    await keep(vault, 'anna', 'first-secret');
    await keep(vault, 'anna', 'second-secret');
    await keep(vault, 'bert', 'bert-stays');
    expect(await allBytes()).toContain('first-secret');
    await Promise.all([
      keep(vault, 'carl', 'carl-comes'),
      vault.change({ do: 'drop', space: 'personal', key: 'anna' }),
      keep(vault, 'dora', 'dora-comes'),
    ]);
    const left = await allBytes();
    expect(left).not.toMatch(/first-secret|second-secret|anna/);
    for (const stays of ['bert-stays', 'carl-comes', 'dora-comes']) expect(left).toContain(stays);
    await vault.close();
  });

  it('removes a replacement that a crash left unfinished', async () => {
    await writeFile(`${journal()}.new`, 'half-a-secret');
    await (await fileVault(folder, silent)).close();
    expect(await allBytes()).not.toContain('half-a-secret');
  });

  it('is written anew when it has grown far beyond what it holds', async () => {
    const vault = await fileVault(folder, silent);
    const long = 'x'.repeat(100_000);
    for (let n = 0; n < 40; n++) await keep(vault, 'same', `${n}${long}`);
    expect((await stat(journal())).size).toBeLessThan(2_000_000);
    await vault.close();
    const again = await fileVault(folder, silent);
    expect((await again.get('personal', 'same'))?.version).toBe(40);
    await again.close();
  });

  describe('after damage', () => {
    let whole: Buffer;
    let lastFrame: number;

    beforeEach(async () => {
      const vault = await fileVault(folder, silent);
      await keep(vault, 'a', 'one');
      await keep(vault, 'b', 'two');
      lastFrame = (await stat(journal())).size;
      await keep(vault, 'c', 'three');
      await vault.close();
      whole = await readFile(journal());
    });

    const keysAfter = async (): Promise<readonly string[]> => {
      const reports: string[] = [];
      const vault = await fileVault(folder, (what) => reports.push(what));
      const keys = (await vault.list('personal')).map(({ key }) => key);
      expect(reports).toHaveLength(1);
      expect(reports[0]).toContain(`at byte ${lastFrame}`);
      await keep(vault, 'later', 'four');
      await vault.close();
      const again = await fileVault(folder, silent);
      expect(await again.get('personal', 'later')).not.toBeNull();
      await again.close();
      return keys;
    };

    it('cuts a torn last change at every length it can have, reports it, and goes on', async () => {
      for (let size = lastFrame + 1; size < whole.length; size++) {
        await writeFile(journal(), whole);
        await truncate(journal(), size);
        expect(await keysAfter()).toEqual(['a', 'b']);
      }
    });

    it('cuts a last change whose tail was never written', async () => {
      await writeFile(journal(), Buffer.concat([whole.subarray(0, whole.length - 5), Buffer.alloc(5)]));
      expect(await keysAfter()).toEqual(['a', 'b']);
    });

    it('refuses to start on any flipped bit before the last change, naming the place', async () => {
      for (let bit = 0; bit < lastFrame * 8; bit++) {
        const bad = Buffer.from(whole);
        bad.writeUInt8(bad.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        await writeFile(journal(), bad);
        await expect(fileVault(folder, silent)).rejects.toThrow(/vault\.journal is damaged at byte \d+: .* backup/);
        expect(await readFile(journal())).toEqual(bad);
      }
    }, 60_000);

    it('refuses a file that is something else', async () => {
      await writeFile(journal(), 'not a vault at all');
      await expect(fileVault(folder, silent)).rejects.toThrow('does not begin as a vault');
    });
  });

  it('takes no more changes once a write has failed', async () => {
    const vault = await fileVault(folder, silent);
    await keep(vault, 'a', 'one');
    await rm(folder, { recursive: true });
    await expect(vault.change({ do: 'drop', space: 'personal', key: 'a' })).rejects.toThrow('takes no more changes');
    await expect(keep(vault, 'b', 'two')).rejects.toThrow('takes no more changes');
    expect(await vault.get('personal', 'a')).not.toBeNull();
    await vault.close();
    folder = await freshFolder();
  });
});
