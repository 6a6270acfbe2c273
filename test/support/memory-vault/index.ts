import { canonicalJson, type Json } from '#kernel';
import type { Change, Kept, Vault } from '#vault';

/** A vault that forgets everything with the process. */
export function memoryVault(): Vault {
  let rows = new Map<string, { readonly text: string; readonly version: number }>();
  const kept = ({ text, version }: { text: string; version: number }): Kept => ({
    value: JSON.parse(text) as Json,
    version,
  });
  return {
    get: (space, key) => {
      const row = rows.get(`${space}/${key}`);
      return Promise.resolve(row === undefined ? null : kept(row));
    },
    list: (space, prefix = '') => {
      const names = [...rows.keys()].filter((name) => name.startsWith(`${space}/${prefix}`)).sort();
      return Promise.resolve(names.map((name) => ({ key: name.slice(space.length + 1), ...kept(rows.get(name)!) })));
    },
    change: (...changes: readonly Change[]) => {
      const next = new Map(rows);
      for (const change of changes) {
        const name = `${change.space}/${change.key}`;
        const version = next.get(name)?.version ?? 0;
        if (change.do === 'drop') {
          next.delete(name);
        } else {
          if (change.was !== 'any' && change.was !== version) return Promise.resolve(false);
          next.set(name, { text: canonicalJson(change.value), version: version + 1 });
        }
      }
      rows = next;
      return Promise.resolve(true);
    },
    close: () => Promise.resolve(),
  };
}
