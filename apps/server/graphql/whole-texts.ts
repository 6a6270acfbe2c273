import { badInput } from './errors.js';

interface Place {
  readonly value: unknown;
  readonly name: string;
  readonly within: Place | null;
}

const HALF = /\p{Surrogate}/u;

/** Half of a surrogate pair is no text, and no record could hold it. Values may be as deep as their sender likes. */
export function wantWholeTexts(variables: Readonly<Record<string, unknown>>): void {
  const todo: Place[] = [{ value: variables, name: '', within: null }];
  for (let place = todo.pop(); place !== undefined; place = todo.pop()) {
    const { value } = place;
    if (typeof value === 'string' && HALF.test(value)) throw halfAt(pathTo(place));
    if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) todo.push({ value: part, name, within: place });
  }
}

const halfAt = (path: readonly string[]): Error =>
  badInput(`\`${path.join('.')}\` holds half of a surrogate pair: send whole characters.`, path);

function pathTo(place: Place): readonly string[] {
  const names: string[] = [];
  for (let at = place; at.within !== null; at = at.within) names.unshift(at.name);
  return names;
}
