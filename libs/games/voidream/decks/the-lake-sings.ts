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
1 Daybreak Parley
1 Open Window
1 Turn the Pillow
1 Facet by Facet

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
1 Faceted Heart
1 Crystal Set
1 Last Tram Down
1 Nobody in Particular
1 Early Riser
1 Stage Manager
`,
};
