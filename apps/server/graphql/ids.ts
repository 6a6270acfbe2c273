import { badInput } from './errors.js';

/** A global id is the kind of a thing, an underscore, and its name. */
export interface GlobalId {
  readonly kind: string;
  readonly name: string;
}

export const globalId = (kind: string, name: string): string => `${kind}_${name}`;

/** The parts of an id, or null when it is not one. */
export function parseId(id: string): GlobalId | null {
  const parts = /^([a-z]{1,20})_([A-Za-z0-9._-]{1,120})$/.exec(id);
  const [, kind, name] = parts ?? [];
  return kind === undefined || name === undefined ? null : { kind, name };
}

/** The name in an id of this kind; says what was expected when it is something else. */
export function nameIn(kind: string, id: string, field: string): string {
  const parts = parseId(id);
  if (parts?.kind === kind) return parts.name;
  throw badInput(`\`${field}\` is "${id}"; it expects the id of a ${kind}, such as "${kind}_4f2a7c".`, [field]);
}
