import type { NumberField } from './language.js';
import type { CardDef } from './set/compiled.js';
import type { Effect, Effects } from './state.js';

/** The four numbers of a card, and what effects each has on it. */

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
