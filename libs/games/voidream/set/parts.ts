import type { Flaw } from '#cards';
import type { Line } from '../language.js';

/** All that is written in a line, part by part; a line that is given by it has been looked at by itself. */

export interface Part {
  readonly of: object;
  readonly name: string;
  readonly value: unknown;
  readonly at: Flaw['at'];
}
/** What is wrong with a part, or else how its own parts are to be looked at. */
export type Look<Context> = (part: Part, context: Context) => string | { readonly within: Context };

export const flawsIn = <Context>(line: Line, context: Context, look: Look<Context>): readonly Flaw[] =>
  flawsOf(line, [], context, look);

function flawsOf<Context>(of: unknown, at: Flaw['at'], context: Context, look: Look<Context>): readonly Flaw[] {
  if (typeof of !== 'object' || of === null) return [];
  return Object.entries(of).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'line') return [];
    const here = [...at, Array.isArray(of) ? Number(name) : name];
    const found = look({ of, name, value, at: here }, context);
    return typeof found === 'string' ? [{ at: here, says: found }] : flawsOf(value, here, found.within, look);
  });
}
