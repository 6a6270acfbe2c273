import fc from 'fast-check';
import { type Millis } from '#kernel';
import { Day, ORGA, TEXT } from '#test/tournament';
import { entrantId, type TournamentEvent, type TournamentRecord, verifyPairingsOf } from '#tournament';

const recordsOf = (day: Day): readonly TournamentRecord[] =>
  day.records.map(({ actor, at, events }, nth) => ({ actor, at: at as Millis, seq: nth + 1, events }));

function day(players: number): Day {
  const made = new Day({
    stages: [
      { is: 'swiss', rounds: 3, bestOf: 3, cut: null },
      { is: 'single-elimination', thirdPlace: false, bestOf: 3, cut: 4 },
    ],
  });
  made.guests(players);
  made.start();
  made.pair('ab');
  made.finish();
  made.must(ORGA, { type: 'DropEntrant', entrant: entrantId('2'), reason: TEXT });
  made.pair('cd');
  const [first, second] = [...made.state.rounds[1]!.tables.values()];
  made.must(ORGA, {
    type: 'RepairRound',
    round: 2,
    dissolved: [first!.id, second!.id],
    seed: 'ef'.repeat(32),
    reason: TEXT,
  });
  made.finish();
  made.pair('01');
  made.finish();
  made.pair('23');
  return made;
}

it('finds every pairing as it was, whatever happened between', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 20 }), (players) => {
      const verdicts = verifyPairingsOf(recordsOf(day(players)));
      expect(verdicts.map(({ round, of, is }) => [round, of, is])).toEqual([
        [1, 'round', 'same'],
        [2, 'round', 'same'],
        [2, 'repair', 'same'],
        [3, 'round', 'same'],
        [4, 'round', 'same'],
      ]);
    }),
    { numRuns: 15 },
  );
});

it('says which tables were tampered with', () => {
  const records = recordsOf(day(8)).map((record) => ({
    ...record,
    events: record.events.map((event): TournamentEvent => {
      if (event.type !== 'RoundDrafted' || event.data.round !== 1) return event;
      const [one, two, ...rest] = event.data.tables;
      const tables = [
        { ...one!, entrants: [one!.entrants[0], two!.entrants[0]] as const },
        { ...two!, entrants: [one!.entrants[1], two!.entrants[1]] as const },
        ...rest,
      ];
      return { ...event, data: { ...event.data, tables } };
    }),
  }));
  const [first] = verifyPairingsOf(records.slice(0, 6));
  expect(first).toMatchObject({ round: 1, is: 'different', tables: [{ number: 1 }, { number: 2 }] });
});

it('has nothing to say of moves by hand, nor of engines it does not know', () => {
  const made = new Day();
  made.guests(4);
  made.start();
  made.pair();
  const [one, two] = [...made.state.rounds[0]!.tables.values()];
  made.must(ORGA, { type: 'SwapPlayers', round: 1, swapped: [one!.entrants[0], two!.entrants[0]], reason: TEXT });
  expect(verifyPairingsOf(recordsOf(made))).toMatchObject([{ is: 'same' }, { is: 'by-hand' }]);
  const later = recordsOf(made).map((record) => ({
    ...record,
    events: record.events.map((event) =>
      event.type === 'RoundDrafted' ? { ...event, data: { ...event.data, engine: 'swiss/99' } } : event,
    ),
  }));
  expect(verifyPairingsOf(later)[0]).toMatchObject({ is: 'unknown-engine', engine: 'swiss/99' });
});
