import type { DeckText } from './deck-text.js';

export const nobodyOnThePlatform: DeckText = {
  name: 'Nobody on the Platform',
  plays:
    'Lay them face down, turn them over when it hurts. Veiled passengers join a conflict that is already lost, or so it seemed.',
  text: `
main: subter-venellam
guest: fracta
bastion: Terminus Below
mind: In Transit

Arcana:
1 The Last Departure
1 Platform Zero
1 Night Service
1 Mind the Gap
1 Through Train
1 Change Here
1 Under the Floor
1 Deep Breath

Dream:
3 Signal Keeper
3 Understair Porter
3 Carriage Ghost
3 Nameless Fare
3 Ticket Eater
2 Moth Conductor
2 Freight Colossus
2 Platform Sweeper
2 Tunnel Surgeon
1 Whispering Turnstile
2 Double Agent
1 Cloakroom Attendant
2 Deep Listener
2 Moth Usher
1 Timetable for Ghosts
1 Transfer Slip
1 Sinking Fund
1 Dripping Archive
1 False Wall
1 Echo Conductor
1 Latecomer
1 Clock Tower
`,
};
