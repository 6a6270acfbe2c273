import type { DeckText } from './deck-text.js';

export const lampsAndWalls: DeckText = {
  name: 'Lamps and Walls',
  plays:
    'Build on top of your deck and sit behind it. Bury, uncover and drain: the other deck runs dry one card at a time while yours stays dark and warm.',
  text: `
main: subter-venellam
guest: chimeric-court
bastion: The Lamp Vault
mind: Homesick

Arcana:
1 Lights Out on Every Line
1 Emergency Brake
1 Lost Property
1 Through Train
1 Change Here
1 Daybreak Parley
1 Turn On the Light
1 Small Hours

Dream:
2 Lamp Room
2 The Long Escalator
2 Pressure Door
2 Switchback Viaduct
2 Signal Tower
1 Platform Three
1 Hourglass Cistern
1 House of Cards
1 Curfew Bell
3 Lamp Warden
2 Sapper of Floors
2 Gate Sergeant
3 Line Inspector
2 Rat King of Platform Six
2 Brakeman
1 Lost Commuter
1 Map of Lower Streets
1 Timetable Change
2 Last Tram Down
2 Drain the Cellar
1 Interchange
1 Slow Leak
1 Nobody in Particular
1 Derailment
`,
};
