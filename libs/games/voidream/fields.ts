import type { NumberField, Range, Swap } from './language.js';
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
