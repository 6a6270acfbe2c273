import { Fault } from './refusal.js';
import { isJsonObject, type Json, type JsonObject } from './json.js';

/** One step of a JSON Patch (RFC 6902), of the three kinds that are needed; `path` is a JSON Pointer (RFC 6901). */
export type JsonChange =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

/** What leads from one value to another: none where they are the same, and little where little differs. */
export function changesBetween(before: Json, after: Json): readonly JsonChange[] {
  const changes: JsonChange[] = [];
  compare('', before, after, changes);
  return changes;
}

/** The value with these changes, one after the other; what was given stays as it is. */
export function withChanges(value: Json, changes: readonly JsonChange[]): Json {
  return changes.reduce<Json>((now, change) => changed(now, keysOf(change.path), change), value);
}

function compare(path: string, before: Json, after: Json, changes: JsonChange[]): void {
  if (isList(before) && isList(after)) compareLists(path, before, after, changes);
  else if (isJsonObject(before) && isJsonObject(after)) compareObjects(path, before, after, changes);
  else if (before !== after) changes.push({ op: 'replace', path, value: after });
}

function compareObjects(path: string, before: JsonObject, after: JsonObject, changes: JsonChange[]): void {
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) changes.push({ op: 'remove', path: below(path, key) });
  }
  for (const [key, value] of Object.entries(after)) {
    const at = below(path, key);
    if (Object.hasOwn(before, key)) compare(at, before[key] as Json, value, changes);
    else changes.push({ op: 'add', path: at, value });
  }
}

/** What is the same at both ends stays; in between, entries change one by one, and the rest comes or goes. */
function compareLists(path: string, before: readonly Json[], after: readonly Json[], changes: JsonChange[]): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [old, fresh] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const both = Math.min(old.length, fresh.length);
  for (let i = 0; i < both; i++) compare(below(path, start + i), old[i] as Json, fresh[i] as Json, changes);
  for (let i = old.length - 1; i >= both; i--) changes.push({ op: 'remove', path: below(path, start + i) });
  for (let i = both; i < fresh.length; i++)
    changes.push({ op: 'add', path: below(path, start + i), value: fresh[i] as Json });
}

function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((each, i) => isSame(each, b[i]));
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

function changed(value: Json, [key, ...rest]: readonly string[], change: JsonChange): Json {
  if (key === undefined) return change.op === 'remove' ? misplaced(change) : change.value;
  if (isList(value)) return changedList(value, key, rest, change);
  if (!isJsonObject(value) || (!Object.hasOwn(value, key) && (rest.length > 0 || change.op !== 'add')))
    return misplaced(change);
  if (rest.length === 0 && change.op === 'remove') {
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  }
  return { ...value, [key]: changed(value[key] ?? null, rest, change) };
}

function changedList(list: readonly Json[], key: string, rest: readonly string[], change: JsonChange): Json {
  const at = Number(key);
  const isNew = rest.length === 0 && change.op === 'add';
  if (!/^(0|[1-9][0-9]*)$/.test(key) || at >= list.length + (isNew ? 1 : 0)) return misplaced(change);
  if (isNew) return list.toSpliced(at, 0, change.value);
  if (rest.length === 0 && change.op === 'remove') return list.toSpliced(at, 1);
  return list.with(at, changed(list[at] as Json, rest, change));
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const below = (path: string, key: string | number): string =>
  `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

const keysOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function misplaced({ op, path }: JsonChange): never {
  throw new Fault(`There is nothing at "${path}" to ${op}: this change belongs to another value.`);
}
