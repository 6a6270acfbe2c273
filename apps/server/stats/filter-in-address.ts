import type { Filter } from '#stats';
import { badInput } from '../graphql/errors.js';
import { SCALARS } from '../graphql/scalars.js';
import { filterOf } from './filter-input.js';

const TEXTS = [
  'game',
  'tournamentId',
  'player',
  'opponent',
  'cards',
  'ended',
  'deck',
  'archetype',
  'opponentArchetype',
  'faction',
  'bastion',
  'opponentBastion',
  'mind',
  'card',
  'cardDrawn',
  'cardPlayed',
  'decisions',
  'rounds',
] as const;
const NUMBERS = ['seat', 'ratingFrom', 'ratingBelow'] as const;
const NAMES = [...TEXTS, ...NUMBERS, 'since', 'before'] as const;
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
    if (value.includes('\0')) throw badInput(`\`${name}\` holds the character U+0000: leave it out.`, [name]);
    return value === '' ? null : value;
  };
  const moment = (name: Name): number | null => {
    const value = text(name);
    return value === null ? null : SCALARS.DateTime.parseValue(value);
  };
  const number = (name: Name): number | null => {
    const value = text(name);
    if (value === null) return null;
    const read = Number(value);
    if (Number.isFinite(read)) return read;
    throw badInput(`\`${name}\` is "${value}"; it expects a number, such as 1.`, [name]);
  };
  return filterOf({
    ...Object.fromEntries(TEXTS.map((name) => [name, text(name)])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, number(name)])),
    since: moment('since'),
    before: moment('before'),
  });
}
