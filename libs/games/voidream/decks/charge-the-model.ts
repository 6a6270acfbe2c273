import type { DeckText } from './deck-text.js';

export const chargeTheModel: DeckText = {
  name: 'Charge the Model',
  plays:
    'Wind it up: charges make the Unique cards grow, prototypes come back better, and when the engine runs a single attack at dawn decides.',
  text: `
main: fracta
bastion: The Hollow Orrery
mind: Lucid

Arcana:
1 Unwind the Sky
1 Facet by Facet
1 Cold Arithmetic
1 True Reflection
1 Breath on Glass
1 Lantern Oath
1 Waking Call
1 Under the Floor

Dream:
3 Splinter Twin
3 Understudy of Ice
3 Lattice Queen
3 Prototype Nurse
3 Mark Two
2 Prism Broker
2 Battery Saint
2 Echo Child
2 Burning Lens
1 Crystal Gardener
2 Echo Ledger
1 Humming Wire
1 Mould of the First
1 Frozen Portrait
2 Clock Tower
1 Mirror Lock
2 Second Casting
1 Set in Glass
1 Fall of Mirrors
1 Shatter
1 Understudy
1 Magpie of Shards
`,
};
