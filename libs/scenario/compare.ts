import { didYouMean, type Path } from '#cards';
import type { Json, JsonObject } from '#kernel';

/** Where something is not as expected, and how. */
export interface Difference {
  readonly at: Path;
  readonly says: string;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !isList(value);

const MOST = 120;

export function shown(value: Json | undefined): string {
  if (value === undefined) return 'absent';
  const text = JSON.stringify(value);
  return text.length > MOST ? `${text.slice(0, MOST)}...` : text;
}

/**
 * What of the expected is not found. Objects may have more fields than expected, lists are as long as expected. A seat may be
 * named, and a thing that has an `id` may be expected by it alone.
 */
export function differences(expected: Json, found: Json, seats: readonly string[], at: Path = []): Difference[] {
  if (isList(expected)) return inList(expected, found, seats, at);
  if (isObject(expected)) return inObject(expected, found, seats, at);
  return isSame(expected, found, seats) ? [] : [{ at, says: unlike(expected, found, at) }];
}

function isSame(expected: Json, found: Json, seats: readonly string[]): boolean {
  if (expected === found) return true;
  if (typeof expected !== 'string') return false;
  if (typeof found === 'number') return seats[found] === expected;
  return isObject(found) && found.id === expected;
}

const unlike = (expected: Json, found: Json | undefined, at: Path): string =>
  `${at.length === 0 ? 'it' : at.join('.')} should be ${shown(expected)}, and is ${shown(found)}`;

function inList(expected: readonly Json[], found: Json, seats: readonly string[], at: Path): Difference[] {
  if (!isList(found) || found.length !== expected.length) return [{ at, says: unlike(expected, briefly(found), at) }];
  return expected.flatMap((item, i) => differences(item, found[i] ?? null, seats, [...at, i]));
}

/** Things by their ids, as they are expected. */
function briefly(found: Json): Json {
  if (!isList(found)) return found;
  return found.map((item) => (isObject(item) && item.id !== undefined ? item.id : item));
}

function inObject(expected: JsonObject, found: Json, seats: readonly string[], at: Path): Difference[] {
  if (!isObject(found)) return [{ at, says: unlike(expected, found, at) }];
  return Object.entries(expected).flatMap(([name, value]) => {
    const under = found[name];
    if (under !== undefined) return differences(value, under, seats, [...at, name]);
    const path = [...at, name].join('.');
    return [{ at: [...at, name], says: `there is no ${path}.${didYouMean(name, Object.keys(found))}` }];
  });
}
