/** The API, written first: the schema's sources, and the types that are generated from them. */
import { readdirSync, readFileSync } from 'node:fs';

export type * from './generated/types.js';

const HERE = new URL('.', import.meta.url);
const MADE = ['schema.graphql', 'published.graphql'];

/** The schema as it is written, all its files together. */
export function readContract(): string {
  const sources = readdirSync(HERE).filter((name) => name.endsWith('.graphql') && !MADE.includes(name));
  return sources
    .sort()
    .map((name) => readFileSync(new URL(name, HERE), 'utf8'))
    .join('\n');
}
