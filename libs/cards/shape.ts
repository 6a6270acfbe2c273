import { isWellFormed, type Json, type JsonObject } from '#kernel';
import { didYouMean } from './closest.js';

export type Path = readonly (string | number)[];

/** What is wrong in a file of cards, and where. */
export interface Flaw {
  readonly at: Path;
  readonly says: string;
}

/** The named parts of a JSON Schema, filled while shapes describe themselves. */
export type Definitions = Record<string, JsonObject>;

/**
 * What a value in a card file may be: how it is read, with exact flaws, and how an editor is told of it. A shape gives null
 * after it has noted a flaw, so that one reading finds them all.
 */
export interface Shape<T> {
  /** For sentences: "This must be <says>". */
  readonly says: string;
  /** Whether the value has this form on the surface: which branch of an `either` was meant. */
  fits(value: Json): boolean;
  read(value: Json, at: Path, flaws: Flaw[]): T | null;
  schema(defs: Definitions): JsonObject;
}

const shown = (value: Json): string => {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
};

function flawed(says: string, value: Json, at: Path, flaws: Flaw[]): null {
  flaws.push({ at, says: `This must be ${says}, not ${shown(value)}.` });
  return null;
}

export function text(says = 'a text'): Shape<string> {
  return {
    says,
    fits: (value) => typeof value === 'string',
    read(value, at, flaws) {
      if (typeof value !== 'string' || value.trim() === '' || value !== value.trim())
        return flawed(`${says}, not empty and without blanks around it`, value, at, flaws);
      return isWellFormed(value) ? value : flawed(`${says} without half of a surrogate pair`, value, at, flaws);
    },
    schema: () => ({ type: 'string', minLength: 1 }),
  };
}

export function whole(min: number, max: number): Shape<number> {
  const says = `a whole number from ${min} to ${max}`;
  return {
    says,
    fits: (value) => typeof value === 'number',
    read: (value, at, flaws) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
        ? value
        : flawed(says, value, at, flaws),
    schema: () => ({ type: 'integer', minimum: min, maximum: max }),
  };
}

export function flag(): Shape<boolean> {
  return {
    says: 'true or false',
    fits: (value) => typeof value === 'boolean',
    read: (value, at, flaws) => (typeof value === 'boolean' ? value : flawed('true or false', value, at, flaws)),
    schema: () => ({ type: 'boolean' }),
  };
}

