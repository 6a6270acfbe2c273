import { type FilterName, meant } from '../../apps/web/stats/filter.js';

describe('what an address of statistics asks for', () => {
  it.each<[FilterName, string, string | number | null]>([
    ['since', '2026-11-23', '2026-11-23T00:00:00.000Z'],
    ['since', 'yesterday', null],
    ['before', '2026-13-45', null],
    ['since', '99999-01-01', null],
    ['seat', '2', 2],
    ['seat', 'A', null],
    ['seat', '1.5', null],
    ['ratingFrom', '1600.5', 1600.5],
    ['ratingBelow', '1e400', null],
    ['player', 'person_7d1e', 'person_7d1e'],
    ['player', 'entrant_4f2a7c.12', 'entrant_4f2a7c.12'],
    ['opponent', 'Ines Varga', null],
    ['tournamentId', 'nope', null],
    ['bastion', 'the-hollow-orrery', 'the-hollow-orrery'],
    ['card', '', null],
  ])('%s is %j: %j', (name, value, asks) => {
    expect(meant(name, value)).toBe(asks);
  });
});
