import { isJsonObject, type Json, type JsonObject, type SeenFact } from '#kernel';

/** A fact as a line to read, whatever the game: what happened, and what is known of it. */
export function factText({ kind, data }: SeenFact): string {
  const known = partsOf(data);
  return known === '' ? spaced(kind) : `${spaced(kind)}: ${known}`;
}

const partsOf = (data: JsonObject): string =>
  Object.entries(data)
    .map(([name, value]) => `${spaced(name)} ${said(value)}`)
    .join(', ');

function said(value: Json): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.length > 0) return (value as readonly Json[]).map(said).join(' ');
  if (isJsonObject(value)) return `(${partsOf(value)})`;
  return typeof value === 'number' ? value.toString() : 'none';
}

const spaced = (name: string): string => name.replaceAll('-', ' ');
