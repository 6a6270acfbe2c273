import { type JsonObject, millis, SYSTEM } from '#kernel';
import { Versions } from '#log';
import { Day, ORGA, TEXT } from '#test/tournament';
import {
  countedRounds,
  type EntrantId,
  type RatedTable,
  type Score,
  TELLS_OF_TABLES,
  tellTables,
  type TellsOfTables,
  TOURNAMENT_UPCASTS,
  type TournamentEvent,
} from '#tournament';

const WON: Score = { won: [2, 0], drawn: 0, bothLost: false };
const ALL_LOST: Score = { won: [0, 0], drawn: 0, bothLost: true };

/** One round of two. */
function paired(): Day {
  const day = new Day();
  day.guests(2);
  day.start();
  day.pair();
  return day;
}

const seated = ({ state }: Day): readonly EntrantId[] => state.rounds[0]!.tables.get(1)!.entrants;

const records = (day: Day, games: Score, how: 'entered' | 'forfeited'): unknown =>
  day.must(SYSTEM, { type: 'RecordResult', round: 1, table: 1, games, how });

const corrects = (day: Day, games: Score): unknown =>
  day.must(ORGA, { type: 'CorrectResult', round: 1, table: 1, games, reason: TEXT });

function rated({ records: all }: Day): RatedTable['halves'] {
  const tables = new Map<number, RatedTable>();
  const isTold = (event: TournamentEvent): event is TellsOfTables =>
    TELLS_OF_TABLES.some((type) => type === event.type);
  for (const { at, events } of all) for (const event of events.filter(isTold)) tellTables(tables, event, millis(at));
  return tables.get(1)?.halves ?? null;
}

describe('what a table came to', () => {
  it.each<[string, (day: Day) => unknown, object, RatedTable['halves']]>([
    ['that was played', (day) => records(day, WON, 'entered'), { is: 'match', bothLost: false }, 2],
    [
      'to which one did not come',
      (day) => records(day, { ...WON, notPlayed: true }, 'forfeited'),
      { is: 'forfeit', won: 0 },
      null,
    ],
    [
      'to which nobody came',
      (day) => records(day, { ...ALL_LOST, notPlayed: true }, 'forfeited'),
      { is: 'forfeit', won: null },
      null,
    ],
    [
      'that both lost, though they were there',
      (day) => records(day, ALL_LOST, 'entered'),
      { is: 'match', bothLost: true },
      null,
    ],
    [
      'that turns out not to have been played',
      (day) => [records(day, WON, 'entered'), corrects(day, { ...WON, notPlayed: true })],
      { is: 'forfeit', won: 0 },
      null,
    ],
    [
      'that turns out to have been played',
      (day) => [records(day, { ...WON, notPlayed: true }, 'forfeited'), corrects(day, WON)],
      { is: 'match', bothLost: false },
      2,
    ],
    [
      'that one was sent away from',
      (day) => day.must(ORGA, { type: 'DisqualifyEntrant', entrant: seated(day)[1]!, reason: TEXT }),
      { is: 'forfeit', won: 0 },
      null,
    ],
  ])('%s', (_, given, counts, halves) => {
    const day = paired();
    given(day);
    expect(countedRounds(day.state)[0]).toMatchObject([{ ...counts, entrants: seated(day) }]);
    expect(rated(day)).toBe(halves);
  });
});

it('a forfeit of the first release was not played either', () => {
  const versions = new Versions<TournamentEvent>(TOURNAMENT_UPCASTS);
  const games = { won: [2, 0], drawn: 0, bothLost: false };
  const raised = (how: string): JsonObject =>
    versions.raise({
      type: 'ResultRecorded',
      v: 1,
      data: { round: 1, table: 1, entrants: ['1', '2'], games, how },
      secret: null,
    }).data;
  expect(raised('forfeited')).toMatchObject({ games: { ...games, notPlayed: true } });
  expect(raised('entered')).toMatchObject({ games });
  expect(raised('entered').games).not.toHaveProperty('notPlayed');
});
