import { lastOnward } from '../../apps/web/tournament/going-on.js';
import { placeSays } from '../../apps/web/tournament/place-says.js';
import { standingsTitle, stillPlayed } from '../../apps/web/tournament/standings-title.js';

type Stage = Parameters<typeof placeSays>[0]['plan']['stages'][number];

const swiss: Stage = { format: 'SWISS', groups: null, cut: null };
const robin: Stage = { format: 'ROUND_ROBIN', groups: 2, cut: null };
const playOff: Stage = { format: 'SINGLE_ELIMINATION', groups: null, cut: 4 };
const ranking = ['ada', 'bo', 'cleo', 'dara', 'elin'].map((id) => ({ id }));

describe('where you stand', () => {
  const swissOver = { stages: [swiss], stage: 1, missing: 0 };
  const cutOver = { stages: [swiss, playOff], stage: 1, missing: 0 };
  const groupsOver = { ...cutOver, stages: [robin, playOff] };
  const finalOver = { ...cutOver, stage: 2 };

  it.each<[string, 'RUNNING' | 'OVER' | 'CANCELLED', typeof swissOver, string | null]>([
    ['bo', 'RUNNING', swissOver, 'Place 2 of 5 after round 3.'],
    ['elin', 'RUNNING', cutOver, 'Place 5 of 5 after round 3; the first 4 play off.'],
    ['elin', 'RUNNING', groupsOver, 'Place 5 of 5 after round 3; the first 2 of each group play off.'],
    ['bo', 'RUNNING', { ...swissOver, missing: 1 }, null],
    ['bo', 'RUNNING', finalOver, null],
    ['ada', 'OVER', finalOver, 'You won the tournament.'],
    ['dara', 'OVER', finalOver, 'You finished at place 3 of 5.'],
    ['bo', 'OVER', swissOver, 'You finished at place 2 of 5.'],
    ['ada', 'CANCELLED', swissOver, 'Place 1 of 5 after round 3.'],
    ['ada', 'CANCELLED', finalOver, null],
    ['nobody', 'OVER', swissOver, null],
  ])('tells %s, while it is %s', (who, is, { stages, stage, missing }, says) => {
    const rounds = [{ number: 3, stage, missing }];
    const phase = is === 'RUNNING' ? is : 'OVER';
    const bracketPlaces = stage === 2 ? [1, 2, 3, 3].map((place, nth) => ({ place, entrant: ranking[nth]! })) : [];
    const cancelled = is === 'CANCELLED' ? {} : null;
    expect(placeSays({ phase, cancelled, plan: { stages }, rounds, ranking, bracketPlaces }, who)).toBe(says);
  });
});

describe('the line under the last who goes on', () => {
  const rows = (statuses: string): { name: string; entrant: { status: string } }[] =>
    statuses.split(' ').map((status, nth) => ({ name: `place ${nth + 1}`, entrant: { status } }));

  it.each<[string, 'before' | 'after', string | undefined]>([
    ['IN IN IN', 'before', 'place 2'],
    ['IN IN IN', 'after', 'place 2'],
    ['IN DROPPED IN', 'before', 'place 3'],
    ['IN DROPPED IN', 'after', undefined],
    ['IN IN DISQUALIFIED', 'after', 'place 2'],
    ['IN', 'before', undefined],
  ])('%s, %s the next stage began', (statuses, when, name) => {
    expect(lastOnward(rows(statuses), 2, when === 'after')?.name).toBe(name);
  });
});

describe('standings', () => {
  const rounds = [1, 2, 3].map((number) => ({ number, stage: number === 3 ? 2 : 1 }));
  const cut = { plan: { stages: [swiss, playOff] }, rounds };

  it.each<[number, number, boolean, string]>([
    [0, 0, false, 'Standings'],
    [1, 4, false, 'Standings before round 1'],
    [1, 0, false, 'Standings after round 1'],
    [2, 4, false, 'Standings after round 1'],
    [2, 3, false, 'Standings during round 2'],
    [2, 0, false, 'Standings after round 2'],
    [3, 2, false, 'Points before the play-off'],
    [3, 0, true, 'Points before the play-off'],
  ])('of round %i with %i tables of 4 out', (asOfRound, missing, isFinal, title) => {
    expect(standingsTitle(cut, { asOfRound, tables: 4, missing }, isFinal)).toBe(title);
  });

  it('are final where nobody plays off', () => {
    const league = { ...cut, plan: { stages: [swiss] } };
    expect(standingsTitle(league, { asOfRound: 2, tables: 4, missing: 0 }, true)).toBe('Final standings');
  });

  it('say what of the round is still out', () => {
    expect(stillPlayed({ asOfRound: 2, tables: 4, missing: 3 })).toBe('Round 2 is on: 1 of 4 results are in.');
    expect(stillPlayed({ asOfRound: 2, tables: 4, missing: 0 })).toBe('');
  });
});
