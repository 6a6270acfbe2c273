import type { Flaw } from '#cards';
import type { CardText } from '../card-text.js';
import {
  type Group,
  type Keyword,
  type Kind,
  type KeywordWith,
  type Line,
  NUMBERS,
  type NumberField,
  type Sort,
} from '../language.js';
import { flawsIn } from './parts.js';

/** Numbers and keywords given to cards on which they do nothing: VD-2.6.1, VD-2.7.5, VD-6.7.1, VD-6.11.1 and the like. */

type What = Sort | Kind;
const FACE_DOWN: readonly What[] = ['veiled', 'charge'];

const PLAYED: readonly Kind[] = ['thought', 'memory', 'entity', 'construct'];
const STAYING: readonly Kind[] = ['memory', 'entity', 'construct', 'bastion'];
/** The kinds of cards that each keyword does something to: VD-6.7.1, VD-6.11.1, VD-6.15.1, VD-6.23.1, VD-H.44 and the like; all for the others. */
const BEARERS: Readonly<Partial<Record<Keyword, readonly Kind[]>>> = {
  dread: ['entity'],
  heroic: ['entity'],
  unique: ['entity'],
  loop: ['thought'],
  siege: STAYING,
  indestructible: STAYING,
  glaring: PLAYED,
  subtle: PLAYED,
  veil: PLAYED,
  dormant: PLAYED,
  hierarchy: PLAYED,
  prototype: PLAYED,
  shadowborne: PLAYED,
  worship: PLAYED,
};
/** What it costs to unveil a card, and whether it may be (VD-7.5.4). */
const OF_VEILED: readonly Keyword[] = [
  'glaring',
  'subtle',
  'dormant',
  'hierarchy',
  'prototype',
  'shadowborne',
  'worship',
];
const NUMBERED: Readonly<Record<NumberField, readonly Kind[] | null>> = {
  value: null,
  dawn: ['entity'],
  stability: ['entity', 'construct', 'bastion'],
  dusk: ['entity'],
};

/** Why a keyword does nothing on a card of these kinds. */
export function idleKeyword(keyword: Keyword, on: readonly What[], named: string): string | null {
  const bearers: readonly What[] | undefined = BEARERS[keyword];
  const also: readonly What[] = OF_VEILED.includes(keyword) ? ['veiled'] : [];
  if (bearers === undefined || on.some((sort) => bearers.includes(sort) || also.includes(sort))) return null;
  return `"${keyword}" does nothing on ${named}, only on ${quoted(bearers)}.`;
}

function idleNumber(field: NumberField, on: readonly What[], named: string): string | null {
  const bearers: readonly What[] | null = NUMBERED[field];
  if (bearers === null || on.some((sort) => bearers.includes(sort))) return null;
  return `There is no ${field} on ${named}, only on ${quoted(bearers)}.`;
}

const quoted = (sorts: readonly What[]): string => sorts.map((sort) => `"${sort}"`).join(', ');

/** Given to a group that says what its cards are. */
export const idleGrants = (line: Line): readonly Flaw[] =>
  flawsIn(line, null, ({ of, name, value }) => {
    const is = name === 'to' && isGroupPick(value) ? value.of.is : [];
    return (is.length === 0 ? null : idle(of, is, `what is ${quoted(is)}`)) ?? { within: null };
  });

/** Given to the card itself. */
export const idleOnSelf = (kind: CardText['kind'], line: Line): readonly Flaw[] =>
  kind === 'mind'
    ? []
    : flawsIn(
        line,
        null,
        ({ of, name, value }) =>
          (name === 'to' && value === 'self' ? idle(of, [kind], `a card that is "${kind}"`) : null) ?? { within: null },
      );

function idle(grant: object, on: readonly What[], named: string): string | null {
  if (!('give' in grant)) return null;
  if ((grant.give === 'number' || grant.give === 'fixed') && 'field' in grant) {
    const field = NUMBERS.find((one) => one === grant.field);
    return field === undefined ? null : idleNumber(field, on, named);
  }
  return grant.give === 'keyword' && 'keyword' in grant && isKeyword(grant.keyword)
    ? idleKeyword(grant.keyword.keyword, on, named)
    : idleOther(grant.give, on, named);
}

function idleOther(give: unknown, on: readonly What[], named: string): string | null {
  if (give === 'swapped' && !on.includes('entity')) return `Only an "entity" has such numbers, not ${named}.`;
  if (give === 'duty' && !on.includes('entity')) return `Only an "entity" takes part in conflicts, not ${named}.`;
  if (give === 'no-text' && !on.some((sort) => STAYING.some((kind) => kind === sort)))
    return `No text is in force on ${named}, only on ${quoted(STAYING)}.`;
  return (give === 'subtype' || give === 'faction') && on.every((sort) => FACE_DOWN.includes(sort))
    ? `No words stand on ${named}: it is face down (VD-7.6.2).`
    : null;
}

const isKeyword = (value: unknown): value is KeywordWith =>
  typeof value === 'object' && value !== null && 'keyword' in value;
const isGroupPick = (value: unknown): value is { readonly of: Group } =>
  typeof value === 'object' && value !== null && 'pick' in value && 'of' in value;
