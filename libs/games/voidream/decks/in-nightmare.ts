import type { DeckText } from './deck-text.js';

export const inNightmare: DeckText = {
  name: 'In Nightmare',
  plays:
    'Go down on purpose. In Nightmare the house is on your side: dreadful things stay awake, your score sinks, and every descent costs the other deck.',
  text: `
main: the-maze
bastion: Mother of Stairs
mind: Unblinking

Arcana:
1 Every Door at Once
1 Sleep Debt
1 The Left Hand Rule
1 Toll the Bell
1 Controlled Descent
1 Draw the Curtains
1 Small Hours
1 Bargain with the Dark

Dream:
3 Corridor Hound
3 Tenant of the Seventh Turn
1 Thing Between Floors
2 Mask in the Wardrobe
2 Disappointed Thing
3 Siege Snail
1 Wakeful Archivist
1 Tall Child
1 Porcelain Hound
1 Mourner in Chalk
2 Bruise on the Wall
1 Watcher at the Lever
1 Signed in Your Name
1 Minutes of the Last Meeting
2 Contract in Negative
1 Red String Board
1 Resonant Crack
1 Splinter of the Breach
2 Staircase That Counts
1 Observation Deck
1 Glass Bridge
2 Open the Red Door
2 The Same Corridor
1 Seven Wrong Turns
1 Fever Pitch
1 Plumb Line
`,
};
