import type { Cost, Group } from '../language.js';
import { MANY, ONE, oneOf, sayGroup } from './group.js';
import { counted } from './noun.js';

/** How what is paid for an ability reads. */

export function costText(cost: Cost): string {
  switch (cost.pay) {
    case 'exhaust-self':
      return 'exhaust this card';
    case 'sacrifice-self':
      return 'sacrifice this card';
    case 'roll':
      return 'roll';
    case 'mind':
      return `reduce your mind by ${cost.times}`;
    case 'dream-damage':
      return `take ${cost.count} Dream damage`;
    case 'return-veiled':
      return `put ${counted(cost.count, 'veiled card')} you control under your deck`;
    case 'discard-charge':
      return `discard ${counted(cost.count, 'charge')} you control`;
    case 'detach':
      return `detach ${counted(cost.count, 'attached memory')} you control`;
    case 'discard-arcana':
      return `discard ${counted(cost.count, 'arcanum')}`;
    case 'void-arcana':
      return `void ${counted(cost.count, 'arcanum')} from your hand`;
    case 'discard-top':
      return `discard the ${cost.count === 1 ? 'top card' : `top ${cost.count} cards`} of your deck`;
    case 'exhaust':
    case 'sacrifice':
    case 'void':
      return `${cost.pay} ${paid(cost.count, cost.of)}`;
  }
}

/** Everybody pays with cards of their own (VD-D.15). */
function paid(count: number, group: Group): string {
  const own: Group = group.whose === 'any' ? { ...group, whose: 'yours' } : group;
  return count === 1 ? oneOf(own, { ...ONE, from: true }) : `${count} ${sayGroup(own, { ...MANY, from: true })}`;
}
