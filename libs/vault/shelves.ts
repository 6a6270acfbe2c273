import type { Change, Kept, Space } from './port.js';

/** What one key holds after a change; null when nothing is left. */
export interface Row {
  readonly space: Space;
  readonly key: string;
  readonly kept: Kept | null;
}

/** Rows that changes will leave, by their names. */
export type Rows = ReadonlyMap<string, Row>;

export const rowName = (space: Space, key: string): string => `${space}/${key}`;

/** The vault in memory: changes are weighed first, and put in once they are durable. */
export class Shelves {
  readonly #spaces = new Map<Space, Map<string, Kept>>();

  get(space: Space, key: string): Kept | null {
    return this.#spaces.get(space)?.get(key) ?? null;
  }

  list(space: Space, prefix: string): (Kept & { readonly key: string })[] {
    const found: (Kept & { readonly key: string })[] = [];
    for (const [key, kept] of this.#spaces.get(space) ?? []) if (key.startsWith(prefix)) found.push({ key, ...kept });
    return found.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  /** The rows that these changes leave, made after those `before`; null when a put finds another version. */
  weigh(changes: readonly Change[], before: Rows): Rows | null {
    const after = new Map<string, Row>();
    for (const { space, key, ...change } of changes) {
      const name = rowName(space, key);
      const row = after.get(name) ?? before.get(name);
      const version = (row === undefined ? this.get(space, key) : row.kept)?.version ?? 0;
      if (change.do === 'drop') {
        after.set(name, { space, key, kept: null });
      } else {
        if (change.was !== 'any' && change.was !== version) return null;
        after.set(name, { space, key, kept: { value: change.value, version: version + 1 } });
      }
    }
    return after;
  }

  put(rows: Iterable<Row>): void {
    for (const { space, key, kept } of rows) {
      const shelf = this.#spaces.get(space) ?? new Map<string, Kept>();
      this.#spaces.set(space, shelf);
      if (kept === null) shelf.delete(key);
      else shelf.set(key, kept);
    }
  }

  *rows(): Iterable<Row> {
    for (const [space, shelf] of this.#spaces) for (const [key, kept] of shelf) yield { space, key, kept };
  }
}
