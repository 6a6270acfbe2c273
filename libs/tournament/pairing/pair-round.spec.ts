import fc from 'fast-check';
import { type AnyTournament, anyTournament } from '#test/tournament';
import { MTR_2026_02_27 } from '../standings/mtr.js';
import { toPair } from './history.js';
import { pairRound, type PairingRequest, type Seating, SWISS_ENGINE, verifyPairings } from './pair-round.js';

const SEED = '7b'.repeat(32);

const requestOf = ({ entrants, rounds }: AnyTournament): PairingRequest => ({
  engine: SWISS_ENGINE,
  seed: SEED,
  round: rounds.length + 1,
  entrants: toPair(entrants, rounds, MTR_2026_02_27),
});

describe('whoever pairs a published round again', () => {
  it('finds the same, from a copy of the request and in any order, after any number of rounds of any tournament', () => {
    fc.assert(
      fc.property(anyTournament, fc.nat(7), (tournament, prefix) => {
        const request = requestOf({ ...tournament, rounds: tournament.rounds.slice(0, prefix) });
        const copy = structuredClone(request);
        const published = pairRound(request);
        expect(verifyPairings({ ...copy, entrants: [...copy.entrants].reverse() }, published)).toEqual({ is: 'same' });
      }),
    );
  });

  it('finds which tables are others', () => {
    fc.assert(
      fc.property(anyTournament, (tournament) => {
        const request = requestOf(tournament);
        const right = pairRound(request);
        const [first, second] = right.tables;
        if (first === undefined || second === undefined) return;
        const swapped: Seating = {
          ...right,
          tables: [[second[0], first[1]], [first[0], second[1]], ...right.tables.slice(2)],
        };
        expect(verifyPairings(request, swapped)).toEqual({
          is: 'different',
          tables: [
            { nth: 0, published: swapped.tables[0], recomputed: first },
            { nth: 1, published: swapped.tables[1], recomputed: second },
          ],
          bye: null,
        });
        const shorter: Seating = { tables: right.tables.slice(0, -1), bye: null };
        expect(verifyPairings(request, shorter)).toEqual({
          is: 'different',
          tables: [{ nth: right.tables.length - 1, published: null, recomputed: right.tables.at(-1) }],
          bye: right.bye && { published: null, recomputed: right.bye.entrant },
        });
      }),
    );
  });

  it('finds another seed or another round out, in a field where that matters', () => {
    const entrants = toPair(
      Array.from({ length: 40 }, (_, nth) => `e${nth}` as never),
      [],
      MTR_2026_02_27,
    );
    const request: PairingRequest = { engine: SWISS_ENGINE, seed: SEED, round: 1, entrants };
    const published = pairRound(request);
    expect(verifyPairings({ ...request, seed: '00'.repeat(32) }, published).is).toBe('different');
    expect(verifyPairings({ ...request, round: 2 }, published).is).toBe('different');
  });

  it('says nothing of a version that is not here', () => {
    const request = { ...requestOf({ entrants: [], rounds: [] }), engine: 'swiss/0' };
    expect(verifyPairings(request, { tables: [], bye: null })).toEqual({
      is: 'unknown-engine',
      engine: 'swiss/0',
      known: 'swiss/1',
    });
  });
});
