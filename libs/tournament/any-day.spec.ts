import fc from 'fast-check';
import { canonicalJson, type Dice, type Json, millis, seededChance, utf8 } from '#kernel';
import { anyCommand, anyPlan, bringToAnEnd, Day } from '#test/tournament';
import {
  explainTables,
  type OpenTournament,
  previewCorrection,
  ranking,
  snapshot,
  standingsAfter,
  tournamentDecider,
  verifyPairingsOf,
} from '#tournament';

const diceOf = (seed: number): Dice => seededChance(utf8(`${seed}`), { game: 'any-day', epoch: 0 }).dice('commands', 0);
const packed = (json: Json): string => canonicalJson(json);
const again = (json: Json): Json => tournamentDecider.pack(tournamentDecider.unpack(JSON.parse(packed(json)) as Json));

/** What holds of every tournament at any moment. */
function expectSound(state: OpenTournament): void {
  const ids = state.rounds.flatMap(({ tables }) => [...tables.keys()]);
  expect(new Set(ids).size).toBe(ids.length);
  state.rounds.forEach((round, nth) => {
    const tables = [...round.tables.values()];
    const placed = [...tables.flatMap(({ entrants }) => [...entrants]), ...round.byes.map(({ entrant }) => entrant)];
    expect(round.number).toBe(nth + 1);
    expect(new Set(placed).size).toBe(placed.length);
    expect(placed.filter((id) => !state.entrants.has(id))).toEqual([]);
    expect(new Set(tables.map(({ number }) => number)).size).toBe(tables.length);
    const why = explainTables(state, round);
    for (const table of tables) expect(why(table).because).toBeTruthy();
  });
  const ranked = ranking(state);
  expect(new Set(ranked).size).toBe(ranked.length);
  const inPlay = [...state.entrants.values()].filter(({ is }) => is === 'in').map(({ id }) => id);
  for (const through of [0, state.rounds.length]) {
    const rows = standingsAfter(state, through);
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).sort((a, b) => a - b));
    const told = new Set(rows.map(({ entrant }) => entrant));
    expect(inPlay.filter((id) => !told.has(id))).toEqual([]);
  }
}

/** Whoever stands there before and after a correction stands where its preview said. */
function expectAsForetold(
  before: OpenTournament,
  after: OpenTournament,
  foretold: ReturnType<typeof previewCorrection>,
) {
  const was = new Map(standingsAfter(before).map(({ entrant, rank }) => [entrant, rank]));
  const said = new Map(foretold.standings.map(({ entrant, rank }) => [entrant, rank[1]]));
  const is = standingsAfter(after).filter(({ entrant }) => was.has(entrant));
  expect(is.map(({ entrant }) => said.get(entrant) ?? was.get(entrant))).toEqual(is.map(({ rank }) => rank));
}

it('whatever anybody does at a tournament, it is sound, is read again as it is, its pairings are found again, and it can be brought to its end', () => {
  let corrected = 0;
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 10, max: 90 }), (seed, steps) => {
      const dice = diceOf(seed);
      const day = new Day(anyPlan(dice));
      if (dice.below(3) > 0) day.guests(3 + dice.below(9));
      for (let step = 0; step < steps; step++) {
        const before = snapshot(day.state);
        const [who, command] = anyCommand(dice, before);
        const foretold = command.type === 'CorrectResult' ? previewCorrection(before, command) : null;
        const done = day.do(who, command);
        if ('code' in done) continue;
        expectSound(day.state);
        if (foretold === null) continue;
        expectAsForetold(before, day.state, foretold);
        corrected += 1;
      }
      const part = Math.ceil(day.records.length / 2);
      const half = tournamentDecider.pack(day.refolded(part));
      expect(packed(again(half))).toBe(packed(half));
      expect(bringToAnEnd(day, dice)).toBeNull();
      expectSound(day.state);
      expect(packed(tournamentDecider.pack(day.refolded()))).toBe(packed(day.packed()));
      const records = day.records.map(({ actor, at, events }, nth) => ({
        actor,
        at: millis(at),
        seq: nth + 1,
        events,
      }));
      expect(verifyPairingsOf(records).filter(({ is }) => is === 'different')).toEqual([]);
    }),
    { numRuns: 100 },
  );
  expect(corrected).toBeGreaterThan(0);
});
