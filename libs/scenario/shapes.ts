import { type Shape, word } from '#cards';
import type { Json, JsonObject, Leaving } from '#kernel';

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with any fields. */
export const anyObject: Shape<JsonObject> = {
  says: 'an object',
  fits: isObject,
  read(value, at, flaws) {
    if (isObject(value)) return value;
    flaws.push({ at, says: 'This must be an object.' });
    return null;
  },
  schema: () => ({ type: 'object' }),
};

/** A list of anything, also of nulls. */
export const anyList: Shape<readonly Json[]> = {
  says: 'a list',
  fits: isList,
  read(value, at, flaws) {
    if (isList(value)) return value;
    flaws.push({ at, says: 'This must be a list.' });
    return null;
  },
  schema: () => ({ type: 'array' }),
};

/** Why a seat goes before the end. */
export const leaving: Shape<Leaving> = word('conceded', 'timed-out', 'removed');

/** An object whose fields are all of one shape, under any names. */
export function record<T>(of: Shape<T>): Shape<Readonly<Record<string, T>>> {
  const says = `an object whose fields are each ${of.says}`;
  return {
    says,
    fits: isObject,
    read(value, at, flaws) {
      if (!isObject(value)) {
        flaws.push({ at, says: `This must be ${says}.` });
        return null;
      }
      const found: Record<string, T> = {};
      for (const [name, field] of Object.entries(value)) {
        const read = of.read(field, [...at, name], flaws);
        if (read === null) return null;
        found[name] = read;
      }
      return found;
    },
    schema: (defs) => ({ type: 'object', additionalProperties: of.schema(defs) }),
  };
}
