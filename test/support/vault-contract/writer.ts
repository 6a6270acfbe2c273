import { Pool } from 'pg';
import { fileVault, postgresVault, type Vault } from '#vault';

/** Changes two rows together, drops the one before, says so once it is durable, and goes on until it is killed. */
const [kind, place] = process.argv.slice(2);
if (place === undefined) throw new Error('writer.ts needs a kind of vault and its place');
const vault: Vault =
  kind === 'file'
    ? await fileVault(place, (what) => {
        throw new Error(what);
      })
    : await postgresVault(new Pool({ connectionString: place }));

for (let n = 1; ; n++) {
  await vault.change(
    { do: 'put', space: 'cursor', key: 'left', value: n, was: 'any' },
    { do: 'put', space: 'cursor', key: 'right', value: n, was: 'any' },
    { do: 'put', space: 'personal', key: `row/${n}`, value: `secret ${n}`, was: 0 },
    ...(n % 3 === 0 ? [{ do: 'drop', space: 'personal', key: `row/${n - 1}` } as const] : []),
  );
  process.stdout.write(`${n}\n`);
}
