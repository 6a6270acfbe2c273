import fc from 'fast-check';
import { type AnyTournament, anyTournament } from '#test/tournament';
import { compareFractions, sum } from './fraction.js';
import type { EntrantId, Rounds, TableResult } from './results.js';
import type { RuleSet } from './rule-set.js';
import { RULE_SETS } from './rule-sets.js';
import { type Standing, standings } from './standings.js';
import { whyAbove } from './why-above.js';

const withAll = (rules: RuleSet): RuleSet => ({ ...rules, tieBreaks: rules.offered });

const rowsOf = ({ entrants, rounds }: AnyTournament, rules: RuleSet): readonly Standing[] =>
  standings(
    entrants.map((id) => ({ id, disqualified: false })),
    rounds,
    rules,
  );

const named = (table: TableResult): readonly EntrantId[] => ('entrants' in table ? table.entrants : [table.entrant]);

const met = (entrant: EntrantId, rounds: Rounds): ReadonlySet<EntrantId> =>
  new Set(rounds.flat().flatMap((table) => (named(table).includes(entrant) ? named(table) : [])));

describe.each(RULE_SETS.map((rules) => [rules.id, withAll(rules)] as const))('standings by %s', (_, rules) => {
  const each = (holds: (rows: readonly Standing[], tournament: AnyTournament) => void): void => {
    fc.assert(
      fc.property(anyTournament, (tournament) => {
        holds(rowsOf(tournament, rules), tournament);
      }),
    );
  };

  it('do not depend on the order of entrants or tables, and are the same again', () => {
    each((rows, { entrants, rounds }) => {
      const turned = { entrants: [...entrants].reverse(), rounds: rounds.map((tables) => [...tables].reverse()) };
      expect(rowsOf(turned, rules)).toEqual(rows);
    });
  });

  it('name everybody once, each below the one before by what decides, or with the same rank', () => {
    each((rows, { entrants }) => {
      expect(rows.map(({ entrant }) => entrant).sort()).toEqual([...entrants].sort());
      rows.forEach((row, nth) => {
        const above = rows[nth - 1];
        if (above === undefined) return;
        const why = whyAbove(row, above, rules);
        expect(row.rank).toBe(why.by === 'nothing' ? above.rank : nth + 1);
        if (why.by !== 'nothing') expect(why.above).toBe(above.entrant);
      });
    });
  });

  it('make each sum of what is not cut from its parts', () => {
    each((rows) => {
      for (const { tieBreaks } of rows) {
        for (const [nth, { value, parts }] of tieBreaks.entries()) {
          const { shownAs } = rules.tieBreaks[nth]!;
          if (shownAs !== 'points' && shownAs !== 'count') continue;
          const whole = sum(parts.filter(({ isCut }) => !isCut).map((part) => part.value));
          expect(compareFractions(whole, value)).toBe(0);
        }
      }
    });
  });

  it('change for nobody who met neither of two whose result is corrected, but for places among those tied', () => {
    each((rows, { entrants, rounds }) => {
      const place = rounds.flatMap((tables, round) => tables.map((table, nth) => ({ round, nth, table })));
      const wrong = place.find(({ table }) => table.is === 'match');
      if (wrong?.table.is !== 'match') return;
      const [a, b] = wrong.table.entrants;
      const { games } = wrong.table;
      const right = { ...wrong.table, games: { won: [games.won[1] + 1, games.won[0]] as const, drawn: 2 } };
      const corrected = rounds.map((tables, round) =>
        tables.map((table, nth) => (round === wrong.round && nth === wrong.nth ? right : table)),
      );
      const touched = new Set([...met(a, rounds), ...met(b, rounds)]);
      const after = new Map(rowsOf({ entrants, rounds: corrected }, rules).map((row) => [row.entrant, row]));
      for (const row of rows.filter(({ entrant }) => !touched.has(entrant))) {
        const values = ({ tieBreaks }: Standing) =>
          tieBreaks.filter((_value, nth) => rules.tieBreaks[nth]!.shownAs !== 'place');
        expect(values(after.get(row.entrant)!)).toEqual(values(row));
        expect(after.get(row.entrant)!.points).toEqual(row.points);
      }
    });
  });
});
