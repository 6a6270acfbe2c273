import { entrantId, type OpenTournament, type WhyHere } from '#tournament';
import { saysOfHere, whyHere } from './why-here.js';

const state = { entrants: new Map() } as Pick<OpenTournament, 'entrants'>;
const down = entrantId('7');

describe('why two sit at one table', () => {
  it.each<[WhyHere, string]>([
    [{ because: 'met-all', down, group: 2 }, 'Entrant 7 has met the only other with the same score.'],
    [{ because: 'met-all', down, group: 4 }, 'Entrant 7 has met all 3 others with the same score.'],
    [
      { because: 'odd-group', down, group: 5, timesBefore: 1 },
      'Of the 5 with the score of entrant 7 one had to meet a lower score; this one had once before, and nobody of them less often.',
    ],
  ])('is said to the API by the number of an entrant, which others find their name by: %j', (why, says) => {
    const phrases = whyHere(why, state);
    expect(saysOfHere(phrases)).toBe(says);
    expect(phrases[0]?.facts.entrant).toBe(7);
  });
});
