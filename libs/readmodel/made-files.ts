import type { DataSource } from 'typeorm';

interface Part {
  readonly start: number;
  readonly bytes: Buffer;
}

/**
 * Files that were made of the read models, where every server reaches them. A cache as these are: what is lost can be made
 * again, and rebuilding leaves them alone.
 */
export class MadeFiles {
  constructor(private readonly source: DataSource) {}

  async append(name: string, start: number, bytes: Uint8Array): Promise<void> {
    await this.source.query('INSERT INTO made_file (name, start, bytes) VALUES ($1, $2, $3)', [name, start, bytes]);
  }

  async size(name: string): Promise<number> {
    const [found] = await this.source.query<{ size: number }[]>(
      'SELECT coalesce(sum(length(bytes)), 0)::int8 AS size FROM made_file WHERE name = $1',
      [name],
    );
    return found?.size ?? 0;
  }

  /** The bytes from one place up to another, which is not among them; they end early where the file is gone. */
  async *read(name: string, from: number, to: number): AsyncGenerator<Uint8Array, void> {
    for (let at = from; at < to;) {
      const [part] = await this.source.query<Part[]>(
        'SELECT start, bytes FROM made_file WHERE name = $1 AND start <= $2 ORDER BY start DESC LIMIT 1',
        [name, at],
      );
      const bytes = part?.bytes.subarray(at - part.start, to - part.start) ?? Buffer.alloc(0);
      if (bytes.length === 0) return;
      yield bytes;
      at += bytes.length;
    }
  }

  async names(): Promise<readonly string[]> {
    const found = await this.source.query<{ name: string }[]>('SELECT DISTINCT name FROM made_file');
    return found.map(({ name }) => name);
  }

  async drop(name: string): Promise<void> {
    await this.source.query('DELETE FROM made_file WHERE name = $1', [name]);
  }
}
