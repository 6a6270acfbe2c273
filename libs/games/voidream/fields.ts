import type { NumberField, Range, Sharing } from './language.js';
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

/** Whether both have it in common; a bastion counts as a construct (VD-2.8.1). */
export function shares(one: CardDef, other: CardDef, what: Sharing['a']): boolean {
  switch (what) {
    case 'title':
    case 'faction':
      return one[what] === other[what];
    case 'kind':
      return kindOf(one) === kindOf(other);
    case 'subtype':
      return one.subtypes.some((subtype) => other.subtypes.includes(subtype));
  }
}
const kindOf = ({ kind }: CardDef): CardDef['kind'] => (kind === 'bastion' ? 'construct' : kind);
