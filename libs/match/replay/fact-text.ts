import { isJsonObject, type Json, type JsonObject, type SeenFact } from '#kernel';
import type { HostedGame } from '../games.js';

/** What a match tells of its own accord, whatever the game. */
export const REWOUND = {
  asItWas: 'The game goes back to move {ply}.',
  dealtAnew: 'The game goes back to move {ply}; what nobody knew is dealt anew.',
};

/** A fact as a line to read: what the game says of it, else what happened, and what is known of it. */
export function factText(
  fact: SeenFact,
  { sentence }: Pick<HostedGame, 'sentence'> = {},
  names: readonly string[] = [],
): string {
  return rewindText(fact) ?? sentence?.(fact, names) ?? plainText(fact);
}

const rewindText = ({ kind, data: { to, redealt } }: SeenFact): string | null =>
  kind === 'rewound' && typeof to === 'number'
    ? REWOUND[redealt === true ? 'dealtAnew' : 'asItWas'].replace('{ply}', to.toString())
    : null;

function plainText({ kind, data }: SeenFact): string {
  const known = partsOf(data);
  return known === '' ? spaced(kind) : `${spaced(kind)}: ${known}`;
}

const partsOf = (data: JsonObject): string =>
  Object.entries(data)
    .map(([name, value]) => `${spaced(name)} ${said(value)}`)
    .join(', ');

function said(value: Json): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.length > 0) return (value as readonly Json[]).map(said).join(' ');
  if (isJsonObject(value)) return `(${partsOf(value)})`;
  return typeof value === 'number' ? value.toString() : 'none';
}

const spaced = (name: string): string => name.replaceAll('-', ' ');
