import type { Filter } from '#stats';
import { badInput } from '../graphql/errors.js';
import { SCALARS } from '../graphql/scalars.js';
import { filterOf } from './filter-input.js';

const NAMES = ['game', 'tournamentId', 'player', 'since', 'before'] as const;
type Name = (typeof NAMES)[number];

/** The same filter as in GraphQL, from the parameters of an address; what is empty does not matter. */
export function filterIn(asked: object): Filter {
  const given = new Map<string, unknown>(Object.entries(asked));
  for (const name of given.keys()) {
    if (NAMES.some((known) => known === name)) continue;
    throw badInput(`"${name}" is not a parameter here; these are: ${NAMES.join(', ')}.`, [name]);
  }
  const text = (name: Name): string | null => {
    const value = given.get(name) ?? '';
    if (typeof value !== 'string') throw badInput(`\`${name}\` is given more than once; it expects one value.`, [name]);
    return value === '' ? null : value;
  };
  const moment = (name: Name): number | null => {
    const value = text(name);
    return value === null ? null : SCALARS.DateTime.parseValue(value);
  };
  return filterOf({
    game: text('game'),
    tournamentId: text('tournamentId'),
    player: text('player'),
    since: moment('since'),
    before: moment('before'),
  });
}
