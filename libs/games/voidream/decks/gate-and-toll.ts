import type { DeckText } from './deck-text.js';

export const gateAndToll: DeckText = {
  name: 'Gate and Toll',
  plays:
    'Let them come. Officers stand ready behind the gate, toll-takers exhaust whatever attacks, and the counterstroke at dawn is heavy. Keep Officers for Close the Gate and Shut, Barred and Sealed.',
  text: `
main: chimeric-court
bastion: The Ninth Gatehouse
mind: Stubborn

Arcana:
1 Shut, Barred and Sealed
1 Close the Gate
1 Oath at Noon
1 Letter of Marque
1 Roll Call
1 Objection
1 Reinforcements
1 Open Window

Dream:
3 Lamplit Marshal
3 Gate Sergeant
3 Barrier Warden
3 Lantern Watch
1 Patient Prosecutor
1 Provost of Small Hours
1 Stone Juror
1 Toll Auditor
3 Paper Sentinel
2 Curfew Bell
1 Triumphal Gate
2 Standing Order
1 Curfew
2 Badge of the Ninth
1 Ledger of Tolls
1 Night Court
1 Appeal
2 Call the Guard
2 Summary Judgment
1 Promotion
1 Ticking Clock
1 Black Coffee
1 Standing Army
1 Checkpoint
`,
};
