import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freshDatabase } from '#test/postgres';
import type { DatabasePlace } from '#readmodel';

/** What every read model must run on alike. */
export const DATABASES = ['PGlite', 'Postgres'] as const;

export interface FreshPlace {
  readonly place: DatabasePlace;
  readonly drop: () => Promise<void>;
}

/** An empty database of this kind that nobody else uses. */
export async function freshPlace(kind: (typeof DATABASES)[number]): Promise<FreshPlace> {
  if (kind === 'Postgres') {
    const { url, drop } = await freshDatabase();
    return { place: { url }, drop };
  }
  return { place: { template: await template() }, drop: () => Promise.resolve() };
}

/** Made once for each version of PGlite, by whichever test comes first. */
async function template(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  await mkdir('.cache', { recursive: true });
  return join('.cache', `pglite-${dependencies['@electric-sql/pglite']}.tar`);
}
