import type { Flaw } from '#cards';
import type { Line } from '../language.js';

/** All that is written in a line, part by part; a line that is given by it has been looked at by itself. */

export interface Part {
  readonly of: object;
  readonly name: string;
  readonly value: unknown;
}
/** What is wrong with a part, or else how its own parts are to be looked at. */
export type Look<Context> = (part: Part, context: Context) => string | { readonly within: Context };

export function flawsIn<Context>(line: Line, context: Context, look: Look<Context>): readonly Flaw[] {
  const flaws: Flaw[] = [];
  const at: (string | number)[] = [];
  const visit = (of: object, around: Context): void => {
    const isList = Array.isArray(of);
    for (const [name, value] of Object.entries(of) as readonly [string, unknown][]) {
      if (name === 'line') continue;
      at.push(isList ? Number(name) : name);
      const found = look({ of, name, value }, around);
      if (typeof found === 'string') flaws.push({ at: [...at], says: found });
      else if (typeof value === 'object' && value !== null) visit(value, found.within);
      at.pop();
    }
  };
  visit(line, context);
  return flaws;
}
