import type { DeckText } from './deck-text.js';

export const theLakeSings: DeckText = {
  name: 'The Lake Sings',
  plays:
    'Roll, and the water answers: every good roll inspires a Native. Deep and dreadful singers stay out of reach; win by day or by night, whichever the lake prefers.',
  text: `
main: fracta
guest: subter-venellam
bastion: Mirrorwell Terraces
mind: Crystalline

Arcana:
1 Sing the Lake Awake
1 Salt the Well
1 Thaw
1 Count the Rings
1 Night Ferry
1 Deep Breath
1 Turn the Pillow
1 Change Here

Dream:
3 Glass Heron
3 Lakebed Choir
3 Rime Surveyor
2 Pane Walker
2 Kaleidoscope Hound
2 Cold Cantor
2 Sleeper under Ice
2 Choir of Three
2 Balanced Twin
2 Kind Stranger
1 Feast Warden
1 First Frost
2 Long Thaw
1 Hall of Angles
2 Prism Weir
2 Struck Chord
1 Refraction
1 Still Water
1 Crystal Set
2 Last Tram Down
1 Map of Lower Streets
1 Lamplighter
`,
};
