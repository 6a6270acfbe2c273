import type { DeckText } from './deck-text.js';

export const courtInMasks: DeckText = {
  name: 'Court in Masks',
  plays:
    'Clerks first, Masks after: tire the small to seat the great, wake the small again, and attack at dawn before the other side has risen.',
  text: `
main: chimeric-court
guest: fracta
bastion: The Masked Assize
mind: Upright

Arcana:
1 All Rise
1 Writ of Passage
1 Roll Call
1 Read the Room
1 Oath at Noon
1 Count to Four
1 Daybreak Parley
1 Second Sleep

Dream:
2 Owl Magistrate
2 Hart of Office
3 Bailiff in Antlers
2 Twin-Faced Envoy
3 Usher of Masks
3 Wax Notary
2 Night Clerk
2 Crier of Verdicts
1 Clerk of Silence
2 Insomniac Page
1 Tired Advocate
1 Time Sheet
1 Bench of Precedent
1 Standing Order
1 Letter of Transfer
1 Broken Seal
2 Dawn Patrol
1 Summary Judgment
1 Plain Speech
1 Vow of Quiet
1 Childhood Bicycle
1 Choir of Three
2 Struck Chord
1 Tall Child
1 Ticking Clock
`,
};
