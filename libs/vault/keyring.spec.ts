import { streamId } from '#kernel';
import { memoryVault } from '#test/memory-vault';
import { vaultKeyring } from '#vault';

describe('the keys of sealed streams', () => {
  const stream = streamId('match', 'one');

  it('are there only once they are made, and then for ever', async () => {
    const vault = memoryVault();
    expect(await vaultKeyring(vault).find(stream)).toBeNull();
    const made = await vaultKeyring(vault).ensure(stream);
    expect(made.bytes).toHaveLength(32);
    expect(await vaultKeyring(vault).find(stream)).toEqual(made);
    expect(await vaultKeyring(vault).ensure(stream)).toEqual(made);
  });

  it('are one and the same for all who ask at once', async () => {
    const vault = memoryVault();
    const keys = await Promise.all(Array.from({ length: 32 }, () => vaultKeyring(vault).ensure(stream)));
    expect(new Set(keys.map(({ bytes }) => bytes.join()))).toHaveProperty('size', 1);
  });

  it('differ from stream to stream', async () => {
    const keyring = vaultKeyring(memoryVault());
    expect(await keyring.ensure(stream)).not.toEqual(await keyring.ensure(streamId('match', 'two')));
  });

  it('are not handed out before they are durable', async () => {
    const vault = memoryVault();
    const failing = { ...vault, change: () => Promise.reject(new Error('disk full')) };
    await expect(vaultKeyring(failing).ensure(stream)).rejects.toThrow('disk full');
    expect(await vaultKeyring(vault).find(stream)).toBeNull();
  });
});