/** One of a few fixed words. */
export function word<W extends string>(...words: readonly W[]): Shape<W> {
  const says = words.length === 1 ? `"${String(words[0])}"` : `one of ${words.join(', ')}`;
  return {
    says,
    fits: (value) => typeof value === 'string',
    read(value, at, flaws) {
      const found = words.find((candidate) => candidate === value);
      if (found !== undefined) return found;
      if (typeof value !== 'string') return flawed(says, value, at, flaws);
      flaws.push({ at, says: `"${value}" is not ${says}.${didYouMean(value, words)}` });
      return null;
    },
    schema: () => ({ enum: words }),
  };
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !isList(value);

export function list<T>(of: Shape<T>, least = 0): Shape<readonly T[]> {
  const says = least === 0 ? 'a list' : `a list of at least ${least}`;
  return {
    says,
    fits: isList,
    read(value, at, flaws) {
      if (!isList(value) || value.length < least) return flawed(says, value, at, flaws);
      const items = value.map((item, i) => of.read(item, [...at, i], flaws));
      return items.every((item) => item !== null) ? items : null;
    },
    schema: (defs) => ({ type: 'array', items: of.schema(defs), ...(least > 0 ? { minItems: least } : {}) }),
  };
}

/** The first of these that has the form of the value. */
export function either<A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B> {
  return {
    get says() {
      return `${a.says}, or ${b.says}`;
    },
    fits: (value) => a.fits(value) || b.fits(value),
    read(value, at, flaws) {
      if (a.fits(value)) return a.read(value, at, flaws);
      return b.fits(value) ? b.read(value, at, flaws) : flawed(`${a.says}, or ${b.says}`, value, at, flaws);
    },
    schema: (defs) => ({ anyOf: [a.schema(defs), b.schema(defs)] }),
  };
}

/** A shape with a name, made when it is used first, so that shapes can hold themselves. */
export function named<T>(name: string, make: () => Shape<T>): Shape<T> {
  let made: Shape<T> | null = null;
  const shape = (): Shape<T> => (made ??= make());
  return {
    get says() {
      return shape().says;
    },
    fits: (value) => shape().fits(value),
    read: (value, at, flaws) => shape().read(value, at, flaws),
    schema(defs) {
      if (!(name in defs)) {
        defs[name] = {};
        defs[name] = shape().schema(defs);
      }
      return { $ref: `#/$defs/${name}` };
    },
  };
}

interface Field<T> {
  readonly shape: Shape<T>;
  /** What an absent field means; null when it may not be absent. */
  readonly absent: { readonly means: T } | null;
}
export type Fields<T> = { readonly [K in keyof T]: Field<T[K]> };

export const need = <T>(shape: Shape<T>): Field<T> => ({ shape, absent: null });
export const or = <T>(shape: Shape<T>, means: T): Field<T> => ({ shape, absent: { means } });
export const maybe = <T>(shape: Shape<T>): Field<T | null> => ({
  shape: shape,
  absent: { means: null },
});

/** An object with exactly these fields; what it reads has every field, in the order given here. Null means left out. */
export function fields<T extends object>(says: string, spec: Fields<T>): Shape<T> {
  return tagged(says, null, spec) as Shape<T>;
}

function tagged(
  says: string,
  tag: readonly [string, string] | null,
  spec: Readonly<Record<string, Field<unknown>>>,
): Shape<object> {
  const parts = Object.entries(spec);
  const names = parts.map(([name]) => name);
  return {
    says,
    fits: isObject,
    read(value, at, flaws) {
      if (!isObject(value)) return flawed(says, value, at, flaws);
      const before = flaws.length;
      for (const name of Object.keys(value)) {
        if (!names.includes(name) && name !== tag?.[0]) {
          const few = names.length === 0 ? 'no other field' : `the fields ${names.join(', ')}`;
          flaws.push({
            at: [...at, name],
            says: `There is no field "${name}" here; ${says} has ${few}.${didYouMean(name, names)}`,
          });
        }
      }
      const read: Record<string, unknown> = tag === null ? {} : { [tag[0]]: tag[1] };
      for (const [name, { shape, absent }] of parts) {
        const given = value[name];
        if (given !== undefined && (given !== null || absent?.means !== null))
          read[name] = shape.read(given, [...at, name], flaws);
        else if (absent !== null) read[name] = absent.means;
        else flaws.push({ at, says: `The field "${name}" is missing; it must be ${shape.says}.` });
      }
      return flaws.length === before ? read : null;
    },
    schema: (defs) => ({
      type: 'object',
      properties: {
        ...(tag === null ? {} : { [tag[0]]: { const: tag[1] } }),
        ...Object.fromEntries(parts.map(([name, { shape }]) => [name, shape.schema(defs)])),
      },
      required: [
        ...(tag === null ? [] : [tag[0]]),
        ...parts.filter(([, part]) => part.absent === null).map(([name]) => name),
      ],
      additionalProperties: false,
    }),
  };
}

/** For each word that the tag may hold, the fields that go with it. */
export type Variants<T, Tag extends keyof T> = {
  readonly [W in T[Tag] & string]: Fields<Omit<Extract<T, Record<Tag, W>>, Tag>>;
};

/** Objects told apart by one field, for example `{ "do": "roll", ... }`. */
export function variants<T extends object, Tag extends keyof T & string>(
  says: string,
  tag: Tag,
  table: Variants<T, Tag>,
): Shape<T> {
  const shapes = new Map(
    Object.entries<Readonly<Record<string, Field<unknown>>>>(table).map(([name, spec]) => [
      name,
      tagged(`"${name}"`, [tag, name], spec) as Shape<T>,
    ]),
  );
  const words = word(...shapes.keys());
  return {
    says: `${says} with the field "${tag}"`,
    fits: isObject,
    read(value, at, flaws) {
      if (!isObject(value)) return flawed(says, value, at, flaws);
      const given = value[tag];
      if (given === undefined) {
        flaws.push({ at, says: `The field "${tag}" is missing; it must be ${words.says}.` });
        return null;
      }
      const name = words.read(given, [...at, tag], flaws);
      return name === null ? null : (shapes.get(name)?.read(value, at, flaws) ?? null);
    },
    schema: (defs) => ({ oneOf: [...shapes.values()].map((shape) => shape.schema(defs)) }),
  };
}
