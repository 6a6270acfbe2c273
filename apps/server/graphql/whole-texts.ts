import { GraphQLError } from 'graphql';
import { isWellFormed } from '#kernel';

interface Place {
  readonly value: unknown;
  readonly name: string;
  readonly within: Place | null;
}

interface Sent {
  readonly query?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

const NOTHING = '\0';
/** As a text within a query would have it; in variables it stands as itself. */
const WRITTEN_NOTHING = /(?<!\\)(?:\\\\)*\\u(?:0000|\{0+\})/;

/**
 * Half of a surrogate pair is no text, and no record could hold it; no table could hold the character U+0000. Values may be
 * as deep as their sender likes.
 */
export function wantWholeTexts({ query = '', variables }: Sent): void {
  if (WRITTEN_NOTHING.test(query)) throw refused(`The query ${HOLDS_NOTHING}`, null);
  const todo: Place[] = [{ value: variables ?? {}, name: '', within: null }];
  for (let place = todo.pop(); place !== undefined; place = todo.pop()) {
    const { value } = place;
    if (typeof value === 'string') wantWhole(value, place);
    if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) todo.push({ value: part, name, within: place });
  }
}

const HOLDS_NOTHING = 'holds the character U+0000: leave it out.';

function wantWhole(text: string, place: Place): void {
  if (text.includes(NOTHING)) throw refusedAt(place, HOLDS_NOTHING);
  if (!isWellFormed(text)) throw refusedAt(place, 'holds half of a surrogate pair: send whole characters.');
}

function refusedAt(place: Place, why: string): Error {
  const path = pathTo(place);
  return refused(`\`${path.join('.')}\` ${why}`, path);
}

const refused = (message: string, field: readonly string[] | null): Error =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field, http: { status: 400 } } });

function pathTo(place: Place): readonly string[] {
  const names: string[] = [];
  for (let at = place; at.within !== null; at = at.within) names.unshift(at.name);
  return names;
}
