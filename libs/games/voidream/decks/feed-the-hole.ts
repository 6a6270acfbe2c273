import type { DeckText } from './deck-text.js';

export const feedTheHole: DeckText = {
  name: 'Feed the Hole',
  plays:
    'Lose small things on purpose. Offerings in the Void open the way for what was fed, and eight of them open the door itself.',
  text: `
main: the-maze
guest: subter-venellam
bastion: The Patient Hole
mind: Clear Water

Arcana:
1 What It Wants
1 Open Window
1 Peer Review
1 Null Result
1 Red Door
1 The Left Hand Rule
1 Name Your Price
1 Borrowed Face
1 Waking Call

Dream:
3 Lamb with a Number
2 The One We Fed
3 Hungry Threshold
2 Field Assistant
2 Doctor of Endings
2 Professor of Holes
2 Night Auditor of Bones
1 Midwife of Ends
3 Night Janitor
2 What Was Under the Lamb
1 Debt Collector
2 Feast Warden
2 Cabinet of Teeth
1 Buried Bell
1 Bone Abacus
2 Contract in Negative
1 Door in the Breach
2 Feeding Time
1 Ethics Waiver
1 Adoption Papers
1 Culling
1 Unlit Offering
1 Erase the Name
`,
};
