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
  if (kind === 'PGlite') return { place: { folder: null }, drop: () => Promise.resolve() };
  const database = await freshDatabase();
  return { place: { url: database.url }, drop: () => database.drop() };
}
