import { setSchema } from '#games/voidream';
import type { Json, JsonObject } from '#kernel';

/** Lines of cards grown from the schema of card files: whatever a file may say, some choices say it. */

interface Schema {
  readonly $ref?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const DEFS = setSchema().$defs as unknown as Readonly<Record<string, Schema>>;

/** Deeper than that everything is as plain as it can be. */
const DEEPEST = 7;
/** Numbers near those at which sentences change, the plainest first. */
const NUMBERS = [1, 2, 3, 4, 0, -1, -2] as const;
const TEXTS = ['Owl', 'Offering', 'Unicorn', 'Engine'] as const;

/** One word or number among those that were chosen, to be chosen otherwise. */
export interface Swap {
  readonly leaf: number;
  readonly by: number;
}

/** The line that these choices make; with a swap, the one that differs from it in one word or number. */
export function growLine(choices: readonly number[], swap: Swap | null = null): JsonObject {
  return new Growth(choices, swap).of({ $ref: '#/$defs/line' }, 0) as JsonObject;
}

/** Each of these as plain as can be, by the word that names it: every step, every cost. */
export const plainest = (def: 'step' | 'cost' | 'check' | 'grant' | 'passing' | 'amount' | 'pick'): readonly Json[] =>
  variantsOf({ $ref: `#/$defs/${def}` }).map((variant) => new Growth([0], null).of(variant, DEEPEST + 1));
/** All words that this field of this thing can take. */
export const wordsOf = (def: 'trigger' | 'group', field: string): readonly string[] =>
  variantsOf({ $ref: `#/$defs/${def}` }).flatMap(({ properties }) => {
    const schema = properties?.[field];
    return schema?.enum ?? schema?.items?.enum ?? [];
  });

function variantsOf(schema: Schema): readonly Schema[] {
  if (schema.$ref !== undefined) return variantsOf(DEFS[schema.$ref.slice('#/$defs/'.length)] ?? {});
  return (schema.anyOf ?? schema.oneOf)?.flatMap(variantsOf) ?? [schema];
}

class Growth {
  private at = 0;
  private leaves = 0;

  constructor(
    private readonly choices: readonly number[],
    private readonly swap: Swap | null,
  ) {}

  of(schema: Schema, depth: number): Json {
    if (schema.$ref !== undefined) return this.of(DEFS[schema.$ref.slice('#/$defs/'.length)] ?? {}, depth + 1);
    const variants = schema.anyOf ?? schema.oneOf;
    if (variants !== undefined) return this.of(variants[depth > DEEPEST ? 0 : this.next(variants.length)] ?? {}, depth);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return this.leaf(schema.enum);
    switch (schema.type) {
      case 'boolean':
        return this.leaf([false, true]);
      case 'integer':
        return this.leaf(NUMBERS.filter((n) => n >= (schema.minimum ?? n) && n <= (schema.maximum ?? n)));
      case 'string':
        return this.leaf(TEXTS);
      case 'array':
        return Array.from({ length: this.length(schema.minItems ?? 0, depth) }, () =>
          this.of(schema.items ?? {}, depth),
        );
      default:
        return this.fields(schema, depth);
    }
  }

  private fields({ properties = {}, required = [] }: Schema, depth: number): JsonObject {
    const wanted = Object.entries(properties).filter(
      ([name]) => required.includes(name) || (depth <= DEEPEST && this.next(3) === 0),
    );
    return Object.fromEntries(wanted.map(([name, schema]) => [name, this.of(schema, depth)]));
  }

  private length(least: number, depth: number): number {
    return least + (depth > DEEPEST ? 0 : this.next(3));
  }

  private leaf<T>(values: readonly T[]): T {
    const n = values.length;
    const swapped = this.leaves++ === this.swap?.leaf && n > 1 ? 1 + (this.swap.by % (n - 1)) : 0;
    return values[(this.next(n) + swapped) % n] as T;
  }

  private next(n: number): number {
    const choice = this.choices[this.at++ % this.choices.length] ?? 0;
    return choice % n;
  }
}
