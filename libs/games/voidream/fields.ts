import type { Described, NumberField, Range, Sharing, Swap } from './language.js';
import type { CardDef } from './set/compiled.js';
import type { Effect, Effects } from './state.js';

/** What is printed on a card, and which effects change its four numbers. */

/** Each by its own name: to look up a name that varies takes several times as long. */
export function printed({ value, dawn, stability, dusk }: CardDef, field: NumberField): number {
  switch (field) {
    case 'value':
      return value;
    case 'dawn':
      return dawn;
    case 'stability':
      return stability;
    case 'dusk':
      return dusk;
  }
}

export function effectsOn(effects: Effects, field: NumberField): readonly Effect[] {
  switch (field) {
    case 'value':
      return effects.value;
    case 'dawn':
      return effects.dawn;
    case 'stability':
      return effects.stability;
    case 'dusk':
      return effects.dusk;
  }
}

export const isWithin = ({ least, most }: Range, n: number): boolean => n >= least && n <= most;

export const isNamed = (def: CardDef, { subtype, faction, title }: Described): boolean =>
  (subtype === null || def.subtypes.includes(subtype)) &&
  (faction === null || def.factions.includes(faction)) &&
  (title === null || def.title === title);

const PAIRS: Readonly<Record<Swap, readonly [NumberField, NumberField]>> = {
  'dawn-and-dusk': ['dawn', 'dusk'],
  'dawn-and-stability': ['dawn', 'stability'],
  'stability-and-dusk': ['stability', 'dusk'],
};
/** With which it changes places; itself where it is none of the two. */
export function partnerOf(numbers: Swap, field: NumberField): NumberField {
  const [one, other] = PAIRS[numbers];
  return field === one ? other : field === other ? one : field;
}

/** Whether both have it in common; a bastion counts as a construct (VD-2.8.1). */
export function shares(one: CardDef, other: CardDef, what: Sharing['a']): boolean {
  switch (what) {
    case 'title':
      return one.title === other.title;
    case 'faction':
      return one.factions.some((faction) => other.factions.includes(faction));
    case 'kind':
      return kindOf(one) === kindOf(other);
    case 'subtype':
      return one.subtypes.some((subtype) => other.subtypes.includes(subtype));
  }
}
const kindOf = ({ kind }: CardDef): CardDef['kind'] => (kind === 'bastion' ? 'construct' : kind);
